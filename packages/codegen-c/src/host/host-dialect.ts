import type { ScalarType } from '@boxflow/ir';
import type { Dialect, VectorNames } from '../language/dialect.js';
import { reservedNames } from '../language/reserved-names.js';

/** C11 for the processor: a kernel runs all its threads in loops. */
export const hostDialect: Dialect = {
  language: 'C',
  types: {
    float: 'float',
    double: 'double',
    int8: 'int8_t',
    int16: 'int16_t',
    int32: 'int',
    int64: 'int64_t',
    uint8: 'uint8_t',
    uint16: 'uint16_t',
    uint32: 'unsigned int',
    uint64: 'uint64_t',
  },
  reserved: reservedNames('arguments main', /^boxflow_/),
  helperPrefix: 'static inline ',
  kernelPrefix: () => 'static void ',
  addressSpace: '',
  viewArgument: 'pointer',
  keepsUnusedParameters: false,
  // Threads of a kernel are independent of each other, which is what the pragma says, see ordersAccesses.
  threads: {
    kind: 'loops',
    independent: '#pragma GCC ivdep',
    unroll: (count) => `#pragma GCC unroll ${count}`,
    aligned: '__attribute__((aligned(64)))',
    vector: vectorNames,
  },
  literal: (text) => text,
  functions: new Map(),
  overloadedFunctions: false,
  floatingConditions: true,
};

export function vectorNames(element: ScalarType): VectorNames {
  const stem = `boxflow_${element}`;
  return { type: `${stem}s`, lanes: `${stem}_lanes`, multiplyAdd: `${stem}_fma` };
}
