import type { Scop } from '@boxflow/ir';

/** Statements of a block, from some position on, that together are a SCoP. */
export interface Run {
  readonly scop: Scop;
  /** Number of statements. */
  readonly length: number;
}

/** How many longer runs are tried after one that is refused: a declaration may only be used further down. */
const PATIENCE = 3;

/** A run with as many pairs of accesses that may depend on each other is not extended: each takes the analysis its time. */
const MANY_PAIRS = 400;

/**
 * Returns the longest run, which is one of these lengths. A run of many loops is analysed a few times, and not once for each of its
 * lengths: the steps to longer runs double while they succeed, and begin anew with the next length if one goes too far.
 *
 * @param first the run of the first length
 * @param analyse returns the run of a length, or `undefined` if it is refused
 */
export function longestRun(
  lengths: readonly number[],
  first: Run,
  analyse: (length: number) => Run | undefined,
): Run {
  let best = { run: first, at: 0 };
  let step = 1;
  const tried = (at: number) => {
    const run = at < lengths.length ? analyse(lengths[at] as number) : undefined;
    return run && { run, at };
  };
  while (best.at < lengths.length - 1 && !hasManyPairs(best.run)) {
    const at = Math.min(best.at + step, lengths.length - 1);
    const isNext = at === best.at + 1;
    const longer = tried(at);
    if (longer && (isNext || !hasManyPairs(longer.run))) {
      best = longer;
      step *= 2;
    } else if (isNext) {
      const later = firstOf(PATIENCE, (count) => tried(at + 1 + count));
      if (!later) break;
      best = later;
      step = 1;
    } else step = 1;
  }
  return best.run;
}

/** Returns the first of some attempts that succeeds. */
function firstOf<T>(count: number, attempt: (position: number) => T | undefined): T | undefined {
  for (let position = 0; position < count; position++) {
    const found = attempt(position);
    if (found) return found;
  }
  return undefined;
}

/** Counts pairs of a write and any access of the same array. */
function hasManyPairs({ scop: { statements } }: Run): boolean {
  const all = statements.flatMap(({ accesses }) => accesses);
  const numberOf = new Map<string, number>();
  for (const { array } of all) numberOf.set(array, (numberOf.get(array) ?? 0) + 1);
  const pairs = all.reduce((sum, { kind, array }) => sum + (kind === 'write' ? numberOf.get(array)! : 0), 0);
  return pairs >= MANY_PAIRS;
}
