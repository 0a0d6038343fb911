import type { Diagnostic } from '@boxflow/ir';
import { unsignedWrap } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { NotAffine } from '../../integers/not-affine.js';
import { oneLine } from '../../syntax/node.js';
import type { Region } from './region.js';

/** Runs `evaluate`. If the result is not affine, refuses the region with the diagnostic that `reason` makes of it. */
export function requireAffine<T>(
  region: Region,
  evaluate: () => T,
  reason: (error: NotAffine) => Diagnostic,
): T {
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof NotAffine)) throw error;
    const { wraps, node, why } = error;
    throw new Refused(wraps ? unsignedWrap(region.locate(node), oneLine(node, 60), why) : reason(error));
  }
}

/** Returns the result, or `undefined` if it is not affine. */
export function ifAffine<T>(evaluate: () => T): T | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof NotAffine) return undefined;
    throw error;
  }
}
