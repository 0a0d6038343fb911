import type { LoopNode } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';
import type { ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { isDeadAfter } from '../uses/dead-after.js';
import { withSplitAssignments } from './split-assignments.js';

/**
 * Removes the statements that only set a scalar which nothing reads: once its value stands wherever the
 * source names the scalar, as `i + 1` does for `j` after `j = i + 1`. Returns the tree without them.
 */
export function withoutUnreadScalars(tree: readonly LoopNode[], region: Region): LoopNode[] {
  let kept: readonly LoopNode[] = withSplitAssignments(tree, neverRead(region), region);
  for (;;) {
    const unread = unreadScalars(region);
    const dropped = new Set(region.drafts.filter((draft) => onlySets(draft, unread)).map(({ name }) => name));
    if (dropped.size === 0) return renumbered(kept, region);
    kept = withoutStatements(kept, dropped, region);
  }
}

/** Removes statements, and the arrays that only they accessed. Returns the tree without them. */
export function withoutStatements(
  tree: readonly LoopNode[],
  dropped: ReadonlySet<string>,
  region: Region,
): LoopNode[] {
  region.drafts.splice(0, region.drafts.length, ...region.drafts.filter(({ name }) => !dropped.has(name)));
  for (const [variable, { name }] of region.arrays) if (!isUsed(name, region)) region.arrays.delete(variable);
  return tree.flatMap((node) => without(node, dropped));
}

/** Returns the names of the scalars that no statement reads, and nothing after the region. */
function unreadScalars(region: Region): ReadonlySet<string> {
  const names = neverRead(region);
  return new Set(
    [...region.arrays].flatMap(([variable, array]) =>
      names.has(array.name) && isEnded(variable, array, region) ? [array.name] : [],
    ),
  );
}

/** Returns whether nothing reads the variable after the region. */
export function isEnded(variable: Variable, { storage }: ArrayDraft, region: Region): boolean {
  return storage === 'local' || (!region.members.has(variable) && isDeadAfter(variable, region.source));
}

/** Returns the names of the scalars that no statement reads. */
function neverRead(region: Region): ReadonlySet<string> {
  const read = new Set(
    region.drafts.flatMap(({ accesses }) =>
      accesses.filter(({ kind }) => kind === 'read').map(({ array }) => array),
    ),
  );
  const scalars = [...region.arrays.values()].filter(({ extents }) => extents.length === 0);
  return new Set(scalars.flatMap(({ name }) => (read.has(name) ? [] : [name])));
}

/** Gives statements the names of their order. */
function renumbered(tree: readonly LoopNode[], region: Region): LoopNode[] {
  const names = new Map(region.drafts.map(({ name }, position) => [name, `S${position}`]));
  for (const [position, draft] of region.drafts.entries())
    region.drafts[position] = { ...draft, name: `S${position}` };
  const renamed = (node: LoopNode): LoopNode => {
    if (node.kind === 'statement') return { ...node, statement: names.get(node.statement)! };
    if (node.kind === 'loop') return { ...node, body: renamed(node.body) };
    return { ...node, children: node.children.map(renamed) };
  };
  return tree.map(renamed);
}

function onlySets({ body, accesses }: StatementDraft, names: ReadonlySet<string>): boolean {
  const [only, ...others] = body;
  return only?.kind === 'assign' && others.length === 0 && names.has(accesses[only.target]!.array);
}

function isUsed(array: string, { drafts }: Region): boolean {
  return drafts.some(({ accesses }) => accesses.some((access) => access.array === array));
}

function without(node: LoopNode, dropped: ReadonlySet<string>): LoopNode[] {
  if (node.kind === 'statement') return dropped.has(node.statement) ? [] : [node];
  if (node.kind === 'loop') {
    const body = without(node.body, dropped);
    return body.length === 0 ? [] : [{ ...node, body: body[0]! }];
  }
  const children = node.children.flatMap((child) => without(child, dropped));
  if (children.length === 0) return [];
  return [children.length === 1 ? children[0]! : { ...node, children }];
}
