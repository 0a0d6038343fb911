import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { programRejected } from '../toolchain/diagnostics.js';
import { findNvcc } from '../toolchain/find-tool.js';
import { runTool, type ToolResult } from '../toolchain/run-tool.js';
import type { CudaProgramOptions } from './cuda-options.js';

/** The virtual GPU of programs that run on the host. Its PTX has what kernels use on GPUs of any age but the oldest. */
const ARCHITECTURE = '-arch=compute_80';

/** Options with which the user's files are compiled. */
export function nvccFlags(options: CudaProgramOptions): string[] {
  const { target = 'host', defines = [], includes = [], std, cflags = [] } = options;
  return [
    ...(target === 'host' ? [ARCHITECTURE] : []),
    '-O2',
    '-lineinfo',
    ...defines.flatMap((define) => ['-D', define]),
    ...includes.flatMap((folder) => ['-I', folder]),
    ...(std === undefined ? [] : [`-std=${std}`]),
    ...cflags,
  ];
}

/** Runs nvcc. Throws BF3001 if it is not there. */
export function runNvcc(args: readonly string[]): Promise<ToolResult> {
  return runTool(findNvcc() ?? 'nvcc', args, {
    purpose: 'compile CUDA programs',
    hint: 'install the CUDA toolkit (Debian: apt-get install nvidia-cuda-toolkit), or name its folder with the environment variable CUDA_HOME',
  });
}

/** Runs nvcc on a file of the program. Throws BF3002 if it rejects the file. */
export async function compileWithNvcc(args: readonly string[]): Promise<ToolResult> {
  const result = await runNvcc(args);
  if (result.code !== 0) throw new BoxflowError(programRejected('nvcc', result.stdout + result.stderr));
  return result;
}

/** Returns a file after the preprocessor, with everything that it includes. */
export async function preprocessedCuda(file: string, options: CudaProgramOptions): Promise<string> {
  return (await compileWithNvcc([...nvccFlags(options), '-E', file])).stdout;
}

/** Returns the PTX that nvcc keeps of a source, of the newest architecture if there are several: `a.ptx`, `a.compute_90.ptx`. */
export function newestPtx(file: string, kept: readonly string[]): string | undefined {
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const architecture = (name: string) => Number(/compute_(\d+)/.exec(name)?.[1] ?? 0);
  return kept
    .filter((name) => name.startsWith(`${stem}.`) && name.endsWith('.ptx'))
    .sort((a, b) => architecture(a) - architecture(b))
    .at(-1);
}

/** Returns the folder that has NVIDIA's runtime as a shared library, if nvcc names one. */
export async function runtimeFolder(): Promise<string | undefined> {
  const { stderr } = await runNvcc(['-dryrun', 'any.cu']);
  const line = /^#\$ LIBRARIES=(.*)$/m.exec(stderr)?.[1] ?? '';
  return [...line.matchAll(/"-L([^"]+)"/g)].map(([, folder]) => resolve(folder!)).find(hasRuntime);
}

function hasRuntime(folder: string): boolean {
  return existsSync(join(folder, 'libcudart.so'));
}

/** Compiles a file to PTX, with more options than those of the user. */
export async function ptxOf(
  file: string,
  options: CudaProgramOptions,
  more: readonly string[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-ptx-'));
  try {
    const out = join(folder, 'out.ptx');
    await compileWithNvcc([...nvccFlags(options), ...more, '-ptx', file, '-o', out]);
    return await readFile(out, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the files that have kernels. */
export function cudaFiles({ files }: CudaProgramOptions): string[] {
  return files.filter((file) => file.endsWith('.cu'));
}
