import { expect, it } from 'vitest';
import { floydKernel } from '../../test/floyd-kernel.ts';
import { constantBoxes } from './constant-memory.js';
import type { Kernel } from './kernel-ir.js';
import { printKernel } from './kernel-print.js';
import { verifyKernel } from './verify-kernel.js';

/** A kernel that reads its second view, or both, from constant memory. */
function inConstantMemory(extents: readonly number[], views: readonly number[] = [1]): Kernel {
  const kernel = floydKernel();
  const changed = kernel.views.map((view, i) => ({
    ...view,
    ...(views.includes(i) && { array: `w${i}`, written: false, constant: extents }),
  }));
  return { ...kernel, views: changed };
}

const messages = (kernel: Kernel) => verifyKernel(kernel).map(({ message }) => message);

it('boxes in constant memory lie one after the other, each where a vector may', () => {
  expect(constantBoxes(inConstantMemory([3, 3], [0, 1]))).toEqual({
    boxes: [
      { view: 0, offset: 0 },
      { view: 1, offset: 80 },
    ],
    bytes: 160,
  });
});

it('a kernel says what it reads from constant memory', () => {
  expect(printKernel(inConstantMemory([3, 3]))).toContain('of w1, in constant memory[3][3]\n');
});

it('a kernel has at most 64 KiB of constant memory', () => {
  expect(messages(inConstantMemory([100, 100])).join('\n')).toContain('take 80000 bytes of constant memory');
});

it('what is in constant memory is not written', () => {
  const kernel = inConstantMemory([3, 3]);
  const views = kernel.views.map((view) => ({ ...view, written: true }));
  expect(messages({ ...kernel, views }).join('\n')).toContain('w1 is written');
});
