import { median } from '../compile-time/median.js';
import type { Pair } from './alternate.js';

/** Programs that take less are told apart by how long it takes to start a program. */
export const SHORTEST_SECONDS = 0.05;

/** The medians of a program's runs, and the median of the ratios of runs beside each other. */
export interface Row {
  readonly program: string;
  readonly runs: number;
  readonly sequentialWall: number;
  readonly sequentialUser: number;
  readonly ourWall: number;
  readonly ourUser: number;
  /** How many times as fast as the sequential program. */
  readonly speedup: number;
}

export function rowOf(program: string, pairs: readonly Pair[]): Row {
  const of = (value: (pair: Pair) => number) => median(pairs.map(value));
  return {
    program,
    runs: pairs.length,
    sequentialWall: of(({ sequential }) => sequential.wall),
    sequentialUser: of(({ sequential }) => sequential.user),
    ourWall: of(({ ours }) => ours.wall),
    ourUser: of(({ ours }) => ours.user),
    speedup: of(({ sequential, ours }) => sequential.wall / ours.wall),
  };
}

export interface Summary {
  readonly programs: number;
  readonly geometricMean: number;
  /** The programs that the sequential one is ahead of. */
  readonly behind: readonly string[];
}

/** Summarizes the programs that are long enough; `undefined` if there are none. */
export function summarize(rows: readonly Row[]): Summary | undefined {
  const long = rows.filter(({ sequentialWall }) => sequentialWall > SHORTEST_SECONDS);
  if (long.length === 0) return undefined;
  const logarithms = long.map(({ speedup }) => Math.log(speedup));
  return {
    programs: long.length,
    geometricMean: Math.exp(logarithms.reduce((sum, one) => sum + one, 0) / long.length),
    behind: long.filter(({ speedup }) => speedup < 1).map(({ program }) => program),
  };
}
