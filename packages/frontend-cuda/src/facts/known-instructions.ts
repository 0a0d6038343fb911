/** Instructions whose effects are in their operands, or are among the facts. All others are not known. */
export const KNOWN_OPCODES: ReadonlySet<string> = new Set(
  `abs add addc and atom bar barrier bfe bfi bfind bmsk bra brev brkpt brx clz cnot copysign cos cp cvt cvta div dp2a dp4a
  elect ex2 exit fence fma fns istypep isspacep ld ldmatrix ldu lg2 lop3 mad mad24 madc match max membar min mma mov movmatrix
  mul mul24 nanosleep neg not or pmevent popc prefetch prefetchu prmt rcp red redux rem ret rsqrt sad selp set setp shf shfl shl shr
  sin slct sqrt st stacksave stackrestore alloca sub subc szext tanh testp trap vote activemask wmma xor griddepcontrol applypriority
  discard createpolicy stmatrix vadd vsub vabsdiff vmin vmax vshl vshr vmad vset`.split(/\s+/),
);

/** Textures and surfaces have addresses that the analysis does not see. */
export const TEXTURE_OPCODES: ReadonlySet<string> = new Set([
  'tex',
  'tld4',
  'txq',
  'suld',
  'sust',
  'sured',
  'suq',
]);

/** Operations of thread block clusters. */
export const CLUSTER_OPCODES: ReadonlySet<string> = new Set(['mapa', 'getctarank', 'clusterlaunchcontrol']);
