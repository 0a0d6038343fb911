import { BoxflowError, type Diagnostic } from '@boxflow/ir';
import type { PtxModule } from '@boxflow/ptx';
import { compileKernelText, type KernelFile } from './kernel-file.js';

/** The function of libboxflow-cudart-host to which units of kernels announce themselves. */
const ANNOUNCE = 'boxflow_cudart_add_unit';

/** Compiles kernels as C for the host. Throws BF1250 and BF3003. */
export async function compileHostKernels(module: PtxModule, file: KernelFile): Promise<string> {
  const { includeFolder, UNIT_FLAGS } = await import('@boxflow/codegen-ptx');
  const source = await printedKernels(module, file);
  return compileKernelText(source, file, [...UNIT_FLAGS, '-I', includeFolder]);
}

/** Prints the kernels of a file as C. Throws BF1250 for a kernel that cannot be printed. */
export async function printedKernels(
  module: PtxModule,
  { index, fileName }: Pick<KernelFile, 'index' | 'fileName'>,
): Promise<string> {
  const [{ printHostUnit }, { kernelTraits }] = await Promise.all([
    import('@boxflow/codegen-ptx'),
    import('./kernel-traits.js'),
  ]);
  const options = { name: `boxflow_kernels_${index}`, announceTo: ANNOUNCE, traits: kernelTraits(module) };
  const { source, diagnostics } = printHostUnit(module, options);
  if (diagnostics.length > 0) throw new BoxflowError(diagnostics.map((one) => withGivenName(one, fileName)));
  return source;
}

function withGivenName(diagnostic: Diagnostic, fileName: KernelFile['fileName']): Diagnostic {
  const { location } = diagnostic;
  return location?.file === undefined
    ? diagnostic
    : { ...diagnostic, location: { ...location, file: fileName(location.file) } };
}
