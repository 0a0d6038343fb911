import type { LoopNode } from '@boxflow/ir';
import { statementsIn } from './statements-in.js';

export type Loop = Extract<LoopNode, { kind: 'loop' }>;

/** Returns the tree with the loop replaced at that depth around a statement. */
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

/** Returns the loop at that depth around a statement, if there is one. */
export function loopAround(tree: LoopNode, statement: string, depth: number): Loop | undefined {
  let found: Loop | undefined;
  replaceLoop(tree, statement, depth, (one) => {
    found = one;
    return one;
  });
  return found;
}
