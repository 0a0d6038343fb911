import type { PtxModule } from '@boxflow/ptx';
import { compileKernelText, type KernelFile } from './kernel-file.js';

/** The function of libboxflow-cudart to which units of kernels announce themselves. */
const ANNOUNCE = 'boxflow_cudart_add_intervals';

/** Compiles the unit with which several GPUs run kernels together. Throws BF3003. */
export async function compileIntervals(module: PtxModule, file: KernelFile): Promise<string> {
  const [{ includeFolder, intervalUnit, printIntervalUnit }, { kernelTraits }] = await Promise.all([
    import('@boxflow/codegen-ptx'),
    import('./kernel-traits.js'),
  ]);
  const traits = [...kernelTraits(module)];
  const kept = new Set(traits.flatMap(([name, { oneDevice }]) => (oneDevice ? [name] : [])));
  const source = printIntervalUnit(intervalUnit(module, kept), {
    name: `boxflow_intervals_${file.index}`,
    announceTo: ANNOUNCE,
    fileName: file.fileName,
  });
  return compileKernelText(source, file, ['-I', includeFolder]);
}
