/** Special registers that do not depend on other blocks of the launch, or are rewritten. */
const REGISTERS = [
  ...['%tid', '%ntid', '%laneid', '%warpid', '%nwarpid', '%ctaid', '%nctaid'],
  ...['%lanemask_eq', '%lanemask_le', '%lanemask_lt', '%lanemask_ge', '%lanemask_gt'],
  ...['%clock', '%clock_hi', '%clock64', '%globaltimer', '%globaltimer_lo', '%globaltimer_hi'],
  ...['%total_smem_size', '%aggr_smem_size', '%dynamic_smem_size', '%reserved_smem_offset_begin'],
  ...['%reserved_smem_offset_end', '%reserved_smem_offset_cap'],
];

/** Instructions that compute, move data, or concern threads of one block. Some get a wider scope. */
const OPCODES = [
  ...[
    'add',
    'sub',
    'mul',
    'mad',
    'mul24',
    'mad24',
    'sad',
    'div',
    'rem',
    'abs',
    'neg',
    'min',
    'max',
    'addc',
    'subc',
    'madc',
  ],
  ...[
    'popc',
    'clz',
    'bfind',
    'fns',
    'brev',
    'bfe',
    'bfi',
    'szext',
    'bmsk',
    'dp4a',
    'dp2a',
    'testp',
    'copysign',
  ],
  ...['fma', 'rcp', 'sqrt', 'rsqrt', 'sin', 'cos', 'lg2', 'ex2', 'tanh', 'set', 'setp', 'selp', 'slct'],
  ...[
    'and',
    'or',
    'xor',
    'not',
    'cnot',
    'lop3',
    'shf',
    'shl',
    'shr',
    'prmt',
    'mov',
    'cvt',
    'cvta',
    'isspacep',
  ],
  ...['vadd', 'vsub', 'vabsdiff', 'vmin', 'vmax', 'vshl', 'vshr', 'vmad', 'vset'],
  ...['vadd2', 'vsub2', 'vavrg2', 'vabsdiff2', 'vmin2', 'vmax2', 'vset2'],
  ...['vadd4', 'vsub4', 'vavrg4', 'vabsdiff4', 'vmin4', 'vmax4', 'vset4'],
  ...[
    'ld',
    'ldu',
    'st',
    'atom',
    'red',
    'membar',
    'fence',
    'prefetch',
    'prefetchu',
    'discard',
    'applypriority',
  ],
  ...['createpolicy', 'cp', 'mbarrier', 'stacksave', 'stackrestore', 'alloca'],
  ...[
    'bra',
    'brx',
    'ret',
    'exit',
    'trap',
    'bar',
    'barrier',
    'vote',
    'match',
    'shfl',
    'redux',
    'activemask',
    'elect',
  ],
  ...['nanosleep', 'wmma', 'mma', 'ldmatrix', 'stmatrix', 'movmatrix', 'wgmma', 'setmaxnreg'],
];

const TEXTURES = ['tex', 'tld4', 'txq', 'suld', 'sust', 'sured', 'suq', 'istypep'];

/** Reasons why calls of CUDA's own functions keep a kernel on one device. The module does not contain their code. */
const FUNCTIONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^vprintf$/, 'it prints, and only the first device shows that in order'],
  [
    /^(?:malloc|free|cudaMalloc|cudaFree|__nv_aligned_device_malloc)$/,
    "it allocates memory on the device's heap",
  ],
  [
    /^(?:cudaLaunchDevice|cudaGetParameterBuffer|cudaCGGet|cudaDeviceSynchronize|cudaStream|cudaEvent)/,
    'it launches kernels',
  ],
];

const knownRegisters = new Set(REGISTERS);
const knownOpcodes = new Set(OPCODES);

/** The function that ends a launch with an assertion's text. */
export const ASSERTION = '__assertfail';

export function isKnownRegister(name: string): boolean {
  return knownRegisters.has(name);
}

/** Returns why an instruction keeps its kernel on one device, or undefined if it does not. */
export function obstacleOfOpcode(opcode: string, modifiers: readonly string[]): string | undefined {
  if (TEXTURES.includes(opcode)) return 'it uses textures or surfaces';
  const isOfCluster = opcode === 'barrier' && modifiers.includes('cluster');
  if (isOfCluster) return 'its blocks form clusters';
  return knownOpcodes.has(opcode) ? undefined : `boxflow does not know the instruction '${opcode}'`;
}

/** Returns why a call of a function whose code is elsewhere keeps its kernel on one device. */
export function obstacleOfCall(callee: string): string | undefined {
  if (callee === ASSERTION) return undefined;
  const known = FUNCTIONS.find(([pattern]) => pattern.test(callee));
  return known?.[1] ?? `it calls '${callee}', which a different file defines`;
}
