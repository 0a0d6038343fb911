import { field } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import type { StatementDraft } from '../state/drafts.js';
import type { Loop } from '../state/loop.js';
import type { Region } from '../state/region.js';
import { areAllUsesKnown } from '../uses/dead-after.js';
import { isReadLater } from '../uses/read-later.js';

/**
 * Declares scalars inside the loop that alone uses them, if no iteration reads what an earlier one left. Certain writes
 * show that by themselves, so only scalars that data decides to write are looked at.
 */
export function narrowLifetimes(region: Region): void {
  for (const [variable, draft] of region.arrays) {
    if (draft.extents.length > 0 || region.members.has(variable)) continue;
    const users = region.drafts.filter(({ accesses }) => accesses.some(({ array }) => array === draft.name));
    if (!users.some((user) => mayWrite(user, draft.name))) continue;
    if (!areAllUsesKnown(variable, region.definitionOf(variable))) continue;
    const depth = depthOfLifetime(variable, users, region);
    if (depth === undefined) continue;
    region.arrays.set(variable, { ...draft, storage: 'local' });
    region.loopsAround.set(variable, depth);
  }
}

function mayWrite({ accesses }: StatementDraft, name: string): boolean {
  return accesses.some(({ kind, array, may }) => kind === 'write' && may && array === name);
}

/** Returns the number of loops around the deepest place that can declare the variable; `undefined` for its own place. */
function depthOfLifetime(
  variable: Variable,
  [first, ...others]: readonly StatementDraft[],
  region: Region,
): number | undefined {
  const around = first!.loops.filter((loop, depth) => others.every(({ loops }) => loops[depth] === loop));
  const known = region.loopsAround.get(variable) ?? 0;
  const ends = around.map((loop) => endsWithIteration(variable, loop, region));
  const depth = ends.lastIndexOf(true) + 1;
  return depth > known ? depth : undefined;
}

/** Returns whether nothing reads the value that the variable has at the end of an iteration. */
function endsWithIteration(variable: Variable, { node }: Loop, region: Region): boolean {
  const definition = region.definitionOf(variable);
  if (!node || node.startIndex < definition.startIndex || node.endIndex > definition.endIndex) return false;
  return !isReadLater(variable, [field(node, 'body')], definition);
}
