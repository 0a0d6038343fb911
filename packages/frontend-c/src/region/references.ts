import type { IntExpr, ScalarType } from '@boxflow/ir';
import { int } from '@boxflow/ir';
import {
  ambiguousCast,
  noDeclaration,
  partialSubscripts,
  pointerArithmetic,
  subscriptNotAffine,
  unknownCall,
  unsupportedType,
} from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affine } from '../integers/affine.js';
import { field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import type { Variable } from '../types/scope.js';
import { arrayOf } from './arrays.js';
import type { ArrayDraft } from './drafts.js';
import { requireAffine } from './reason.js';
import type { StatementBuilder } from './statement-builder.js';

/** A place in memory: a scalar variable or an array element. */
export interface Reference {
  readonly array: ArrayDraft;
  readonly index: readonly IntExpr[];
  readonly type: ScalarType;
}

/** The element that an expression such as `a[i][j]`, `(*a)[i]` or `x` names. @throws Refused */
export function reference(node: Node, builder: StatementBuilder): Reference {
  const { region } = builder;
  const { base, subscripts } = unfold(node, builder);
  const array = arrayOf(base.symbol, base.node, region);
  if (subscripts.length !== array.extents.length) {
    throw new Refused(
      partialSubscripts(region.locate(node), base.symbol.name, subscripts.length, array.extents.length),
    );
  }
  const index = subscripts.map((subscript) => {
    if (subscript === 0) return int(0);
    return requireAffine(
      region,
      () => affine(subscript, builder.names).expr,
      (error) =>
        subscriptNotAffine(region.locate(subscript), base.symbol.name, oneLine(subscript, 60), error.why),
    );
  });
  return { array, index, type: array.element };
}

interface Unfolded {
  readonly base: { readonly symbol: Variable; readonly node: Node };
  /** Outermost first; 0 is that of `*a`. */
  readonly subscripts: readonly (Node | 0)[];
}

function unfold(node: Node, builder: StatementBuilder): Unfolded {
  const { region, scope } = builder;
  const subscripts: (Node | 0)[] = [];
  let inner = unparenthesised(node);
  for (;;) {
    if (inner.type === 'subscript_expression') {
      subscripts.unshift(field(inner, 'index'));
      inner = unparenthesised(field(inner, 'argument'));
    } else if (isRowsBehind(inner, builder)) {
      subscripts.unshift(0);
      inner = unparenthesised(field(inner, 'argument'));
    } else break;
  }
  if (inner.type === 'field_expression')
    throw new Refused(
      unsupportedType(region.locate(node), oneLine(inner, 40), 'a member of a struct or union'),
    );
  if (inner.type === 'call_expression')
    throw new Refused(unknownCall(region.locate(inner), oneLine(field(inner, 'function'), 40)));
  if (inner.type !== 'identifier')
    throw new Refused(pointerArithmetic(region.locate(node), oneLine(node, 60)));
  const symbol = scope.lookup(inner.text);
  if (symbol?.kind === 'typedef') throw new Refused(ambiguousCast(region.locate(inner), inner.text));
  if (symbol?.kind !== 'variable') throw new Refused(noDeclaration(region.locate(inner), inner.text));
  return { base: { symbol, node: inner }, subscripts };
}

/** `(*a)[i]` with `double (*a)[n][m]`: following the pointer gives an array, which more subscripts go into. */
function isRowsBehind(node: Node, { scope }: StatementBuilder): boolean {
  if (node.type !== 'pointer_expression' || field(node, 'operator').text !== '*') return false;
  const pointer = unparenthesised(field(node, 'argument'));
  const symbol = pointer.type === 'identifier' ? scope.lookup(pointer.text) : undefined;
  return symbol?.kind === 'variable' && symbol.type.kind === 'pointer' && symbol.type.target.kind === 'array';
}
