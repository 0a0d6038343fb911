import type { Scop } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { withinQuota } from './within-quota.js';

/** Operations that take a few seconds. A region of the benchmark kernels needs 2.1 million at most (deriche). */
const FOR_ANY_REGION = 9_000_000;
const FOR_A_STATEMENT = 100_000;

/** isl's operations for all of the analysis of a region: larger regions get more. */
export function operationsFor({ statements }: Scop): number {
  return FOR_ANY_REGION + FOR_A_STATEMENT * statements.length;
}

/**
 * The operations of isl that are left for a region. All attempts at it draw on them, so that the region takes
 * bounded time, however many attempts there are, and the same attempts fail on every machine.
 */
export class Allowance {
  #left: number;

  constructor(
    private readonly ctx: isl.Context,
    operations: number,
  ) {
    this.#left = operations;
  }

  /** Returns the answer, or `undefined` if it takes more than this share of what is left. */
  attempt<T>(share: number, answer: () => T): T | undefined {
    const limit = Math.max(1, Math.floor(this.#left * share));
    try {
      const found = withinQuota(this.ctx, answer, limit);
      // A part of the answer may have been left out because nothing was left.
      return this.ctx.operations < limit ? found : undefined;
    } finally {
      this.#left = Math.max(0, this.#left - this.ctx.operations);
    }
  }
}
