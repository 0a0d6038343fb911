import type { Node } from '../syntax/node.js';

/** Why an expression is not affine: a clause for people, and the place. The caller knows what it was wanted for. */
export class NotAffine extends Error {
  override readonly name = 'NotAffine';

  constructor(
    readonly why: string,
    readonly node: Node,
    /** The value may not fit the type in which C computes it. */
    readonly wraps = false,
  ) {
    super(why);
  }
}
