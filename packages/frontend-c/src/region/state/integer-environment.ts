import {
  apply,
  type IntExpr,
  type IntRange,
  int,
  isFloating,
  isUnsigned,
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
import type { IntegerEnvironment, TypedInt } from '../../integers/integer-environment.js';
import { isIslName } from '../../integers/isl-text.js';
import { NotAffine } from '../../integers/not-affine.js';
import { provablyAtLeast, smallestOver } from '../../integers/prove.js';
import type { Node } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import type { Variable } from '../../types/scope.js';
import { type Binding, type Context, under } from './context.js';
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
    call: (node) => context.evaluators.call(node, context),
    member: (node) => context.evaluators.member(node, context),
    variable: (identifier) => identifierValue(identifier, context),
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

/** Makes a condition on parameters an assumption of the region; `false` if it mentions anything else, or never holds. */
export function assumeOfParameters(condition: IntExpr, region: Region): boolean {
  const simple = simplifyIntExpr(condition);
  if (simple.op === 'int') return simple.value !== 0;
  if (!variablesOf(simple).every((name) => region.parameters.has(name))) return false;
  region.addFact(simple);
  return true;
}

/** The smallest value over all loops, where it depends on parameters only, is assumed not to be negative. */
function assumeNotNegative(expr: IntExpr, { region, loops }: Context): boolean {
  const smallest = smallestOver(loops, expr);
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

function identifierValue(identifier: Node, context: Context): TypedInt {
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
  const alias = region.aliases.get(symbol);
  if (alias) return alias;
  const binding = context.bindings.get(symbol);
  if (binding) return boundInteger(binding, symbol, identifier);
  if (symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar)) {
    throw new NotAffine(`'${name}' is of type ${describeType(symbol.type)}`, identifier);
  }
  if (region.isLocal(symbol)) throw new NotAffine(`'${name}' is computed in the region`, identifier);
  if (region.changesOuter(symbol)) throw new NotAffine(`'${name}' is changed in the region`, identifier);
  return parameter(identifier, symbol, symbol.type.scalar, region);
}

/** Returns a parameter of an inlined function that stands for its argument. */
function boundInteger({ argument, context }: Binding, { type }: Variable, at: Node): TypedInt {
  const environment = integerEnvironment(context);
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
  region.parameters.set(name, type);
  region.parameterSymbols.set(name, symbol);
  region.ranges.set(name, narrowest(typeRange(type), region.ranges.get(name)));
  if (isUnsigned(type)) region.addFact(apply('ge', variable(name), int(0)));
  return { expr: variable(name), type };
}

/** Returns the range of a type's values; 64 bits count as unlimited. */
export function typeRange(type: ScalarType): IntRange {
  const bits = Number(/\d+/.exec(type)?.[0]);
  if (isUnsigned(type)) return { lo: 0, hi: bits < 64 ? 2 ** bits - 1 : Number.POSITIVE_INFINITY };
  if (bits === 64) return { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
  return { lo: -(2 ** (bits - 1)), hi: 2 ** (bits - 1) - 1 };
}

export function narrowest(a: IntRange, b: IntRange | undefined): IntRange {
  return b ? { lo: Math.max(a.lo, b.lo), hi: Math.min(a.hi, b.hi) } : a;
}
