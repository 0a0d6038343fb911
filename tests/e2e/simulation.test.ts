import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BUILT_IN_MODELS, type MachineModel, type RegionStats, type RunStats } from '@boxflow/ir';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { defineOptions, kernelProgram, programCase } from '../support/kernel-programs.js';
import { root } from '../support/paths.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { carriedBy, readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

const modelsFolder = join(root, 'packages', 'runtime-native', 'native', 'src', 'device', 'sim', 'models');
const floyd = programCase(kernelProgram('floyd-warshall-vla'), 'odd', 'double');

/** Runs floyd on some devices; the program's output is compared, and its statistics are returned. */
async function run(options: readonly string[]): Promise<RunStats> {
  const file = join(scratchFolder('simulation'), 'stats.json');
  const words = ['run', floyd.program.file, ...options, '--stats', file, ...defineOptions(floyd)];
  const { stdout, stderr } = await mustPolyCli([...words, '--', '--dump']);
  expect(stderr).toBe('');
  expect(stdout).toBe(await sequentialDump(floyd));
  return readStats(file);
}

/** Returns the runtime's decisions; times and clocks differ from target to target. */
function decisions(region: RegionStats) {
  const { name, devices, counters } = region;
  return {
    ...{ name, counters, links: carriedBy(region) },
    devices: devices.map(({ computeNs: _, idle: __, ...device }) => device),
  };
}

describe('poly-cli run --target sim', () => {
  it('moves and allocates what host devices do, while the program keeps its own results', async () => {
    const simulated = await run(['--target', 'sim', '--devices', '3']);
    const host = await run(['--target', 'host', '--devices', '3']);
    expect(simulated.regions.map(decisions)).toEqual(host.regions.map(decisions));
    expect(simulated.regions.every(({ times }) => times.simulatedNs > 0)).toBe(true);
    expect(host.regions.every(({ times }) => times.simulatedNs === 0)).toBe(true);
  });

  it('takes any number of devices, and by default those of the model', async () => {
    expect((await run(['--target', 'sim', '--devices', '200'])).devices).toHaveLength(200);
    expect((await run(['--target', 'sim'])).devices).toHaveLength(8);
    expect((await run(['--target', 'sim', '--model', 'c2050-4'])).devices).toHaveLength(4);
  });

  it('needs no kernels, so that none are compiled', async () => {
    const cc = join(scratchFolder('compiler'), 'cc');
    writeFileSync(cc, '#!/bin/sh\ncase "$*" in *kernels.c*) exit 1;; esac\nexec cc "$@"\n', { mode: 0o755 });
    const words = ['run', floyd.program.file, ...defineOptions(floyd)];
    const env = { CC: cc };
    expect(await polyCli([...words, '--target', 'sim'], { env })).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await polyCli([...words, '--target', 'host'], { env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/error BF3003: .*kernels\.c/);
  });

  it('takes a model from a file: slower links take longer, by as much as their copies', async () => {
    const time = async (latencyNs: number) => {
      const file = join(scratchFolder('model'), 'machine.json');
      const model = builtInModel('nvlink-8.json');
      const link = { bytesPerSecond: 1e12, latencyNs, rowNs: 0 };
      writeFileSync(file, JSON.stringify({ ...model, devices: 2, issueNs: 0, peerLink: link }));
      const { regions } = await run(['--target', 'sim', '--model', file]);
      return regions.reduce((sum, { times }) => sum + times.simulatedNs, 0);
    };
    // Each of N serial iterations needs one row of the other device or of its own.
    const iterations = Number(floyd.sizes.N);
    const slower = (await time(1e6)) - (await time(0));
    expect(slower).toBeGreaterThanOrEqual((iterations - 1) * 1e6);
    expect(slower).toBeLessThan((iterations + 1) * 1e6);
  });
});

describe('the built-in machine models', () => {
  it('are those that options name', () => {
    expect(new Set(readdirSync(modelsFolder))).toEqual(
      new Set(BUILT_IN_MODELS.map((name) => `${name}.json`)),
    );
  });

  it.each(readdirSync(modelsFolder))('%s is as its schema says', (file) => {
    const schema = createRequire(import.meta.url).resolve('@boxflow/ir/schema/machine-model.schema.json');
    const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(schema, 'utf8')));
    expect(validate(builtInModel(file)), JSON.stringify(validate.errors)).toBe(true);
  });
});

function builtInModel(file: string): MachineModel {
  return JSON.parse(readFileSync(join(modelsFolder, file), 'utf8')) as MachineModel;
}
