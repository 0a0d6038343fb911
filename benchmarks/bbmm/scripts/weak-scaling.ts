import { betweenBytes, managementSeconds, peakBytes, secondsOf } from '../measure/figures.js';
import { movedBytes } from '../minimum.js';
import { describeSizes, floyd, heat2d, type Program, type Sizes, scaleSizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';
import { growData } from './figure-4.6.js';

const PROGRAMS: readonly {
  readonly program: Program;
  readonly sizes: Sizes;
  iterations(sizes: Sizes): number;
}[] = [
  { program: heat2d, sizes: { N: 512, TSTEPS: 20 }, iterations: ({ TSTEPS }) => TSTEPS! },
  { program: floyd, sizes: { N: 128 }, iterations: ({ N }) => N! },
];

const MANY = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export const weakScaling: Script = {
  name: 'weak-scaling',
  title: "1 to 1,024 devices with as much data each: time, and the host's own time per device",
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes: full, iterations } of PROGRAMS) {
      let alone: number | null = null;
      for (const devices of new Set([
        1,
        ...devicesOf(settings, settings.target === 'sim' ? MANY : [1, 2, 4]),
      ])) {
        const sizes = growData(program, scaleSizes(full, Math.max(settings.scale, 0.25)), devices);
        const identity = { program: program.name, sizes: describeSizes(sizes), devices };
        const steps = iterations(sizes);
        const minimum = movedBytes(program.minimum(sizes, devices));
        rows.push(
          await measuredRow(settings, { program, sizes, devices }, identity, (region) => {
            const each = ratio(secondsOf(settings, region), steps);
            if (devices === 1) alone = each;
            const management = managementSeconds(region);
            return {
              seconds: secondsOf(settings, region),
              seconds_per_iteration: each,
              efficiency: ratio(alone, each),
              management_s: management,
              management_us_per_device_iteration: (1e6 * management) / devices / steps,
              peak_bytes: peakBytes(region),
              between_bytes: betweenBytes(region),
              over_minimum: ratio(betweenBytes(region), minimum),
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
          title: 'Management per device and serial iteration',
          kind: 'line',
          unit: 'microseconds',
          category: ['devices'],
          series: ['program'],
          values: ['management_us_per_device_iteration'],
        },
      ],
      notes: [
        ...timeNotes(settings),
        "management: real time of this machine's host thread. Efficiency is per serial iteration; the arrays grow with the devices.",
      ],
    };
  },
};
