import { printRecipeLine } from '@boxflow/ir';
import type { MappingStep, TreeLine } from '@boxflow/poly';
import { alignRows } from './align-rows.js';
import type { LoweredRegion } from './lowered-program.js';

/**
 * Returns the lines of a region's recipe, each with what it changes in the schedule tree, after the tree of
 * the original order:
 *
 *   scop0:
 *     for S0.i
 *       S0
 *
 *   distribute(S0.i)
 *     for S0.i  phase
 */
export async function printMapping({ scop, recipe, reassociate }: LoweredRegion): Promise<string> {
  const { mappingSteps } = await import('@boxflow/poly');
  const steps = await mappingSteps(scop, recipe, reassociate);
  return steps.map((step, i) => printStep(step, steps[i - 1], scop.name)).join('\n');
}

function printStep({ line, tree }: MappingStep, before: MappingStep | undefined, name: string): string {
  const title = line ? printRecipeLine(line) : `${name}:`;
  return [title, ...printTree(before ? changed(before.tree, tree) : tree), ''].join('\n');
}

function printTree(tree: readonly TreeLine[]): readonly string[] {
  return alignRows(
    tree.map(({ depth, text, notes }) => [`${'  '.repeat(depth + 1)}${text}`, notes.join('; ')]),
  );
}

/** Returns the lines between the first and the last one that are not as before. */
function changed(before: readonly TreeLine[], after: readonly TreeLine[]): readonly TreeLine[] {
  const most = Math.min(before.length, after.length);
  const isSame = (a: TreeLine | undefined, b: TreeLine | undefined) =>
    JSON.stringify(a) === JSON.stringify(b);
  let begin = 0;
  while (begin < most && isSame(before[begin], after[begin])) begin++;
  let end = 0;
  while (end < most - begin && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return after.slice(begin, after.length - end);
}
