import { join } from 'node:path';
import { secondsOf } from '../measure/figures.js';
import type { Program } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { measuredRow, ratio, timeNotes } from './common.js';

const shapes: Program = {
  name: 'access-shapes',
  file: join(import.meta.dirname, '../programs/access-shapes.c'),
  region: 'scop0',
  element: 'double',
  n: 'HEIGHT',
  bytes: ({ HEIGHT, PITCH }) => 8 * HEIGHT! * PITCH!,
  minimum: ({ HEIGHT, WIDTH }) => ({
    elementBytes: 8,
    allocation: [{ x: HEIGHT! * WIDTH! }],
    communication: [0],
  }),
};

export const figure41: Script = {
  name: 'figure-4.1',
  title: 'time of copies from the host by shape: 32 MiB in fewer and fewer contiguous elements',
  async run(settings) {
    const elements = 2 ** 22;
    const rows: Row[] = [];
    let contiguous: number | null = null;
    for (const width of [4096, 2048, 1024, 512, 256, 64, 16]) {
      const pitch = width === 4096 ? width : 2 * width;
      const height = Math.max(16, Math.round((elements / width) * settings.scale));
      const request = { program: shapes, sizes: { HEIGHT: height, WIDTH: width, PITCH: pitch }, devices: 1 };
      const identity = { rows: height, row_elements: width, pitch };
      rows.push(
        await measuredRow(settings, request, identity, (region) => {
          const { bytes, ns } = region.copies.readIn;
          const seconds = secondsOf(settings, region) === null ? null : ns / 1e9;
          contiguous ??= seconds;
          return {
            bytes,
            seconds,
            gb_per_second: ratio(bytes / 1e9, seconds),
            times_contiguous: ratio(seconds, contiguous),
            note: null,
          };
        }),
      );
    }
    return {
      rows,
      charts: [
        {
          title: 'Copies from the host by shape',
          kind: 'line',
          unit: 's',
          category: ['row_elements'],
          series: [],
          values: ['seconds'],
        },
      ],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.1'),
        'The first row is contiguous, the others half of each row.',
      ],
    };
  },
};
