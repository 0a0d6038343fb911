import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CUDA_COMPILE_FLAGS } from '@boxflow/codegen-cuda';
import { BoxflowError } from '@boxflow/ir';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runTool } from '../toolchain/run-tool.js';

/** Hopper's machine code, and portable code that later GPUs translate. */
const TARGETS = 'arch=compute_90,code=[sm_90,compute_90]';

/** Compiles CUDA source with nvcc. Intermediate files go into `folder`. Throws BF3003. */
export async function compileFatbin(nvcc: string, source: string, folder: string): Promise<Uint8Array> {
  const input = join(folder, 'kernels.cu');
  const output = join(folder, 'kernels.fatbin');
  await writeFile(input, source);
  const result = await runTool(
    nvcc,
    ['-fatbin', '-O3', ...CUDA_COMPILE_FLAGS, '-gencode', TARGETS, '-o', output, input],
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
