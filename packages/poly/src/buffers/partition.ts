import * as isl from '@boxflow/isl-wasm';
import { rankOf } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import type { DataSpace } from './data-space.js';

/** Data spaces that overlap, and the extents of a box around them. */
export interface Partition {
  readonly spaces: readonly DataSpace[];
  /** The elements that the accesses read or write. */
  readonly elements: isl.Set;
  /** The set that the box is around: the elements, or more. */
  readonly hull: isl.Set;
  readonly extents: readonly number[];
}

/**
 * Returns the connected components of overlapping data spaces, each to be a buffer; `undefined` if the box of
 * one has no constant size. Data spaces that are only read, and take less memory by themselves, as rows i and
 * rows j of a matrix, stay apart.
 *
 * Baskaran et al., Automatic data movement and computation mapping for multi-level parallel architectures
 * with explicitly managed memories, PPoPP 2008: §3.1, and Algorithm 2 for the sizes.
 */
export function partitionsOf(spaces: readonly DataSpace[]): readonly Partition[] | undefined {
  const { written, others } = withWrite(spaces);
  const reads = readPartitions(others);
  if (written.length === 0 || !reads) return reads;
  const box = aroundAll(written);
  return box && [box, ...reads];
}

/** Returns the data space of the write, if there is one, with those that overlap it, and the others. */
export function withWrite(spaces: readonly DataSpace[]): {
  readonly written: readonly DataSpace[];
  readonly others: readonly DataSpace[];
} {
  const write = spaces.find(({ kind }) => kind === 'write');
  const isWritten = ({ elements }: DataSpace): boolean =>
    write !== undefined && !elements.intersect(write.elements).isEmpty();
  return { written: spaces.filter(isWritten), others: spaces.filter((space) => !isWritten(space)) };
}

function readPartitions(spaces: readonly DataSpace[]): readonly Partition[] | undefined {
  let partitions: readonly Partition[] = [];
  for (const space of spaces) {
    const own = aroundAll([space]);
    if (!own) return undefined;
    let growing = own;
    const others: Partition[] = [];
    for (const partition of partitions) {
      const both = together(partition, growing);
      if (both) growing = both;
      else others.push(partition);
    }
    partitions = [...others, growing];
  }
  return partitions;
}

/**
 * Returns the partition of data spaces, with a box around their hulls if that has a constant size, else
 * around their elements.
 */
function aroundAll(spaces: readonly DataSpace[]): Partition | undefined {
  const elements = unionOf(spaces.map((space) => space.elements));
  for (const hull of [unionOf(spaces.map((space) => space.hull)), elements]) {
    const extents = boxExtents(hull);
    if (extents) return { spaces, elements, hull, extents };
  }
  return undefined;
}

/** Returns both in one; `undefined` if they never overlap, or if two boxes take less memory than one around both. */
function together(a: Partition, b: Partition): Partition | undefined {
  if (a.elements.intersect(b.elements).isEmpty()) return undefined;
  const elements = unionOf([a.elements, b.elements]);
  const hull = unionOf([a.hull, b.hull]);
  const extents = boxExtents(hull);
  const isSmaller = extents && volume(extents) <= volume(a.extents) + volume(b.extents);
  return isSmaller ? { spaces: [...a.spaces, ...b.spaces], elements, hull, extents } : undefined;
}

export function unionOf(sets: readonly isl.Set[]): isl.Set {
  return sets.reduce((a, b) => coalesced(a.union(b)));
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
