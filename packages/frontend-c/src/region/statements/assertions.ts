import { unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affineCondition } from '../../integers/condition.js';
import { descendants, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { castParts } from '../../types/cast.js';
import type { Context } from '../state/context.js';
import { holdsBefore } from '../state/holds-before.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';

/**
 * Returns whether an expression does nothing: `(void)x`, or an `assert` that holds. What the assertion needs
 * of the parameters is checked when the region begins; if it does not hold there, the region runs as written,
 * and fails as written.
 *
 * @throws Refused for an assertion about data
 */
export function doesNothing(expression: Node, context: Context): boolean {
  const asserted = assertedCondition(expression);
  if (!asserted) return isIgnored(unparenthesised(expression), context);
  const condition = ifAffine(() => affineCondition(asserted, integerEnvironment(context)));
  if (condition && holdsBefore(condition, context)) return true;
  const why = 'it is an assertion about data, which would have to end the program';
  throw new Refused(unsupportedExpression(context.region.locate(expression), oneLine(asserted, 60), why));
}

/**
 * Returns `c` of `assert(c)` as the preprocessor leaves it: `if (c) ; else __assert_fail(…)`, or
 * `(c) || (__assert_fail(…), 0)`.
 */
function assertedCondition(expression: Node): Node | undefined {
  if (!/\b__assert\w*\s*\(/.test(expression.text)) return undefined;
  for (const node of descendants(expression)) {
    const otherwise = node.type === 'if_statement' && node.childForFieldName('alternative');
    if (otherwise && /^else\s+__assert/.test(otherwise.text)) return field(node, 'condition');
    const isOr = node.type === 'binary_expression' && field(node, 'operator').text === '||';
    if (isOr && /^\(*__assert/.test(field(node, 'right').text)) return field(node, 'left');
  }
  return undefined;
}

function isIgnored(node: Node, { scope }: Context): boolean {
  const cast = castParts(node, scope);
  const isVoid = cast?.type.kind === 'other' && cast.type.what === 'void';
  return (
    isVoid &&
    ![...descendants(cast.operand)].some(({ type }) => /^(?:call|assignment|update)_expression$/.test(type))
  );
}
