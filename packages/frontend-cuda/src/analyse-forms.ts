import type { KernelAccesses } from '@boxflow/ir';
import type { PtxModule } from '@boxflow/ptx';
import { kernelAccesses } from './kernel-accesses.js';
import { labelKernel, type SourceNames } from './names/label-kernel.js';

/** The PTX of a file in its two forms. */
export interface KernelForms {
  /** The form with loops as they are written; undefined if the compiler does not give it. */
  readonly written: PtxModule | undefined;
  /** Returns the form that runs. It is only called if the other form leaves something open. */
  readonly optimised: () => PtxModule;
}

/**
 * Returns the accesses of a file's kernels, each from the form that shows more. The optimiser unrolls loops; without it, objects stay in
 * local memory.
 */
export function analyseForms({ written, optimised }: KernelForms, names: SourceNames): KernelAccesses[] {
  const plain = written === undefined ? [] : kernelAccesses(written, 'written');
  const byName = new Map(plain.map((kernel) => [kernel.name, kernel]));
  const isComplete = (kernel: KernelAccesses) => unknownShare(kernel).every((share) => share === 0);
  // The optimised form needs no analysis if the other one shows everything.
  const other = plain.length > 0 && plain.every(isComplete) ? [] : kernelAccesses(optimised(), 'optimised');
  const kernels = other.length === 0 ? plain : other.map((kernel) => better(byName.get(kernel.name), kernel));
  return kernels.map((kernel) => labelKernel(kernel, names));
}

function better(written: KernelAccesses | undefined, optimised: KernelAccesses): KernelAccesses {
  if (written === undefined) return optimised;
  const [own, other] = [unknownShare(written), unknownShare(optimised)];
  for (const [i, share] of own.entries())
    if (share !== other[i]) return share < other[i]! ? written : optimised;
  return written;
}

/** Returns the shares of accesses without an array, and without an offset. */
function unknownShare({ accesses }: KernelAccesses): readonly number[] {
  const count = Math.max(1, accesses.length);
  const share = (isUnknown: (access: KernelAccesses['accesses'][number]) => boolean) =>
    accesses.filter(isUnknown).length / count;
  return [share(({ array }) => array === null), share(({ offset }) => offset === null)];
}
