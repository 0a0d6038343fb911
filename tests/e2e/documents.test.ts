import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DeviceList, Explanation, Prediction } from '@boxflow/ir';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { defineOptions, KERNEL_PROGRAMS, programCase } from '../support/kernel-programs.js';
import { diagnosticsFolder } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';

/** Runs poly-cli and compares what it writes with the published schema of its type. */
async function jsonOf<Document>(schema: string, args: readonly string[]): Promise<Document> {
  const path = createRequire(import.meta.url).resolve(`@boxflow/ir/schema/${schema}.schema.json`);
  const validate = new Ajv({ allowUnionTypes: true }).compile<Document>(
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const { stdout } = await mustPolyCli([...args, '--format', 'json']);
  const document: unknown = JSON.parse(stdout);
  expect(validate(document), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  return document as Document;
}

const KERNELS = KERNEL_PROGRAMS.filter(({ program }) =>
  /^(floyd-warshall-vla|heat-2d|mvt-heap|matmul)$/.test(program),
);

describe('what poly-cli writes with --format json is as its schema says', () => {
  it.each(KERNELS.map((program) => [program.program, program] as const))('of %s', async (_, program) => {
    const chosen = programCase(program, 'odd', 'double');
    const words = [program.file, ...defineOptions(chosen)];
    const explanation = await jsonOf<Explanation>('explanation', ['explain', ...words]);
    expect(explanation.regions.length).toBeGreaterThan(0);
    expect(explanation.regions.every(({ incomplete }) => incomplete === null)).toBe(true);
    const names = [
      ...new Set(explanation.regions.flatMap(({ parameters }) => parameters.map(({ name }) => name))),
    ];
    const values = names.flatMap((name) => ['--param', `${name}=64`]);
    const prediction = await jsonOf<Prediction>('prediction', [
      'plan',
      ...words,
      '--devices',
      '3',
      ...values,
    ]);
    expect(prediction.devices).toBe(3);
  });

  it('of the devices', async () => {
    const { devices, measured } = await jsonOf<DeviceList>('device-list', ['devices', '--measure']);
    expect(devices.map(({ target }) => target)).toContain('host');
    expect(measured.map(({ target }) => target)).toContain('host');
    const again = await jsonOf<DeviceList>('device-list', ['devices']);
    expect(again.measured).toEqual(measured);
  });

  it('of programs with refused regions', async () => {
    const refused = readdirSync(diagnosticsFolder).filter((name) =>
      /unknown-call|non-affine|bound-changes/.test(name),
    );
    expect(refused.length).toBeGreaterThan(2);
    for (const name of refused) {
      const file = join(diagnosticsFolder, name, 'input.c');
      const explanation = await jsonOf<Explanation>('explanation', ['explain', file]);
      expect(explanation.refused.map(({ marked }) => marked)).toContain(true);
    }
  });
});
