import { secondsOf } from '../measure/figures.js';
import { describeSizes, scaleSizes } from '../programs.js';
import { thesisMark } from '../report/pivot.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf, table51 } from '../thesis/thesis.js';
import {
  devicesOf,
  geometricMean,
  measuredRow,
  numbersIn,
  programCalled,
  ratio,
  timeNotes,
} from './common.js';

const WAYS = [
  { way: 'fop', options: { comm: 'fop', overlap: false, reorder: false } },
  { way: 'exact-cctr', options: { comm: 'exact', overlap: true, reorder: true } },
  {
    way: 'exact-cctr, one tile per device',
    options: { comm: 'exact', overlap: true, reorder: true },
    whole: true,
  },
] as const;

export const figure51: Script = {
  name: 'figure-5.1',
  title: 'strong scaling, with FOP as in the thesis and with our defaults',
  async run(settings) {
    const numbers = devicesOf(
      settings,
      settings.target === 'sim' && settings.model === 'nvlink-8' ? [1, 2, 4, 8] : [1, 2, 4],
    );
    const rows: Row[] = [];
    for (const entry of table51.rows) {
      const program = programCalled(entry.program);
      const sizes = scaleSizes(entry.sizes, settings.scale);
      for (const { way, options, ...choice } of WAYS) {
        const tiled = 'whole' in choice ? {} : { tile: entry.tile };
        let alone: number | null = null;
        for (const devices of new Set([1, ...numbers])) {
          const published = entry.devices.find((each) => each.devices === devices)?.fopSeconds;
          const request = { program, sizes, devices, ...tiled, ...options };
          const identity = { program: program.name, sizes: describeSizes(sizes), way, devices };
          rows.push(
            await measuredRow(settings, request, identity, (region) => {
              const seconds = secondsOf(settings, region);
              if (devices === 1) alone = seconds;
              return {
                seconds,
                speedup: ratio(alone, seconds),
                thesis_speedup: way === 'fop' ? ratio(entry.gpuSeconds, published) : null,
                note: null,
              };
            }),
          );
        }
      }
    }
    return {
      rows,
      charts: WAYS.map(({ way }) => ({
        title: `Speedup over one device: ${way}`,
        kind: 'line',
        unit: 'times',
        category: ['devices'],
        series: ['program'],
        values: ['speedup'],
        marks: [thesisMark('thesis_speedup')],
        where: (row) => row.way === way,
      })),
      notes: [...timeNotes(settings), saidOf('figure-5.1'), ...means(rows)],
    };
  },
};

function means(rows: readonly Row[]): string[] {
  const most = Math.max(0, ...numbersIn(rows, 'devices'));
  return WAYS.flatMap(({ way }) => {
    const chosen = rows.filter((row) => row.way === way && row.devices === most);
    const mean = geometricMean(numbersIn(chosen, 'speedup'));
    return mean === null ? [] : [`Geometric mean on ${most} devices, ${way}: ${mean.toFixed(2)}.`];
  });
}
