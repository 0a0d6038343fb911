import { join } from 'node:path';
import type { LinkStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { defineOptions, kernelProgram, smallCase } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

const chosen = smallCase(kernelProgram('heat-2d'));
const executable = lazy(() => buildProgram(chosen));
const expected = lazy(() => sequentialDump(chosen));

function linksIn(stats: string): readonly LinkStats[] {
  return readStats(stats).regions.flatMap(({ links }) => links);
}

function isBetweenDevices({ from, to }: LinkStats): boolean {
  return from !== 'host' && to !== 'host' && from !== to;
}

describe.each([
  { target: 'host', devices: 3 },
  { target: 'opencl', devices: 3 },
] as const)('on $devices $target devices', (placement) => {
  const run = async (peer: '0' | '1') => {
    const stats = join(scratchFolder(`staged-copies-${placement.target}`), 'stats.json');
    const env = { ...placementEnvironment(placement), BOXFLOW_PEER: peer, BOXFLOW_STATS: stats };
    const result = await runProcess(await executable(), ['--dump'], { env });
    expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(dumpDifference(await expected(), result.stdout, chosen.element)).toBeNull();
    return linksIn(stats);
  };

  it('copies between devices are straight, or through the host', async () => {
    const straight = await run('1');
    const staged = await run('0');
    expect(straight.filter(isBetweenDevices)).toHaveLength(4);
    expect(straight.filter((each) => each.staged)).toEqual([]);
    expect(staged.filter((each) => each.staged)).toEqual(staged.filter(isBetweenDevices));
    expect(staged.filter(isBetweenDevices)).toHaveLength(4);
  });
});

it('simulated devices take longer without their peer link', async () => {
  const simulate = async (...options: string[]) => {
    const stats = join(scratchFolder('staged-copies-sim'), 'stats.json');
    const words = ['run', chosen.program.file, '--target', 'sim', ...options, '--stats', stats];
    const { stderr } = await mustPolyCli([...words, ...defineOptions(chosen)]);
    expect(stderr).toBe('');
    const links = linksIn(stats).filter(isBetweenDevices);
    const time = readStats(stats).regions.reduce((sum, { times }) => sum + times.simulatedNs, 0);
    return { time, staged: new Set(links.map(({ staged }) => staged)) };
  };
  const straight = await simulate();
  const staged = await simulate('--no-peer');
  expect(straight.staged).toEqual(new Set([false]));
  expect(staged.staged).toEqual(new Set([true]));
  expect(staged.time).toBeGreaterThan(straight.time);
});
