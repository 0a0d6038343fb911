import { type KernelNode, printIntExpr, simplifyIntExpr, substitute } from '@boxflow/ir';
import { type BlockKernel, varies } from './block-kernel.js';

type Instance = Extract<KernelNode, { kind: 'instance' }>;
type Copy = Extract<KernelNode, { kind: 'copy' }>;

/**
 * Returns the nodes in which statements that set an element set the register to which a thread would take it
 * from memory next:
 *
 *   C[i][j] = 0; C_own = C[i][j]; for k: C_own += …; C[i][j] = C_own   →   C_own = 0; for k: C_own += …; C[i][j] = C_own
 */
export function withBegunSums(kernel: BlockKernel, nodes: readonly KernelNode[]): readonly KernelNode[] {
  const [node, ...others] = nodes;
  if (!node) return [];
  const begun = node.kind === 'instance' ? begunBy(kernel, node, others) : undefined;
  return begun ? withBegunSums(kernel, begun) : [inside(kernel, node), ...withBegunSums(kernel, others)];
}

function inside(kernel: BlockKernel, node: KernelNode): KernelNode {
  if (node.kind === 'for') return { ...node, body: withBegunSums(kernel, node.body) };
  if (node.kind !== 'if') return node;
  const [then, otherwise] = [node.then, node.otherwise].map((one) => withBegunSums(kernel, one));
  return { ...node, then: then!, otherwise: otherwise! };
}

/**
 * Returns an instance and the nodes after it, of which the first no longer takes an element that the instance
 * sets; `undefined` if none does.
 */
function begunBy(
  kernel: BlockKernel,
  instance: Instance,
  [next, ...others]: readonly KernelNode[],
): readonly KernelNode[] | undefined {
  if (next?.kind === 'copy') {
    const isPutBack = others.some(
      (one) => one.kind === 'copy' && one.direction === 'out' && isSame(one, next),
    );
    const begun = isPutBack ? settingRegister(kernel, instance, next) : undefined;
    return begun && [begun, ...others];
  }
  // The loop may have no iteration: the element is set in memory then.
  if (next?.kind !== 'if' || next.otherwise.length > 0 || varies(kernel, next.condition)) return undefined;
  const then = begunBy(kernel, instance, next.then);
  return then && [{ ...next, then, otherwise: [instance] }, ...others];
}

/** Returns whether two copies are of one element and one register. */
function isSame(one: Copy, other: Copy): boolean {
  const place = ({ view, element, target }: Copy) => JSON.stringify([view, element, target]);
  return place(one) === place(other);
}

/**
 * Returns the instance with the register that the copy sets in the place of the element; `undefined` if it
 * sets a different one.
 */
function settingRegister({ statements }: BlockKernel, instance: Instance, copy: Copy): Instance | undefined {
  const statement = statements[instance.statement]!;
  const [only, ...more] = statement.body;
  if (copy.direction !== 'in' || only?.kind !== 'assign' || more.length > 0) return undefined;
  if (instance.views[only.target] !== copy.view) return undefined;
  const values = new Map(statement.iterators.map((name, i) => [name, instance.iterators[i]!]));
  const isElement = statement.accesses[only.target]!.index.every(
    (one, d) =>
      one.op !== 'data' &&
      printIntExpr(simplifyIntExpr(substitute(one, values))) ===
        printIntExpr(simplifyIntExpr(copy.element[d]!)),
  );
  if (!isElement) return undefined;
  return { ...instance, views: instance.views.map((view, i) => (i === only.target ? copy.target : view)) };
}
