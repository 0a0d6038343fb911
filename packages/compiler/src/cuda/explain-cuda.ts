import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CUDA_EXPLANATION_VERSION, type CudaExplanation, type ExplainedKernel } from '@boxflow/ir';
import { cacheRoot } from '@boxflow/runtime-native';
import { allDone } from '../build/all-done.js';
import { ContentCache } from '../cache/content-cache.js';
import { contentKey } from '../cache/content-key.js';
import { toolFingerprint } from '../cache/tool-fingerprint.js';
import { findTool } from '../toolchain/find-tool.js';
import { runTool } from '../toolchain/run-tool.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { cudaFiles, nvccFlags, preprocessedCuda, ptxOf } from './nvcc.js';

const FILE = 'result.json';

/**
 * Explains a CUDA program: what its kernels access, and how their blocks can share arrays. The result is kept in the cache.
 * Throws BF1251, and BF3001 and BF3002 for the toolchain.
 */
export async function explainCuda(options: CudaProgramOptions): Promise<CudaExplanation> {
  if (options.cache === false) return analyse(options);
  const cache = new ContentCache(join(cacheRoot(), 'explanations'));
  const texts = await allDone(cudaFiles(options).map((file) => preprocessedCuda(file, options)));
  const key = contentKey([
    'cuda explanation',
    toolFingerprint(),
    String(CUDA_EXPLANATION_VERSION),
    JSON.stringify([options.files, nvccFlags(options)]),
    ...texts,
  ]);
  const known = await cache.find(key);
  if (known !== null) return JSON.parse(await readFile(join(known, FILE), 'utf8')) as CudaExplanation;
  const result = await analyse(options);
  await cache.store(key, (folder) => writeFile(join(folder, FILE), JSON.stringify(result)));
  return result;
}

async function analyse(options: CudaProgramOptions): Promise<CudaExplanation> {
  const kernels = await allDone(cudaFiles(options).map((file) => kernelsOf(file, options)));
  return { version: CUDA_EXPLANATION_VERSION, files: options.files, kernels: kernels.flat() };
}

async function kernelsOf(file: string, options: CudaProgramOptions): Promise<ExplainedKernel[]> {
  const [written, optimised] = await allDone([
    ptxOf(file, options, ['-Xcicc', '-O1']),
    ptxOf(file, options, []),
  ]);
  const [{ readPtx }, { analyseForms }, { decomposeKernel }] = await Promise.all([
    import('./read-ptx.js'),
    import('@boxflow/frontend-cuda'),
    import('@boxflow/poly'),
  ]);
  const names = await demangledNames(optimised!);
  const given = new Map([[resolve(file), file]]);
  const kernels = analyseForms(
    { written: readPtx(written!, file), optimised: () => readPtx(optimised!, file) },
    {
      demangled: (name) => names.get(name) ?? name,
      textOf,
      fileOf: (path) => given.get(resolve(path)) ?? path,
    },
  );
  return kernels.map((accesses) => ({ accesses, decomposition: decomposeKernel(accesses) }));
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the human-readable names by the names in the PTX. Without `c++filt`, there are none. */
async function demangledNames(ptx: string): Promise<ReadonlyMap<string, string>> {
  const tool = findTool('c++filt');
  const names = [...new Set([...ptx.matchAll(/\b_Z\w+/g)].map(([name]) => name))];
  if (tool === null || names.length === 0) return new Map();
  const { code, stdout } = await runTool(tool, names, {
    purpose: 'read names of C++',
    hint: 'install binutils',
  });
  const lines = stdout.split('\n');
  return code === 0 ? new Map(names.map((name, i) => [name, lines[i] ?? name])) : new Map();
}
