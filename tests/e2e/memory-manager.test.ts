import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { kernelProgram, type ProgramCase, smallCase } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { runInLeastMemory } from '../support/least-memory.js';
import { type Choice, pairwise } from '../support/pairwise.js';
import { type ProcessResult, runProcess } from '../support/run-process.js';
import { sequentialDump } from '../support/sequential-program.js';
import { withoutShortMemory } from '../support/short-memory.js';
import { everyNth } from '../support/thoroughness.js';

/** The programs of BBMM table 4.4, and three more. */
const PROGRAMS = [
  'floyd-warshall-vla',
  'heat-2d',
  'fdtd-2d-vla',
  'heat-3d-pochoir',
  'lu',
  'adi',
  'mvt-heap',
  'blackscholes',
  'matmul',
  'cholesky',
  'gramschmidt',
];

const OPTIONS = {
  devices: [3, 1, 8, 2, 5, 4, 7, 6],
  tile: ['auto', 3, 1, 10],
  distribution: ['block', 'cyclic', 'block-cyclic', 'dynamic'],
  comm: ['exact', 'fop', 'fo'],
  boxes: ['disjoint', 'merge', 'convex'],
  memory: ['all', 'least'],
  reuse: [true, false],
  overlap: [true, false],
  reorder: [true, false],
  peer: [true, false],
  concurrent: [1, 3],
  repeat: [true, false],
  keep: [true, false],
  // In shadow mode everything is decided anew, and looked at: iterations that are issued again are in the other runs.
  shadow: [true, false],
} as const;

/** All pairs of values: of each program in the full run, of all programs together in the short run. */
const CHOICES = pairwise(OPTIONS).map((choice) => [describeChoice(choice), choice] as const);

describe.each(PROGRAMS)('%s', (name) => {
  const chosen = withMoreSteps(smallCase(kernelProgram(name)));
  const executable = lazy(() => buildProgram(chosen));
  const expected = lazy(() => sequentialDump(chosen));

  it.each(everyNth(CHOICES, PROGRAMS.length, PROGRAMS.indexOf(name)))(
    'is computed right with %s',
    async (_text, choice) => {
      const result = await run(await executable(), choice);
      expect(result).toMatchObject({ code: 0, signal: null });
      expect(choice.memory === 'all' ? result.stderr : withoutShortMemory(result.stderr)).toBe('');
      expect(dumpDifference(await expected(), result.stdout, chosen.element)).toBeNull();
    },
  );
});

/** Enough time steps that some are issued again. */
function withMoreSteps(chosen: ProgramCase): ProgramCase {
  return 'TSTEPS' in chosen.sizes
    ? { ...chosen, size: 'long', sizes: { ...chosen.sizes, TSTEPS: 26 } }
    : chosen;
}

function describeChoice({
  devices,
  tile,
  distribution,
  comm,
  boxes,
  memory,
  concurrent,
  ...switches
}: Choice<typeof OPTIONS>): string {
  const off = Object.entries(switches).flatMap(([name, on]) => (on ? [] : [`no ${name}`]));
  return [
    `${devices} devices, tile ${tile}`,
    distribution,
    comm,
    `${boxes} boxes`,
    `${memory} memory`,
    `${concurrent} at a time`,
    ...off,
  ].join(', ');
}

function run(executable: string, choice: Choice<typeof OPTIONS>): Promise<ProcessResult> {
  const env = environment(choice);
  return choice.memory === 'all'
    ? runProcess(executable, ['--dump'], { env })
    : runInLeastMemory(executable, ['--dump'], env);
}

function environment({
  devices,
  tile,
  distribution,
  comm,
  boxes,
  reuse,
  overlap,
  reorder,
  peer,
  concurrent,
  repeat,
  keep,
  shadow,
}: Choice<typeof OPTIONS>) {
  return {
    ...placementEnvironment({ target: 'host', devices }),
    BOXFLOW_TILE: String(tile),
    BOXFLOW_DISTRIBUTION: distribution,
    BOXFLOW_COMM: comm,
    BOXFLOW_BOXES: boxes,
    BOXFLOW_REUSE: reuse ? '1' : '0',
    BOXFLOW_OVERLAP: overlap ? '1' : '0',
    BOXFLOW_REORDER: reorder ? '1' : '0',
    BOXFLOW_PEER: peer ? '1' : '0',
    BOXFLOW_CONCURRENT_TILES: String(concurrent),
    BOXFLOW_REPEAT: repeat ? '1' : '0',
    BOXFLOW_KEEP: keep ? '1' : '0',
    BOXFLOW_SHADOW: shadow ? '1' : '0',
  };
}
