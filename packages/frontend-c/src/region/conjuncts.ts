import { apply, type IntExpr } from '@boxflow/ir';
import { affineCondition } from '../integers/condition.js';
import type { IntNames } from '../integers/int-names.js';
import { field, type Node, unparenthesised } from '../syntax/node.js';
import { ifAffine } from './reason.js';
import type { StatementBuilder } from './statement-builder.js';

/** The operands of `&&`, or the only one. */
export function conjunctsOf(condition: Node): readonly Node[] {
  const inner = unparenthesised(condition);
  if (inner.type === 'binary_expression' && field(inner, 'operator').text === '&&') {
    return [...conjunctsOf(field(inner, 'left')), ...conjunctsOf(field(inner, 'right'))];
  }
  return [inner];
}

/** What those operands of `&&` say together that are affine and stand before all others; `undefined` where there are none. */
export function affinePart(condition: Node, names: IntNames): IntExpr | undefined {
  const parts: IntExpr[] = [];
  for (const operand of conjunctsOf(condition)) {
    const known = parts.reduce((all, part) => all.assuming(part), names);
    const part = ifAffine(() => affineCondition(operand, known));
    if (!part) break;
    parts.push(part);
  }
  return parts.length === 0 ? undefined : apply('and', ...parts);
}

/** Builds what only happens where a condition holds. */
export function whereHolds<T>(condition: Node, builder: StatementBuilder, build: () => T): T {
  const affinely = ifAffine(() => affineCondition(condition, builder.names));
  if (affinely) return builder.under(affinely, build);
  const part = affinePart(condition, builder.names);
  const underData = () => builder.under(undefined, build);
  return part ? builder.under(part, underData) : underData();
}
