import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BoxflowError, type Diagnostic } from '@boxflow/ir';
import { defaultCompiler } from '../build/flags.js';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runCompiler } from '../toolchain/run-tool.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { compileWithNvcc, keptPtx, nvccFlags } from './nvcc.js';

/** The objects of one file: what nvcc makes of it, and its kernels as C. */
export interface CompiledFile {
  readonly file: string;
  readonly objects: readonly string[];
}

/** The function of libboxflow-cudart to which units of kernels announce themselves. */
const ANNOUNCE = 'boxflow_cudart_add_unit';

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
  const ptx = await readFile(join(own, keptPtx(file)), 'utf8').catch(() => undefined);
  if (ptx === undefined) return { file, objects: [host] };
  return { file, objects: [host, await compileKernels(ptx, file, index, own)] };
}

async function compileKernels(ptx: string, file: string, index: number, folder: string): Promise<string> {
  const { includeFolder, UNIT_FLAGS } = await import('@boxflow/codegen-ptx');
  const source = await printedKernels(ptx, file, index);
  const [text, object] = [join(folder, 'kernels.c'), join(folder, 'kernels.o')];
  await writeFile(text, source);
  const cc = defaultCompiler();
  const result = await runCompiler(cc, [
    ...UNIT_FLAGS,
    '-O2',
    '-w',
    '-I',
    includeFolder,
    '-c',
    text,
    '-o',
    object,
  ]);
  if (result.code !== 0) throw new BoxflowError(generatedCodeRejected(cc, 'kernels.c', result.stderr));
  return object;
}

/** Prints the kernels of a file as C. Throws BF1250 for a kernel that cannot be printed, and BF1251. */
export async function printedKernels(ptx: string, file: string, index: number): Promise<string> {
  const [{ readPtx }, { printHostUnit }, { kernelTraits }] = await Promise.all([
    import('./read-ptx.js'),
    import('@boxflow/codegen-ptx'),
    import('./kernel-traits.js'),
  ]);
  const module = readPtx(ptx, file);
  const options = { name: `boxflow_kernels_${index}`, announceTo: ANNOUNCE, traits: kernelTraits(module) };
  const { source, diagnostics } = printHostUnit(module, options);
  if (diagnostics.length > 0) throw new BoxflowError(diagnostics.map((one) => withGivenName(one, file)));
  return source;
}

/** nvcc writes whole paths into PTX; messages have the name that the user gave. */
function withGivenName(diagnostic: Diagnostic, file: string): Diagnostic {
  const { location } = diagnostic;
  return location?.file === resolve(file) ? { ...diagnostic, location: { ...location, file } } : diagnostic;
}
