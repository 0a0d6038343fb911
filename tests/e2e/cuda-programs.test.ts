import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CudaRunStats } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { polyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';

const hasNvcc = spawnSync('nvcc', ['--version']).status === 0;
const kernels = join(root, 'benchmarks', 'amge', 'kernels');
const corpus = join(root, 'packages', 'ptx', 'test', 'corpus');
const own = join(import.meta.dirname, 'cuda');
/** `faulting` compares nothing. */
const programs = [kernels, corpus, own].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.cu') && file !== 'faulting.cu')
    .map((file) => ({ name: file.replace('.cu', ''), file: join(folder, file) })),
);
const HOST = ['--target', 'host'];

describe.runIf(hasNvcc)('poly-cli run of a CUDA program on the host', () => {
  it.each(programs)(
    'gives the sequential result of $name on one device and on three',
    async ({ name, file }) => {
      for (const devices of ['1', '3']) {
        const result = await polyCli(['run', file, '-I', kernels, ...HOST, '--devices', devices]);
        expect(result).toMatchObject({ code: 0, stderr: '' });
        expect(result.stdout).toContain(`${name}: equal`);
      }
    },
  );

  it('gives arguments, macros and several files to the program, and its exit code to the caller', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'kernel.cu'), KERNEL);
    writeFileSync(join(cwd, 'main.cpp'), MAIN);
    const result = await polyCli(['run', 'kernel.cu', 'main.cpp', '-D', 'FACTOR=3', ...HOST, '--', '14'], {
      cwd,
    });
    expect(result).toMatchObject({ code: 42, stdout: '0 3 6\n', stderr: '' });
  });

  it('gives the error codes of the CUDA runtime', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'failing.cu'), FAILING);
    const result = await polyCli(['run', 'failing.cu', ...HOST], { cwd });
    expect(result.stdout).toBe('cudaErrorInvalidConfiguration\ncudaErrorAssert\ncudaErrorAssert\n');
    expect(result.stderr).toBe(
      'failing.cu:5: void failing(int): block: [0,0,0], thread: [3,0,0] Assertion `threadIdx.x < n` failed.\n',
    );
  });

  it('names the kernel and its launch if it leaves the memory, and ends by the signal', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'faulting.cu'), FAULTING);
    const message =
      /error BF5070: the kernel '_Z8faultingPi', launched with 5x2x1 blocks of 32x1x1 threads, accessed the address 0x[0-9a-f]+, .*\n {2}hint: /;
    for (const kind of ['plain', 'fibers']) {
      for (const devices of ['1', '3']) {
        const options = [...HOST, '--devices', devices, ...(kind === 'fibers' ? ['-D', 'BARRIER'] : [])];
        const result = await polyCli(['run', 'faulting.cu', ...options, '--', 'kernel'], { cwd });
        expect(result).toMatchObject({ code: 139, stdout: 'begin\n' });
        expect(result.stderr).toMatch(message);
        expect(result.stderr.match(/BF5070/g)).toHaveLength(1);
      }
    }
    const own = await polyCli(['run', 'faulting.cu', ...HOST, '--', 'own'], { cwd });
    expect(own).toMatchObject({ code: 7, stderr: '' });
    const host = await polyCli(['run', 'faulting.cu', ...HOST, '--', 'host'], { cwd });
    expect(host.code).toBe(139);
    expect(host.stderr).not.toContain('BF5070');
  });

  it('runs the kernels of Thrust, and a scan of CUB whose blocks wait for each other', {
    timeout: 350_000,
  }, async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'libraries.cu'), LIBRARIES);
    for (const devices of ['1', '4']) {
      const options = { cwd, timeoutMs: 170_000 };
      const result = await polyCli(['run', 'libraries.cu', ...HOST, '--devices', devices], options);
      expect(result).toMatchObject({ code: 0, stdout: '0 499 999 499500 299995\n', stderr: '' });
    }
  });

  it('shows the program one device, whose multiprocessors are those of the host', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'properties.cu'), PROPERTIES);
    const result = await polyCli(['run', 'properties.cu', ...HOST, '--devices', '3'], { cwd });
    expect(result).toMatchObject({ code: 0, stdout: '1 3 32 1024 64 49152 8.0 65535 0\n', stderr: '' });
  });

  it('names the line of what cannot run on the host', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'half.cu'), HALF);
    const result = await polyCli(['run', 'half.cu', ...HOST], { cwd });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(
      /^half\.cu:4:\d+: error BF1250: the kernel '_Z5twiceP6__half' cannot run on the host: the instruction '[a-z]+\S*f16\S*' is not supported\n/,
    );
  });

  it.each(['run', 'explain'])('names the line of PTX that it cannot read, in %s', async (command) => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'assembly.cu'), ASSEMBLY);
    const options = command === 'run' ? HOST : [];
    const { code, stderr } = await polyCli([command, 'assembly.cu', ...options], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^assembly\.cu:3:\d+: error BF1251: the PTX of 'assembly\.cu' cannot be read: unexpected character "\?"\n {2}note: line \d+ of its PTX, column \d+\n {2}hint: /,
    );
  });

  it('quotes nvcc if it rejects the program', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'wrong.cu'), 'int main() { return nothing; }\n');
    const result = await polyCli(['run', 'wrong.cu', ...HOST], { cwd });
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(
      /^wrong\.cu:1:1: error BF3002: nvcc cannot compile the program\n {2}note: wrong\.cu\(1\): error: identifier "nothing" is undefined\n/,
    );
  });
});

describe.runIf(hasNvcc)('poly-cli and what it makes of a CUDA program', () => {
  it('builds an executable with defaults, which the environment replaces', async () => {
    const cwd = scratchFolder('cuda');
    const source = join(kernels, 'saxpy.cu');
    expect(await polyCli(['build', source, '-o', 'saxpy', ...HOST, '--devices', '3'], { cwd })).toMatchObject(
      { code: 0 },
    );
    const run = (env: Record<string, string>) =>
      spawnSync(join(cwd, 'saxpy'), {
        encoding: 'utf8',
        env: { ...process.env, BOXFLOW_SUMMARY: '1', ...env },
      });
    const text = (devices: string) =>
      new RegExp(
        `^boxflow: CUDA program on ${devices}\n  1 launch of saxpy: 20 blocks on ${devices.replace('host ', '')}, \\d+\\.\\d+ s\n  copied to the device 78.2 KiB, from it 39.1 KiB, `,
      );
    const byDefault = run({});
    expect(byDefault).toMatchObject({ status: 0, stdout: 'saxpy: equal\n' });
    expect(byDefault.stderr).toMatch(text('3 host devices'));
    expect(run({ BOXFLOW_DEVICES: '2' }).stderr).toMatch(text('2 host devices'));
  });

  it('writes the kernels as C, which gcc compiles, with their PTX and what they access', async () => {
    const cwd = scratchFolder('cuda');
    const { stdout } = await polyCli(['emit', join(kernels, 'saxpy.cu'), '-o', 'out'], { cwd });
    expect(stdout).toBe('out/README.md\nout/accesses.json\nout/saxpy.kernels.c\nout/saxpy.ptx\n');
    const flags = /^-std=.*$/m.exec(readFileSync(join(cwd, 'out', 'README.md'), 'utf8'))![0].split(' ');
    expect(flags).toContain('-ffp-contract=off');
    const gcc = spawnSync('gcc', [...flags, '-fsyntax-only', join(cwd, 'out', 'saxpy.kernels.c')]);
    expect(gcc.status).toBe(0);
    const { kernels: found } = JSON.parse(readFileSync(join(cwd, 'out', 'accesses.json'), 'utf8'));
    expect(found[0].accesses.label).toBe('saxpy');
  });

  it('compares several devices with one, and writes what it counted', async () => {
    const cwd = scratchFolder('cuda');
    const options = ['-I', kernels, ...HOST, '--devices', '3', '--verify', '--stats', 'stats.json'];
    const result = await polyCli(['run', join(corpus, 'sparse.cu'), ...options], { cwd });
    expect(result).toMatchObject({
      code: 0,
      stdout: 'sparse: equal\n',
      stderr: 'verified: 12 launches equal to one device\n',
    });
    const stats: CudaRunStats = JSON.parse(readFileSync(join(cwd, 'stats.json'), 'utf8'));
    // Its blocks count in a variable of the module, so it runs on one device.
    expect(stats.kernels.map(({ launches, devices, verified }) => [launches, devices, verified])).toEqual([
      [2, 1, 0],
      [11, 3, 11],
      [1, 3, 1],
    ]);
    expect(stats).toMatchObject({ version: 1, devices: 3, copies: { withinDevice: { calls: 0, bytes: 0 } } });
    expect(stats.copies.toDevice.bytes).toBeGreaterThan(10_000);
  });

  it('ends with code 3 if several devices have other results than one', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'unequal.cu'), UNEQUAL);
    const { code, stdout, stderr } = await polyCli(
      ['run', 'unequal.cu', ...HOST, '--devices', '2', '--verify'],
      { cwd },
    );
    expect({ code, stdout }).toEqual({ code: 3, stdout: 'begin\n' });
    expect(stderr).toMatch(
      /^error BF5072: the kernel '_Z7unequalPx' has other results on 2 devices than on one: \d+ of the 64 bytes of an array differ, the first one at byte \d\n {2}hint: /,
    );
  });

  it('says that the statistics cannot be written', async () => {
    const options = [...HOST, '--stats', '/nowhere/stats.json'];
    const { code, stderr } = await polyCli(['run', join(kernels, 'vecadd.cu'), ...options]);
    expect(code).toBe(0);
    expect(stderr).toContain("error BF5071: the statistics cannot be written to '/nowhere/stats.json'\n");
  });
});

describe.runIf(hasNvcc)('poly-cli build of a CUDA program for GPUs', () => {
  it("makes an executable that stands before NVIDIA's runtime, and leaves it everything if there is no driver", async () => {
    const cwd = scratchFolder('cuda');
    const args = ['-o', 'saxpy', '--devices', '2', '--target', 'cuda'];
    const built = await polyCli(['build', join(kernels, 'saxpy.cu'), ...args], { cwd });
    expect(built).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const needed = spawnSync('ldd', [join(cwd, 'saxpy')], { encoding: 'utf8' }).stdout;
    expect(needed).toContain('libcudart.so');
    const symbols = spawnSync('nm', [join(cwd, 'saxpy')], { encoding: 'utf8' }).stdout;
    for (const name of ['cudaMalloc', 'boxflow_cudart_add_intervals'])
      expect(symbols).toMatch(new RegExp(` T ${name}\\n`));
    const environment = { ...process.env, BOXFLOW_CUDA_LIBRARY: '/nowhere/libcuda.so' };
    const result = spawnSync(join(cwd, 'saxpy'), { encoding: 'utf8', env: environment });
    if (result.status !== 0) expect(result.stderr).toContain('cudaMalloc((void **)&array, n * sizeof(T)): ');
  });

  it('says that PTX which it cannot read runs on one GPU', async () => {
    const cwd = scratchFolder('cuda');
    writeFileSync(join(cwd, 'newer.cu'), NEWER);
    const result = await polyCli(['build', 'newer.cu', '-o', 'newer'], { cwd });
    expect(result.code).toBe(0);
    expect(result.stderr).toMatch(
      /^newer\.cu:\d+:\d+: warning BF1251: the PTX of 'newer\.cu' cannot be read: .*; the kernels of the file run on one GPU\n/,
    );
  });
});

describe('poly-cli run of a CUDA program', () => {
  it.each(['plan', 'report'])('is refused by %s', async (command) => {
    const { code, stderr } = await polyCli([
      command,
      'any.cu',
      ...(command === 'report' ? ['-o', 'x.html'] : []),
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain(`error BF4004: 'any.cu' is CUDA, which \`poly-cli ${command}\` does not take\n`);
  });

  it('says that nvcc is missing', async () => {
    const result = await polyCli(['run', 'any.cu', ...HOST], {
      env: { PATH: '/nowhere', CUDA_HOME: '/nowhere' },
    });
    expect(result).toMatchObject({
      code: 1,
      stderr:
        "error BF3001: cannot run 'nvcc', which is needed to compile CUDA programs\n" +
        '  hint: install the CUDA toolkit (Debian: apt-get install nvidia-cuda-toolkit), or name its folder with the environment variable CUDA_HOME\n',
    });
  });

  it.each([
    [['--target', 'opencl'], 'CUDA programs run with --target cuda or host, and the target is opencl'],
    [['--target', 'cuda', '--verify'], '--verify is for CUDA programs with --target host'],
    [[...HOST, '--trace', 'x.json'], '--trace is not available for CUDA programs'],
    [[...HOST, '--tile', '3'], '--tile is not available for CUDA programs'],
    [
      [...HOST, '--offload', 'never'],
      'CUDA programs have no sequential version for --offload never; --devices 1 runs them on one device',
    ],
  ])('refuses %j', async (options, message) => {
    const { code, stderr } = await polyCli(['run', 'any.cu', ...options]);
    expect(code).toBe(1);
    expect(stderr).toBe(`error BF4004: ${message}\n  hint: see \`poly-cli run --help\`\n`);
  });
});

const KERNEL = `#include <cstdio>
__global__ void scale(int *x) { x[threadIdx.x] = FACTOR * threadIdx.x; }
void run() {
  int *device, x[3];
  cudaMalloc(&device, sizeof x);
  scale<<<1, 3>>>(device);
  cudaMemcpy(x, device, sizeof x, cudaMemcpyDeviceToHost);
  printf("%d %d %d\\n", x[0], x[1], x[2]);
}
`;

/** Constant expressions are PTX that nvcc itself never writes. */
const NEWER = `__global__ void kernel(int *x) {
  int y;
  asm("mov.u32 %0, (1 + 2) * 3;" : "=r"(y));
  *x = y;
}
int main() {}
`;

const MAIN = `#include <cstdlib>
void run();
int main(int, char **argv) { run(); return FACTOR * atoi(argv[1]); }
`;

const FAILING = `#include <cassert>
#include <cstdio>
__global__ void failing(int n) {
  // The last thread fails.
  assert(threadIdx.x < n);
}
int main() {
  failing<<<1, 2000>>>(3);
  puts(cudaGetErrorName(cudaGetLastError()));
  failing<<<1, 4>>>(3);
  puts(cudaGetErrorName(cudaDeviceSynchronize()));
  void *memory;
  puts(cudaGetErrorName(cudaMalloc(&memory, 4)));
}
`;

const FAULTING = `#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
__global__ void good(int *x) { x[threadIdx.x] = 1; }
__global__ void faulting(int *x) {
#ifdef BARRIER
  __syncthreads();
#endif
  if (threadIdx.x == 7) x[-(1ll << 44)] = 1;
}
void own(int) { _exit(7); }
int main(int, char **argv) {
  puts("begin");
  fflush(stdout);
  int *x;
  cudaMalloc(&x, 128);
  if (strcmp(argv[1], "own") == 0) signal(SIGSEGV, own);
  good<<<1, 32>>>(x);
  if (strcmp(argv[1], "host") == 0) return raise(SIGSEGV), 3;
  faulting<<<dim3(5, 2), 32>>>(x);
  return cudaDeviceSynchronize();
}
`;

const LIBRARIES = `#include <cstdio>
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
int main() {
  thrust::host_vector<int> shuffled(1000), cycles(100000);
  for (int i = 0; i < 1000; ++i) shuffled[i] = i * 7919 % 1000;
  for (int i = 0; i < 100000; ++i) cycles[i] = i % 7;
  thrust::device_vector<int> v = shuffled, in = cycles, out(cycles.size());
  thrust::sort(v.begin(), v.end());
  const int sum = thrust::reduce(v.begin(), v.end());
  size_t bytes = 0;
  cub::DeviceScan::InclusiveSum(nullptr, bytes, in.begin(), out.begin(), (int)in.size());
  thrust::device_vector<char> room(bytes);
  cub::DeviceScan::InclusiveSum(room.data().get(), bytes, in.begin(), out.begin(), (int)in.size());
  printf("%d %d %d %d %d\\n", (int)v[0], (int)v[499], (int)v[999], sum, (int)out.back());
}
`;

const ASSEMBLY = `__global__ void wrong(int *x) {
  // nvcc does not look at the text.
  asm volatile("? %0;" : "=r"(x[0]));
}
int main() {}
`;

const UNEQUAL = `#include <cstdio>
__global__ void unequal(long long *x) { x[blockIdx.x] = clock64(); }
int main() {
  puts("begin");
  long long *x;
  cudaMalloc(&x, 64);
  unequal<<<8, 1>>>(x);
  puts("end");
}
`;

const PROPERTIES = `#include <cstdio>
int main() {
  int count;
  cudaDeviceProp p;
  cudaGetDeviceCount(&count);
  cudaGetDeviceProperties(&p, 0);
  printf("%d %d %d %d %d ", count, p.multiProcessorCount, p.warpSize, p.maxThreadsPerBlock, p.maxThreadsDim[2]);
  printf("%zu %d.%d %d %d\\n", p.sharedMemPerBlock, p.major, p.minor, p.maxGridSize[2], p.sparseCudaArraySupported);
}
`;

const HALF = `#include <cuda_fp16.h>
__global__ void plain(int *x) { *x = 1; }
__global__ void twice(half *x) {
  x[threadIdx.x] = x[threadIdx.x] + x[threadIdx.x];
}
int main() {}
`;
