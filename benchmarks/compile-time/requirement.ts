import { median } from './median.js';

/** Limits of compile times, in milliseconds: of the median of the programs, and of each program. */
export const REQUIREMENT = { median: 500, maximum: 3000 } as const;

export interface Summary {
  readonly median: number;
  readonly maximum: number;
  /** The programs above {@link REQUIREMENT}'s maximum. */
  readonly tooSlow: readonly string[];
  readonly met: boolean;
}

/** Compares the times of all programs, by name, with the requirement. */
export function summary(totals: ReadonlyMap<string, number>): Summary {
  const times = [...totals.values()];
  const tooSlow = [...totals].filter(([, time]) => time > REQUIREMENT.maximum).map(([program]) => program);
  const middle = median(times);
  return {
    median: middle,
    maximum: Math.max(...times),
    tooSlow,
    met: middle <= REQUIREMENT.median && tooSlow.length === 0,
  };
}
