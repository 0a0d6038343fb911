import type { BodyExpr } from '@boxflow/ir';
import { unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { children, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { sameType } from '../../types/c-type.js';
import type { CType } from '../../types/scope.js';
import { typeOf } from '../../types/type-of.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { ZERO } from './array-initialiser.js';
import { bodyExpr } from './expressions.js';

/** Returns the list of `{x, y}` or `(struct point){x, y}`; `undefined` for any other expression. */
export function literalList(source: Node): Node | undefined {
  const inner = unparenthesised(source);
  if (inner.type === 'initializer_list') return inner;
  return inner.type === 'compound_literal_expression' ? field(inner, 'value') : undefined;
}

/**
 * Returns the numbers of a struct, members of members one by one, as a list gives them: in order or with `.x = …`,
 * and zeros for the rest. A value may be a whole struct, whose numbers `copied` returns. @throws Refused if inner
 * braces are left out
 */
export function literalNumbers(
  list: Node,
  type: CType,
  builder: StatementBuilder,
  copied: (struct: Node, type: CType) => readonly BodyExpr[],
): readonly BodyExpr[] {
  const refuse = (at: Node, why: string): never => {
    throw new Refused(unsupportedExpression(builder.region.locate(at), oneLine(at, 60), why));
  };
  return whole(type, list);

  function whole(part: CType, item: Node | undefined): readonly BodyExpr[] {
    if (part.kind === 'scalar') return [item ? number(item) : ZERO];
    if (item && isStruct(item, part)) return copied(item, part);
    if (item && item.type !== 'initializer_list')
      return refuse(item, 'it stands for a part with members, without braces');
    const items = item ? children(item) : [];
    if (part.kind === 'struct') return members(part, items);
    const count = part.kind === 'array' && part.extent ? part.scope.constantValue(part.extent) : undefined;
    if (part.kind !== 'array' || count === undefined)
      return refuse(list, 'it has a part that is not a number');
    return parts(
      Array.from({ length: count }, () => part.element),
      items,
    );
  }

  function isStruct(item: Node, part: CType): boolean {
    const result = builder.context.results.get(item.id);
    const given = result?.kind === 'struct' ? result.variable.type : typeOf(item, builder.scope);
    return given?.kind === 'struct' && sameType(given, part);
  }

  function members(struct: CType & { readonly kind: 'struct' }, items: readonly Node[]): readonly BodyExpr[] {
    const named = items.filter(({ type: kind }) => kind === 'initializer_pair');
    if (named.length === 0)
      return parts(
        struct.members.map((member) => member.type),
        items,
      );
    const byName = new Map(named.map((pair) => [memberName(pair), field(pair, 'value')]));
    if (named.length < items.length || byName.size < named.length)
      return refuse(list, 'some of its values have designators, or the same one');
    return struct.members.flatMap((member) => whole(member.type, byName.get(member.name)));
  }

  function memberName(pair: Node): string {
    const [designator, ...more] = pair.childrenForFieldName('designator');
    if (designator?.type !== 'field_designator' || more.length > 0)
      return refuse(pair, 'its designator is not supported');
    return children(designator)[0]!.text;
  }

  function parts(types: readonly CType[], items: readonly Node[]): readonly BodyExpr[] {
    if (items.length > types.length) return refuse(list, 'it has more values than the struct has members');
    return types.flatMap((part, position) => whole(part, items[position]));
  }

  function number(item: Node): BodyExpr {
    const [only, ...more] = item.type === 'initializer_list' ? children(item) : [item];
    return only && more.length === 0 ? bodyExpr(only, builder) : refuse(item, 'it is not a single value');
  }
}
