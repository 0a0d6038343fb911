import type { LoopObstacle, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { carriedDependences, localDependences } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import { loopAround } from '../tree/replace-loop.js';
import type { CarryingLoop } from './carrying-loop.js';
import { constantDistance } from './distance.js';
import type { ElementDependence } from './element-dependences.js';

/**
 * Returns the edit for an array that only hands values on to later iterations, such as `prev` in
 * `y[i] = x[i] - prev; prev = x[i];`. The values need nothing of earlier iterations, so that each iteration can compute
 * those it reads.
 */
export function handedOnEdit(
  loop: CarryingLoop,
  obstacles: readonly LoopObstacle[],
  array: string,
): string | undefined {
  const flow = obstacles.filter(({ kind }) => kind === 'flow');
  const writers = [...new Set(flow.map(({ source }) => source.statement))];
  const producers = producersOf(loop, writers);
  if (!producers || !isCertain(loop, array)) return undefined;
  const [writer, ...others] = writers.flatMap(
    (name) => loop.state.model.scop.statements.find((statement) => statement.name === name) ?? [],
  );
  if (!writer) return undefined;
  const overwritten = inputsOverwritten(loop, producers);
  const [copied] = overwritten;
  const copy = copied === undefined ? '' : `, with a copy of ${overwritten.join(', ')} made before the loop`;
  const distances = new Set(flow.map(({ distance }) => constantDistance(distance)));
  const [distance] = distances;
  const isPlain = others.length === 0 && producers.size === 1 && distances.size === 1;
  const value = isPlain && distance !== undefined ? valueBefore(loop, writer, distance) : undefined;
  if (value !== undefined) {
    const first = distance === 1 ? 'the first iteration' : `the first ${distance} iterations`;
    return `${array} only hands a value on: read ${value} in its place${copy}, and in ${first} what ${array} is before the loop`;
  }
  const lines = [...new Set([writer, ...others].map(({ location }) => location.line))].join(', ');
  return `${array} only hands values of line ${lines} on, which need nothing of earlier iterations: compute them again in the iterations that read them${copy}`;
}

/**
 * Returns the statements that compute what the writers write in an iteration; `undefined` if they need values of earlier
 * iterations.
 */
function producersOf(
  { state, band, elements }: CarryingLoop,
  writers: readonly string[],
): ReadonlySet<string> | undefined {
  const producers = new Set(writers);
  const flow = state.model.scop.arrays.flatMap(({ name }) => elements.flowThrough(name));
  // A set's iteration includes what is added meanwhile.
  for (const name of producers) {
    for (const { sink, source, relation } of flow) {
      if (sink !== name) continue;
      const local = localDependences(band, isl.UnionMap.fromMap(relation));
      if (!carriedDependences(band, local).isEmpty()) return undefined;
      if (!local.isEmpty()) producers.add(source);
    }
  }
  return producers;
}

/** Returns whether it is certain which iteration computed each value that a later one reads. */
function isCertain({ band, elements }: CarryingLoop, array: string): boolean {
  const certain = elements.certainFlow().rangeFactorDomain();
  return elements
    .flowThrough(array)
    .every(({ relation }) => carriedDependences(band, isl.UnionMap.fromMap(relation)).isSubset(certain));
}

/** Returns the arrays that the producers read and the loop overwrites, except those that producers set themselves. */
function inputsOverwritten(
  { state, band, elements }: CarryingLoop,
  producers: ReadonlySet<string>,
): readonly string[] {
  const isInside = ({ relation }: ElementDependence) =>
    !localDependences(band, isl.UnionMap.fromMap(relation)).isEmpty();
  const isOverwritten = (array: string) =>
    elements
      .through(array)
      .some(
        (one) =>
          one.kind === 'anti' && producers.has(one.source) && !producers.has(one.sink) && isInside(one),
      );
  return state.model.scop.arrays.map(({ name }) => name).filter(isOverwritten);
}

/** Returns the right side of `prev = x[i];` as an earlier iteration had it: `x[i - 1]`. */
function valueBefore({ state, band }: CarryingLoop, writer: Statement, distance: number): string | undefined {
  const value = /^[\w.[\] ]+?=([^=;][^;]*);$/.exec(writer.text)?.[1]?.trim();
  const around = loopAround(state.model.scop.tree, writer.name, band.getScheduleDepth());
  if (value === undefined || !around) return undefined;
  const iterator = iteratorOf(loopName(band));
  const earlier = `${iterator} ${around.direction > 0 ? '-' : '+'} ${distance}`;
  const before = value
    .split(`[${iterator}]`)
    .map((part) => part.replace(new RegExp(`(?<![\\w.])${iterator}\\b`, 'g'), `(${earlier})`))
    .join(`[${earlier}]`);
  return /^[\w.]+(\[[^\]]*\])*$/.test(before) ? before : `(${before})`;
}
