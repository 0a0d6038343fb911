import { apply, type IntRange, int, isFloating, type ScalarType, variable } from '@boxflow/ir';
import { reservedName, volatileAccess } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { namedConstant } from '../integers/constant-value.js';
import type { IntNames, TypedInt } from '../integers/int-names.js';
import { isIslName } from '../integers/isl-text.js';
import { NotAffine } from '../integers/not-affine.js';
import { provablyAtLeast, provablyAtMost } from '../integers/prove.js';
import type { Node } from '../syntax/node.js';
import { describeType } from '../types/c-type.js';
import { isUnsigned } from '../types/conversions.js';
import type { Variable } from '../types/scope.js';
import type { Context } from './context.js';
import type { Region } from './region.js';

/** What integer expressions mean at one place of a region. */
export function namesAt(context: Context): IntNames {
  const { region, scope, loops } = context;
  return {
    scope,
    variable: (identifier) => identifierValue(identifier, context),
    isAtLeast: (expr, bound) => provablyAtLeast(expr, bound, loops, region.ranges),
    isAtMost: (expr, bound) => provablyAtMost(expr, bound, loops, region.ranges),
  };
}

function identifierValue(identifier: Node, { region, scope, loops }: Context): TypedInt {
  const name = identifier.text;
  const constant = namedConstant(name, scope);
  if (constant) return constant;
  const symbol = scope.lookup(name);
  if (symbol?.kind !== 'variable')
    throw new NotAffine(`'${name}' is not a variable of the program`, identifier);
  const loop = loops.find((candidate) => candidate.symbol === symbol);
  if (loop) return { expr: variable(loop.name), type: loop.type };
  const alias = region.aliases.get(symbol);
  if (alias) return alias;
  if (symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar)) {
    throw new NotAffine(`'${name}' is of type ${describeType(symbol.type)}`, identifier);
  }
  if (region.isLocal(symbol)) throw new NotAffine(`'${name}' is computed in the region`, identifier);
  if (region.changesOuter(name)) throw new NotAffine(`'${name}' is changed in the region`, identifier);
  return parameter(identifier, symbol, symbol.type.scalar, region);
}

/** An integer variable that the region only reads becomes a parameter. */
function parameter(identifier: Node, symbol: Variable, type: ScalarType, region: Region): TypedInt {
  const { name } = symbol;
  if (symbol.volatile) throw new Refused(volatileAccess(region.locate(identifier), name));
  if (!isIslName(name)) throw new Refused(reservedName(region.locate(identifier), name));
  if (!region.parameters.has(name)) {
    region.parameters.set(name, type);
    region.parameterSymbols.set(name, symbol);
    region.ranges.set(name, narrowest(typeRange(type), region.ranges.get(name)));
    if (isUnsigned(type)) region.addFact(apply('ge', variable(name), int(0)));
  }
  return { expr: variable(name), type };
}

/** The values of a type; 64 bits count as unlimited. */
export function typeRange(type: ScalarType): IntRange {
  const bits = Number(/\d+/.exec(type)?.[0]);
  if (isUnsigned(type)) return { lo: 0, hi: bits < 64 ? 2 ** bits - 1 : Number.POSITIVE_INFINITY };
  if (bits === 64) return { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
  return { lo: -(2 ** (bits - 1)), hi: 2 ** (bits - 1) - 1 };
}

export function narrowest(a: IntRange, b: IntRange | undefined): IntRange {
  return b ? { lo: Math.max(a.lo, b.lo), hi: Math.min(a.hi, b.hi) } : a;
}
