import {
  type BodyStatement,
  expressionsIn,
  type IntExpr,
  isFloating,
  type Kernel,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
  simplifyIntExpr,
} from '@boxflow/ir';
import { boxIndex, boxOf } from './box-accesses.js';
import { extreme, type Ranges } from './over-ranges.js';

/**
 * Returns whether threads may execute the nodes for iterations that do not exist, whose results nobody reads:
 * they access nothing in memory but scalars and what the stage has copied, write to their own scalars, and
 * compute with floating point, which never fails. `ranges`: of the thread's iterators and the stage's loop.
 */
export function isHarmless(
  kernel: Kernel,
  stage: KernelStage,
  nodes: readonly KernelNode[],
  ranges: Ranges,
): boolean {
  return nodes.every(
    (node) =>
      node.kind === 'move' || (node.kind === 'instance' && isHarmlessInstance(kernel, stage, node, ranges)),
  );
}

function isHarmlessInstance(
  { statements, views, buffers }: Kernel,
  { buffers: staged }: KernelStage,
  node: KernelNode & { kind: 'instance' },
  ranges: Ranges,
): boolean {
  const statement = statements[node.statement]!;
  const isSafe = statement.accesses.every(({ kind }, position) => {
    const target = node.views[position]!;
    if (typeof target !== 'number') return buffers[target.buffer]!.extents.length === 0;
    const box = boxOf(staged, node.statement, position);
    const isInBox =
      box !== undefined && staysInside(boxIndex(statement, position, node.iterators, box), box, ranges);
    return kind === 'read' && (isInBox || views[target]!.rank === 0);
  });
  const isPlain = statement.body.every(({ kind }: BodyStatement) => kind === 'assign');
  return (
    isSafe &&
    isPlain &&
    expressionsIn(statement).every(({ kind, type }) => kind === 'int' || isFloating(type))
  );
}

/** Returns whether an index is in the box for all values of the variables. */
function staysInside(index: readonly IntExpr[], { extents }: SharedBuffer, ranges: Ranges): boolean {
  return index.every((value, d) => {
    const [least, greatest] = (['least', 'greatest'] as const).map((which) => {
      const found = extreme(value, ranges, which);
      return found && simplifyIntExpr(found);
    });
    if (least?.op !== 'int' || greatest?.op !== 'int') return false;
    return least.value >= 0 && greatest.value < extents[d]!;
  });
}
