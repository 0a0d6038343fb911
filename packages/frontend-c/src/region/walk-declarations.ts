import { type BodyStatement, int, type LoopNode, variable as named } from '@boxflow/ir';
import { loopChangesInside, reinterpreted } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { type Node, oneLine } from '../syntax/node.js';
import { describeType, sameType } from '../types/c-type.js';
import type { DeclaredName } from '../types/declarator.js';
import type { Variable } from '../types/scope.js';
import { elementLoops, insideLoops, nestOf } from './loops/element-loops.js';
import { firstValue } from './loops/loop-parts.js';
import { isInteger, startsLoop } from './loops/loop-starts.js';
import { arrayOf } from './memory/arrays.js';
import { placeInLocals } from './memory/place-in-locals.js';
import { pointee } from './memory/places.js';
import type { Context } from './state/context.js';
import type { StatementBuilder } from './state/statement-builder.js';
import type { Walk } from './state/walk.js';
import { areFew, elementAssignments, initialElements, ZERO } from './statements/array-initialiser.js';
import { initialisation } from './statements/body.js';
import { initialisedLocals } from './statements/local-declaration.js';

/**
 * Returns the statements that set the variables of a declaration. `later`: the statements that follow it in
 * its block.
 */
export function walkDeclaration(
  node: Node,
  later: readonly Node[],
  context: Context,
  walk: Walk,
): LoopNode[] {
  const { scope } = context;
  return initialisedLocals(node, context).flatMap(({ variable, declared, value }) => {
    const pointer = rememberPointer(variable, declared, context, walk);
    if (pointer) return pointer;
    if (isInteger(variable) && startsLoop(variable.name, later, scope)) {
      context.starts.set(variable, firstValue(value, context));
      return [];
    }
    const built = (builder: StatementBuilder) => initialisation(variable, declared.node, value, builder);
    if (variable.type.kind === 'array')
      return initialisedArray(node, variable, declared, value, context, walk);
    return walk.afterCalls(value, context, (inside) => walk.statement(node, inside, built, declared.node));
  });
}

/** Returns the statements of `double t[9] = {a, b};`: a loop that sets zeros, if they are many, then the values. */
function initialisedArray(
  node: Node,
  variable: Variable,
  declared: DeclaredName,
  list: Node,
  context: Context,
  walk: Walk,
): LoopNode[] {
  const array = arrayOf(variable, declared.node, context.region);
  const elements = initialElements(list, array, walk.builder(context));
  const values = (builder: StatementBuilder) => elementAssignments(elements, array, declared.node, builder);
  if (areFew(elements)) return [walk.statement(node, context, values, declared.node)];
  const zeros = elementLoops(elements.extents.map(int), variable, node, context);
  const zero = (builder: StatementBuilder): BodyStatement[] => {
    const index = zeros.map((loop) => named(loop.name));
    return [{ kind: 'assign', target: builder.add('write', array, index, declared.node), value: ZERO }];
  };
  const nest = nestOf(zeros, walk.statement(node, insideLoops(zeros, context), zero, declared.node));
  return elements.values.size === 0 ? [nest] : [nest, walk.statement(node, context, values, declared.node)];
}

/**
 * Remembers the place of a pointer that is set where it is declared, and never again. Returns the statements
 * that compute the place.
 */
function rememberPointer(
  variable: Variable,
  { initialiser }: DeclaredName,
  context: Context,
  walk: Walk,
): readonly LoopNode[] | undefined {
  const { region } = context;
  const { type, name } = variable;
  if (!initialiser || type.kind !== 'pointer') return undefined;
  if (region.isChanged(variable) || variable.volatile) {
    const changedAt = region.source.map.locate(region.changes.get(name) ?? variable.position);
    throw new Refused(loopChangesInside(region.locate(initialiser), `the pointer '${name}'`, changedAt));
  }
  const place = pointee(initialiser, walk.builder(context));
  if (!sameType(place.type, type.target)) {
    const why = `from ${describeType(place.type)} to ${describeType(type.target)}`;
    throw new Refused(reinterpreted(region.locate(initialiser), oneLine(initialiser, 60), why));
  }
  const held = placeInLocals(name, place, context, walk);
  region.pointers.set(variable, held.place);
  return held.before;
}
