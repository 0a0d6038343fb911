import type { KernelNode } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import { isPointVariable, type KernelScope } from '../names/kernel-scope.js';

/** A loop over iterations of a thread in a dimension of its tile. */
export interface PointsLoop {
  readonly variable: string;
  /** The printed name of the variable. */
  readonly name: string;
  /** The number of points. */
  readonly count: string;
}

/** Loops over the iterations of a thread around one node. */
export interface PointsNest {
  /** From the outside inwards. */
  readonly loops: readonly PointsLoop[];
  readonly leaf: KernelNode;
}

/** Returns the loops over a thread's iterations at a node; `undefined` if they, or other loops, have several nodes inside. */
export function pointsNest(node: KernelNode, scope: KernelScope): PointsNest | undefined {
  const loops: PointsLoop[] = [];
  let leaf = node;
  for (; leaf.kind === 'for'; leaf = leaf.body[0]!) {
    const end = leaf.condition.op === 'lt' ? leaf.condition.args[1] : undefined;
    if (!isPointVariable(leaf.iterator) || leaf.body.length !== 1 || !end) return undefined;
    loops.push({ variable: leaf.iterator, name: scope.variable(leaf.iterator), count: intText(end, scope) });
  }
  return { loops, leaf };
}

/** Prints loops over constants around something. */
export function printLoops(
  loops: readonly PointsLoop[],
  scope: KernelScope,
  writer: Writer,
  print: () => void,
): void {
  const type = indexType(scope.dialect);
  const nest = loops.reduceRight(
    (inside, { name, count }) =>
      () => {
        writer.line('#pragma unroll');
        writer.block(`for (${type} ${name} = 0; ${name} < ${count}; ++${name})`, inside);
      },
    print,
  );
  nest();
}
