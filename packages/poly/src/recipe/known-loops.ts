import type * as isl from '@boxflow/isl-wasm';
import { type Dependences, dependencesOf, type OrderedDependences } from '../model/dependences.js';
import { isAccessedBy } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { LoopOrder } from '../tree/local-dependences.js';
import { loopName } from '../tree/loop-name.js';
import type { MappingState } from './mapping-state.js';

/** The answers to what was asked about a loop under given dependences. */
export class KnownLoop {
  readonly #answers = new Map<string, unknown>();

  constructor(readonly order: LoopOrder) {}

  /** Returns the answer to a question, which is only asked the first time. */
  answer<T>(question: string, ask: (order: LoopOrder) => T): T {
    if (!this.#answers.has(question)) this.#answers.set(question, ask(this.order));
    return this.#answers.get(question) as T;
  }
}

/** By the loop's name. */
type LoopsByName<T> = Map<string, T>;

const BY_STATE = new WeakMap<MappingState, LoopsByName<KnownLoop>>();
const BY_DEPENDENCES = new WeakMap<Dependences, LoopsByName<KnownLoop[]>>();

/**
 * Returns what is known about the loop at a band of the state's schedule tree. Each line of a recipe makes a
 * new tree, and most lines leave the iterations of most loops as they were: what was asked about them before
 * is known.
 */
export function knownLoop(state: MappingState, band: isl.ScheduleNode): KnownLoop {
  const loops = BY_STATE.get(state) ?? new Map<string, KnownLoop>();
  BY_STATE.set(state, loops);
  const name = loopName(band);
  const known = loops.get(name) ?? sameLoop(state.dependences, name, new LoopOrder(band));
  loops.set(name, known);
  return known;
}

/** Returns the dependences on arrays that the loop accesses. */
export function dependencesInside(state: MappingState, band: isl.ScheduleNode): OrderedDependences {
  return knownLoop(state, band).answer('which dependences are inside?', ({ domain }) => {
    const statements = new Set(tupleNames(domain));
    return dependencesOf(state.dependences, (array) => isAccessedBy(state.model, array, statements));
  });
}

/** Returns the loop of this name and order that was asked about before, or a new one. */
function sameLoop(dependences: Dependences, name: string, order: LoopOrder): KnownLoop {
  const loops = BY_DEPENDENCES.get(dependences) ?? new Map<string, KnownLoop[]>();
  BY_DEPENDENCES.set(dependences, loops);
  const alike = loops.get(name) ?? [];
  const known = alike.find((one) => one.order.isSame(order)) ?? new KnownLoop(order);
  if (!alike.includes(known)) loops.set(name, [...alike, known]);
  return known;
}
