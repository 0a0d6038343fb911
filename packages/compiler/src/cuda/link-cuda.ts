import { BoxflowError } from '@boxflow/ir';
import { nativeFiles } from '@boxflow/runtime-native';
import { linkFailed } from '../toolchain/diagnostics.js';
import type { CompiledFile } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { nvccFlags, runNvcc } from './nvcc.js';

/** Links a program with libboxflow-cudart in place of NVIDIA's runtime. Throws BF3004. */
export async function linkCuda(
  compiled: readonly CompiledFile[],
  options: CudaProgramOptions,
  executable: string,
): Promise<void> {
  const objects = compiled.flatMap((file) => file.objects);
  const libraries = [nativeFiles().cudart, '-lm', '-lpthread'];
  const { code, stdout, stderr } = await runNvcc([
    ...['-cudart', 'none', ...objects, ...(options.objects ?? []), ...nvccFlags(options), ...libraries],
    ...['-o', executable],
  ]);
  if (code === 0) return;
  const output = compiled.reduce(
    (text, { file, objects: own }) => own.reduce((rest, object) => rest.replaceAll(object, file), text),
    stdout + stderr,
  );
  throw new BoxflowError(linkFailed('nvcc', output));
}
