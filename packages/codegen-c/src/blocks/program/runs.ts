import type { KernelNode } from '@boxflow/ir';

/** Returns whether the node is a loop that is executed in chunks, or contains one. */
export function hasStage(node: KernelNode): boolean {
  if (node.kind === 'for') return node.stage !== undefined || node.body.some(hasStage);
  return node.kind === 'if' && [...node.then, ...node.otherwise].some(hasStage);
}

/** Returns the nodes in runs: those in a row that threads execute by themselves are one. */
export function inRuns(nodes: readonly KernelNode[]): readonly (readonly KernelNode[])[] {
  const runs: KernelNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && !hasStage(last[0]) && !hasStage(node)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}
