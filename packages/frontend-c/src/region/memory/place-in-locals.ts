import type { LoopNode } from '@boxflow/ir';
import type { Context } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { DataTerm, OffsetTerm, Place } from '../state/place.js';
import type { Walk } from '../state/walk.js';
import { localScalar } from './local-scalar.js';
import { integerValue } from './pointer-offsets.js';

/**
 * Returns the place that the pointer `name` keeps pointing to: what statements compute on the way there is computed
 * once, by statements of its own, into variables of its own.
 */
export function placeInLocals(
  name: string,
  place: Place,
  context: Context,
  walk: Walk,
): { readonly before: readonly LoopNode[]; readonly place: Place } {
  const before: LoopNode[] = [];
  const hold = (term: OffsetTerm): OffsetTerm => {
    if (term.kind === 'integer') return term;
    const array = localScalar(`${name}_offset`, 'int64', term.node, context);
    before.push(
      walk.statement(term.node, context, (builder) => {
        const value = integerValue(term, builder);
        return [{ kind: 'assign', target: builder.add('write', array, [], term.node), value }];
      }),
    );
    return readingFrom(array, term);
  };
  const offsets = place.offsets.map((offset) => ({ terms: offset.terms.map(hold) }));
  return { before, place: { ...place, offsets } };
}

function readingFrom(array: ArrayDraft, term: DataTerm): DataTerm {
  const build: DataTerm['build'] = (collector) => {
    return { kind: 'read', access: collector.add('read', array, [], term.node), type: array.element };
  };
  return { ...term, build };
}
