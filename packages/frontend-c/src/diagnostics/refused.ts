import type { Diagnostic } from '@boxflow/ir';

/** Thrown inside the analysis of a region and caught at its edge, where it becomes a `Refusal`. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly diagnostic: Diagnostic) {
    super(diagnostic.message);
  }
}
