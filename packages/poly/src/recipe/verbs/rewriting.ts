import type { RecipeLine, RecipeVerb } from '@boxflow/ir';
import { misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';

/** The verbs that rewrite the SCoP. All others change the schedule tree only. */
const REWRITING = [
  'reduce',
  'split_k',
  'snapshot',
  'expand',
  'in_place',
  'recompute',
  'time_tile',
] as const satisfies readonly RecipeVerb[];
export type RewritingVerb = (typeof REWRITING)[number];

export function isRewriting(verb: RecipeVerb): verb is RewritingVerb {
  return (REWRITING as readonly RecipeVerb[]).includes(verb);
}

/** Returns whether no line has changed the schedule tree, which rewriting begins anew. */
export function mayRewrite({ lines }: MappingState): boolean {
  return lines.every(({ verb }) => isRewriting(verb));
}

/** Fails if a line before has changed the schedule tree, which rewriting begins anew. */
export function requireNoOrder(state: MappingState, line: RecipeLine): void {
  if (mayRewrite(state)) return;
  throw misplaced(
    state.model,
    line,
    'it rewrites statements, so that it comes before all lines but those that do so, too',
  );
}
