import type { SourceLocation } from '@boxflow/ir';

/** The current step of the compiler. */
export interface CompileProgress {
  /** The step: `preprocess`, `parse`, `lower`, `kernels` or `rewrite`. */
  readonly stage: string;
  /** The region that the step `lower` analyses now. */
  readonly region?: SourceLocation;
}

/** How a caller follows a compilation and ends it. */
export interface ProgressOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: CompileProgress) => void;
}

/**
 * Tells the caller what comes next, and lets it abort first: timers and other events run before. Throws the reason of
 * an abort.
 */
export async function beginStep(
  { signal, onProgress }: ProgressOptions,
  progress: CompileProgress,
): Promise<void> {
  if (signal) await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
  onProgress?.(progress);
}
