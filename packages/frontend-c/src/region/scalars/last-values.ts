import { apply, type IntExpr, variable, variablesOf } from '@boxflow/ir';
import type { StatementDraft } from '../state/drafts.js';
import type { Loop } from '../state/loop.js';
import type { Region } from '../state/region.js';

/**
 * Restricts statements that set a scalar for the code after the region to the last iteration: if no statement
 * of the region reads `j`, `j = i + 1` in a loop only matters after it. Loops that may end early, or not run
 * for some iterations of loops around them, stay as they are.
 */
export function keepLastValues(region: Region): void {
  for (const [position, draft] of region.drafts.entries()) {
    const last = setsUnreadScalar(draft, region) ? lastIteration(draft) : undefined;
    if (!last) continue;
    const guards = last.map((condition) => ({ kind: 'guard', condition }) as const);
    region.drafts[position] = { ...draft, constraints: [...draft.constraints, ...guards] };
  }
}

/** Returns whether the statement is the only one of the region that accesses the scalar which it sets. */
function setsUnreadScalar({ body, accesses }: StatementDraft, region: Region): boolean {
  const [only, ...others] = body;
  if (only?.kind !== 'assign' || others.length > 0) return false;
  const { array } = accesses[only.target]!;
  const isScalar = [...region.arrays.values()].some(
    ({ name, extents }) => name === array && extents.length === 0,
  );
  const uses = region.drafts.flatMap((draft) => draft.accesses.filter((access) => access.array === array));
  return isScalar && uses.length === 1;
}

/** Returns the conditions of the last iteration; `undefined` if it is not the last one of each loop. */
function lastIteration({ loops, constraints }: StatementDraft): readonly IntExpr[] | undefined {
  const areRanges = constraints.length === loops.length && constraints.every(({ kind }) => kind === 'range');
  if (!areRanges || loops.length === 0) return undefined;
  const names = new Set(loops.map(({ name }) => name));
  const ends = loops.map(lastValue);
  if (!ends.every((end) => end && !variablesOf(end).some((name) => names.has(name)))) return undefined;
  if (
    loops.some(({ lower, upper }) =>
      [lower, upper].some((end) => end && variablesOf(end).some((name) => names.has(name))),
    )
  )
    return undefined;
  return loops.map(({ name }, depth) => apply('eq', variable(name), ends[depth]!));
}

function lastValue({ step, lower, upper }: Loop): IntExpr | undefined {
  return step === 1 ? upper : step === -1 ? lower : undefined;
}
