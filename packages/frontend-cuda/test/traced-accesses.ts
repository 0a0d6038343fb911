import type { Statement } from '@boxflow/ptx';
import { collectAccesses } from '../src/accesses/collect-accesses.ts';
import { solveLoops } from '../src/loops/solve-loops.ts';
import { evaluateKernel } from '../src/values/evaluate-kernel.ts';
import type { KernelBody } from '../src/values/kernel-body.ts';

const positions = new WeakMap<KernelBody, ReadonlySet<string>>();

/** Returns whether a statement is among the accesses that the analysis lists. */
export function isTraced(statement: Statement, body: KernelBody): boolean {
  let known = positions.get(body);
  if (known === undefined) {
    const kernel = evaluateKernel(body, () => null);
    const { loops, resolver } = solveLoops(kernel);
    known = new Set(
      collectAccesses(kernel, loops, resolver).map((access) => placeOf(access.statement.statement)),
    );
    positions.set(body, known);
  }
  return (statement.kind === 'instruction' || statement.kind === 'call') && known.has(placeOf(statement));
}

function placeOf({ position }: Statement & { kind: 'instruction' | 'call' }): string {
  return `${position.line}:${position.column}`;
}
