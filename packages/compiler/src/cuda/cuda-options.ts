import type { RunOptions } from '@boxflow/ir';

/** A CUDA program for one GPU, and the options of its compiler. */
export interface CudaProgramOptions {
  /** Files that nvcc compiles: `.cu`, `.cpp`, `.c`. */
  readonly files: readonly string[];
  /** Objects and archives to link with the program. */
  readonly objects?: readonly string[];
  /** Macros in the form that follows `-D`: `N=1024`. */
  readonly defines?: readonly string[];
  /** Folders, as after `-I`. */
  readonly includes?: readonly string[];
  /** The C++ standard, as in `-std=c++17`. */
  readonly std?: string;
  /** Further options of nvcc, one per element. */
  readonly cflags?: readonly string[];
  /** The devices that run kernels: the host, with kernels as C, or GPUs. The default is the host. */
  readonly target?: 'host' | 'cuda';
  /** The executable's defaults, which the environment may replace. */
  readonly defaults?: RunOptions;
  /** `false`: neither use nor fill the cache. */
  readonly cache?: boolean;
}
