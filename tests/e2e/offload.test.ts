import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

const SOURCE = join(import.meta.dirname, 'offload', 'alternating.c');

const built = lazy(async () => {
  const folder = scratchFolder('offload');
  const executable = join(folder, 'alternating');
  const sequential = join(folder, 'alternating-sequential');
  await mustPolyCli(['build', SOURCE, '-o', executable, '--target', 'host']);
  await mustRun('gcc', ['-O1', '-w', SOURCE, '-o', sequential]);
  return { executable, expected: (await mustRun(sequential, [])).stdout };
});

async function run(environment: Readonly<Record<string, string>>) {
  const { executable, expected } = await built();
  const result = await mustRun(executable, [], { env: { ...environment, BOXFLOW_SUMMARY: '1' } });
  expect(result.stdout).toBe(expected);
  return result.stderr;
}

describe('calls of different sizes on the same arrays', () => {
  it.each(['1', '3', 'auto'])('are right wherever they run, with %s devices', async (devices) => {
    const summary = await run({ BOXFLOW_OFFLOAD: 'auto', BOXFLOW_DEVICES: devices });
    expect(summary).toMatch(/\d+ calls sequentially: too small for devices/);
    if (devices !== '1') expect(summary).toMatch(/\d+ calls? on \d devices?/);
  });

  it('measure the machine once, and again if its file is damaged', async () => {
    const cache = scratchFolder('machines');
    const environment = { BOXFLOW_OFFLOAD: 'auto', BOXFLOW_DEVICES: '2', XDG_CACHE_HOME: cache };
    const folder = join(cache, 'boxflow', 'machines');
    const text = () => readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    await run(environment);
    const measured = text();
    expect(JSON.parse(measured).machine).toMatch(/^host, 2 devices, /);
    await run(environment);
    expect(text()).toBe(measured);
    writeFileSync(join(folder, readdirSync(folder)[0] ?? ''), measured.slice(0, 100));
    await run(environment);
    expect(Object.keys(JSON.parse(text()).figures)).toEqual(Object.keys(JSON.parse(measured).figures));
  });

  it('all run on devices, or none', async () => {
    expect(await run({ BOXFLOW_OFFLOAD: 'always' })).not.toContain('sequentially');
    expect(await run({ BOXFLOW_OFFLOAD: 'never' })).toContain('boxflow: no region ran on devices');
  });
});

describe('a program that is too short for devices', () => {
  const source = join(import.meta.dirname, 'offload', 'short.c');
  const byDefault = { BOXFLOW_OFFLOAD: undefined, XDG_CACHE_HOME: scratchFolder('never measured') };

  it.each([[['--devices', '2']], [[]]])(
    'stays on the host by default, with the options %j',
    async (options) => {
      const words = ['run', source, '--target', 'host', '--summary', ...options];
      const { stderr } = await mustPolyCli(words, { env: byDefault });
      expect(stderr).toContain('boxflow: no region ran on devices');
      expect(stderr).toMatch(/short\.c:7:3 \w+ ran\n {2}1 call sequentially/);
      expect(stderr).toMatch(/short\.c:14:3 \w+ ran\n {2}500 calls sequentially: too small for devices/);
    },
  );

  it('runs on devices if it is verified, or checked in shadow mode', async () => {
    for (const option of ['--verify', '--shadow']) {
      const words = ['run', source, '--target', 'host', '--summary', option];
      const { stderr } = await mustPolyCli(words, { env: byDefault });
      expect(stderr).toMatch(/short\.c:14:3 \w+, 500 calls/);
    }
  });
});
