import type { Diagnostic, IntExpr, ScalarType } from '@boxflow/ir';
import { simplifyIntExpr } from '@boxflow/ir';
import { partialSubscripts, subscriptNotAffine, unsupportedType } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { type Node, oneLine } from '../syntax/node.js';
import { describeType } from '../types/c-type.js';
import { arrayOf } from './arrays.js';
import type { ArrayDraft } from './drafts.js';
import { type Place, place, stepValue } from './places.js';
import type { StatementBuilder } from './statement-builder.js';
import { memberVariable } from './struct-members.js';

/** A place in memory: a scalar variable or an array element. */
export interface Reference {
  readonly array: ArrayDraft;
  /** Of an array without rows, it may have products, out of which the array gets its shape. */
  readonly index: readonly IntExpr[];
  readonly type: ScalarType;
}

/** The element that an expression such as `a[i][j]`, `(*a)[i]` or `x` names. @throws Refused */
export function reference(node: Node, builder: StatementBuilder): Reference {
  return referenceTo(place(node, builder), node, builder);
}

/** The element that lies at a place. @throws Refused */
function referenceTo(found: Place, node: Node, builder: StatementBuilder): Reference {
  const { region } = builder;
  const { symbol, members } = found;
  if (found.type.kind === 'struct') {
    throw new Refused(
      unsupportedType(region.locate(node), oneLine(node, 40), `a whole ${describeType(found.type)}`),
    );
  }
  const variable = members.length > 0 ? memberVariable(symbol, members, region) : symbol;
  const array = arrayOf(variable, found.node, region);
  const rank = array.extents.length;
  if (found.steps.length !== rank) {
    throw new Refused(partialSubscripts(region.locate(node), found.symbol.name, found.steps.length, rank));
  }
  const index = found.steps.map((step) => simplifyIntExpr(stepValue(step)));
  const notAffine = firstNotAffine(found, builder);
  if (notAffine && rank > 1) throw new Refused(notAffine);
  if (notAffine) region.products.set(index[0] as IntExpr, notAffine);
  return { array, index, type: array.element };
}

function firstNotAffine({ steps, symbol }: Place, { region }: StatementBuilder): Diagnostic | undefined {
  for (const { node, notAffine } of steps.flatMap(({ terms }) => terms)) {
    if (notAffine)
      return subscriptNotAffine(region.locate(node), symbol.name, oneLine(node, 60), notAffine.why);
  }
  return undefined;
}
