import type { Kernel } from '@boxflow/ir';
import type { Dialect } from './dialect.js';
import { type Helper, printHelpers } from './helpers.js';
import { type KernelText, printKernelFunction } from './kernel-text.js';

/** The functions of a translation unit. */
export interface UnitText {
  /** Definitions of the helper functions in use. */
  readonly helpers: readonly string[];
  readonly kernels: readonly KernelText[];
}

export function printUnit(kernels: readonly Kernel[], dialect: Dialect): UnitText {
  const names = kernels.map((kernel) => kernel.name);
  const texts = kernels.map((kernel) => printKernelFunction(kernel, dialect, names));
  const used = new Set<Helper>(texts.flatMap(({ helpers }) => [...helpers]));
  return { helpers: printHelpers(used, dialect), kernels: texts };
}

/** Parts with a blank line between them. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
