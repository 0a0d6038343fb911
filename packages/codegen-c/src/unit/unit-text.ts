import { type Kernel, splitVariant } from '@boxflow/ir';
import type { Dialect } from '../language/dialect.js';
import { type Helper, printHelpers } from '../language/helpers.js';
import { printSplitViews, splitViews } from '../language/split-view.js';
import { type KernelText, printKernelFunction } from './kernel-text.js';

/** The functions of a translation unit. */
export interface UnitText {
  /** Definitions of the helper functions in use, and of what views that may be split need. */
  readonly helpers: readonly string[];
  /** Each kernel is followed by its variant, if it has one. */
  readonly kernels: readonly KernelText[];
}

export function printUnit(kernels: readonly Kernel[], dialect: Dialect): UnitText {
  const variants = kernels.flatMap((kernel) => {
    const split = splitVariant(kernel);
    return split === null
      ? [{ kernel, split }]
      : [
          { kernel, split: null },
          { kernel, split },
        ];
  });
  const names = variants.map(({ kernel, split }) => split?.kernel ?? kernel.name);
  const texts = variants.map(({ kernel, split }) => printKernelFunction(kernel, split, dialect, names));
  const used = new Set<Helper>(texts.flatMap(({ helpers }) => [...helpers]));
  const views = variants.flatMap(({ kernel, split }) => splitViews(kernel, split));
  return { helpers: [...printHelpers(used, dialect), ...printSplitViews(views, dialect)], kernels: texts };
}

/** Parts with a blank line between them. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
