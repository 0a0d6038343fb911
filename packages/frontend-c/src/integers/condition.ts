import { apply, commonType, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import { field, type Node, unparenthesised } from '../syntax/node.js';
import { affine, converted } from './affine.js';
import { joined, TooManyCases, withoutChoices } from './cases.js';
import type { IntegerEnvironment } from './integer-environment.js';
import { negated } from './negated.js';
import { NotAffine } from './not-affine.js';

const RELATIONS = { '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge', '==': 'eq', '!=': 'ne' } as const;

type Relation = (typeof RELATIONS)[keyof typeof RELATIONS];

/**
 * Returns a C condition over affine values, as comparisons joined by `and` and `or`, without `select` and `not`.
 *
 * @throws NotAffine
 */
export function affineCondition(node: Node, environment: IntegerEnvironment): IntExpr {
  try {
    return withoutChoices(condition(node, environment));
  } catch (error) {
    if (error instanceof TooManyCases) throw new NotAffine('it has too many alternatives', node);
    throw error;
  }
}

function condition(node: Node, environment: IntegerEnvironment): IntExpr {
  const inner = unparenthesised(node);
  if (inner.type === 'unary_expression' && field(inner, 'operator').text === '!') {
    return negated(affineCondition(field(inner, 'argument'), environment));
  }
  if (inner.type !== 'binary_expression') return isNotZero(inner, environment);
  const operator = field(inner, 'operator').text;
  const [left, right] = [field(inner, 'left'), field(inner, 'right')];
  if (operator === '&&' || operator === '||') {
    const first = affineCondition(left, environment);
    // The right operand is only evaluated if the left one leaves the result open.
    const second = affineCondition(right, environment.assuming(operator === '&&' ? first : negated(first)));
    return joined(operator === '&&' ? 'and' : 'or', [first, second]);
  }
  const relation = RELATIONS[operator as keyof typeof RELATIONS];
  return relation === undefined ? isNotZero(inner, environment) : comparison(relation, inner, environment);
}

function comparison(relation: Relation, node: Node, environment: IntegerEnvironment): IntExpr {
  const left = affine(field(node, 'left'), environment);
  const right = affine(field(node, 'right'), environment);
  const type = commonType(left.type, right.type);
  return simplifyIntExpr(
    apply(
      relation,
      converted(left, type, field(node, 'left'), environment).expr,
      converted(right, type, field(node, 'right'), environment).expr,
    ),
  );
}

function isNotZero(node: Node, environment: IntegerEnvironment): IntExpr {
  return simplifyIntExpr(apply('ne', affine(node, environment).expr, int(0)));
}
