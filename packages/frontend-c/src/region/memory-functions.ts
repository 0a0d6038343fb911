import {
  type BodyExpr,
  type IntExpr,
  int,
  type LoopNode,
  linearParts,
  type ScalarType,
  scalarBytes,
  simplifyIntExpr,
  sumOfParts,
  variable,
} from '@boxflow/ir';
import { unsupportedExpression } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affine } from '../integers/affine.js';
import { children, field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { castParts } from '../types/cast.js';
import { elementLoops, insideLoops, nestOf } from './loops/element-loops.js';
import { pointee } from './memory/places.js';
import { referenceTo } from './memory/references.js';
import type { Context } from './state/context.js';
import { ifAffine } from './state/if-affine.js';
import { integerEnvironment } from './state/integer-environment.js';
import type { Loop } from './state/loop.js';
import type { Place } from './state/place.js';
import type { StatementBuilder } from './state/statement-builder.js';
import type { Walk } from './state/walk.js';

/** Functions of the C library that copy or set memory, with their number of arguments. */
const FUNCTIONS = /^(?:__builtin_)?(?:memcpy|memmove|memset)$/;

/**
 * Returns the call if a statement is one of `memcpy`, `memmove` or `memset`, which the program does not
 * define itself.
 */
export function memoryCall(expression: Node, { scope }: Context): Node | undefined {
  const inner = unparenthesised(expression);
  if (inner.type !== 'call_expression') return undefined;
  const name = field(inner, 'function').text;
  const isKnown = FUNCTIONS.test(name) && !scope.lookup(name);
  return isKnown && children(field(inner, 'arguments')).length === 3 ? inner : undefined;
}

/**
 * Returns `memcpy(to, from, n * sizeof *to)` and `memset(to, 0, …)` as loops over the elements.
 *
 * @throws Refused if the bytes are not whole elements of one type
 */
export function memoryLoops(call: Node, context: Context, walk: Walk): LoopNode[] {
  const { region } = context;
  const refuse = (why: string): never => {
    throw new Refused(unsupportedExpression(region.locate(call), oneLine(call, 60), why));
  };
  const [to, from, size] = children(field(call, 'arguments')) as [Node, Node, Node];
  const isCopy = !/memset$/.test(field(call, 'function').text);
  const builder = walk.builder(context);
  const target = elements(pointed(to, builder), refuse);
  const count =
    wholeElements(size, target, context) ?? refuse('its size is not that of whole rows or elements');
  const source = isCopy ? elements(pointed(from, builder), refuse) : undefined;
  if (source && source.element !== target.element) return refuse('its arguments have different types');
  if (source && source.inner.join() !== target.inner.join())
    return refuse('its arguments have different rows');
  if (source && /memmove$/.test(field(call, 'function').text) && source.place.symbol === target.place.symbol)
    return refuse('both of its arguments may be the same memory');
  const value = source ? undefined : setValue(from, target.element, context, refuse);
  const loops = elementLoops(
    [count, ...target.inner.map((extent) => int(extent))],
    target.place.symbol,
    call,
    context,
  );
  const inside = insideLoops(loops, context);
  const body = walk.statement(call, inside, (own) => {
    const at = referenceTo(moved(target.place, loops, call), to, own);
    const copied = source && referenceTo(moved(source.place, loops, call), from, own);
    const assigned: BodyExpr = copied
      ? { kind: 'read', access: own.add('read', copied.array, copied.index, from), type: copied.type }
      : value!;
    return [{ kind: 'assign', target: own.add('write', at.array, at.index, to), value: assigned }];
  });
  return [nestOf(loops, body)];
}

interface Elements {
  readonly place: Place;
  readonly element: ScalarType;
  /** Lengths of the dimensions inside the first one. */
  readonly inner: readonly number[];
}

/** Returns what a pointer argument points to, which may be converted to `void *`. */
function pointed(node: Node, builder: StatementBuilder): Place {
  const inner = unparenthesised(node);
  const cast = castParts(inner, builder.scope);
  const isVoid = cast?.type.kind === 'pointer' && cast.type.target.kind === 'other';
  return pointee(isVoid ? cast.operand : inner, builder);
}

function elements(place: Place, refuse: (why: string) => never): Elements {
  const inner: number[] = [];
  let { type } = place;
  while (type.kind === 'array') {
    const extent = type.extent && type.scope.constantValue(type.extent);
    if (extent === undefined) return refuse('it names an array whose rows have no constant length');
    inner.push(extent);
    type = type.element;
  }
  if (type.kind !== 'scalar' || !place.movable) return refuse('its arguments are not elements of arrays');
  return { place, element: type.scalar, inner };
}

/** Returns how many elements of the first dimension so many bytes are. */
function wholeElements(size: Node, { element, inner }: Elements, context: Context): IntExpr | undefined {
  const bytes = ifAffine(() => affine(size, integerEnvironment(context)).expr);
  const unit = inner.reduce((product, extent) => product * extent, scalarBytes(element));
  if (!bytes) return undefined;
  const { constant, terms } = linearParts(bytes);
  const parts = [constant, ...terms.map(({ coefficient }) => coefficient)];
  if (!parts.every((amount) => amount % unit === 0)) return undefined;
  const divided = terms.map(({ coefficient, term }) => ({ coefficient: coefficient / unit, term }));
  return simplifyIntExpr(sumOfParts({ constant: constant / unit, terms: divided }));
}

/** Returns the value of elements whose bytes are all set to the same number. */
function setValue(
  node: Node,
  element: Elements['element'],
  { scope }: Context,
  refuse: (why: string) => never,
): BodyExpr {
  const value = scope.constantValue(node);
  const isInteger = /int/.test(element);
  if (value === undefined || !(value === 0 || (isInteger && (value === -1 || /int8$/.test(element)))))
    return refuse('it sets bytes to a value that is not 0');
  if (value >= 0) return { kind: 'literal', text: String(value), type: 'int32' };
  return { kind: 'int', value: int(value), type: 'int32' };
}

/** Returns the element of the place in an iteration of the loops. */
function moved(place: Place, [outer, ...inner]: readonly Loop[], node: Node): Place {
  const term = ({ name }: Loop) =>
    ({ kind: 'integer', expr: variable(name), node, notAffine: undefined }) as const;
  const last = place.offsets.at(-1)!;
  const offsets = [
    ...place.offsets.slice(0, -1),
    { terms: [...last.terms, term(outer!)] },
    ...inner.map((loop) => ({ terms: [term(loop)] })),
  ];
  let { type } = place;
  while (type.kind === 'array') type = type.element;
  return { ...place, type, offsets };
}
