import type { Distance } from '@boxflow/ir';

/** `[n] -> { S0[i] -> A[i] : … }` without its parameters and braces. */
export function bodyOfMap(text: string): string {
  return text.replace(/^(?:\[[^\]]*\] -> )?\{\s*/, '').replace(/\s*\}$/, '');
}

/** A distance vector: `(1, 0, *)`; `2..` is two or more, and `*` anything. */
export function printDistances(distances: readonly Distance[]): string {
  return distances.length === 0 ? '' : `(${distances.map(printDistance).join(', ')})`;
}

/** `3`, `1..4`, `1..`, `..-1` or `*`. */
export function printDistance({ min, max }: Distance): string {
  if (min === null && max === null) return '*';
  return min === max ? String(min) : `${min ?? ''}..${max ?? ''}`;
}
