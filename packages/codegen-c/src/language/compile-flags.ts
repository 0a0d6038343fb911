/**
 * How {@link printHostKernels}' output must be compiled: nothing may change the value of a floating-point
 * expression. `errno` is not a value. Which processor to compile for is the caller's choice
 * ({@link processorFlags}); results do not depend on it.
 */
export const HOST_COMPILE_FLAGS: readonly string[] = [
  '-std=gnu11',
  '-O3',
  '-ffp-contract=off',
  '-fno-math-errno',
  '-fPIC',
];

/** The options of gcc and clang that name a processor, or instructions that it has. */
const PROCESSOR_OPTION = /^-m(?:(?:arch|cpu|tune|prefer-vector-width)=|(?:no-)?(?:fma|avx\w*)$)/;

/**
 * Returns the further options for kernels that run on one processor only: the one that `options` of the C
 * compiler name, else, with `native`, the compiling machine's. `architecture` is Node's name of it.
 */
export function processorFlags(
  architecture: NodeJS.Architecture,
  { options = [], native = false }: { readonly options?: readonly string[]; readonly native?: boolean },
): readonly string[] {
  const named = options.filter((option) => PROCESSOR_OPTION.test(option));
  const all = native ? [...nativeFlags(architecture), ...named] : named;
  // A sum's registers hold twice as much in the longest vectors, which compilers avoid by default.
  return all.length > 0 && architecture === 'x64' ? ['-mprefer-vector-width=512', ...all] : all;
}

/** clang knows `-march=native` on x86 only. */
function nativeFlags(architecture: NodeJS.Architecture): readonly string[] {
  if (architecture === 'x64') return ['-march=native'];
  return architecture === 'arm64' ? ['-mcpu=native'] : [];
}
