import {
  ambiguousCast,
  noDeclaration,
  pointerArithmetic,
  reinterpreted,
  unsupportedExpression,
  unsupportedType,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { describeType, sameType } from '../../types/c-type.js';
import { castParts } from '../../types/cast.js';
import type { CType, Scope, Variable } from '../../types/scope.js';
import { isArrow, memberType, typeOf } from '../../types/type-of.js';
import { initialExpression } from '../state/initial-constant.js';
import type { Place } from '../state/place.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { arrayOf } from './arrays.js';
import { hoistedPointer, isOnePointer } from './hoisted-pointer.js';
import { wholeVariable } from './local-scalar.js';
import { isZeroOffset, offsetTerm } from './pointer-offsets.js';
import { refuseCall } from './refuse-call.js';
import { retypedVariable } from './retyped-variable.js';
import { rowPlace } from './row-pointers.js';

/** Returns the place that an expression such as `a[i][j]`, `(*a)[i]`, `*(a + i)` or `x` names. @throws Refused */
export function place(node: Node, builder: StatementBuilder): Place {
  const inner = unparenthesised(node);
  switch (inner.type) {
    case 'identifier':
      return variablePlace(inner, builder);
    case 'subscript_expression': {
      const [argument, index] = [field(inner, 'argument'), field(inner, 'index')];
      // C's i[a] is a[i].
      const swapped = !isPointer(argument, builder) && isPointer(index, builder);
      const [pointer, distance] = swapped ? [index, argument] : [argument, index];
      return moved(pointee(pointer, builder), distance, 1, node, builder);
    }
    case 'pointer_expression':
      if (field(inner, 'operator').text === '*') return pointee(field(inner, 'argument'), builder);
      return refuse(node, builder);
    case 'field_expression':
      return memberOf(inner, builder);
    case 'call_expression': {
      const result = builder.context.results.get(inner.id);
      return result?.kind === 'struct' ? wholeVariable(result.variable, inner) : refuseCall(inner, builder);
    }
    default:
      return refuse(node, builder);
  }
}

function variablePlace(node: Node, { region, scope }: StatementBuilder): Place {
  const symbol = scope.lookup(node.text);
  if (symbol?.kind === 'typedef') throw new Refused(ambiguousCast(region.locate(node), node.text));
  if (symbol?.kind === 'function')
    throw new Refused(unsupportedExpression(region.locate(node), node.text, 'it is a function'));
  if (symbol?.kind === 'enumerator')
    throw new Refused(unsupportedExpression(region.locate(node), node.text, 'its value is not known here'));
  if (symbol?.kind !== 'variable') throw new Refused(noDeclaration(region.locate(node), node.text));
  return region.structs.get(symbol) ?? wholeVariable(symbol, node);
}

/** Returns the place of `s.x` or `p->x`. */
function memberOf(node: Node, builder: StatementBuilder): Place {
  const argument = field(node, 'argument');
  const struct = isArrow(node) ? pointee(argument, builder) : place(argument, builder);
  const name = field(node, 'field').text;
  const member = memberType(struct.type, name);
  if (!member) {
    const what = `a member of ${describeType(struct.type)}`;
    throw new Refused(unsupportedType(builder.region.locate(node), oneLine(node, 40), what));
  }
  return { ...struct, type: member, members: [...struct.members, name], movable: false };
}

/**
 * Returns the place that an expression of a pointer type points to; an array points to its first element.
 * @throws Refused
 */
export function pointee(node: Node, builder: StatementBuilder): Place {
  const inner = unparenthesised(node);
  if (inner.type === 'binary_expression') return pointerSum(inner, builder);
  if (inner.type === 'pointer_expression' && field(inner, 'operator').text === '&')
    return place(field(inner, 'argument'), builder);
  const called = inner.type === 'call_expression' ? builder.placeOfCall(inner) : undefined;
  if (called) return called;
  const cast = castParts(inner, builder.scope);
  if (cast) return reinterpretation(inner, cast, builder);
  return followed(place(inner, builder), node, builder);
}

function followed(from: Place, node: Node, builder: StatementBuilder): Place {
  const { symbol, type, offsets } = from;
  const alias = offsets.length === 0 ? builder.region.pointers.get(symbol) : undefined;
  if (alias) return alias;
  const other = offsets.length === 0 && from.members.length === 0 ? sameMemory(symbol, builder) : undefined;
  if (other) return { ...other, node };
  if (type.kind === 'array')
    return { ...from, type: type.element, offsets: [...offsets, { terms: [] }], movable: true };
  if (type.kind !== 'pointer') return refuse(node, builder);
  if (isOnePointer(from, builder.region)) return hoistedPointer(from, type.target, node, builder);
  if (offsets.length > 0 || from.members.length > 0) return rowPlace(from, type.target, node, builder.region);
  if (builder.region.isLocal(symbol)) return refuse(node, builder);
  return { ...from, type: type.target, offsets: [{ terms: [] }], movable: true };
}

/**
 * Returns where a pointer of the function points that is another name for one of its variables: it is declared with that
 * name, as in `float (*p)[w] = (float (*)[w])a;`, and neither of the two ever changes.
 */
function sameMemory(symbol: Variable, builder: StatementBuilder): Place | undefined {
  const { region } = builder;
  const { source } = region;
  if (symbol.storage !== 'local' || symbol.type.kind !== 'pointer') return undefined;
  if (region.isLocal(symbol) || !region.isVisible(symbol)) return undefined;
  const value = initialExpression(symbol, source);
  const named = value && beginningOf(value, source.scope);
  const memory = named?.type === 'identifier' ? source.scope.lookup(named.text) : undefined;
  if (memory?.kind !== 'variable' || !region.isVisible(memory)) return undefined;
  const { type } = memory;
  const target = type.kind === 'pointer' ? type.target : type.kind === 'array' ? type.element : undefined;
  const element = target && elementOf(target);
  if (element?.kind !== 'scalar' || !sameType(element, elementOf(symbol.type.target))) return undefined;
  const isSame = sameType(target!, symbol.type.target);
  const variable = isSame ? memory : retypedVariable(memory, symbol.type, region);
  return {
    symbol: variable,
    node: named!,
    type: symbol.type.target,
    offsets: [{ terms: [] }],
    members: [],
    movable: true,
  };
}

/** Returns the pointer or array that `(float (*)[w])a`, `&a[0]` or `&a[0][0]` is the beginning of. */
function beginningOf(node: Node, scope: Scope): Node {
  let inner = unparenthesised(node);
  const cast = castParts(inner, scope);
  if (cast) return beginningOf(cast.operand, scope);
  if (inner.type !== 'pointer_expression' || field(inner, 'operator').text !== '&') return inner;
  inner = unparenthesised(field(inner, 'argument'));
  while (inner.type === 'subscript_expression' && field(inner, 'index').text === '0')
    inner = unparenthesised(field(inner, 'argument'));
  return inner;
}

/** Returns the place that `a + i`, `i + a` or `a - i` points to. */
function pointerSum(node: Node, builder: StatementBuilder): Place {
  const operator = field(node, 'operator').text;
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  if (operator !== '+' && operator !== '-') return refuse(node, builder);
  const swapped = operator === '+' && isPointer(right, builder);
  const [pointer, distance] = swapped ? [right, left] : [left, right];
  if (!isPointer(pointer, builder) || isPointer(distance, builder)) return refuse(node, builder);
  return moved(pointee(pointer, builder), distance, operator === '-' ? -1 : 1, node, builder);
}

function isPointer(node: Node, builder: StatementBuilder): boolean {
  const type = typeOf(node, builder.scope);
  return type?.kind === 'pointer' || type?.kind === 'array';
}

/** Returns the place that is `distance` elements further on. */
function moved(from: Place, distance: Node, sign: 1 | -1, node: Node, builder: StatementBuilder): Place {
  const last = from.offsets.at(-1);
  if (!last || !from.movable) return refuse(node, builder);
  const terms = [...last.terms, offsetTerm(distance, sign, builder)];
  return { ...from, offsets: [...from.offsets.slice(0, -1), { terms }] };
}

/** Returns the place of `((double (*)[n])a)`: the same memory in a different shape. */
function reinterpretation(
  node: Node,
  cast: NonNullable<ReturnType<typeof castParts>>,
  builder: StatementBuilder,
): Place {
  const from = pointee(cast.operand, builder);
  if (cast.type.kind !== 'pointer') return refuse(node, builder);
  const { target } = cast.type;
  if (sameType(target, from.type)) return from;
  const start = from.offsets.every(isZeroOffset);
  const element = elementOf(target);
  if (
    !start ||
    element.kind !== 'scalar' ||
    from.members.length > 0 ||
    !sameType(element, elementOf(from.type))
  ) {
    const why = `from ${describeType(from.type)} to ${describeType(target)}`;
    throw new Refused(reinterpreted(builder.region.locate(node), oneLine(node, 60), why));
  }
  // A view does not say how large a variable of the region is.
  if (builder.region.isLocal(from.symbol)) arrayOf(from.symbol, from.node, builder.region);
  const symbol = retypedVariable(from.symbol, cast.type, builder.region);
  return { symbol, node: from.node, type: target, offsets: [{ terms: [] }], members: [], movable: true };
}

function elementOf(type: CType): CType {
  return type.kind === 'array' ? elementOf(type.element) : type;
}

function refuse(node: Node, { region }: StatementBuilder): never {
  throw new Refused(pointerArithmetic(region.locate(node), oneLine(node, 60)));
}
