import { isInBlocks, withFeatures } from '../src/blocks/block-kernel.ts';
import type { BlockMapping } from '../src/language/dialect.ts';
import type { CValue } from './c-value.ts';
import type { KernelCase } from './kernel-case.ts';
import { runBlocks } from './run-blocks.ts';
import { runKernel } from './run-kernel.ts';

/** What a device has besides threads in blocks; nothing of it is printed. */
const ALL_FEATURES: Pick<BlockMapping, 'background' | 'matrix'> = {
  background: { definition: '', copy: () => '', commit: '', wait: () => '' },
  matrix: '',
};

/**
 * Returns what a device leaves in a kernel's buffers. Kernels for blocks are executed in blocks of threads, in an order that follows from
 * the seed. Every fourth device neither copies in the background nor has matrix instructions.
 */
export function runOnDevice(kernelCase: KernelCase, seed: number): CValue[][] {
  const { kernel } = kernelCase;
  if (!isInBlocks(kernel)) return runKernel(kernelCase);
  const features = seed % 4 === 0 ? {} : ALL_FEATURES;
  return runBlocks({ ...kernelCase, kernel: withFeatures(kernel, features) }, seed);
}
