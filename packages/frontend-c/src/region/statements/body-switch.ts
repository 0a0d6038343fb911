import type { BodyStatement } from '@boxflow/ir';
import { field, type Node } from '../../syntax/node.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { constantsOf, isOneOf, type SwitchGroup, switchGroups } from '../state/switch-groups.js';

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
    const condition = isOneOf(() => builder.expression(when), constantsOf(group, context));
    const then = builder.under(undefined, inside);
    return [{ kind: 'if', condition, then, otherwise: builder.under(undefined, () => chain(rest)) }];
  };
  return chain(switchGroups(node, region));
}
