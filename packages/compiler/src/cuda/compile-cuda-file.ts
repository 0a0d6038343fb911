import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { BoxflowError, type Diagnostic } from '@boxflow/ir';
import type { CudaProgramOptions } from './cuda-options.js';
import { noPtx, onOneGpu } from './diagnostics.js';
import { compileHostKernels } from './host-kernels.js';
import { compileIntervals } from './interval-kernels.js';
import { compileWithNvcc, newestPtx, nvccFlags } from './nvcc.js';

/** The objects of one file: the one that nvcc makes, and its kernels for boxflow. */
export interface CompiledFile {
  readonly file: string;
  readonly objects: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

export async function compileCudaFile(
  file: string,
  index: number,
  options: CudaProgramOptions,
  folder: string,
): Promise<CompiledFile> {
  // Files of different folders may have the same name.
  const own = join(folder, String(index));
  await mkdir(own);
  const host = join(own, 'host.o');
  // One compilation gives both, so that names that depend on it agree.
  await compileWithNvcc([...nvccFlags(options), '--keep', '--keep-dir', own, '-c', file, '-o', host]);
  const name = newestPtx(file, await readdir(own));
  const withHost = (objects: string[], warnings: Diagnostic[] = []): CompiledFile => {
    return { file, objects: [host, ...objects], warnings };
  };
  if (name === undefined) return withHost([], isCuda(file) && options.target === 'cuda' ? [noPtx(file)] : []);
  const [{ readPtx }, text] = await Promise.all([import('./read-ptx.js'), readFile(join(own, name), 'utf8')]);
  const parsed = { index, folder: own, fileName: (path: string) => givenName(path, file) };
  if (options.target !== 'cuda') return withHost([await compileHostKernels(readPtx(text, file), parsed)]);
  try {
    return withHost([await compileIntervals(readPtx(text, file), parsed)]);
  } catch (error) {
    // On GPUs, kernels that boxflow cannot read still run, on one of them.
    if (error instanceof BoxflowError && error.diagnostics.every(({ code }) => code === 'BF1251')) {
      return withHost([], error.diagnostics.map(onOneGpu));
    }
    throw error;
  }
}

function isCuda(file: string): boolean {
  return file.endsWith('.cu');
}

/** Returns the name of a file that the user gave. nvcc writes whole paths into PTX. */
export function givenName(path: string, file: string): string {
  return path === resolve(file) ? file : basename(path);
}
