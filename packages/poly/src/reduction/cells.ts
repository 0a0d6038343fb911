import { type IntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boundingBox, setHull } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import type { LoopSpace } from './loop-space.js';

/** The elements of an array that a loop chooses between, by their subscripts in the dimensions where they vary. */
export interface Cells {
  readonly dimensions: readonly number[];
  /** The smallest box around them. */
  readonly loops: LoopSpace;
  /** One past the greatest subscript in each dimension. */
  readonly extents: readonly IntExpr[];
}

/** Returns the elements to which the accesses, relations to one array, may be. */
export function cellsOf(
  relations: readonly isl.Map[],
  dimensions: readonly number[],
  iterators: readonly string[],
  context: isl.Set,
): Cells {
  const elements = relations.map((relation) => inDimensions(relation, dimensions).range());
  const [first, ...others] = elements as [isl.Set, ...isl.Set[]];
  const cells = coalesced(others.reduce((union, one) => union.union(one), first));
  return {
    dimensions,
    loops: { iterators: iterators.slice(0, dimensions.length), domain: setHull(cells) },
    extents: boundingBox(cells, context).hi,
  };
}

/** Returns the accesses to elements that are told apart by some of their subscripts. */
export function inDimensions(relation: isl.Map, dimensions: readonly number[]): isl.Map {
  let kept = relation.resetTupleId(isl.DimType.Out);
  for (let d = relation.dim(isl.DimType.Out) - 1; d >= 0; d--) {
    if (!dimensions.includes(d)) kept = kept.projectOut(isl.DimType.Out, d, 1);
  }
  return kept;
}

/** Returns loops with those over cells inside `at` of them. */
export function withCells({ iterators, domain }: LoopSpace, cells: Cells | undefined, at: number): LoopSpace {
  if (!cells) return { iterators, domain };
  const added = cells.loops.iterators;
  const [outer, inner] = [iterators.slice(0, at), iterators.slice(at)];
  const order = [...outer, ...added, ...inner];
  const reorder = `{ [${[...iterators, ...added].join(', ')}] -> [${order.join(', ')}] }`;
  const product = domain.resetTupleId().flatProduct(cells.loops.domain);
  return { iterators: order, domain: product.apply(isl.Map.readFromStr(domain.context, reorder)) };
}

/** Returns the subscripts of the cell that loops over cells are at. */
export function cellSubscripts(cells: Cells | undefined): readonly IntExpr[] {
  return cells ? cells.loops.iterators.map(variable) : [];
}
