import { secondsOf } from '../measure/figures.js';
import { describeSizes, mvt, scaleSizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';

/** The memory of the thesis's GPU, in bytes. */
const MEMORY = 2.5e9;

export const figure413: Script = {
  name: 'figure-4.13',
  title: 'mvt on one device of 2.5 GB, with up to 12.8 GB of data',
  async run(settings) {
    const memoryLimit = Math.round(MEMORY * settings.scale ** 2);
    const rows: Row[] = [];
    for (const devices of devicesOf(settings, [1])) {
      for (const gigabytes of [0.2, 0.8, 1.6, 3.2, 6.4, 12.8]) {
        const sizes = scaleSizes({ N: Math.round(Math.sqrt((gigabytes * 1e9) / 8)) }, settings.scale);
        const bytes = mvt.bytes(sizes);
        const identity = {
          sizes: describeSizes(sizes),
          gb: bytes / 1e9,
          devices,
          data_over_memory: bytes / memoryLimit / devices,
          memory_limit: memoryLimit,
        };
        const request = { program: mvt, sizes, devices, memoryLimit };
        rows.push(
          await measuredRow(settings, request, identity, (region) => {
            const seconds = secondsOf(settings, region);
            return {
              seconds,
              seconds_per_gb: ratio(seconds, bytes / 1e9),
              box_outs: region.counters.boxOuts,
              box_ins: region.counters.boxIns,
              read_in_bytes: region.copies.readIn.bytes,
              note: null,
            };
          }),
        );
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'mvt: time for each GB, by data',
          kind: 'line',
          unit: 's/GB',
          category: ['gb'],
          series: ['devices'],
          values: ['seconds_per_gb'],
        },
      ],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.13'),
        'There is no StarPU code here to compare with: it scales where the time for each GB stays.',
      ],
    };
  },
};
