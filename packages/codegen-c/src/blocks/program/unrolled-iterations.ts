import { type BodyExpr, expressionsIn, type KernelNode, multiplyAddOf } from '@boxflow/ir';
import type { BlockKernel } from '../block-kernel.js';

/**
 * Iterations of a chunk for which a compiler copies the body, at most. A sum waits 4 ns for each addition on
 * an H200; nvcc copies four by itself, and then waits as long again for what they read.
 */
const MOST_UNROLLED = 16;
/** Operations in all copies of a body, at most: copies of long bodies gain nothing, and take registers. */
const MOST_OPERATIONS = 512;
/** The number of operations as which a division or a call counts. */
const LONG_OPERATION = 32;

/** Returns for how many iterations of a loop a compiler should copy its body: a power of two. */
export function unrolledIterations({ statements }: BlockKernel, body: readonly KernelNode[]): number {
  const all = body.flatMap((node) =>
    node.kind === 'instance' ? expressionsIn(statements[node.statement]!) : [],
  );
  const operations = all.reduce((sum, one) => sum + (isLong(one) ? LONG_OPERATION : 1), 0);
  let count = MOST_UNROLLED;
  while (count > 1 && count * operations > MOST_OPERATIONS) count /= 2;
  return count;
}

function isLong(expr: BodyExpr): boolean {
  if (expr.kind === 'call') return multiplyAddOf(expr) === undefined;
  return expr.kind === 'binary' && (expr.op === '/' || expr.op === '%');
}
