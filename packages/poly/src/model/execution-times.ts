import * as isl from '@boxflow/isl-wasm';

/**
 * When a schedule executes the instances of statements. A schedule of many statements answers slowly, so it
 * is asked once.
 */
export class ExecutionTimes {
  readonly #schedule: isl.Schedule;
  #byStatement: ReadonlyMap<string, isl.Map> | undefined;

  constructor(schedule: isl.Schedule) {
    this.#schedule = schedule;
  }

  /** Returns the times of instances of one statement: `{ S[i, j] -> [0, i, 1, j] }`. */
  of(instances: isl.Set): isl.Map {
    const name = instances.getTupleName() ?? '';
    this.#byStatement ??= timesByStatement(this.#schedule);
    const times = this.#byStatement.get(name);
    if (!times) throw new Error(`the schedule does not execute ${name}`);
    return times.intersectDomain(instances);
  }
}

function timesByStatement(schedule: isl.Schedule): ReadonlyMap<string, isl.Map> {
  const times = new Map<string, isl.Map>();
  schedule.getMap().foreachMap((map) => {
    times.set(map.getTupleName(isl.DimType.In) ?? '', map);
  });
  return times;
}
