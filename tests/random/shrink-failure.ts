import type { Failure } from './compare-runs.js';
import type { Program } from './program.js';
import { simplerPrograms } from './shrink-program.js';

/** Candidates that are checked at once. */
const BATCH = 16;

/** Returns the failures of some of the programs, by position. */
export type Check = (programs: readonly Program[]) => Promise<ReadonlyMap<number, Failure>>;

/**
 * The simplest program that can be reached from `program` in steps each of which still fails in the same way. Each step
 * takes the boldest one of a batch, so that compilers are started once for many candidates. What was found by the time
 * `until` (as of `Date.now()`) is the answer.
 */
export async function shrinkFailure(
  program: Program,
  failure: Failure,
  check: Check,
  until: number,
): Promise<{ readonly program: Program; readonly failure: Failure }> {
  let best = { program, failure };
  let from = 0;
  while (Date.now() < until) {
    const all = simplerPrograms(best.program);
    // A candidate that did not fail before the last step will hardly do so after it, so the search goes on from there.
    const candidates = [...all.slice(from), ...all.slice(0, from)];
    const found = await firstFailing(candidates, best.failure.kind, check, until);
    if (found === null) break;
    from = (from + found.position) % all.length;
    best = found;
  }
  return best;
}

async function firstFailing(
  candidates: readonly Program[],
  kind: string,
  check: Check,
  until: number,
): Promise<{ readonly program: Program; readonly failure: Failure; readonly position: number } | null> {
  for (let begin = 0; begin < candidates.length && Date.now() < until; begin += BATCH) {
    const batch = candidates.slice(begin, begin + BATCH);
    const failures = await check(batch);
    for (const [k, program] of batch.entries()) {
      const failure = failures.get(k);
      if (failure?.kind === kind) return { program, failure, position: begin + k };
    }
  }
  return null;
}
