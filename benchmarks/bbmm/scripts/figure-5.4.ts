import { betweenBytes, GIB, secondsOf } from '../measure/figures.js';
import { describeSizes, floyd, scaleSizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow, timeNotes } from './common.js';
import { optionsOf } from './table-5.3.js';

export const figure54: Script = {
  name: 'figure-5.4',
  title: 'floyd with FO on 2 devices: time by width of tiles, with and without overlap and reordering',
  async run(settings) {
    const sizes = scaleSizes({ N: 10240 }, settings.scale);
    const rows: Row[] = [];
    for (const devices of devicesOf(settings, [2])) {
      for (const tile of [1, 2, 4, 8, 16, 32, 64]) {
        for (const way of ['fo', 'fo-cc', 'fo-cctr'] as const) {
          const request = { program: floyd, sizes, devices, tile, ...optionsOf(way) };
          const identity = { program: floyd.name, sizes: describeSizes(sizes), devices, tile, way };
          rows.push(
            await measuredRow(settings, request, identity, (region) => ({
              seconds: secondsOf(settings, region),
              between_gib: betweenBytes(region) / GIB,
              note: null,
            })),
          );
        }
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'floyd with FO: seconds by width of tiles',
          kind: 'line',
          unit: 's',
          category: ['tile'],
          series: ['way', 'devices'],
          values: ['seconds'],
        },
      ],
      notes: [...timeNotes(settings), saidOf('figure-5.4')],
    };
  },
};
