import { peakBytes, secondsOf } from '../measure/figures.js';
import { describeSizes, type Program, type Sizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import {
  devicesOf,
  geometricMean,
  measuredRow,
  numbersIn,
  ratio,
  speedupChart,
  timeNotes,
} from './common.js';
import { thesisPrograms } from './thesis-programs.js';

export const figure46: Script = {
  name: 'figure-4.6',
  title: 'data scaling: as much data per device on each number of devices, speedup per serial iteration',
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes } of thesisPrograms(settings)) {
      let alone: number | null = null;
      for (const devices of new Set([1, ...devicesOf(settings, [1, 2, 3, 4])])) {
        const grown = growData(program, sizes, devices);
        const identity = { program: program.name, sizes: describeSizes(grown), devices };
        rows.push(
          await measuredRow(settings, { program, sizes: grown, devices }, identity, (region) => {
            const seconds = secondsOf(settings, region);
            const each = ratio(seconds, iterationsOf(program, grown));
            if (devices === 1) alone = each;
            return {
              seconds_per_iteration: each,
              speedup: ratio(alone, each),
              peak_bytes: peakBytes(region),
              note: null,
            };
          }),
        );
      }
    }
    const scaled = rows.filter((row) => row.devices !== 1);
    const mean = geometricMean(numbersIn(scaled, 'speedup'));
    const others = geometricMean(
      numbersIn(
        scaled.filter((row) => row.program !== 'adi'),
        'speedup',
      ),
    );
    return {
      rows,
      charts: [speedupChart('Data scaling: speedup per serial iteration')],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.6'),
        ...(mean === null
          ? []
          : [`Ours, geometric mean: ${mean.toFixed(2)}; without adi ${others?.toFixed(2)}.`]),
      ],
    };
  },
};

/** Extents grow so that the arrays are `factor` times as large. */
export function growData({ n, name }: Program, sizes: Sizes, factor: number): Sizes {
  if (name === 'bscholes') return { ...sizes, [n]: sizes[n]! * factor };
  const dimensions = name === 'heat3d' ? 3 : 2;
  const extents = Object.entries(sizes).map(([macro, size]): [string, number] =>
    macro === 'TSTEPS' || macro === 'TMAX'
      ? [macro, size]
      : [macro, Math.round(size * factor ** (1 / dimensions))],
  );
  return Object.fromEntries(extents);
}

/** Returns the number of iterations of the outermost serial loop. */
function iterationsOf({ name }: Program, sizes: Sizes): number {
  return sizes.TSTEPS ?? sizes.TMAX ?? (name === 'floyd' || name === 'lu' ? sizes.N! : 1);
}
