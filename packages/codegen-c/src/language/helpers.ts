import { type Dialect, indexType } from './dialect.js';

/** Small functions that generated expressions need and the languages lack, or overload ambiguously. */
export type Helper = keyof typeof SOURCES | 'copy_async' | 'multiply_add_f64';

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

export const HELPER_NAMES: readonly string[] = [
  ...INTEGER_HELPERS,
  ...['copy_async', 'copy_commit', 'copy_wait', 'multiply_add_f64'],
];

/** Definitions of the helpers in `used`, in one order whatever the order of use. */
export function printHelpers(used: ReadonlySet<Helper>, dialect: Dialect): string[] {
  const { threads } = dialect;
  const block = threads.kind === 'grid' ? threads.block : undefined;
  return [
    ...INTEGER_HELPERS.filter((name) => used.has(name)).map((name) => printHelper(name, dialect)),
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
