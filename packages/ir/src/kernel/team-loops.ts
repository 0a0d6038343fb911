import type { KernelNode } from './kernel-ir.js';

/** Returns whether threads of a team share a loop at or below the nodes. */
export function hasTeamLoop(nodes: readonly KernelNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'if') return hasTeamLoop([...node.then, ...node.otherwise]);
    return node.kind === 'for' && (node.run === 'team' || hasTeamLoop(node.body));
  });
}
