import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { betweenBytes, peakBytes, secondsOf } from '../measure/figures.js';
import { runProcess } from '../measure/poly-cli.js';
import { allocatedBytes, movedBytes } from '../minimum.js';
import {
  blackscholes,
  describeSizes,
  floyd,
  heat2d,
  type Program,
  type Sizes,
  scaleSizes,
} from '../programs.js';
import type { Report, Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';
import { saidOf } from '../thesis/thesis.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';

const PROGRAMS = [
  { program: floyd, manual: 'floyd', sizes: { N: 16384 } },
  { program: heat2d, manual: 'heat2d', sizes: { N: 12288, TSTEPS: 100 } },
  { program: blackscholes, manual: 'blackscholes', sizes: { OPTIONS: 67108864 } },
] as const;

const manualFolder = join(import.meta.dirname, '../manual');

export const figure411: Script = {
  name: 'figure-4.11',
  title: 'comparison with manual codes (OpenCL, and CUDA on cuda): speed, memory, volume between devices',
  run: (settings) => compare(settings, saidOf('figure-4.11')),
};

export const figure412: Script = {
  name: 'figure-4.12',
  title: 'comparison with OpenACC codes: what the thesis says, beside our comparison with manual codes',
  run: (settings) =>
    compare(
      settings,
      `${saidOf('figure-4.12')} There is no OpenACC code here: the rows are those of figure-4.11.`,
    ),
};

/** One line of JSON of a manual program. */
interface ManualResult {
  readonly computeSeconds: number;
  readonly totalSeconds: number;
  readonly allocatedBytes: readonly number[];
  readonly movedBytes: number;
}

async function compare(settings: Settings, said: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-manual-'));
  const why = await buildManual(settings, folder);
  const rows: Row[] = [];
  try {
    for (const { program, manual, sizes: full } of PROGRAMS) {
      const sizes = scaleSizes(full, settings.scale);
      for (const devices of devicesOf(settings, [2, 4])) {
        const result = why === null ? await runManual(settings, folder, manual, sizes, devices) : why;
        rows.push(await comparedRow(settings, program, sizes, devices, result));
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return {
    rows,
    charts: [
      {
        title: 'Memory and volume over the least there can be',
        kind: 'bar',
        unit: 'times',
        category: ['program', 'devices'],
        series: [],
        values: ['allocated_over_minimum', 'moved_over_minimum', 'speed_of_manual'],
      },
    ],
    notes: [...timeNotes(settings), said],
  };
}

async function comparedRow(
  settings: Settings,
  program: Program,
  sizes: Sizes,
  devices: number,
  manual: ManualResult | string,
): Promise<Row> {
  const minimum = program.minimum(sizes, devices);
  const least = Math.max(...allocatedBytes(minimum));
  const identity = { program: program.name, sizes: describeSizes(sizes), devices };
  const known = typeof manual === 'string' ? null : manual;
  return measuredRow(settings, { program, sizes, devices }, identity, (region) => {
    const seconds = secondsOf(settings, region);
    return {
      seconds,
      manual_s: known?.totalSeconds ?? null,
      speed_of_manual: ratio(known?.totalSeconds, seconds),
      allocated_bytes: peakBytes(region),
      manual_allocated_bytes: known === null ? null : Math.max(...known.allocatedBytes),
      minimum_allocated_bytes: least,
      allocated_over_minimum: ratio(peakBytes(region), least),
      moved_bytes: betweenBytes(region),
      manual_moved_bytes: known?.movedBytes ?? null,
      minimum_moved_bytes: movedBytes(minimum),
      moved_over_minimum: ratio(betweenBytes(region), movedBytes(minimum)),
      note: typeof manual === 'string' ? manual : null,
    };
  });
}

/** Returns why there are no manual programs to compare with; `null` if they are in the folder. */
async function buildManual({ target }: Settings, folder: string): Promise<string | null> {
  if (target !== 'cuda' && target !== 'opencl') return 'manual codes run on GPUs only';
  const build = join(manualFolder, 'build.sh');
  const { code, stderr } = await runProcess('bash', [build, folder, target, '-DDATA_TYPE=double']);
  return code === 0 ? null : `manual codes were not built: ${stderr.trim().split('\n').at(-1)}`;
}

async function runManual(
  { target }: Settings,
  folder: string,
  name: string,
  sizes: Sizes,
  devices: number,
): Promise<ManualResult | string> {
  const steps = sizes.TSTEPS === undefined ? [] : ['--steps', String(sizes.TSTEPS)];
  const size = String(sizes.N ?? sizes.OPTIONS);
  const words = ['--size', size, ...steps, '--devices', String(devices), '--verify'];
  const { code, stdout, stderr } = await runProcess(join(folder, `${name}-${target}`), words);
  if (code !== 0) return `manual code: ${stderr.trim().split('\n').at(-1) || `exit code ${code}`}`;
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as ManualResult;
}
