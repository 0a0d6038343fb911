import { BoxflowError } from '@boxflow/ir';
import type { ScopModel } from '../model/scop-model.js';

/** `BF2005`: the recipe is not complete. */
export function unfinished(model: ScopModel, message: string): BoxflowError {
  return new BoxflowError({
    code: 'BF2005',
    family: 'user',
    severity: 'error',
    message,
    location: model.scop.location,
    notes: [],
    hint: 'every statement needs a distribute or single line, and every distributed loop a threads line',
  });
}
