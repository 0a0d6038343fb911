import type { ScalarType } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { Place } from '../state/place.js';
import { arrayOf } from './arrays.js';

/** Returns a new variable of the region that the source does not have, as if it were declared where `node` stands. */
export function localScalar(name: string, type: ScalarType, node: Node, context: Context): ArrayDraft {
  const variable = localVariable(name, { kind: 'scalar', scalar: type }, node, context);
  return arrayOf(variable, node, context.region);
}

/** Returns a variable like {@link localScalar}, of any type. */
export function localVariable(name: string, type: CType, node: Node, context: Context): Variable {
  const variable: Variable = {
    kind: 'variable',
    name,
    type,
    storage: 'local',
    volatile: false,
    isConst: false,
    constant: undefined,
    position: node.startIndex,
  };
  context.region.loopsAround.set(variable, context.loops.length);
  return variable;
}

/** Returns the place of a whole variable. */
export function wholeVariable(symbol: Variable, node: Node): Place {
  return { symbol, node, type: symbol.type, offsets: [], members: [], movable: false };
}
