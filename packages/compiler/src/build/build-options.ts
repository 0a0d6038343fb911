import type { RunOptions } from '@boxflow/ir';

/** How {@link buildExecutable} makes an executable from a bundle. */
export interface BuildOptions {
  /** The C compiler; by default the environment variable `CC`, then `cc`. */
  readonly cc?: string;
  /** The C standard, as in `-std=c99`. */
  readonly std?: string;
  /** Further options for compiling and linking the user's program; `-O2` comes before them. */
  readonly cflags?: readonly string[];
  /** Objects and archives to link with the program: `.o`, `.a`, `.so`. */
  readonly objects?: readonly string[];
  /** `nvcc`: compile the CUDA code now, if nvcc is found. `runtime` (the default): leave it to the driver's NVRTC. */
  readonly cuda?: 'nvcc' | 'runtime';
  /** `native`: kernels are for this machine's processor. By default for the one that {@link cflags} name, or any. */
  readonly processor?: 'native';
  /** `none`: for simulated devices alone, which need no kernels. By default those of the host device are compiled. */
  readonly kernels?: 'host' | 'none';
  /** The executable's defaults, which the environment may replace. */
  readonly defaults?: RunOptions;
  /** `false`: neither use nor fill the cache. */
  readonly cache?: boolean;
}
