import type { ExplainedLoop, ExplainedRegion } from '@boxflow/ir';
import { bodyOfMap } from '../isl-text.js';

/**
 * Returns the loop of the source that a recipe names, such as `S1.i` or `S1.i/before`; `undefined` for a loop that only
 * the mapping has.
 */
export function sourceLoop(region: ExplainedRegion, name: string): ExplainedLoop | undefined {
  const [statement = '', iterator = ''] = (name.split('/')[0] ?? '').split('.');
  const depth = iteratorsOf(region, statement).indexOf(iterator);
  return region.loops.find((loop) => loop.depth === depth && loop.statements.includes(statement));
}

/** Returns the iterators of the loops around a statement, outermost first, by its domain `S0[i, j] : …`. */
function iteratorsOf({ statements }: ExplainedRegion, name: string): readonly string[] {
  const domain = statements.find((statement) => statement.name === name)?.domain ?? '';
  const tuple = /\[([^\]]*)\]/.exec(bodyOfMap(domain))?.[1] ?? '';
  return tuple.split(',').map((part) => part.trim().replace(/ =.*$/, ''));
}

/** Returns whether a loop is around another one. */
export function isAround(outer: ExplainedLoop, inner: ExplainedLoop): boolean {
  return outer.depth < inner.depth && inner.statements.every((name) => outer.statements.includes(name));
}
