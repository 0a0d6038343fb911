import type { Distance } from './explanation.js';

/** Returns a distance vector: `(1, 0, *)`; `2..` is two or more, and `*` anything. */
export function printDistances(distances: readonly Distance[]): string {
  return distances.length === 0 ? '' : `(${distances.map(printDistance).join(', ')})`;
}

/** Returns `3`, `1..4`, `1..`, `..-1` or `*`. */
export function printDistance({ min, max }: Distance): string {
  if (min === null && max === null) return '*';
  return min === max ? String(min) : `${min ?? ''}..${max ?? ''}`;
}
