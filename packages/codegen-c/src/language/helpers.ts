import { type Dialect, indexType } from './dialect.js';

/** Small functions that generated expressions need and the languages lack, or overload ambiguously. */
export type Helper = 'floord' | 'mod' | 'imin' | 'imax';

interface HelperSource {
  readonly parameters: readonly [string, string];
  readonly comment: string;
  readonly result: string;
}

const SOURCES: Readonly<Record<Helper, HelperSource>> = {
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
};

export const HELPER_NAMES = Object.keys(SOURCES) as readonly Helper[];

/** Definitions of the helpers in `used`, in one order whatever the order of use. */
export function printHelpers(used: ReadonlySet<Helper>, dialect: Dialect): string[] {
  return HELPER_NAMES.filter((name) => used.has(name)).map((name) => printHelper(name, dialect));
}

function printHelper(name: Helper, dialect: Dialect): string {
  const { parameters, comment, result } = SOURCES[name];
  const type = indexType(dialect);
  const list = parameters.map((parameter) => `${type} ${parameter}`).join(', ');
  const head = comment === '' ? '' : `// ${comment}\n`;
  return `${head}${dialect.helperPrefix}${type} ${name}(${list}) {\n  return ${result};\n}\n`;
}
