import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment } from '../support/built-program.js';
import { defineOptions, kernelProgram, programCase } from '../support/kernel-programs.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

const chosen = programCase(kernelProgram('floyd-warshall-vla'), 'odd', 'double');

describe('an executable from poly-cli build', () => {
  it('runs on devices with nothing on the path, no home and no cache', async () => {
    const built = await buildProgram(chosen);
    const elsewhere = join(scratchFolder('stand-alone'), 'a folder');
    mkdirSync(elsewhere);
    copyFileSync(built, join(elsewhere, 'my floyd'));
    const result = await runProcess(join(elsewhere, 'my floyd'), ['--dump'], {
      cwd: elsewhere,
      env: {
        ...placementEnvironment({ target: 'host', devices: 4 }),
        PATH: '/nonexistent',
        HOME: '/nonexistent',
        XDG_CACHE_HOME: undefined,
        NODE_OPTIONS: undefined,
      },
    });
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toBe(await sequentialDump(chosen));
  });

  it('carries the options of the build as defaults, which the environment overrides', async () => {
    const folder = scratchFolder('defaults');
    const executable = join(folder, 'floyd');
    const options = ['--target', 'host', '--devices', '3', ...defineOptions(chosen)];
    await mustPolyCli(['build', chosen.program.file, '-o', executable, ...options]);
    expect(await devicesUsed(executable, {})).toEqual({ target: 'host', devices: 3 });
    expect(await devicesUsed(executable, { BOXFLOW_DEVICES: '2' })).toEqual({ target: 'host', devices: 2 });
  });

  it('is built in one step: nothing but the executable is left in the folder', async () => {
    const folder = scratchFolder('build');
    await mustPolyCli(['build', chosen.program.file, '-o', 'floyd', ...defineOptions(chosen)], {
      cwd: folder,
    });
    expect(readdirSync(folder)).toEqual(['floyd']);
  });

  it('may have global arrays that code does not reach within 2 GiB', async () => {
    const folder = scratchFolder('large');
    const text = [
      '#include <stdio.h>',
      'static double large[300000000], small[100];',
      'int main(void) {',
      '  for (int i = 0; i < 100; i++) large[i] = small[i] + 2 * i;',
      '  return large[99] != 198;',
      '}',
    ].join('\n');
    writeFileSync(join(folder, 'large.c'), text);
    await mustPolyCli(['build', 'large.c', '-o', 'large'], { cwd: folder });
    await mustRun(join(folder, 'large'), [], { env: placementEnvironment({ target: 'host', devices: 2 }) });
  });

  it('is built with a tool path that has a space in it', async () => {
    const tools = join(scratchFolder('tools'), 'my tools');
    mkdirSync(tools);
    symlinkSync('/usr/bin/gcc', join(tools, 'my cc'));
    const executable = join(tools, 'floyd');
    await mustPolyCli(['build', chosen.program.file, '-o', executable, ...defineOptions(chosen)], {
      env: { CC: join(tools, 'my cc') },
    });
    const result = await runProcess(executable, ['--dump'], {
      env: placementEnvironment({ target: 'host', devices: 2 }),
    });
    expect(result.stdout).toBe(await sequentialDump(chosen));
  });
});

async function devicesUsed(executable: string, env: Readonly<Record<string, string>>): Promise<object> {
  const file = join(scratchFolder('stats'), 'stats.json');
  await mustRun(executable, [], { env: { ...env, BOXFLOW_STATS: file } });
  const { target, devices } = readStats(file);
  return { target, devices: devices.length };
}
