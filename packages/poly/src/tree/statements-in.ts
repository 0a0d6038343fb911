import type { LoopNode } from '@boxflow/ir';

/** Returns the names of all statements in a loop tree, in source order. */
export function statementsIn(tree: LoopNode): readonly string[] {
  switch (tree.kind) {
    case 'statement':
      return [tree.statement];
    case 'sequence':
      return tree.children.flatMap(statementsIn);
    case 'loop':
      return statementsIn(tree.body);
  }
}
