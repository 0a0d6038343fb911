import { apply, hasTeamLoop, type IntExpr, int, type KernelNode, variable } from '@boxflow/ir';
import { THREAD } from '../names/kernel-scope.js';
import type { BlockKernel } from './block-kernel.js';
import type { BlockNode } from './block-node.js';

type ForKernelNode = KernelNode & { readonly kind: 'for' };

/**
 * Returns what the threads of a team execute. All of them go through the loops around those that they share:
 *
 *   for j: { if (thread == 0) x[j] /= L[j][j]; barrier; for (i = j + 1 + thread; i < n; i += threads) x[i] -= …; barrier }
 *
 * Barriers are under no condition, and one follows each loop around such parts, for the sake of PoCL 3.1 (see blockProgram).
 */
export function teamProgram(kernel: BlockKernel): readonly BlockNode[] {
  const threads = kernel.block.reduce((product, size) => product * size, 1);
  return new TeamMaker(threads).nodes(kernel.body, []);
}

class TeamMaker {
  constructor(private readonly threads: number) {}

  /** `conditions`: those under which the nodes are executed, which are the same for all threads. */
  nodes(nodes: readonly KernelNode[], conditions: readonly IntExpr[]): readonly BlockNode[] {
    return inRuns(nodes).flatMap((run) => {
      const [node] = run;
      if (!node || !hasTeamLoop([node])) return this.#part(conditions, [isFirst(run)]);
      if (node.kind === 'if') {
        return [
          ...this.nodes(node.then, [...conditions, node.condition]),
          ...this.nodes(node.otherwise, [...conditions, apply('not', node.condition)]),
        ];
      }
      if (node.kind !== 'for') return [];
      if (node.run === 'team') return this.#part(conditions, [this.#shared(node)]);
      const { iterator, init, step } = node;
      const condition = all([...conditions, node.condition]);
      return [
        { kind: 'for', iterator, init, condition, step, body: this.nodes(node.body, []) },
        { kind: 'barrier' },
      ];
    });
  }

  /** Returns what threads execute until they wait for each other. */
  #part(conditions: readonly IntExpr[], nodes: readonly KernelNode[]): readonly BlockNode[] {
    const guarded: readonly KernelNode[] =
      conditions.length > 0
        ? [{ kind: 'if', condition: all(conditions), then: nodes, otherwise: [] }]
        : nodes;
    return [{ kind: 'thread', nodes: guarded }, { kind: 'barrier' }];
  }

  /** Returns the iterations of a thread: as far apart as there are threads. */
  #shared({ run: _, ...node }: ForKernelNode): KernelNode {
    const offset = apply('mul', int(node.step), variable(THREAD));
    return { ...node, init: apply('add', node.init, offset), step: node.step * this.threads };
  }
}

/** Returns the nodes for one of the threads. */
function isFirst(nodes: readonly KernelNode[]): KernelNode {
  return { kind: 'if', condition: apply('eq', variable(THREAD), int(0)), then: nodes, otherwise: [] };
}

/** Returns the nodes in runs: those in a row without a loop that threads share are one. */
function inRuns(nodes: readonly KernelNode[]): readonly (readonly KernelNode[])[] {
  const runs: KernelNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && !hasTeamLoop([last[0]]) && !hasTeamLoop([node])) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function all(conditions: readonly IntExpr[]): IntExpr {
  const [first = int(1), ...more] = conditions;
  return more.length === 0 ? first : apply('and', first, ...more);
}
