import { BoxflowError } from '@boxflow/ir';
import { nativeFiles } from '@boxflow/runtime-native';
import { linkFailed } from '../toolchain/diagnostics.js';
import type { CompiledFile } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { nvccFlags, runNvcc, runtimeFolder } from './nvcc.js';

/** Links a program with libboxflow-cudart in place of NVIDIA's runtime, or before it. Throws BF3004. */
export async function linkCuda(
  compiled: readonly CompiledFile[],
  options: CudaProgramOptions,
  executable: string,
): Promise<void> {
  const objects = compiled.flatMap((file) => file.objects);
  const { code, stdout, stderr } = await runNvcc([
    ...[...objects, ...(options.objects ?? [])],
    ...nvccFlags(options),
    ...(await runtimeArguments(options)),
    ...['-o', executable],
  ]);
  if (code === 0) return;
  const output = compiled.reduce(
    (text, { file, objects: own }) => own.reduce((rest, object) => rest.replaceAll(object, file), text),
    stdout + stderr,
  );
  throw new BoxflowError(linkFailed('nvcc', output));
}

async function runtimeArguments({ target }: CudaProgramOptions): Promise<string[]> {
  const { cudart, cudartHost } = nativeFiles();
  if (target !== 'cuda') return ['-cudart', 'none', cudartHost, '-lm', '-lpthread'];
  const folder = await runtimeFolder();
  const found = folder === undefined ? [] : ['-Xlinker', `-rpath=${folder}`];
  return ['-cudart', 'shared', cudart, '-ldl', '-lpthread', ...found];
}
