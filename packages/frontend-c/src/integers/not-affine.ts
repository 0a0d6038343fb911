import type { Node } from '../syntax/node.js';

/**
 * The reason why an expression is not affine, as a clause for a message, and its place. The caller knows its purpose.
 */
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
