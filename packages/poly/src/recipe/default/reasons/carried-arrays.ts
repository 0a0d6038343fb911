import * as isl from '@boxflow/isl-wasm';
import { iteratorOf, loopName } from '../../../tree/loop-name.js';
import { knownLoop } from '../../known-loops.js';
import type { MappingState } from '../../mapping-state.js';
import { listed } from './figures.js';

/** Names in a reason, at most: it is one line. */
const MOST_NAMES = 3;

/** Returns why the iterations of a loop must run in order, which `obstacle` shows: `iterations of k need A of earlier ones`. */
export function orderReason(state: MappingState, band: isl.ScheduleNode, obstacle: isl.UnionMap): string {
  return knownLoop(state, band).answer('why in order?', () => reasonFor(state, band, obstacle));
}

function reasonFor(state: MappingState, band: isl.ScheduleNode, obstacle: isl.UnionMap): string {
  const iterations = `iterations of ${iteratorOf(loopName(band))}`;
  const values = throughArrays(state, obstacle, 'values');
  if (values.length > 0) return `${iterations} need values of ${few(values)} from earlier ones`;
  const overwritten = throughArrays(state, obstacle, 'elements');
  return `${iterations} overwrite elements of ${few(overwritten)} that others use`;
}

function few(names: readonly string[]): string {
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} and others` : listed(names);
}

/** Returns the arrays by whose values, or by whose elements, some of these instances depend on each other. */
function throughArrays(
  { model, dependences }: MappingState,
  obstacle: isl.UnionMap,
  what: 'values' | 'elements',
): readonly string[] {
  const pairs = statementPairs(obstacle);
  const accesses = (statement: string, array: string, kinds: readonly string[]) =>
    model.statements
      .find((one) => one.statement.name === statement)
      ?.accesses.some(({ access }) => access.array === array && kinds.includes(access.kind)) ?? false;
  const meet = (array: string) =>
    pairs.some(([source, sink]) =>
      what === 'values'
        ? accesses(source, array, ['write']) && accesses(sink, array, ['read'])
        : accesses(source, array, ['read', 'write']) && accesses(sink, array, ['write']),
    );
  return dependences.dataflow
    .filter(({ array }) => meet(array))
    .filter((one) => {
      const through = (what === 'values' ? one.flow : one.order).rangeFactorDomain();
      return !through.intersect(obstacle).isEmpty();
    })
    .map(({ array }) => array);
}

/** Returns the names of the statements at both ends of dependences. */
function statementPairs(dependences: isl.UnionMap): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  dependences.foreachMap((map) => {
    pairs.push([map.getTupleName(isl.DimType.In) ?? '', map.getTupleName(isl.DimType.Out) ?? '']);
  });
  return pairs;
}
