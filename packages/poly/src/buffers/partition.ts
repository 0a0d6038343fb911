import type { StatementAccess } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { rankOf } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import type { DataSpace } from './data-space.js';

/** Data spaces that overlap, and the extents of a box around them. */
export interface Partition {
  readonly accesses: readonly StatementAccess[];
  /** Whether the accesses read the elements, or write them. */
  readonly kind: DataSpace['kind'];
  readonly elements: isl.Set;
  /** The set that the box is around: the elements, or more. */
  readonly hull: isl.Set;
  readonly extents: readonly number[];
}

/**
 * Returns the connected components of overlapping data spaces, each to be a buffer; `undefined` if the box of one has no constant
 * size. Data spaces that take less memory by themselves, as rows i and rows j of a matrix, stay apart.
 *
 * Baskaran et al., Automatic data movement and computation mapping for multi-level parallel architectures with explicitly managed
 * memories, PPoPP 2008: §3.1, and Algorithm 2 for the sizes.
 */
export function partitionsOf(spaces: readonly DataSpace[]): readonly Partition[] | undefined {
  let partitions: readonly Partition[] = [];
  for (const space of spaces) {
    const own = partitionOf(space);
    if (!own) return undefined;
    let joined = own;
    const others: Partition[] = [];
    for (const partition of partitions) {
      const both = together(partition, joined);
      if (both) joined = both;
      else others.push(partition);
    }
    partitions = [...others, joined];
  }
  return partitions;
}

/** Returns the partition of a data space, with a box around `hull` if that has a constant size, else around its elements. */
function partitionOf({ access, kind, elements, hull }: DataSpace): Partition | undefined {
  const simple = boxExtents(hull);
  if (simple) return { accesses: [access], kind, elements, hull, extents: simple };
  const extents = boxExtents(elements);
  return extents && { accesses: [access], kind, elements, hull: elements, extents };
}

/** Returns both in one; `undefined` if they never overlap, or if two boxes take less memory than one around both. */
function together(a: Partition, b: Partition): Partition | undefined {
  if (a.elements.intersect(b.elements).isEmpty()) return undefined;
  const elements = coalesced(a.elements.union(b.elements));
  const hull = coalesced(a.hull.union(b.hull));
  const extents = boxExtents(hull);
  const isSmaller = extents && volume(extents) <= volume(a.extents) + volume(b.extents);
  return isSmaller ? { ...a, accesses: [...a.accesses, ...b.accesses], elements, hull, extents } : undefined;
}

function volume(extents: readonly number[]): number {
  return extents.reduce((product, extent) => product * extent, 1);
}

/** Returns the extents of a box that holds the elements for all parameters; `undefined` if there is none. */
function boxExtents(elements: isl.Set): readonly number[] | undefined {
  if (elements.isEmpty()) return undefined;
  const distances = isl.Map.fromDomainAndRange(elements, elements).deltas();
  const extents = Array.from({ length: rankOf(elements) }, (_, d) => distances.dimMaxVal(d));
  return extents.every((extent) => extent.isInt())
    ? extents.map((extent) => Number(extent.toString()) + 1)
    : undefined;
}
