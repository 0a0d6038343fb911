import { apply, type IntExpr } from '@boxflow/ir';
import { affineCondition } from '../../integers/condition.js';
import type { IntegerEnvironment } from '../../integers/integer-environment.js';
import { field, type Node, unparenthesised } from '../../syntax/node.js';
import { ifAffine } from '../state/if-affine.js';

/** Returns the operands of `&&`, or the only one. */
export function conjunctsOf(condition: Node): readonly Node[] {
  const inner = unparenthesised(condition);
  if (inner.type === 'binary_expression' && field(inner, 'operator').text === '&&') {
    return [...conjunctsOf(field(inner, 'left')), ...conjunctsOf(field(inner, 'right'))];
  }
  return [inner];
}

/** Returns the conjunction of the affine operands of `&&` before the first other one; `undefined` if there are none. */
export function affinePart(condition: Node, environment: IntegerEnvironment): IntExpr | undefined {
  const parts: IntExpr[] = [];
  let known = environment;
  for (const operand of conjunctsOf(condition)) {
    const part = ifAffine(() => affineCondition(operand, known));
    if (!part) break;
    parts.push(part);
    known = known.assuming(part);
  }
  return parts.length === 0 ? undefined : apply('and', ...parts);
}
