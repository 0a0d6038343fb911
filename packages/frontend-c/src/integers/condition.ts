import { apply, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import { field, type Node, unparenthesised } from '../syntax/node.js';
import { commonType } from '../types/conversions.js';
import { affine, converted } from './affine.js';
import type { IntNames } from './int-names.js';

const RELATIONS = { '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge', '==': 'eq', '!=': 'ne' } as const;
const OPPOSITE = { lt: 'ge', le: 'gt', gt: 'le', ge: 'lt', eq: 'ne', ne: 'eq' } as const;

type Relation = keyof typeof OPPOSITE;

/**
 * A C condition over affine values, as comparisons joined by `and` and `or`.
 *
 * @throws NotAffine
 */
export function affineCondition(node: Node, names: IntNames): IntExpr {
  const inner = unparenthesised(node);
  if (inner.type === 'unary_expression' && field(inner, 'operator').text === '!') {
    return negated(affineCondition(field(inner, 'argument'), names));
  }
  if (inner.type !== 'binary_expression') return isNotZero(inner, names);
  const operator = field(inner, 'operator').text;
  const [left, right] = [field(inner, 'left'), field(inner, 'right')];
  if (operator === '&&' || operator === '||') {
    return apply(
      operator === '&&' ? 'and' : 'or',
      affineCondition(left, names),
      affineCondition(right, names),
    );
  }
  const relation = RELATIONS[operator as keyof typeof RELATIONS];
  return relation === undefined ? isNotZero(inner, names) : comparison(relation, inner, names);
}

function comparison(relation: Relation, node: Node, names: IntNames): IntExpr {
  const left = affine(field(node, 'left'), names);
  const right = affine(field(node, 'right'), names);
  const type = commonType(left.type, right.type);
  return simplifyIntExpr(
    apply(
      relation,
      converted(left, type, field(node, 'left'), names).expr,
      converted(right, type, field(node, 'right'), names).expr,
    ),
  );
}

function isNotZero(node: Node, names: IntNames): IntExpr {
  return simplifyIntExpr(apply('ne', affine(node, names).expr, int(0)));
}

/** The opposite of a condition that {@link affineCondition} made, without `not`. */
export function negated(condition: IntExpr): IntExpr {
  if (condition.op === 'int') return int(condition.value === 0 ? 1 : 0);
  if (condition.op === 'var') return apply('eq', condition, int(0));
  if (condition.op === 'and' || condition.op === 'or') {
    return apply(condition.op === 'and' ? 'or' : 'and', ...condition.args.map(negated));
  }
  return { op: OPPOSITE[condition.op as Relation], args: condition.args };
}
