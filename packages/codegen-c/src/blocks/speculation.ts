import {
  type BodyStatement,
  expressionsIn,
  isFloating,
  type Kernel,
  type KernelNode,
  type KernelStage,
} from '@boxflow/ir';

/**
 * Returns whether threads may execute the nodes for iterations that do not exist, whose results nobody reads: they access nothing in
 * memory but scalars and what the stage has copied, write to their own scalars, and compute with floating point, which never fails.
 */
export function isHarmless(kernel: Kernel, stage: KernelStage, nodes: readonly KernelNode[]): boolean {
  return nodes.every((node) => node.kind === 'instance' && isHarmlessInstance(kernel, stage, node));
}

function isHarmlessInstance(
  { statements, views, buffers }: Kernel,
  { buffers: staged }: KernelStage,
  node: KernelNode & { kind: 'instance' },
): boolean {
  const statement = statements[node.statement]!;
  const isFromStage = (position: number): boolean =>
    staged.some(({ accesses }) =>
      accesses.some((one) => one.statement === node.statement && one.position === position),
    );
  const isSafe = statement.accesses.every(({ kind }, position) => {
    const target = node.views[position]!;
    if (typeof target !== 'number') return buffers[target.buffer]!.extents.length === 0;
    return kind === 'read' && (isFromStage(position) || views[target]!.rank === 0);
  });
  const isPlain = statement.body.every(({ kind }: BodyStatement) => kind === 'assign');
  return (
    isSafe &&
    isPlain &&
    expressionsIn(statement).every(({ kind, type }) => kind === 'int' || isFloating(type))
  );
}
