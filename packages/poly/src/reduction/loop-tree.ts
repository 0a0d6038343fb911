import type { LoopNode } from '@boxflow/ir';
import { type Loop, loopAround, replaceLoop } from '../tree/replace-loop.js';
import { newLoops, type PartIterators, type Partition, partDepth } from './partition.js';
import type { Parts, StatementOfParts } from './parts.js';

/**
 * Returns the loop in parts, the results of each chunk's parts made one, and the chunks' results put to the
 * elements.
 */
export function loopsOfParts(
  loop: Loop,
  first: string,
  partition: Partition,
  names: PartIterators,
  parts: readonly Parts[],
): LoopNode {
  const inside = partDepth(partition) - partition.depth;
  const outer = Array.from({ length: inside }, (_, d) => loopAt(loop, first, d));
  const divided = loopAt(loop, first, inside);
  const part = sequence([...all(parts, 'begin', divided), divided, ...all(parts, 'finish', divided)]);
  const ofParts = (body: LoopNode): LoopNode =>
    newLoops(partition, names).reduceRight<LoopNode>((inner, name) => over(name, divided, inner), body);
  const inParts = replaceLoop(loop, first, inside, () => ofParts(part));
  const ofChunks = (body: LoopNode): LoopNode => over(names.chunk, loop, body);
  const adding = (some: readonly Parts[]): LoopNode =>
    outer.reduceRight<LoopNode>((body, one) => ({ ...one, body }), ofParts(sequence(named(some, 'add'))));
  const chunkOf = (some: readonly Parts[]) => sequence([...named(some, 'beginChunk'), adding(some)]);
  const groups = groupsOf(parts);
  const chunks = groups.map(({ cells, some }) => ofChunks(overAll(cells, loop, chunkOf(some))));
  const totals = groups.map(({ cells, some }) =>
    overAll(cells, loop, ofChunks(sequence(named(some, 'total')))),
  );
  return sequence([inParts, ...(partition.lanes ? chunks : []), ...totals]);
}

/**
 * Returns the reductions that are put together in the same loops: all of fixed elements, and each of several
 * elements.
 */
function groupsOf(parts: readonly Parts[]): readonly Group[] {
  const fixed = parts.filter(({ cells }) => cells.length === 0);
  const many = parts.filter(({ cells }) => cells.length > 0);
  return [
    ...(fixed.length > 0 ? [{ cells: [], some: fixed }] : []),
    ...many.map((one) => ({ cells: one.cells, some: [one] })),
  ];
}

interface Group {
  readonly cells: readonly string[];
  readonly some: readonly Parts[];
}

/** Returns the loop over parts of a loop's iterations, which goes the same way. */
function over(iterator: string, { direction, location }: Loop, body: LoopNode): LoopNode {
  return { kind: 'loop', iterator, type: 'int64', direction, location, body };
}

function loopAt(tree: LoopNode, statement: string, depth: number): Loop {
  const found = loopAround(tree, statement, depth);
  if (!found) throw new Error(`${statement} is in fewer loops than ${depth + 1}`);
  return found;
}

function sequence(children: readonly LoopNode[]): LoopNode {
  return { kind: 'sequence', children };
}

function all(parts: readonly Parts[], role: StatementOfParts, around: Loop): readonly LoopNode[] {
  return parts.flatMap((one) => named([one], role).map((statement) => overAll(one.cells, around, statement)));
}

function overAll(iterators: readonly string[], { location }: Loop, body: LoopNode): LoopNode {
  return iterators.reduceRight<LoopNode>(
    (inner, iterator) => ({ kind: 'loop', iterator, type: 'int64', direction: 1, location, body: inner }),
    body,
  );
}

function named(parts: readonly Parts[], role: StatementOfParts): readonly LoopNode[] {
  return parts.flatMap((one) => {
    const statement = one.statements[role];
    return statement ? [{ kind: 'statement' as const, statement: statement.name }] : [];
  });
}
