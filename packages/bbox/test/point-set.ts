import type { Box } from '../src/index.ts';

/**
 * The naive twin of the algebra: a set of points, each as its coordinates joined by commas. Slow and obviously right.
 */
export type PointSet = ReadonlySet<string>;

export function pointsOf(boxes: readonly Box[]): PointSet {
  return new Set(boxes.flatMap((piece) => enumerate(piece).map((point) => point.join())));
}

function enumerate(a: Box): number[][] {
  return a.lo.reduce<number[][]>(
    (prefixes, low, d) => {
      const count = Math.max(0, a.hi[d]! - low);
      const coordinates = Array.from({ length: count }, (_, i) => low + i);
      return prefixes.flatMap((prefix) => coordinates.map((c) => [...prefix, c]));
    },
    [[]],
  );
}

export function union(a: PointSet, b: PointSet): PointSet {
  return new Set([...a, ...b]);
}

export function intersection(a: PointSet, b: PointSet): PointSet {
  return new Set([...a].filter((point) => b.has(point)));
}

export function difference(a: PointSet, b: PointSet): PointSet {
  return new Set([...a].filter((point) => !b.has(point)));
}

export function isSubsetOf(a: PointSet, b: PointSet): boolean {
  return [...a].every((point) => b.has(point));
}
