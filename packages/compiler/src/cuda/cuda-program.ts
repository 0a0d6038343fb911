import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '@boxflow/ir';
import { cacheRoot, nativeFiles } from '@boxflow/runtime-native';
import { allDone } from '../build/all-done.js';
import { copyProgram } from '../build/build-executable.js';
import { objectDigest } from '../build/executable-key.js';
import { ContentCache } from '../cache/content-cache.js';
import { contentKey, fileDigest } from '../cache/content-key.js';
import { toolFingerprint } from '../cache/tool-fingerprint.js';
import { checkOutput } from '../toolchain/output-file.js';
import { type CompiledFile, compileCudaFile } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { linkCuda } from './link-cuda.js';
import { nvccFlags, preprocessedCuda } from './nvcc.js';
import { compiledDefaults } from './program-defaults.js';

const PROGRAM = 'program';
const WARNINGS = 'warnings.json';

/** The executable of a CUDA program, and warnings for the user. */
export interface CudaExecutable {
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds a CUDA program and returns the executable in the cache. nvcc compiles the program as it is. On the host, the executable's CUDA
 * runtime runs kernels that are printed as C from their PTX. On GPUs, it runs each launch on all of them, with PTX for intervals of blocks.
 * Throws BF1250 for a kernel that cannot be printed, BF1251 for PTX that cannot be read, BF3001 to BF3004 and BF3014 for the toolchain.
 */
export async function cachedCudaExecutable(options: CudaProgramOptions): Promise<CudaExecutable> {
  const cache = new ContentCache(join(cacheRoot(), 'executables'));
  const key = await programKey(options);
  const entry =
    (options.cache === false ? null : await cache.find(key)) ??
    (await cache.store(key, async (folder) => {
      const warnings = await makeExecutable(options, folder);
      await writeFile(join(folder, WARNINGS), JSON.stringify(warnings));
    }));
  const diagnostics = JSON.parse(await readFile(join(entry, WARNINGS), 'utf8')) as Diagnostic[];
  return { path: join(entry, PROGRAM), diagnostics };
}

/**
 * Writes an executable of a CUDA program that needs neither Node nor nvcc. The file appears at once when it is complete.
 * Throws as {@link cachedCudaExecutable} does, and BF3006 and BF3015 if `out` cannot be written.
 */
export async function buildCudaExecutable(options: CudaProgramOptions, out: string): Promise<CudaExecutable> {
  await checkOutput(out, [...options.files, ...(options.objects ?? [])]);
  const { path, diagnostics } = await cachedCudaExecutable(options);
  await copyProgram(path, out);
  return { path: out, diagnostics };
}

async function makeExecutable(options: CudaProgramOptions, out: string): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-cuda-'));
  try {
    const compiled: CompiledFile[] = await allDone(
      options.files.map((file, index) => compileCudaFile(file, index, options, folder)),
    );
    const defaults = await compiledDefaults(options, folder);
    await linkCuda([...compiled, ...defaults], options, join(out, PROGRAM));
    return compiled.flatMap(({ warnings }) => warnings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything that the bytes of the executable depend on; nvcc's preprocessor finds the headers. */
async function programKey(options: CudaProgramOptions): Promise<string> {
  const texts = await allDone(options.files.map((file) => preprocessedCuda(file, options)));
  const objects = await allDone((options.objects ?? []).map(objectDigest));
  return contentKey([
    'cuda executable',
    toolFingerprint(),
    await fileDigest(options.target === 'cuda' ? nativeFiles().cudart : nativeFiles().cudartHost),
    JSON.stringify([
      options.target,
      options.files,
      nvccFlags(options),
      options.objects ?? [],
      options.defaults ?? {},
    ]),
    ...objects,
    ...texts,
  ]);
}
