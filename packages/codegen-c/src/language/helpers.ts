import { type Dialect, indexType } from './dialect.js';
import { printRunHelper, RUN_HELPERS, type RunHelper } from './run-helpers.js';

/** Small functions that generated expressions need and the languages lack, or overload ambiguously. */
export type Helper =
  | keyof typeof SOURCES
  | keyof typeof REFLECTIONS
  | RunHelper
  | 'quotient'
  | 'copy_async'
  | 'multiply_add_f64';

interface HelperSource {
  readonly parameters: readonly [string, string];
  readonly comment: string;
  readonly result: string;
}

const SOURCES = {
  floord: {
    parameters: ['a', 'b'],
    comment: 'a / b rounded down, b > 0',
    result: 'a / b - (a % b < 0)',
  },
  mod: {
    parameters: ['a', 'b'],
    comment: 'a - b * floord(a, b), b > 0',
    result: 'a % b < 0 ? a % b + b : a % b',
  },
  imin: { parameters: ['a', 'b'], comment: '', result: 'a < b ? a : b' },
  imax: { parameters: ['a', 'b'], comment: '', result: 'a > b ? a : b' },
} as const satisfies Readonly<Record<string, HelperSource>>;

const INTEGER_HELPERS = Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[];

/** Helpers that compute a function at `x` and at `-x` by its value at `|x|`: the function, and the one that takes the sign away. */
const REFLECTIONS = {
  erfc_of: { type: 'double', name: 'erfc', absolute: 'fabs' },
  erfcf_of: { type: 'float', name: 'erfcf', absolute: 'fabsf' },
} as const;

const REFLECTION_NAMES = Object.keys(REFLECTIONS) as readonly (keyof typeof REFLECTIONS)[];

export const HELPER_NAMES: readonly string[] = [
  ...INTEGER_HELPERS,
  ...REFLECTION_NAMES,
  ...RUN_HELPERS,
  ...['quotient', 'reciprocal_of', 'is_plain', 'divided'],
  ...['copy_async', 'copy_commit', 'copy_wait', 'multiply_add_f64'],
];

/** Definitions of the helpers in `used`, in one order whatever the order of use. */
export function printHelpers(used: ReadonlySet<Helper>, dialect: Dialect): string[] {
  const { threads } = dialect;
  const block = threads.kind === 'grid' ? threads.block : undefined;
  return [
    ...INTEGER_HELPERS.filter((name) => used.has(name)).map((name) => printHelper(name, dialect)),
    ...REFLECTION_NAMES.filter((name) => used.has(name)).map((name) => printReflection(name, dialect)),
    ...RUN_HELPERS.filter((name) => used.has(name)).map((name) => printRunHelper(name, dialect)),
    ...(used.has('quotient') && dialect.quotient ? [dialect.quotient] : []),
    ...(used.has('copy_async') && block?.background ? [block.background.definition] : []),
    ...(used.has('multiply_add_f64') && block?.matrix ? [block.matrix] : []),
  ];
}

function printHelper(name: keyof typeof SOURCES, dialect: Dialect): string {
  const { parameters, comment, result } = SOURCES[name];
  const type = indexType(dialect);
  const list = parameters.map((parameter) => `${type} ${parameter}`).join(', ');
  const head = comment === '' ? '' : `// ${comment}\n`;
  return `${head}${dialect.helperPrefix}${type} ${name}(${list}) {\n  return ${result};\n}\n`;
}

/** Compilers compute the value at `|x|` once for calls with `x` and with `-x`. */
function printReflection(helper: keyof typeof REFLECTIONS, dialect: Dialect): string {
  const { type: element, name, absolute } = REFLECTIONS[helper];
  const type = dialect.types[element];
  const spelling = (own: string) => dialect.functions.get(own)?.name ?? own;
  const lines = [
    `// ${name}(negative ? -x : x)`,
    `${dialect.helperPrefix}${type} ${helper}(${type} x, int negative) {`,
    `  const ${type} value = ${spelling(name)}(${spelling(absolute)}(x));`,
    '  return (x < 0) != negative ? 2 - value : value;',
    '}',
  ];
  return lines.map((line) => `${line}\n`).join('');
}
