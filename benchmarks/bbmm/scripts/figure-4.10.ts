import { secondsOf } from '../measure/figures.js';
import { blackscholes, describeSizes, floyd, matmul, scaleSizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';

const PROGRAMS = [
  { program: matmul, sizes: { NI: 8192, NJ: 8192, NK: 8192 } },
  { program: blackscholes, sizes: { OPTIONS: 67108864 } },
  { program: floyd, sizes: { N: 2048 } },
];

/** How many times the memory of all devices the arrays take. */
const RATIOS = [0, 1, 2, 4];

export const figure410: Script = {
  name: 'figure-4.10',
  title: 'arrays larger than the memory of all devices: boxes go out to the host and come in again',
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes: full } of PROGRAMS) {
      const sizes = scaleSizes(full, settings.scale);
      for (const devices of devicesOf(settings, [1, 4])) {
        let within: number | null = null;
        for (const times of RATIOS) {
          const memoryLimit = times === 0 ? undefined : Math.ceil(program.bytes(sizes) / times / devices);
          const identity = {
            program: program.name,
            sizes: describeSizes(sizes),
            devices,
            data_over_memory: times === 0 ? 'fits' : times,
            memory_limit: memoryLimit ?? null,
          };
          const request = { program, sizes, devices, ...(memoryLimit && { memoryLimit }) };
          rows.push(
            await measuredRow(settings, request, identity, (region) => {
              const seconds = secondsOf(settings, region);
              if (times === 0) within = seconds;
              const { counters, copies } = region;
              return {
                seconds,
                speed_of_fitting: ratio(within, seconds),
                box_outs: counters.boxOuts,
                box_ins: counters.boxIns,
                splits: counters.splits,
                read_in_bytes: copies.readIn.bytes,
                boxed_out_bytes: copies.boxOut.bytes,
                note: null,
              };
            }),
          );
        }
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'Speed by size of the data over the memory',
          kind: 'line',
          unit: 'of what fits',
          category: ['data_over_memory'],
          series: ['program', 'devices'],
          values: ['speed_of_fitting'],
        },
        {
          title: 'Boxes that went out to the host, by size of the data over the memory',
          kind: 'line',
          unit: 'boxes',
          category: ['data_over_memory'],
          series: ['program', 'devices'],
          values: ['box_outs'],
        },
      ],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.10'),
        'The sizes stay and the memory shrinks, so that computing is the same: the speed is of that of the run that fits, ' +
          'not of 12 cores.',
      ],
    };
  },
};
