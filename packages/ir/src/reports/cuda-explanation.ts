import type { KernelDecomposition } from '../kernel-accesses/decomposition.js';
import type { KernelAccesses } from '../kernel-accesses/kernel-accesses.js';

export const CUDA_EXPLANATION_VERSION = 1;

/** The output of `poly-cli explain program.cu --format json`. Within a version, fields are added but never changed. */
export interface CudaExplanation {
  readonly version: typeof CUDA_EXPLANATION_VERSION;
  /** The files as given, in the order of the command line. */
  readonly files: readonly string[];
  readonly kernels: readonly ExplainedKernel[];
}

/** A kernel, what it accesses, and how its blocks share its arrays. */
export interface ExplainedKernel {
  readonly accesses: KernelAccesses;
  readonly decomposition: KernelDecomposition;
}
