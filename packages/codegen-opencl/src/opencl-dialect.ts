import { type Dialect, type FunctionSpelling, reservedNames } from '@boxflow/codegen-c';
import { type Kernel, PURE_FUNCTIONS, type ScalarType } from '@boxflow/ir';

const WORDS = `kernel global local constant private generic read_only write_only read_write pipe uniform half bool uchar
  ushort uint ulong quad complex imaginary event_t sampler_t image1d_t image2d_t image3d_t queue_t ndrange_t clk_event_t
  reserve_id_t cl_mem_fence_flags get_global_id get_local_id get_group_id get_global_size get_local_size get_num_groups
  get_global_offset get_work_dim barrier mem_fence prefetch select step mix clamp degrees radians sign smoothstep cross dot
  distance length normalize isequal isnotequal isless isgreater isnan isinf isfinite isnormal signbit any all bitselect
  shuffle min max mad mad24 mul24 mad_hi mul_hi rotate popcount clz hadd rhadd upsample add_sat sub_sat abs_diff rsqrt
  pown powr rootn sincos fract frexp ldexp logb ilogb lgamma_r modf nan maxmag minmag exp10 erf vload printf`;

/** Vector types, conversions and constants: `int4`, `convert_int_rte`, `as_float`, `CL_…`, `vload4`, `atomic_add`. */
const FAMILIES =
  /^((u?(char|short|int|long)|half|float|double|bool)(2|3|4|8|16)|(convert|as|native|half|atomic|atom|async|read|write|work_group|sub_group|intel|image)_\w+|vload\w+|vstore\w+|(CL|CLK|HALF|LOCAL|GLOBAL)_\w+)$/;

const TYPES: Readonly<Record<ScalarType, string>> = {
  float: 'float',
  double: 'double',
  int8: 'char',
  int16: 'short',
  int32: 'int',
  int64: 'long',
  uint8: 'uchar',
  uint16: 'ushort',
  uint32: 'uint',
  uint64: 'ulong',
};

/** OpenCL C 1.2. */
export const openclDialect: Dialect = {
  language: 'OpenCL C',
  types: TYPES,
  reserved: reservedNames(WORDS, FAMILIES),
  helperPrefix: '',
  kernelPrefix: (kernel) => `__kernel ${groupSizeHint(kernel)}void `,
  addressSpace: '__global ',
  constantScalar: 'restrict ',
  readOnly: 'restrict ',
  constantMemory: { addressSpace: '__constant ' },
  viewArgument: 'buffer-and-origin',
  keepsUnusedParameters: true,
  threads: {
    kind: 'grid',
    index: (axis) => `(long)get_global_id(${axis})`,
    bits: (type, value) => `${type === 'float' ? 'as_int' : 'as_long'}(${value})`,
    size: (axis) => `get_global_size(${axis})`,
    block: {
      shared: '__local ',
      barrier: 'barrier(CLK_LOCAL_MEM_FENCE);',
      memoryBarrier: 'barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);',
      thread: (axis) => `(long)get_local_id(${axis})`,
      position: (axis) => `(long)get_group_id(${axis})`,
      count: (axis) => `(long)get_num_groups(${axis})`,
      vector: (element, count) => `${TYPES[element]}${count}`,
    },
  },
  literal: openclLiteral,
  functions: openclFunctions(),
  overloadedFunctions: true,
  floatingConditions: false,
};

/** A requirement if the kernel is written for blocks; otherwise a hint: the runtime makes groups smaller if a device allows no more. */
function groupSizeHint({ block, blocks }: Kernel): string {
  if (block.length === 0) return '';
  const sizes = [...block].reverse();
  while (sizes.length < 3) sizes.push(1);
  return `__attribute__((${blocks ? 'reqd_work_group_size' : 'work_group_size_hint'}(${sizes.join(', ')})))\n`;
}

/** `long` has 64 bits here, and `long long` is reserved for 128. */
function openclLiteral(text: string): string {
  return text.replace(/ll/i, 'L');
}

/** Overloads in place of C's suffixes; `abs` of a signed integer is unsigned. */
function openclFunctions(): Map<string, FunctionSpelling> {
  const spellings = new Map<string, FunctionSpelling>();
  for (const name of PURE_FUNCTIONS.keys()) {
    const base = name.endsWith('f') && PURE_FUNCTIONS.has(name.slice(0, -1)) ? name.slice(0, -1) : name;
    spellings.set(name, { name: base === 'nearbyint' ? 'rint' : base });
  }
  const unsigned = (result: ScalarType): FunctionSpelling => ({ name: 'abs', result });
  return spellings
    .set('abs', unsigned('uint32'))
    .set('labs', unsigned('uint64'))
    .set('llabs', unsigned('uint64'));
}
