import { secondsOf } from '../measure/figures.js';
import { describeSizes, scaleSizes } from '../programs.js';
import { thesisMark } from '../report/pivot.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';
import { OVERLAP_COLUMNS, type OverlapTable, table53 } from '../thesis/thesis.js';
import { devicesOf, measuredRow, programCalled, ratio, timeNotes } from './common.js';

/** The thesis's six, and what we do by default. */
export const WAYS = [...OVERLAP_COLUMNS, 'exact-cctr'] as const;
export type Way = (typeof WAYS)[number];

/** `fop-cctr`: the scheme, and whether copies overlap with computing and tiles with most to send run first. */
export function optionsOf(way: Way) {
  const [comm, extent] = way.split('-') as ['fop' | 'fo' | 'exact', 'cc' | 'cctr' | undefined];
  return { comm, overlap: extent !== undefined, reorder: extent === 'cctr' };
}

export const table53Script: Script = {
  name: 'table-5.3',
  title: 'time with and without overlap of copies and computing, and with tiles reordered',
  async run(settings) {
    const rows: Row[] = [];
    for (const entry of table53.rows) {
      const one = await row(settings, entry, 1, 'fop');
      rows.push(one);
      const alone = typeof one.seconds === 'number' ? one.seconds : null;
      for (const devices of devicesOf(settings, [2, 4]).filter((each) => each > 1)) {
        for (const way of WAYS) {
          const measured = await row(settings, entry, devices, way);
          rows.push({ ...measured, speedup_over_1: ratio(alone, measured.seconds as number | null) });
        }
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'Speed over that of one device with FOP',
          kind: 'bar',
          unit: 'times',
          category: ['program', 'devices'],
          series: ['way'],
          values: ['speedup_over_1'],
          marks: [thesisMark('thesis_speedup_over_1')],
        },
        {
          title: 'Time',
          kind: 'bar',
          unit: 's',
          logarithmic: true,
          category: ['program', 'devices'],
          series: ['way'],
          values: ['seconds'],
          marks: [thesisMark('thesis_s')],
          where: ({ devices }) => devices !== 1,
        },
      ],
      notes: [
        ...timeNotes(settings),
        `${table53.source}. ${table53.remarks.join(' ')}`,
        'One device runs without overlap, too: where launches of many small tiles wait for each other, several devices ' +
          'with overlap are faster by more than their number.',
      ],
    };
  },
};

async function row(
  settings: Settings,
  entry: OverlapTable['rows'][number],
  devices: number,
  way: Way,
): Promise<Row> {
  const program = programCalled(entry.program);
  const sizes = scaleSizes(entry.sizes, settings.scale);
  const tile = entry.tile;
  const full = entry.devices.find((each) => each.devices === devices);
  const published = devices === 1 ? entry.gpuSeconds : way === 'exact-cctr' ? null : (full?.[way] ?? null);
  return measuredRow(
    settings,
    { program, sizes, devices, tile, ...optionsOf(way) },
    { program: program.name, sizes: describeSizes(sizes), tile, devices, way: devices === 1 ? '' : way },
    (region) => ({
      seconds: secondsOf(settings, region),
      thesis_s: settings.scale === 1 ? published : null,
      speedup_over_1: null,
      thesis_speedup_over_1: devices === 1 ? null : ratio(entry.gpuSeconds, published),
      note: null,
    }),
  );
}
