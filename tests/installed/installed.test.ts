import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { everything } from '../support/thoroughness.js';
import { type Installation, installPackages } from './install.js';
import { installNode } from './node-versions.js';

let installed: Installation;
let expected: string;

beforeAll(async () => {
  installed = await installPackages();
  expected = await sequentialOutput();
}, 900_000);

/** Other versions of Node come from npm. */
const nodes = ['this Node', ...(everything ? ['20.11', '22', '24', 'latest'] : [])];

describe.each(nodes)('installed packages on %s', (version) => {
  let node = process.execPath;

  beforeAll(async () => {
    if (version !== 'this Node') node = await installNode(version);
  });

  /** Runs Node where the packages are installed, on a machine with no C++ compiler. */
  const run = (...words: readonly string[]) =>
    mustRun(node, words, {
      cwd: installed.folder,
      env: { PATH: installed.path, POCL_DEVICES: 'pthread pthread' },
    });
  const polyCli = (...words: readonly string[]) => run('node_modules/@boxflow/cli/bin/poly-cli.js', ...words);

  it.each(['host', 'opencl'])('run a program on two devices: %s', async (target) => {
    const { stdout } = await polyCli('run', 'floyd.c', '--target', target, '--devices', '2', '--verify');
    expect(stdout).toBe(expected);
  });

  it('build an executable that needs neither Node nor a C++ library', async () => {
    await polyCli('build', 'floyd.c', '-o', `floyd ${version}`);
    const program = join(installed.folder, `floyd ${version}`);
    const { stdout } = await mustRun(program, [], { env: { BOXFLOW_DEVICES: '2' } });
    expect(stdout).toBe(expected);
    const libraries = await mustRun('ldd', [program]);
    expect(libraries.stdout).not.toMatch(/libstdc|libgcc/);
  });

  it('emit sources that make builds', async () => {
    const folder = `emitted ${version}`;
    await polyCli('emit', 'floyd.c', '-o', folder);
    const options = { cwd: join(installed.folder, folder), env: { PATH: installed.path } };
    await mustRun('/usr/bin/make', [], options);
    expect((await mustRun('./program', [], options)).stdout).toBe(expected);
  });

  it('explain and plan', async () => {
    expect((await polyCli('explain', 'floyd.c')).stdout).toContain('floyd.c');
    expect((await polyCli('plan', 'floyd.c', '--devices', '2', '--format', 'json')).stdout).toContain(
      '"memory"',
    );
  });

  it('write a page about a program', async () => {
    await polyCli('report', 'floyd.c', '-o', `floyd ${version}.html`);
    const page = readFileSync(join(installed.folder, `floyd ${version}.html`), 'utf8');
    expect(page).toContain('<title>floyd.c: boxflow report</title>');
  });

  it.each(['esm.mjs', 'cjs.cjs'])('are used by a program: %s', async (file) => {
    expect((await run(file, 'host')).stdout).toBe('all packages work\n');
    expect((await run(file, 'opencl')).stdout).toBe('all packages work\n');
  });
});

it.runIf(everything)('have types for strict TypeScript, as modules and as CommonJS', async () => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await mustRun(process.execPath, [tsc, '-p', installed.folder], { timeoutMs: 120_000 });
});

describe('without the package of the platform', () => {
  const polyCli = (...words: readonly string[]) =>
    runProcess(process.execPath, ['node_modules/@boxflow/cli/bin/poly-cli.js', ...words], {
      cwd: installed.folder,
    });
  const name = `runtime-${process.platform}-${process.arch}`;

  beforeAll(() => {
    const folder = join(installed.folder, 'node_modules', '@boxflow', name);
    renameSync(folder, join(installed.folder, 'runtime'));
  });

  it.each([
    ['explain', 'floyd.c'],
    ['emit', 'floyd.c', '-o', 'emitted anyway'],
    ['report', 'floyd.c', '-o', 'anyway.html'],
  ])('poly-cli %s works', async (...words) => {
    expect(await polyCli(...words)).toMatchObject({ code: 0, stderr: '' });
  });

  it('poly-cli run says what is missing', async () => {
    const { code, stderr } = await polyCli('run', 'floyd.c');
    expect(code).toBe(1);
    expect(stderr).toContain(
      `error BF5050: the native runtime is missing: the package @boxflow/${name} is not installed\n`,
    );
    expect(stderr).toContain('  hint: install boxflow again without --omit=optional, or build it in a clone');
  });

  it('BOXFLOW_RUNTIME names a folder in its place', async () => {
    const result = await runProcess(
      process.execPath,
      ['node_modules/@boxflow/cli/bin/poly-cli.js', 'run', 'floyd.c', '--target', 'host'],
      { cwd: installed.folder, env: { BOXFLOW_RUNTIME: join(installed.folder, 'runtime') } },
    );
    expect(result).toMatchObject({ code: 0, stdout: expected });
  });
});

async function sequentialOutput(): Promise<string> {
  const program = join(installed.folder, 'sequential');
  await mustRun('cc', ['-O2', join(installed.folder, 'floyd.c'), '-o', program]);
  return (await mustRun(program, [])).stdout;
}
