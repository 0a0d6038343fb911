import { int, rangeOf, simplifyIntExpr } from '@boxflow/ir';
import { field, type Node } from '../syntax/node.js';
import type { Scope, Variable } from '../types/scope.js';
import { affine, combined } from './affine.js';
import type { IntegerEnvironment, TypedInt } from './integer-environment.js';
import { NotAffine } from './not-affine.js';

/** Returns the value of a variable that is known although C does not call it constant. */
type ValueOf = (symbol: Variable) => number | undefined;

/** Returns the value of an integer constant expression; `undefined` if it is not one that we can evaluate. */
export function constantValue(
  node: Node,
  scope: Scope,
  known: ValueOf = () => undefined,
): number | undefined {
  return constantOf(() => affine(node, constantsOnly(scope, known)));
}

/** Returns what an assignment, `k++` or an initialiser gives to its variable, if that is a known integer. */
export function assignedConstant(node: Node, scope: Scope, known: ValueOf): number | undefined {
  const target = node.childForFieldName('left') ?? node.childForFieldName('argument');
  if (!/^(?:assignment|update)_expression$/.test(node.type) || !target)
    return constantValue(node, scope, known);
  const right = node.childForFieldName('right');
  const operator = field(node, 'operator').text.slice(0, -1);
  if (right && operator === '') return constantValue(right, scope, known);
  return constantOf(() => {
    const names = constantsOnly(scope, known);
    const by: TypedInt = right ? affine(right, names) : { expr: int(1), type: 'int32' };
    return combined(operator, affine(target, names), by, node, names);
  });
}

function constantOf(evaluate: () => TypedInt): number | undefined {
  try {
    const expr = simplifyIntExpr(evaluate().expr);
    return expr.op === 'int' ? expr.value : undefined;
  } catch (error) {
    if (error instanceof NotAffine || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the constant that a name stands for: an enumerator or a `const` integer. */
export function namedConstant(name: string, scope: Scope): TypedInt | undefined {
  const symbol = scope.lookup(name);
  if (symbol?.kind === 'enumerator' && symbol.value !== undefined)
    return { expr: int(symbol.value), type: 'int32' };
  if (symbol?.kind === 'variable' && symbol.constant !== undefined && symbol.type.kind === 'scalar') {
    return { expr: int(symbol.constant), type: symbol.type.scalar };
  }
  return undefined;
}

function knownVariable(name: string, scope: Scope, known: ValueOf): TypedInt | undefined {
  const symbol = scope.lookup(name);
  if (symbol?.kind !== 'variable' || symbol.type.kind !== 'scalar') return undefined;
  const value = known(symbol);
  return value === undefined ? undefined : { expr: int(value), type: symbol.type.scalar };
}

function constantsOnly(scope: Scope, known: ValueOf): IntegerEnvironment {
  const environment: IntegerEnvironment = {
    scope,
    variable(identifier) {
      const { text } = identifier;
      const constant = namedConstant(text, scope) ?? knownVariable(text, scope, known);
      if (!constant) throw new NotAffine(`'${text}' is not a constant`, identifier);
      return constant;
    },
    member(node) {
      throw new NotAffine('it is a member of a struct', node);
    },
    call(node) {
      throw new NotAffine('it is a call', node);
    },
    isAtLeast: (expr, bound) => rangeOf(expr, new Map()).lo >= bound,
    isAtMost: (expr, bound) => rangeOf(expr, new Map()).hi <= bound,
    assuming: () => environment,
    assume: () => false,
  };
  return environment;
}
