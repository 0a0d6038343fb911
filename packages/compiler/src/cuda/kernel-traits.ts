import type { KernelTraits } from '@boxflow/codegen-ptx';
import { kernelAccesses } from '@boxflow/frontend-cuda';
import type { KernelFact } from '@boxflow/ir';
import { decomposeKernel } from '@boxflow/poly';
import type { PtxModule } from '@boxflow/ptx';

/** Returns the traits of a module's kernels, by their mangled names. */
export function kernelTraits(module: PtxModule): ReadonlyMap<string, KernelTraits> {
  return new Map(
    kernelAccesses(module, 'optimised').map((kernel) => {
      const has = (kind: KernelFact['kind']) => kernel.facts.some((fact) => fact.kind === kind);
      const oneDevice = decomposeKernel(kernel).oneDevice.length > 0;
      return [kernel.name, { oneDevice, atomics: has('atomic'), prints: has('prints') }];
    }),
  );
}
