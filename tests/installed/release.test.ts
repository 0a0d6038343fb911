import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { everything } from '../support/thoroughness.js';
import { type Registry, startRegistry } from './registry.js';

describe.runIf(everything)('npm run release', () => {
  let registry: Registry;

  beforeAll(async () => {
    await mustRun('npm', ['run', 'types'], { cwd: root, timeoutMs: 600_000 });
    registry = await startRegistry();
  }, 900_000);
  afterAll(() => registry?.stop());

  /** What it does after everything in TypeScript was built, and before it tags the commit. */
  const release = () =>
    mustRun(process.execPath, [join(root, 'scripts', 'release', 'release.mjs')], {
      cwd: root,
      env: { NPM_CONFIG_USERCONFIG: registry.npmrc },
      timeoutMs: 600_000,
    });

  it('publishes all packages, which npm then installs with the one of this platform', {
    timeout: 900_000,
  }, async () => {
    await release();
    const project = scratchFolder('from the registry');
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    copyFileSync(join(import.meta.dirname, 'project', 'floyd.c'), join(project, 'floyd.c'));
    const env = { NPM_CONFIG_USERCONFIG: registry.npmrc };
    await mustRun('npm', ['install', '@boxflow/cli'], { cwd: project, env, timeoutMs: 120_000 });
    const isInstalled = (arch: string) =>
      existsSync(join(project, 'node_modules', '@boxflow', `runtime-linux-${arch}`));
    expect(['x64', 'arm64'].filter(isInstalled)).toEqual([process.arch]);
    const { stdout } = await mustRun('npx', ['poly-cli', 'run', 'floyd.c', '--verify'], {
      cwd: project,
      env,
    });
    expect(Number(stdout)).toBeGreaterThan(0);
  });

  it('publishes nothing twice', { timeout: 900_000 }, async () => {
    const { stdout } = await release();
    expect(stdout.match(/is published already/g)).toHaveLength(13);
  });

  it.each(['publint', 'attw'])(
    'publishes what %s finds nothing wrong with',
    { timeout: 600_000 },
    async (tool) => {
      const archives = scratchFolder('checked archives');
      const script = join(root, 'scripts', 'release', 'pack.mjs');
      const packed = await mustRun(process.execPath, [script, archives], { timeoutMs: 120_000 });
      // Older ways to resolve modules, which know no "exports", are not supported.
      const words = tool === 'attw' ? ['--profile', 'node16'] : ['run', '--strict'];
      for (const archive of Object.values<string>(JSON.parse(packed.stdout))) {
        if (tool === 'attw' && archive.includes('runtime-linux')) continue;
        await mustRun(join(root, 'node_modules', '.bin', tool), [...words, archive], { timeoutMs: 120_000 });
      }
    },
  );
});
