import { join } from 'node:path';
import type { Prediction, RegionStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { kernelProgram } from '../support/kernel-programs.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { everyNth } from '../support/thoroughness.js';

/** Returns the memory and the copies of a run, in the form of a prediction. */
function described({ name, devices, links, counters }: RegionStats) {
  return {
    name,
    memory: devices.map(({ peakBytes }) => peakBytes),
    links: new Map(
      links
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, bytes }) => [`${from} -> ${to}`, bytes] as const),
    ),
    boxOuts: counters.boxOuts,
  };
}

const PROGRAMS = [
  { program: 'floyd-warshall', macros: { N: 61 }, parameters: { n: 61 } },
  { program: 'heat-2d', macros: { N: 45, TSTEPS: 5 }, parameters: {} },
  { program: 'mvt', macros: { N: 61 }, parameters: { n: 61 } },
] as const;

const PLACEMENTS = [
  [],
  ['--distribution', 'cyclic', '--tile', '4'],
  ['--boxes', 'convex'],
  ['--boxes', 'disjoint', '--no-overlap'],
  ['--memory-limit', '16K'],
  ['--no-peer', '--distribution', 'cyclic'],
] as const;

/** In the short run the programs share the placements. */
function placementsOf(name: string): readonly (readonly string[])[] {
  return everyNth(
    PLACEMENTS,
    PROGRAMS.length,
    PROGRAMS.findIndex(({ program }) => program === name),
  );
}

describe.each(PROGRAMS)('poly-cli plan $program', ({ program, macros, parameters }) => {
  const { file } = kernelProgram(program);
  const words = [file, ...Object.entries(macros).flatMap(([name, value]) => ['-D', `${name}=${value}`])];

  it.each(placementsOf(program).map((placement) => [placement.join(' ') || 'as it is', placement] as const))(
    'predicts what a run does: %s',
    async (_, placement) => {
      const options = ['--devices', '3', ...placement];
      const stats = join(scratchFolder('plan'), 'stats.json');
      // A prediction is of a region by itself.
      await mustPolyCli(['run', ...words, '--no-keep', '--target', 'host', ...options, '--stats', stats]);
      const given = Object.entries(parameters).flatMap(([name, value]) => ['--param', `${name}=${value}`]);
      const { stdout } = await mustPolyCli(['plan', ...words, ...options, ...given, '--format', 'json']);
      const { regions } = JSON.parse(stdout) as Prediction;
      const ran = readStats(stats).regions.map(described);
      const predicted = regions.map(({ name, memory, links, boxOuts }) => ({
        name,
        memory: memory.map(({ bytes }) => bytes),
        links: new Map(links.map(({ from, to, bytes }) => [`${from} -> ${to}`, bytes] as const)),
        boxOuts,
      }));
      expect(predicted).toEqual(ran);
    },
  );
});

it("takes the constants of the program's main, unless others are given", async () => {
  const file = join(import.meta.dirname, 'plan', 'own-size.c');
  const memoryOf = async (...given: readonly string[]) => {
    const { stdout } = await mustPolyCli(['plan', file, '--format', 'json', ...given]);
    const { regions } = JSON.parse(stdout) as Prediction;
    return regions.map(({ parameters, memory }) => ({ parameters, bytes: memory[0]?.bytes }));
  };
  const stats = join(scratchFolder('plan'), 'stats.json');
  await mustPolyCli(['run', file, '--no-keep', '--target', 'host', '--stats', stats]);
  const [ran] = readStats(stats).regions.map(described);
  expect(await memoryOf()).toEqual([{ parameters: { n: 500 }, bytes: ran?.memory[0] }]);
  expect(await memoryOf('--param', 'n=100')).toEqual([{ parameters: { n: 100 }, bytes: expect.any(Number) }]);
  expect((await mustPolyCli(['plan', file])).stdout).toContain('on 1 device, with n = 500\n');
});

it('what does not fit is said before anything is allocated', async () => {
  const { file } = kernelProgram('floyd-warshall');
  const words = ['plan', file, '--param', 'n=4096', '--memory-limit', '10K'];
  const { code, stdout, stderr } = await polyCli(words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^\S+floyd-warshall\.c:\d+:\d+: error BF5020: one iteration/);
  expect(stderr).toContain('one iteration of phase p0 needs 16384 bytes on device 0');
});

it('compares numbers of devices, and lists what stays on the host', async () => {
  const { file } = kernelProgram('floyd-warshall');
  const { stdout } = await mustPolyCli(['plan', file, '--devices', '1,2,4']);
  expect(stdout).toMatch(/^devices +1 +2 +4$/m);
  expect(stdout).toMatch(/^efficiency +100 % +\d+ % +\d+ %$/m);
  expect(stdout).toMatch(/^\d devices? (is|are) fastest, as predicted by the machine model nvlink-8; /m);
  expect(stdout).toMatch(
    /^all 2 regions, each once: \S+ [mun]?s, as predicted by the machine model nvlink-8$/m,
  );
  expect(stdout).toMatch(/'printf'.*:\n {4}\S+floyd-warshall\.c:38:3, in report$/m);
  const { code, stderr } = await polyCli(['plan', file, '--devices', '1,0']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "BF4003: --devices cannot be '1,0'\n  hint: give a whole number from 1 on, or all, or several with commas between",
  );
});
