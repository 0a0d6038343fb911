import type { Pair } from '../cpu/alternate.js';

/** The shortest runs of a program in seconds, which other programs have disturbed least. */
export interface Comparison {
  readonly sequential: number;
  readonly ours: number;
  /** Whether our program takes longer than the requirement allows. */
  readonly slower: boolean;
}

const SHARE = 0.05;
const SECONDS = 0.02;

export function compare(pairs: readonly Pair[]): Comparison {
  const sequential = Math.min(...pairs.map((pair) => pair.sequential.wall));
  const ours = Math.min(...pairs.map((pair) => pair.ours.wall));
  return { sequential, ours, slower: ours > sequential * (1 + SHARE) + SECONDS };
}
