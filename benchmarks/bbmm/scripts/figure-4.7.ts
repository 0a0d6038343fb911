import { BOX_POLICIES } from '@boxflow/ir';
import { peakBytes } from '../measure/figures.js';
import { allocatedBytes } from '../minimum.js';
import { describeSizes } from '../programs.js';
import type { Chart } from '../report/pivot.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow } from './common.js';
import { thesisPrograms, tileOf } from './thesis-programs.js';

export const figure47: Script = {
  name: 'figure-4.7',
  title: 'memory of the largest device, by policy, in percent of the arrays, beside the least there can be',
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes } of thesisPrograms(settings)) {
      const all = program.bytes(sizes);
      const tiles = [undefined, tileOf(program)];
      for (const devices of devicesOf(settings, [1, 2, 4])) {
        const least = Math.max(...allocatedBytes(program.minimum(sizes, devices)));
        for (const boxes of BOX_POLICIES) {
          for (const tile of tiles) {
            const identity = {
              program: program.name,
              sizes: describeSizes(sizes),
              devices,
              policy: boxes,
              tile: tile ?? 'auto',
              minimum_percent: (100 * least) / all,
            };
            const options = { boxes, ...(tile && { tile }) };
            rows.push(
              await measuredRow(settings, { program, sizes, devices, ...options }, identity, (region) => ({
                allocated_percent: (100 * peakBytes(region)) / all,
                over_minimum: peakBytes(region) / least,
                note: null,
              })),
            );
          }
        }
      }
    }
    return {
      rows,
      charts: [
        chartOf('one tile per device', ({ tile }) => tile === 'auto'),
        chartOf('several tiles per device', ({ tile }) => tile !== 'auto'),
      ],
      notes: [
        saidOf('figure-4.7'),
        'minimum_percent: of minimum.ts, in which a device forgets what it does not need any more. tile auto: one tile per device.',
      ],
    };
  },
};

function chartOf(tiles: string, where: (row: Row) => boolean): Chart {
  return {
    title: `Memory of the largest device, in percent of the arrays, with ${tiles}`,
    kind: 'bar',
    unit: '%',
    category: ['program', 'devices'],
    series: ['policy'],
    values: ['allocated_percent'],
    marks: [{ column: 'minimum_percent', name: 'least there can be', shape: 'line' }],
    where,
  };
}
