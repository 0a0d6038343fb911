import { type Dialect, reservedNames } from '@boxflow/codegen-c';
import type { Kernel, ScalarType } from '@boxflow/ir';
import { backgroundCopies } from './background-copies.js';
import { MULTIPLY_ADD_F64 } from './matrix-instructions.js';
import { QUOTIENT } from './quotient.js';

const WORDS = `threadIdx blockIdx blockDim gridDim warpSize dim3 half half2 float1 texture surface cudaError_t
  clock clock_t printf malloc free memcpy memset isnan isinf isfinite signbit min max std cuda
  boxflow_constants sinpi cospi rsqrt rcbrt norm rnorm saturate exp10 j0 j1 jn y0 y1 yn erfinv erfcinv erfcx`;

/** `int2`, `double4`, … are types in CUDA. */
const VECTORS = /^(u?(char|short|int|long|longlong)|float|double)[1-4](_\w+)?$/;

/** The variable with all that a kernel reads from constant memory. The runtime fills it before each launch. */
export const CONSTANTS = 'boxflow_constants';

/** Values that have names in `<math.h>`. */
const SPECIAL_VALUES: Readonly<Record<string, string>> = {
  INFINITY: '__int_as_float(0x7f800000)',
  NAN: '__int_as_float(0x7fc00000)',
};

/** CUDA C++, with nothing but what NVRTC knows without a header. */
export const cudaDialect: Dialect = {
  language: 'CUDA C++',
  types: {
    float: 'float',
    double: 'double',
    int8: 'signed char',
    int16: 'short',
    int32: 'int',
    int64: 'long long',
    uint8: 'unsigned char',
    uint16: 'unsigned short',
    uint32: 'unsigned int',
    uint64: 'unsigned long long',
  },
  reserved: reservedNames(WORDS, VECTORS),
  helperPrefix: 'static __device__ inline ',
  kernelPrefix: (kernel) => `extern "C" __global__ void ${launchBounds(kernel)}`,
  addressSpace: '',
  constantScalar: '__restrict__ ',
  readOnly: '__restrict__ ',
  constantMemory: { addressSpace: '', variable: CONSTANTS },
  viewArgument: 'pointer',
  keepsUnusedParameters: true,
  threads: {
    kind: 'grid',
    index: threadIndex,
    bits: (type, value) => `${type === 'float' ? '__float_as_int' : '__double_as_longlong'}(${value})`,
    size: (axis) => `gridDim.${'xyz'[axis]} * blockDim.${'xyz'[axis]}`,
    block: {
      shared: '__shared__ __align__(16) ',
      barrier: '__syncthreads();',
      memoryBarrier: '__syncthreads();',
      thread: (axis) => `(long long)threadIdx.${'xyz'[axis]}`,
      position: (axis) => `(long long)blockIdx.${'xyz'[axis]}`,
      count: (axis) => `(long long)gridDim.${'xyz'[axis]}`,
      background: backgroundCopies,
      matrix: MULTIPLY_ADD_F64,
      vector: vectorType,
    },
  },
  literal: (text) => SPECIAL_VALUES[text] ?? text,
  // The headers of CUDA declare these for `long` too, which would make the call ambiguous.
  functions: new Map([['labs', { name: 'llabs' }]]),
  // All floats have been compared on an H200, and 2^32 doubles.
  reflected: new Set(['erfc', 'erfcf']),
  quotient: QUOTIENT,
  // `sqrt` of a float is a float here, and a double in C.
  overloadedFunctions: true,
  floatingConditions: true,
};

const VECTOR_NAMES: Readonly<Record<ScalarType, string>> = {
  ...{ float: 'float', double: 'double', int8: 'char', int16: 'short', int32: 'int', int64: 'longlong' },
  ...{ uint8: 'uchar', uint16: 'ushort', uint32: 'uint', uint64: 'ulonglong' },
};

function vectorType(element: ScalarType, count: number): string {
  return `${VECTOR_NAMES[element]}${count}`;
}

/** Blocks of a kernel that is written for them always have the same size, so that threads may have more registers. */
function launchBounds({ blocks, block }: Kernel): string {
  if (!blocks) return '';
  const threads = block.reduce((product, size) => product * size, 1);
  return `__launch_bounds__(${[threads, ...(blocks.perProcessor ? [blocks.perProcessor] : [])].join(', ')}) `;
}

/** The built-in variables are unsigned and 32 bits wide: too narrow for x, and unfit to add a negative bound to. */
function threadIndex(axis: number): string {
  const letter = 'xyz'[axis];
  return `(long long)blockIdx.${letter} * blockDim.${letter} + threadIdx.${letter}`;
}
