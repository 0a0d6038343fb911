import type { ScalarType } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import { arrayOf } from './arrays.js';

/** Returns a new variable of the region that the source does not have, as if it were declared where `node` stands. */
export function localScalar(name: string, type: ScalarType, node: Node, context: Context): ArrayDraft {
  const variable: Variable = {
    kind: 'variable',
    name,
    type: { kind: 'scalar', scalar: type },
    storage: 'local',
    volatile: false,
    isConst: false,
    constant: undefined,
    position: node.startIndex,
  };
  context.region.loopsAround.set(variable, context.loops.length);
  return arrayOf(variable, node, context.region);
}
