import {
  apply,
  type IntExpr,
  int,
  isFloating,
  isUnsigned,
  linearParts,
  type ScalarType,
  simplifyIntExpr,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { hiddenName, volatileAccess } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine, converted } from '../../integers/affine.js';
import { hasChoice } from '../../integers/cases.js';
import { namedConstant } from '../../integers/constant-value.js';
import type { IntegerEnvironment, TypedInt, Wanted } from '../../integers/integer-environment.js';
import { isIslName } from '../../integers/isl-text.js';
import { NotAffine } from '../../integers/not-affine.js';
import { provablyAtLeast, smallestOver } from '../../integers/prove.js';
import type { Node } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import type { Variable } from '../../types/scope.js';
import { type Binding, type Context, under } from './context.js';
import { initialConstant, isSize } from './initial-constant.js';
import { narrowest, typeRange } from './integer-ranges.js';
import { productParameter } from './product-parameter.js';
import type { Region } from './region.js';

/**
 * Returns the meaning of integer expressions at one place of a region.
 *
 * @param here the same place with more conditions around it, which are used for no proofs: they may be many
 */
export function integerEnvironment(context: Context, here = context): IntegerEnvironment {
  const known = context.constraints.flatMap((part) => (part.kind === 'range' ? [] : [part.condition]));
  return environmentUnder(here, [...context.region.facts.values(), ...known].flatMap(notNegative));
}

/** @param known expressions that are not negative here */
function environmentUnder(context: Context, known: readonly IntExpr[]): IntegerEnvironment {
  const { region, scope, loops } = context;
  const isAtLeast = (expr: IntExpr, bound: number) =>
    provablyAtLeast(expr, bound, loops, region.ranges) ||
    known.some((part) => provablyAtLeast(apply('sub', expr, part), bound, loops, region.ranges));
  const isAtMost = (expr: IntExpr, bound: number) => isAtLeast(apply('sub', int(bound), expr), 0);
  return {
    scope,
    call: (node, wanted) => context.evaluators.call(node, context, wanted),
    member: (node) => context.evaluators.member(node, context),
    variable: (identifier, wanted) => identifierValue(identifier, context, wanted),
    product: (left, right, type) => productParameter(left, right, type, region),
    isAtLeast,
    isAtMost,
    assuming: (condition) =>
      environmentUnder(under(context, condition), [...known, ...notNegative(condition)]),
    assume: (expr, low, high) =>
      (low === Number.NEGATIVE_INFINITY ||
        isAtLeast(expr, low) ||
        assumeNotNegative(apply('sub', expr, int(low)), context)) &&
      (high === Number.POSITIVE_INFINITY ||
        isAtMost(expr, high) ||
        assumeNotNegative(apply('sub', int(high), expr), context)),
  };
}

/**
 * Makes a condition on parameters an assumption of the region; `false` if it mentions anything else, or never
 * holds.
 */
export function assumeOfParameters(condition: IntExpr, region: Region): boolean {
  const simple = simplifyIntExpr(condition);
  if (simple.op === 'int') return simple.value !== 0;
  if (!variablesOf(simple).every((name) => region.parameters.has(name))) return false;
  region.addFact(simple);
  return true;
}

/** The largest factor of an assumption: `n * 2654435761u` wraps around for usual sizes, so that is not assumed away. */
const MOST_MULTIPLIED = 4096;

/**
 * Makes it an assumption that an expression is never negative in the loops; returns `false` if that does not depend on
 * parameters only.
 */
function assumeNotNegative(expr: IntExpr, { region, loops }: Context): boolean {
  const smallest = smallestOver(loops, expr);
  if (
    smallest &&
    linearParts(smallest).terms.some(({ coefficient }) => Math.abs(coefficient) > MOST_MULTIPLIED)
  )
    return false;
  return (
    smallest !== undefined &&
    !hasChoice(smallest) &&
    assumeOfParameters(apply('ge', smallest, int(0)), region)
  );
}

/** Returns expressions that are not negative if the condition holds. */
export function notNegative(condition: IntExpr): IntExpr[] {
  if (condition.op === 'int' || condition.op === 'var') return [];
  const [left, right] = condition.args as readonly [IntExpr, IntExpr];
  switch (condition.op) {
    case 'and':
      return condition.args.flatMap(notNegative);
    case 'ge':
      return [apply('sub', left, right)];
    case 'gt':
      return [apply('sub', apply('sub', left, right), int(1))];
    case 'le':
      return [apply('sub', right, left)];
    case 'lt':
      return [apply('sub', apply('sub', right, left), int(1))];
    case 'eq':
      return [apply('sub', left, right), apply('sub', right, left)];
    default:
      return [];
  }
}

function identifierValue(identifier: Node, context: Context, wanted: Wanted): TypedInt {
  const { region, scope, loops } = context;
  const name = identifier.text;
  const constant = namedConstant(name, scope);
  if (constant) return constant;
  const symbol = scope.lookup(name);
  if (symbol?.kind !== 'variable')
    throw new NotAffine(`'${name}' is not a variable of the program`, identifier);
  const loop = loops.find((candidate) => candidate.symbol === symbol);
  if (loop) return { expr: variable(loop.name), type: loop.type };
  const companion = loops
    .map(({ companions }) => companions.get(symbol))
    .find((value) => value !== undefined);
  if (companion) return companion;
  const known = knownValue(symbol, context, wanted);
  if (known) return known;
  const binding = context.bindings.get(symbol);
  if (binding) return boundInteger(binding, symbol, identifier, wanted);
  if (symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar)) {
    throw new NotAffine(`'${name}' is of type ${describeType(symbol.type)}`, identifier);
  }
  if (region.isLocal(symbol)) throw new NotAffine(`'${name}' is computed in the region`, identifier);
  if (region.changesOuter(symbol)) throw new NotAffine(`'${name}' is changed in the region`, identifier);
  const initial = region.isTracked(symbol) ? initialConstant(symbol, region.source) : undefined;
  if (initial !== undefined && !isSize(name, region.source))
    return { expr: int(initial), type: symbol.type.scalar };
  return parameter(identifier, symbol, symbol.type.scalar, region);
}

function knownValue(
  symbol: Variable,
  { region }: Context,
  { products, product }: Wanted,
): TypedInt | undefined {
  const known = region.values.get(symbol);
  if (known?.subscript && (products || !product)) return products ? known.subscript : undefined;
  if (known?.affine) return known.affine;
  if (known || !region.values.isAsAtBegin(symbol) || !region.isTracked(symbol)) return undefined;
  return region.isVisible(symbol) && region.changesOuter(symbol) ? valueAtBegin(symbol, region) : undefined;
}

/** Returns a parameter of an inlined function that stands for its argument. */
function boundInteger(
  { argument, context }: Binding,
  { type }: Variable,
  at: Node,
  { products, modulo64, product }: Wanted,
): TypedInt {
  const environment = { ...integerEnvironment(context), products, modulo64, product };
  return converted(
    affine(argument, environment),
    type.kind === 'scalar' ? type.scalar : undefined,
    at,
    environment,
  );
}

/** Makes an integer variable that the region only reads a parameter, and returns its value. */
export function parameter(identifier: Node, symbol: Variable, type: ScalarType, region: Region): TypedInt {
  if (!region.isVisible(symbol)) throw new Refused(hiddenName(region.locate(identifier), symbol.name));
  if (symbol.volatile) throw new Refused(volatileAccess(region.locate(identifier), symbol.name));
  const known = [...region.parameterSymbols].find(([, other]) => other.name === symbol.name);
  if (known && known[1].position !== symbol.position)
    throw new Refused(hiddenName(region.locate(identifier), symbol.name));
  if (known) return { expr: variable(known[0]), type };
  if (region.iteratorNames.has(symbol.name))
    throw new Refused(hiddenName(region.locate(identifier), symbol.name));
  const name = isIslName(symbol.name)
    ? symbol.name
    : region.freshName(symbol.name, (taken) => region.mentions(taken));
  return newParameter(name, symbol, type, region);
}

/** Returns the value with which the region begins, as a parameter, of a variable that the region changes later. */
function valueAtBegin(symbol: Variable, region: Region): TypedInt | undefined {
  if (symbol.type.kind !== 'scalar') return undefined;
  const type = symbol.type.scalar;
  const constant = initialConstant(symbol, region.source);
  if (constant !== undefined) return { expr: int(constant), type };
  const known = [...region.parameterSymbols].find(([, other]) => other === symbol)?.[0];
  if (known !== undefined) return { expr: variable(known), type };
  const name = region.freshName(`${symbol.name}_at_begin`, (taken) => region.mentions(taken));
  region.valuesAtBegin.add(symbol);
  return newParameter(name, symbol, type, region);
}

function newParameter(name: string, symbol: Variable, type: ScalarType, region: Region): TypedInt {
  region.parameters.set(name, type);
  region.parameterSymbols.set(name, symbol);
  region.ranges.set(name, narrowest(typeRange(type), region.ranges.get(name)));
  if (isUnsigned(type)) region.addFact(apply('ge', variable(name), int(0)));
  return { expr: variable(name), type };
}
