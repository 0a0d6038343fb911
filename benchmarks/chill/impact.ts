import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelledLosses, type Optimisation, type TargetName } from '@boxflow/tune';
import { CHILL_FOLDER, CHILL_KERNELS, type Numbers } from './kernels.js';
import { masterOf } from './masters.js';

/** A row of the thesis's Table 6.1: the losses in percent without an optimisation, by device. */
interface MeasuredLosses {
  readonly program: string;
  readonly defines: Numbers;
  readonly losses: Readonly<Record<string, Readonly<Record<Optimisation, number>>>>;
}

const OPTIMISATIONS = ['unroll', 'registers', 'shared', 'texture', 'constant'] as const;
const DEVICES = ['gtx-280', 'c2050'] as const satisfies readonly TargetName[];

const rows = (
  JSON.parse(readFileSync(join(CHILL_FOLDER, 'thesis.json'), 'utf8')) as {
    readonly losses: readonly MeasuredLosses[];
  }
).losses;

/** Returns the thesis's Table 6.1 beside what the model says, and how well their ranks agree. */
export async function table61(): Promise<{
  readonly rows: readonly (readonly string[])[];
  readonly rankCorrelation: number;
}> {
  const table: (readonly string[])[] = [['kernel', 'device', 'of', ...OPTIMISATIONS]];
  const measured: number[] = [];
  const modelled: number[] = [];
  for (const { program, defines, losses } of rows) {
    const kernel = CHILL_KERNELS.find((one) => one.program === program)!;
    for (const device of DEVICES) {
      const thesis = losses[device];
      if (!thesis) continue;
      const ours = modelledLosses(await masterOf(kernel, device, defines));
      const cells = (all: Readonly<Record<Optimisation, number>>) =>
        OPTIMISATIONS.map((name) => all[name].toFixed(1));
      table.push([program, device, 'thesis', ...cells(thesis)], [program, device, 'model', ...cells(ours)]);
      measured.push(...OPTIMISATIONS.map((name) => thesis[name]));
      modelled.push(...OPTIMISATIONS.map((name) => ours[name]));
    }
  }
  return { rows: table, rankCorrelation: rankCorrelation(measured, modelled) };
}

/** Returns Spearman's coefficient of two lists of numbers, of which some may be equal. */
export function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [ranksOf(some), ranksOf(others)];
  const mean = (a.length + 1) / 2;
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, rank, i) => sum + (rank - mean) * (right[i]! - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Returns the rank of each number. Equal numbers share the mean of their ranks. */
function ranksOf(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => {
    const less = numbers.filter((other) => other < number).length;
    const same = numbers.filter((other) => other === number).length;
    return less + (same + 1) / 2;
  });
}
