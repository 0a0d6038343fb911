import { apply, type IntExpr, int, isFloating, type ScalarType } from '@boxflow/ir';
import { affine, chosen, converted } from '../../integers/affine.js';
import { affineCondition } from '../../integers/condition.js';
import type { TypedInt, Wanted } from '../../integers/integer-environment.js';
import { negated } from '../../integers/negated.js';
import { NotAffine } from '../../integers/not-affine.js';
import { children, field, type Node, oneLine } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import type { Variable } from '../../types/scope.js';
import { type Context, inBlock } from '../state/context.js';
import { integerEnvironment } from '../state/integer-environment.js';
import { alwaysReturns, calledFunction, changesParameter, openCall, rememberArgument } from './inlining.js';
import { shadowUsedNames } from './shadowed-names.js';

/**
 * Returns the value of a call whose function does nothing but compute an affine integer: `return a < b ? a : b;`,
 * perhaps after `if` with another `return` and named parts.
 *
 * @throws NotAffine, Refused
 */
export function affineCall(node: Node, context: Context, wanted: Wanted): TypedInt {
  const callee = calledFunction(node, context);
  const fail = (): never => {
    throw new NotAffine(`it calls '${oneLine(field(node, 'function'), 40)}'`, node);
  };
  if (!callee) return fail();
  const call = openCall(callee, node, context);
  for (const { variable, argument } of call.parameters) {
    if (changesParameter(callee, variable) || !isKnown(variable, argument, context, wanted)) return fail();
  }
  const type = call.result;
  if (type?.kind !== 'scalar' || isFloating(type.scalar)) return fail();
  const result = { type: type.scalar, isBool: type.isBool === true, fail, ...wanted };
  return { expr: returned(children(callee.body), [], call.context, result), type: type.scalar };
}

/** Remembers the value of a name; returns whether it has one of the wanted kind. */
function isKnown(variable: Variable, value: Node, context: Context, { products }: Wanted): boolean {
  if (rememberArgument(variable, value, context)) return true;
  return products === true && context.region.values.get(variable)?.subscript !== undefined;
}

interface WantedResult extends Wanted {
  readonly type: ScalarType;
  readonly isBool: boolean;
  readonly fail: () => never;
}

/** Returns the result of a list of statements, under the conditions that are known to hold there. */
function returned(
  nodes: readonly Node[],
  known: readonly IntExpr[],
  context: Context,
  wanted: WantedResult,
): IntExpr {
  const { type, isBool, fail, products, modulo64, product } = wanted;
  const environment = known.reduce((all, condition) => all.assuming(condition), integerEnvironment(context));
  const names = { ...environment, products, modulo64, product };
  const [node, ...rest] = nodes;
  switch (node?.type) {
    case 'return_statement': {
      const [value] = children(node);
      if (value && isBool) return apply('select', affineCondition(value, environment), int(1), int(0));
      return value ? converted(affine(value, names), type, value, names).expr : fail();
    }
    case 'compound_statement':
      if (shadowUsedNames(children(node), rest, context.scope)) return fail();
      return returned([...children(node), ...rest], known, inBlock(context), wanted);
    case 'declaration':
      for (const { variable, declared } of declare(node, context.scope, 'local')) {
        const { initialiser } = declared;
        if (!initialiser || context.region.isChanged(variable)) return fail();
        if (variable.constant === undefined && !isKnown(variable, initialiser, context, wanted))
          return fail();
      }
      return returned(rest, known, context, wanted);
    case 'if_statement': {
      const condition = affineCondition(field(node, 'condition'), environment);
      const consequence = field(node, 'consequence');
      const alternative = node.childForFieldName('alternative');
      const otherwise = alternative ? children(alternative) : [];
      const after = (branch: readonly Node[]) => (branch.some(alwaysReturns) ? branch : [...branch, ...rest]);
      const yes = () => returned(after([consequence]), [...known, condition], inBlock(context), wanted);
      const no = () => returned(after(otherwise), [...known, negated(condition)], inBlock(context), wanted);
      if (condition.op === 'int') return condition.value !== 0 ? yes() : no();
      const [a, b] = [yes(), no()];
      return chosen(condition, a, b);
    }
    default:
      return fail();
  }
}
