import { type Binary, type BodyExpr, fused, fusedSide, type ScalarType } from '@boxflow/ir';
import { descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { FusedSum } from '../state/contractions.js';
import type { StatementBuilder } from '../state/statement-builder.js';

/**
 * Returns a sum with one rounding if one of its operands is a product of the same expression:
 *
 *     a * b + c   →   fma(a, b, c)
 *
 * All others stay as they are: a product that a variable, a function or a cast gives is not one of the same expression.
 *
 * @param node the sum, or an assignment such as `c += a * b`
 */
export function contracted(sum: Binary, node: Node, builder: StatementBuilder): BodyExpr {
  const { contractions, source } = builder.region;
  if (!source.contracts) return sum;
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  const isAssignment = node.type === 'assignment_expression';
  // `x++` has neither.
  if (!left || !right || (isAssignment && changesMemory(left))) return sum;
  const hidden: BodyExpr = { kind: 'literal', text: '', type: sum.type };
  const side = fusedSide({
    ...sum,
    left: isProduct(left) ? sum.left : hidden,
    right: isProduct(right) ? sum.right : hidden,
  });
  if (!side) return sum;
  const [product, z] = side === 'right' ? [right, left] : [left, right];
  const rangeOf = (part: Node) => source.map.rangeOf(part);
  contractions.add({
    range: rangeOf(node),
    x: rangeOf(field(unparenthesised(product), 'left')),
    y: rangeOf(field(unparenthesised(product), 'right')),
    z: rangeOf(z),
    negated: sum.op === '+' ? undefined : side === 'right' ? 'x' : 'z',
    type: floating(sum.type),
    isAssignment,
  });
  return fused(sum, side);
}

function isProduct(node: Node): boolean {
  const inner = unparenthesised(node);
  return inner.type === 'binary_expression' && field(inner, 'operator').text === '*';
}

/** `*p++ += a * b` would change p twice. */
function changesMemory(target: Node): boolean {
  return [...descendants(target)].some(({ type }) => /^(?:assignment|update)_expression$/.test(type));
}

function floating(type: ScalarType): FusedSum['type'] {
  if (type !== 'float' && type !== 'double') throw new Error(`a sum of ${type} is not fused`);
  return type;
}
