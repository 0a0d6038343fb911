import { betweenBytes, GIB, peakBytes, secondsOf } from '../measure/figures.js';
import { movedBytes } from '../minimum.js';
import { describeSizes, scaleSizes } from '../programs.js';
import { thesisMark } from '../report/pivot.js';
import type { Report, Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';
import { table51, table52, type VolumeTable } from '../thesis/thesis.js';
import { devicesOf, measuredRow, programCalled, ratio, timeNotes } from './common.js';

export const table51Script: Script = {
  name: 'table-5.1',
  title: 'time and volume between devices with FO and FOP, and with exact volumes (Intel-NVIDIA system)',
  run: (settings) => volumes(settings, table51, [1, 2, 4]),
};

export const table52Script: Script = {
  name: 'table-5.2',
  title: 'the same in single precision (AMD system)',
  run: (settings) => volumes(settings, table52, [1, 2]),
};

/** Without overlap and reordering, which the thesis comes to in section 5.3. */
async function volumes(settings: Settings, thesis: VolumeTable, numbers: readonly number[]): Promise<Report> {
  const rows: Row[] = [];
  for (const entry of thesis.rows) {
    for (const devices of devicesOf(settings, numbers)) {
      rows.push(...(await volumeRows(settings, thesis, entry, devices)));
    }
  }
  return {
    rows,
    charts: [
      {
        title: 'Volume between devices',
        kind: 'bar',
        unit: 'GiB',
        logarithmic: true,
        category: ['program', 'devices'],
        series: ['comm'],
        values: ['between_gib'],
        marks: [
          thesisMark('thesis_gib'),
          { column: 'minimum_gib', name: 'least there can be', shape: 'line' },
        ],
      },
      {
        title: 'Volume of FO over that of FOP',
        kind: 'bar',
        unit: 'times',
        logarithmic: true,
        category: ['program', 'devices'],
        series: [],
        values: ['over_fop'],
        marks: [thesisMark('thesis_over_fop')],
      },
    ],
    notes: [
      ...timeNotes(settings),
      `${thesis.source}. ${thesis.remarks.join(' ')}`,
      'Volumes are what devices receive from devices. minimum_gib: no implementation can do with less (minimum.ts).',
    ],
  };
}

async function volumeRows(
  settings: Settings,
  { element }: VolumeTable,
  entry: VolumeTable['rows'][number],
  devices: number,
): Promise<Row[]> {
  const program = programCalled(entry.program);
  const sizes = scaleSizes(entry.sizes, settings.scale);
  const tile = entry.tile;
  const paper = entry.devices.find((each) => each.devices === devices);
  const full = settings.scale === 1 ? paper : undefined;
  const minimum = movedBytes(program.minimum(sizes, devices, element)) / GIB;
  const rows: Row[] = [];
  let fop: number | undefined;
  for (const comm of devices === 1 ? (['fop'] as const) : (['exact', 'fop', 'fo'] as const)) {
    const request = { program, sizes, devices, tile, comm, element, overlap: false, reorder: false };
    const published = {
      thesis_s: devices === 1 && settings.scale === 1 ? entry.gpuSeconds : null,
      thesis_gib: null as number | null,
    };
    if (full && comm === 'fop')
      Object.assign(published, { thesis_s: full.fopSeconds, thesis_gib: full.fopGigabytes });
    if (full && comm === 'fo')
      Object.assign(published, { thesis_s: full.foSeconds, thesis_gib: full.foGigabytes });
    const identity = {
      program: program.name,
      sizes: describeSizes(sizes),
      tile,
      devices,
      comm: devices === 1 ? '' : comm,
    };
    rows.push(
      await measuredRow(settings, request, identity, (region) => {
        const between = betweenBytes(region) / GIB;
        if (comm === 'fop') fop = between;
        return {
          seconds: secondsOf(settings, region),
          thesis_s: published.thesis_s,
          between_gib: between,
          thesis_gib: published.thesis_gib,
          minimum_gib: minimum,
          over_minimum: ratio(between, minimum),
          over_fop: comm === 'fo' ? ratio(between, fop) : null,
          thesis_over_fop: comm === 'fo' ? ratio(paper?.foGigabytes, paper?.fopGigabytes) : null,
          moved_within_gib: region.copies.move.bytes / GIB,
          peak_gib: peakBytes(region) / GIB,
          note: null,
        };
      }),
    );
  }
  return rows;
}
