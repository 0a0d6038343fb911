import { peakBytes, secondsOf } from '../measure/figures.js';
import { describeSizes } from '../programs.js';
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
import { thesisPrograms, tileOf } from './thesis-programs.js';

export const figure48: Script = {
  name: 'figure-4.8',
  title: "speedup by using what a device's other buffers hold (inter-tile reuse)",
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes } of thesisPrograms(settings)) {
      const tile = tileOf(program);
      for (const devices of devicesOf(settings, [4])) {
        let without: number | null = null;
        for (const reuse of [false, true]) {
          const identity = {
            program: program.name,
            sizes: describeSizes(sizes),
            tile,
            devices,
            reuse: reuse ? 'yes' : 'no',
          };
          rows.push(
            await measuredRow(settings, { program, sizes, devices, tile, reuse }, identity, (region) => {
              const seconds = secondsOf(settings, region);
              if (!reuse) without = seconds;
              const { readIn, move, boxOut } = region.copies;
              return {
                seconds,
                speedup: reuse ? ratio(without, seconds) : null,
                read_in_bytes: readIn.bytes,
                moved_within_bytes: move.bytes,
                boxed_out_bytes: boxOut.bytes,
                peak_bytes: peakBytes(region),
                note: null,
              };
            }),
          );
        }
      }
    }
    const mean = geometricMean(numbersIn(rows, 'speedup'));
    return {
      rows,
      charts: [speedupChart('Speedup by inter-tile reuse')],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.8'),
        ...(mean === null ? [] : [`Ours, geometric mean: ${mean.toFixed(2)}.`]),
      ],
    };
  },
};
