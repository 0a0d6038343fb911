import { BoxflowError, type Diagnostic } from '@boxflow/ir';
import type { AddonError } from './addon-types.js';

/** An error of the native runtime as a diagnostic: it has a code, a message and a hint already. */
export function fromAddonError(error: unknown): unknown {
  if (!isAddonError(error)) return error;
  const diagnostic: Diagnostic = {
    code: error.code,
    family: error.code.startsWith('BF9') ? 'bug' : 'user',
    severity: 'error',
    message: error.message,
    notes: [],
    ...(error.hint ? { hint: error.hint } : {}),
  };
  return new BoxflowError(diagnostic, { cause: error });
}

function isAddonError(error: unknown): error is AddonError {
  return error instanceof Error && /^BF\d{4}$/.test(String((error as Partial<AddonError>).code));
}
