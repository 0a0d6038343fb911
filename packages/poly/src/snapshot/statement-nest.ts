import type { LoopNode, Statement } from '@boxflow/ir';
import type { Loop } from '../tree/replace-loop.js';

/**
 * Returns the loops of a new statement inside the first `depth` ones, as if they were at the place of a loop
 * of the program.
 */
export function statementNest(
  { name, iterators }: Pick<Statement, 'name' | 'iterators'>,
  { location }: Loop,
  depth: number,
): LoopNode {
  return iterators
    .slice(depth)
    .reduceRight<LoopNode>(
      (body, iterator) => ({ kind: 'loop', iterator, type: 'int64', direction: 1, location, body }),
      { kind: 'statement', statement: name },
    );
}
