import type { LoopNode } from '@boxflow/ir';
import { statementsIn } from '../tree/statements-in.js';
import type { PartIterators } from './partition.js';
import type { Parts } from './parts.js';

type Loop = Extract<LoopNode, { kind: 'loop' }>;

/** Returns the tree with another one in the place of the loop at that depth around a statement. */
export function replaceLoop(
  tree: LoopNode,
  statement: string,
  depth: number,
  replacement: (loop: Loop) => LoopNode,
): LoopNode {
  if (!statementsIn(tree).includes(statement)) return tree;
  switch (tree.kind) {
    case 'statement':
      return tree;
    case 'sequence': {
      const children = tree.children.map((child) => replaceLoop(child, statement, depth, replacement));
      return { ...tree, children };
    }
    case 'loop':
      if (depth === 0) return replacement(tree);
      return { ...tree, body: replaceLoop(tree.body, statement, depth - 1, replacement) };
  }
}

/** Returns the loop in parts, the lanes' results made one, and the chunks' results put to the elements. */
export function loopsOfParts(loop: Loop, { chunk, lane }: PartIterators, parts: readonly Parts[]): LoopNode {
  const over = (iterator: string, children: readonly LoopNode[]): LoopNode => ({
    kind: 'loop',
    iterator,
    type: 'int64',
    direction: 1,
    location: loop.location,
    body: { kind: 'sequence', children },
  });
  const all = (role: (one: Parts) => { readonly name: string }) =>
    parts.map((one): LoopNode => ({ kind: 'statement', statement: role(one).name }));
  const part = [...all(({ begin }) => begin), loop, ...all(({ finish }) => finish)];
  const total = over(
    chunk,
    all(({ total }) => total),
  );
  const lanes = parts.flatMap((one) => one.lanes ?? []);
  if (lanes.length === 0) return { kind: 'sequence', children: [over(chunk, part), total] };
  const begin = lanes.map((one): LoopNode => ({ kind: 'statement', statement: one.begin.name }));
  const add = lanes.map((one): LoopNode => ({ kind: 'statement', statement: one.add.name }));
  return {
    kind: 'sequence',
    children: [over(chunk, [over(lane, part)]), over(chunk, [...begin, over(lane, add)]), total],
  };
}
