import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocatedBytes, blackscholes, floyd, heat2d, movedBytes } from './minimum.js';

const POCL = { POCL_DEVICES: 'pthread pthread pthread pthread' };
const manual = join(import.meta.dirname, 'manual');
const kernels = join(import.meta.dirname, '../kernels');
const folder = mkdtempSync(join(tmpdir(), 'boxflow-manual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noOpencl = await whyNoOpencl();
if (noOpencl !== null) console.warn(`the OpenCL comparison programs are not tested: ${noOpencl}`);
const nvcc = findNvcc();
if (nvcc === null) console.warn('the CUDA comparison programs are not tested: there is no nvcc');

describe.skipIf(noOpencl !== null)('the comparison programs in OpenCL', () => {
  beforeAll(async () => {
    await must(join(manual, 'build.sh'), [folder, 'opencl']);
  }, 120_000);

  describe.each([1, 2, 3, 4])('on %i devices', (devices) => {
    it.each([1, 2, 3, 61, 130])('floyd, %i points', async (size) => {
      const found = await run('floyd', devices, '--size', size, '--verify');
      const minimum = floyd(size, Math.min(devices, size));
      expect(found).toMatchObject({ element: 'int', devices: Math.min(devices, size), size });
      // The row that arrives has a place of its own, so that it can while the one before is read.
      const second = found.devices > 1 ? size * 4 : 0;
      expect(found.allocatedBytes).toEqual(allocatedBytes(minimum).map((bytes) => bytes + second));
      expect(found.movedBytes).toBe(movedBytes(minimum));
      expect(found.largestDifference).toBe(0);
    });

    it.each([
      [1, 3],
      [2, 3],
      [3, 4],
      [6, 3],
      [53, 9],
      [140, 10],
    ])('heat2d, %i² points, %i steps', async (size, steps) => {
      const found = await run('heat2d', devices, '--size', size, '--steps', steps, '--verify');
      expect(found).toMatchObject({ element: 'double', size, steps, largestDifference: 0 });
      if (size < 3) {
        expect(found).toMatchObject({ devices: 0, allocatedBytes: [], movedBytes: 0 });
        return;
      }
      const minimum = heat2d(size, steps, Math.min(devices, size - 2));
      // The ends of the rows on both sides of a block, in two levels, which rectangles have and nobody reads.
      expect(found.allocatedBytes).toEqual(allocatedBytes(minimum).map((bytes) => bytes + 8 * 8));
      expect(found.movedBytes).toBe(movedBytes(minimum));
    });

    it.each([1, 2, 1003])('blackscholes, %i options', async (size) => {
      const found = await run('blackscholes', devices, '--size', size, '--verify');
      const minimum = blackscholes(size, Math.min(devices, size));
      expect(found).toMatchObject({ element: 'float', size, movedBytes: 0 });
      expect(found.allocatedBytes).toEqual(allocatedBytes(minimum));
      expect(found.largestDifference).toBeLessThanOrEqual(1e-5);
    });
  });

  it('heat2d does nothing in no steps', async () => {
    const found = await run('heat2d', 3, '--size', 20, '--steps', 0, '--verify');
    expect(found).toMatchObject({ steps: 0, movedBytes: 0, largestDifference: 0 });
  });

  it('floyd dumps what the kernel program does', async () => {
    const file = join(kernels, 'floyd-warshall/floyd-warshall.c');
    const dumped = (await start('floyd', 3, '--size', 67, '--dump')).stdout;
    expect(dumped === (await sequentialDump(file, '-DN=67'))).toBe(true);
  });

  it('heat2d dumps what the kernel program does', async () => {
    const dumped = (await start('heat2d', 3, '--size', 41, '--steps', 7, '--dump')).stdout;
    expect(
      dumped === (await sequentialDump(join(kernels, 'heat-2d/heat-2d.c'), '-DN=41', '-DTSTEPS=7')),
    ).toBe(true);
  });

  it('blackscholes dumps what the kernel program does, up to the last digits of a float', async () => {
    const file = join(kernels, 'blackscholes/blackscholes.c');
    const expected = numbers(await sequentialDump(file, '-DOPTIONS=1001'));
    const dumped = numbers((await start('blackscholes', 3, '--size', 1001, '--dump')).stdout);
    expect(dumped).toHaveLength(2002);
    const differences = dumped.map((value, at) => Math.abs(value / expected[at]! - 1));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1e-5);
  });

  it('exit with 3 where results differ by more than they may', async () => {
    const strict = join(folder, 'strict');
    await must(join(manual, 'build.sh'), [strict, 'opencl', '-DTOLERANCE=-1e-9']);
    const { status, stderr } = await runProcess(join(strict, 'blackscholes-opencl'), [
      '--size',
      '100',
      '--verify',
    ]);
    expect(stderr).toMatch(
      /^blackscholes: results differ from the sequential loop's by \S+, relatively; -1e-09 would do$/m,
    );
    expect(status).toBe(3);
  });

  it.each([
    [['--size', '0'], 'floyd: --size takes a number from 1 on'],
    [['--size'], 'floyd: --size takes a number from 1 on'],
    [['--steps', '2'], 'floyd: unknown option --steps'],
    [['--devices', '17', '--share'], 'floyd: 17 devices asked for, but the most is 16'],
  ])('refuse %j', async (options, message) => {
    const { status, stderr } = await runProcess(join(folder, 'floyd-opencl'), options);
    expect(stderr.split('\n')[0]).toBe(message);
    expect(status).toBe(1);
  });
});

describe.skipIf(nvcc === null)('the comparison programs in CUDA', () => {
  it.each(['sm_80', 'sm_90'])(
    'compile for %s without a warning',
    async (arch) => {
      const flags = ['-Xcompiler', '-Wall,-Wextra,-Werror', '-Werror', 'all-warnings'];
      await must(join(manual, 'build.sh'), [join(folder, arch), 'cuda', ...flags], {
        ARCH: arch,
        NVCC: nvcc ?? '',
      });
      for (const program of ['floyd', 'heat2d', 'blackscholes'])
        expect(existsSync(join(folder, arch, `${program}-cuda`))).toBe(true);
    },
    300_000,
  );
});

interface Found {
  readonly devices: number;
  readonly allocatedBytes: readonly number[];
  readonly movedBytes: number;
  readonly largestDifference: number;
}

async function run(program: string, devices: number, ...options: (string | number)[]): Promise<Found> {
  return JSON.parse((await start(program, devices, ...options)).stdout) as Found;
}

function start(program: string, devices: number, ...options: (string | number)[]): Promise<Ended> {
  // `--share` lets a machine with one GPU pass.
  return must(
    join(folder, `${program}-opencl`),
    ['--devices', devices, '--share', ...options].map(String),
    POCL,
  );
}

async function sequentialDump(file: string, ...defines: string[]): Promise<string> {
  const program = join(folder, 'sequential');
  await must('gcc', ['-O2', '-Wno-unknown-pragmas', ...defines, file, '-o', program, '-lm']);
  return (await must(program, ['--dump'])).stdout;
}

function numbers(dump: string): number[] {
  return dump.trim().split('\n').map(Number);
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function runProcess(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...environment } });
  const status = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), status]);
  return { status: await status, stdout, stderr };
}

async function must(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const ended = await runProcess(command, args, environment);
  if (ended.status === 0) return ended;
  throw new Error(`${command} ${args.join(' ')}: exit code ${ended.status}\n${ended.stderr}${ended.stdout}`);
}

/** `null` where programs in OpenCL can be built and there is a device to run them on. */
async function whyNoOpencl(): Promise<string | null> {
  const source = join(folder, 'probe.c');
  writeFileSync(
    source,
    `#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
int main(void) { cl_platform_id first; return clGetPlatformIDs(1, &first, 0) == CL_SUCCESS ? 0 : 1; }
`,
  );
  const probe = join(folder, 'probe');
  const built = await runProcess('gcc', [source, '-o', probe, '-l:libOpenCL.so.1']).catch(() => null);
  if (built?.status !== 0) return 'gcc, CL/cl.h or libOpenCL.so.1 is not there';
  return (await runProcess(probe, [])).status === 0 ? null : 'there is no OpenCL platform';
}

function findNvcc(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/cuda/bin'];
  return folders.map((path) => join(path, 'nvcc')).find((path) => existsSync(path)) ?? null;
}
