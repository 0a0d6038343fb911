import type { ScalarType } from './scalar-type.js';

/** Types of a pure function's parameters and result, as C declares it. */
export interface PureFunction {
  readonly parameters: readonly ScalarType[];
  readonly result: ScalarType;
}

const UNARY = [
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atanh',
  'cbrt',
  'ceil',
  'cos',
  'cosh',
  'erf',
  'erfc',
  'exp',
  'exp2',
  'expm1',
  'fabs',
  'floor',
  'lgamma',
  'log',
  'log10',
  'log1p',
  'log2',
  'nearbyint',
  'rint',
  'round',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
  'tgamma',
  'trunc',
] as const;
const BINARY = [
  'atan2',
  'copysign',
  'fdim',
  'fmax',
  'fmin',
  'fmod',
  'hypot',
  'nextafter',
  'pow',
  'remainder',
] as const;

/** Functions of `<math.h>` and `<stdlib.h>` that a statement may call: no side effect, known on every target. */
export const PURE_FUNCTIONS: ReadonlyMap<string, PureFunction> = new Map([
  ...UNARY.flatMap((name) => inBothPrecisions(name, 1)),
  ...BINARY.flatMap((name) => inBothPrecisions(name, 2)),
  ...inBothPrecisions('fma', 3),
  ['abs', { parameters: ['int32'], result: 'int32' }],
  ['labs', { parameters: ['int64'], result: 'int64' }],
  ['llabs', { parameters: ['int64'], result: 'int64' }],
]);

function inBothPrecisions(name: string, arity: number): [string, PureFunction][] {
  return [
    [name, { parameters: Array(arity).fill('double'), result: 'double' }],
    [`${name}f`, { parameters: Array(arity).fill('float'), result: 'float' }],
  ];
}
