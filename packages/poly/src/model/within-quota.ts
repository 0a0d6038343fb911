import * as isl from '@boxflow/isl-wasm';

/** The default bound on isl's operations, for answers that have a simpler substitute. */
const SMALL_QUOTA = 30_000;

/**
 * Returns the answer, or `undefined` if isl needs more operations for it. Parametric bounds of projected sets can
 * become uselessly large, so it is better not to wait for them if a hull also serves.
 */
export function withinQuota<T>(ctx: isl.Context, answer: () => T, operations = SMALL_QUOTA): T | undefined {
  try {
    return ctx.withQuota(operations, answer);
  } catch (error) {
    if (error instanceof isl.IslQuotaError) return undefined;
    throw error;
  }
}
