import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CUDA_COMPILE_FLAGS } from '@boxflow/codegen-cuda';
import { BoxflowError } from '@boxflow/ir';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runTool } from '../toolchain/run-tool.js';

/** Compiles CUDA source with nvcc. Intermediate files go into `folder`. Throws BF3003. */
export async function compileFatbin(
  nvcc: string,
  source: string,
  gencode: readonly string[],
  folder: string,
): Promise<Uint8Array> {
  const input = join(folder, 'kernels.cu');
  const output = join(folder, 'kernels.fatbin');
  await writeFile(input, source);
  const targets = gencode.flatMap((value) => ['-gencode', value]);
  const result = await runTool(
    nvcc,
    ['-fatbin', '-O3', ...CUDA_COMPILE_FLAGS, ...targets, '-o', output, input],
    {
      purpose: 'compile the CUDA kernels',
      hint: 'install the CUDA toolkit, or leave the kernels to NVRTC at run time',
    },
  );
  if (result.code !== 0) {
    throw new BoxflowError(generatedCodeRejected('nvcc', 'CUDA kernels', result.stdout + result.stderr));
  }
  return readFile(output);
}
