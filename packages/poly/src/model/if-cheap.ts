import * as isl from '@boxflow/isl-wasm';

/** Bound on isl's operations for one answer that there is a simpler substitute for. */
const CHEAP = 30_000;

/**
 * The answer, or `undefined` where isl needs too long for it. Parametric bounds of projected sets can grow beyond all
 * use; where a hull serves as well, nobody should wait for them.
 */
export function ifCheap<T>(ctx: isl.Context, answer: () => T, operations = CHEAP): T | undefined {
  try {
    return ctx.withQuota(operations, answer);
  } catch (error) {
    if (error instanceof isl.IslQuotaError) return undefined;
    throw error;
  }
}
