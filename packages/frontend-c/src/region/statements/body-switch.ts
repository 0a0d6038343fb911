import { apply, type BodyExpr, type BodyStatement, type IntExpr, int } from '@boxflow/ir';
import { unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { joined } from '../../integers/cases.js';
import { negated } from '../../integers/negated.js';
import { field, type Node, oneLine } from '../../syntax/node.js';
import type { Context } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { type SwitchGroup, switchGroups } from './switch-groups.js';

/** A group of a `switch`, and the condition under which it runs if no group before does. */
export interface AffineGroup {
  readonly condition: IntExpr;
  readonly statements: readonly Node[];
}

/** Returns the groups of a `switch` on an affine value with conditions that exclude each other; else `undefined`. */
export function affineGroups(node: Node, context: Context): readonly AffineGroup[] | undefined {
  const environment = integerEnvironment(context);
  const value = ifAffine(() => affine(field(node, 'condition'), environment).expr);
  if (!value) return undefined;
  const others: IntExpr[] = [];
  return switchGroups(node, context.region).map((group) => {
    const is = constantsOf(group, context).map((constant) => apply('eq', value, int(constant)));
    const own = group.values ? [joined('or', is)] : [];
    const condition = joined('and', [...others, ...own]);
    for (const one of is) others.push(negated(one));
    return { condition, statements: group.statements };
  });
}

/** Returns a `switch` on data as a chain of `if`: one statement of the region. */
export function bodySwitch(
  node: Node,
  builder: StatementBuilder,
  nested: (node: Node, builder: StatementBuilder) => BodyStatement[],
): BodyStatement[] {
  const { region, context } = builder;
  const when = field(node, 'condition');
  const chain = ([group, ...rest]: readonly SwitchGroup[]): BodyStatement[] => {
    if (!group) return [];
    const inside = () =>
      region.values.onOneWay(() => group.statements.flatMap((inner) => nested(inner, builder)));
    if (!group.values) return inside();
    const condition = constantsOf(group, context)
      .map((constant) => equals(builder.expression(when), constant))
      .reduce((left, right) => ({ kind: 'binary', op: '||', left, right, type: 'int32' }));
    const then = builder.under(undefined, inside);
    return [{ kind: 'if', condition, then, otherwise: builder.under(undefined, () => chain(rest)) }];
  };
  return chain(switchGroups(node, region));
}

function equals(left: BodyExpr, constant: number): BodyExpr {
  const right: BodyExpr = { kind: 'int', value: int(constant), type: left.type };
  return { kind: 'binary', op: '==', left, right, type: 'int32' };
}

/** Returns the constants of a group. @throws Refused for a range of constants, or one that is not known here */
function constantsOf({ values }: SwitchGroup, { region, scope }: Context): readonly number[] {
  return (values ?? []).map((value) => {
    const constant = scope.constantValue(value);
    if (constant !== undefined) return constant;
    throw new Refused(
      unsupportedExpression(
        region.locate(value),
        oneLine(value, 60),
        'it is not a constant that is known here',
      ),
    );
  });
}
