import { children, type Node } from '../../syntax/node.js';
import { sameType } from '../../types/c-type.js';
import { pointee } from '../memory/places.js';
import type { Place } from '../state/place.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { argumentValues, isExpression } from './inline-expression.js';
import { calledFunction, insideCall, openCall } from './inlining.js';

/**
 * Returns the place that the result of a call points to, if its function does nothing but `return m->row + i;`.
 * Returns `undefined` for all other functions. @throws Refused
 */
export function placeOfCall(node: Node, builder: StatementBuilder): Place | undefined {
  const callee = calledFunction(node, builder.context);
  const value = callee && onlyReturned(callee.body);
  if (!value || !isExpression(callee)) return undefined;
  const call = openCall(callee, node, builder.context);
  if (call.result?.kind !== 'pointer') return undefined;
  const values = argumentValues(call, builder);
  const place = insideCall(node, { callee, region: builder.region }, () =>
    pointee(value, builder.inside(call.context, values)),
  );
  return sameType(place.type, call.result.target) ? place : undefined;
}

/** Returns the expression of a body that is one `return`. */
function onlyReturned(body: Node): Node | undefined {
  const [statement, ...others] = children(body);
  if (statement?.type !== 'return_statement' || others.length > 0) return undefined;
  return children(statement)[0];
}
