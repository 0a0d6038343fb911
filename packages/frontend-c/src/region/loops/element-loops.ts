import { type IntExpr, int, type LoopNode, simplifyIntExpr } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';
import type { Constraint, Loop } from '../state/loop.js';

/** Returns loops that the source does not write: over all elements of the dimensions of a variable, outermost first. */
export function elementLoops(
  extents: readonly IntExpr[],
  symbol: Variable,
  node: Node,
  context: Context,
): readonly Loop[] {
  return extents.map((extent, dimension) =>
    elementLoop(extent, `${symbol.name}_${dimension}`, symbol, node, context),
  );
}

function elementLoop(
  extent: IntExpr,
  sourceName: string,
  symbol: Variable,
  node: Node,
  { region, loops }: Context,
): Loop {
  const taken = (name: string) => loops.some((loop) => loop.name === name) || region.mentions(name);
  const name = region.freshName(sourceName, taken);
  region.iteratorNames.add(name);
  return {
    name,
    sourceName,
    symbol: { ...symbol, name: sourceName },
    type: 'int64',
    step: 1,
    lower: int(0),
    upper: simplifyIntExpr({ op: 'sub', args: [extent, int(1)] }),
    companions: new Map(),
    location: region.locate(node),
  };
}

/** Returns the context inside the loops. */
export function insideLoops(loops: readonly Loop[], context: Context): Context {
  return {
    ...context,
    loops: [...context.loops, ...loops],
    constraints: [...context.constraints, ...loops.map(rangeOf)],
  };
}

function rangeOf({ name, lower, upper }: Loop): Constraint {
  const [first, last] = [lower!, upper!].map((value) => ({ value, strict: false }));
  return { kind: 'range', lower: first!, iterator: name, upper: last! };
}

/** Returns the nest of the loops around a body. */
export function nestOf(loops: readonly Loop[], body: LoopNode): LoopNode {
  return loops.reduceRight<LoopNode>(
    (inner, { sourceName, type, location }) => ({
      kind: 'loop',
      iterator: sourceName,
      type,
      direction: 1,
      location,
      body: inner,
    }),
    body,
  );
}
