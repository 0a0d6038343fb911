import { secondsOf } from '../measure/figures.js';
import { describeSizes } from '../programs.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';
import { thesisPrograms } from './thesis-programs.js';

export const figure49: Script = {
  name: 'figure-4.9',
  title: 'time with several boxes per array (disjoint) in place of one (convex)',
  async run(settings) {
    const rows: Row[] = [];
    const names = ['floyd', 'heat2d', 'fdtd2d', 'heat3d', 'adi'];
    for (const { program, sizes } of thesisPrograms(settings)) {
      if (!names.includes(program.name)) continue;
      for (const devices of devicesOf(settings, [4])) {
        let convex: number | null = null;
        for (const boxes of ['convex', 'merge', 'disjoint'] as const) {
          const identity = { program: program.name, sizes: describeSizes(sizes), devices, policy: boxes };
          rows.push(
            await measuredRow(settings, { program, sizes, devices, boxes }, identity, (region) => {
              const seconds = secondsOf(settings, region);
              if (boxes === 'convex') convex = seconds;
              return { seconds, speed_of_convex: ratio(convex, seconds), note: null };
            }),
          );
        }
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'Speed with boxes split, of that with one box',
          kind: 'bar',
          unit: 'times',
          category: ['program'],
          series: ['policy'],
          values: ['speed_of_convex'],
        },
      ],
      notes: [
        ...timeNotes(settings),
        saidOf('figure-4.9'),
        'A kernel chooses among boxes only where a view lies in several, so the forced split of floyd is not there.',
        ...(settings.target === 'sim'
          ? ['A machine model knows nothing of warps: only copies and launches differ.']
          : []),
      ],
    };
  },
};
