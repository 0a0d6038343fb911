import { field } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import type { ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Loop } from '../state/loop.js';
import type { Region } from '../state/region.js';
import { areAllUsesKnown } from '../uses/dead-after.js';
import { isReadLater } from '../uses/read-later.js';

/**
 * Declares scalars inside the loops that use them, if no iteration reads what an earlier one left; each of
 * several loops gets a scalar of its own. Certain writes show that by themselves, so only scalars that data
 * decides to write are looked at.
 */
export function narrowLifetimes(region: Region): void {
  for (const [variable, draft] of [...region.arrays]) {
    if (draft.extents.length > 0 || region.members.has(variable)) continue;
    const users = region.drafts.filter(({ accesses }) => accesses.some(({ array }) => array === draft.name));
    if (!users.some((user) => mayWrite(user, draft.name))) continue;
    if (!areAllUsesKnown(variable, region.definitionOf(variable))) continue;
    const lifetimes = lifetimesOf(variable, users, region);
    for (const [position, lifetime] of (lifetimes ?? []).entries())
      declareInside(lifetime, position === 0 ? variable : { ...variable }, draft, region);
  }
}

/** The statements that use one value of a scalar, and the number of loops around the place that declares it. */
interface Lifetime {
  readonly users: readonly StatementDraft[];
  readonly depth: number;
}

/** Returns the lifetimes of a scalar; `undefined` if values may pass from one to another. */
function lifetimesOf(
  variable: Variable,
  users: readonly StatementDraft[],
  region: Region,
): readonly Lifetime[] | undefined {
  const known = region.loopsAround.get(variable) ?? 0;
  const groups = new Map<Loop | undefined, StatementDraft[]>();
  for (const user of users) {
    const loop = user.loops[known];
    groups.set(loop, [...(groups.get(loop) ?? []), user]);
  }
  const lifetimes = [...groups.values()].map((group) => ({
    users: group,
    depth: depthOfLifetime(variable, group, region),
  }));
  return lifetimes.every(({ depth }) => depth > known) ? lifetimes : undefined;
}

/** Makes a scalar one of the loops around its users, under a name of its own if it is not the first. */
function declareInside(
  { users, depth }: Lifetime,
  variable: Variable,
  draft: ArrayDraft,
  region: Region,
): void {
  const names = new Set([...region.arrays.values()].map(({ name }) => name));
  const isFirst = region.arrays.has(variable);
  const name = isFirst ? draft.name : region.freshName(draft.name, (taken) => names.has(taken));
  region.arrays.set(variable, { ...draft, name, storage: 'local' });
  region.loopsAround.set(variable, depth);
  if (isFirst) return;
  const inside = new Set(users.map((user) => user.name));
  for (const [position, user] of region.drafts.entries()) {
    if (!inside.has(user.name)) continue;
    const accesses = user.accesses.map((access) =>
      access.array === draft.name ? { ...access, array: name } : access,
    );
    region.drafts[position] = { ...user, accesses };
  }
}

function mayWrite({ accesses }: StatementDraft, name: string): boolean {
  return accesses.some(({ kind, array, may }) => kind === 'write' && may && array === name);
}

/** Returns the number of loops around the deepest place that can declare the variable; 0 for the function itself. */
function depthOfLifetime(
  variable: Variable,
  [first, ...others]: readonly StatementDraft[],
  region: Region,
): number {
  const around = first!.loops.filter((loop, depth) => others.every(({ loops }) => loops[depth] === loop));
  const ends = around.map((loop) => endsWithIteration(variable, loop, region));
  return ends.lastIndexOf(true) + 1;
}

/** Returns whether nothing reads the value that the variable has at the end of an iteration. */
function endsWithIteration(variable: Variable, { node }: Loop, region: Region): boolean {
  const definition = region.definitionOf(variable);
  if (!node || node.startIndex < definition.startIndex || node.endIndex > definition.endIndex) return false;
  return !isReadLater(variable, [field(node, 'body')], definition);
}
