/**
 * What isl text calls an array's subscript if it may be any element of its dimension: `a0'`, `a1'`, … No parameter or
 * iterator has such a name, since isl's mark is not part of a C identifier; one that had it would mean the same there.
 */
export function subscriptName(dimension: number): string {
  return `a${dimension}'`;
}
