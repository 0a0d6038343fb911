import type { InstancePlace, SampledStatement } from '@boxflow/ir';

/** An instance of a statement as the picture shows it. */
export interface ShownInstance {
  /** Position in {@link SampledStatement.instances}. */
  readonly index: number;
  readonly values: readonly number[];
  readonly place: InstancePlace | null;
}

/** What of a statement is drawn. */
export interface Slice {
  /** Positions of the iterators on the axes; the second one is −1 if there is only one. */
  readonly axes: readonly [x: number, y: number];
  /** The values of all other iterators. */
  readonly fixed: ReadonlyMap<number, number>;
}

/** Returns the instances of a slice. */
export function instancesOf(statement: SampledStatement, { fixed }: Slice): readonly ShownInstance[] {
  const all = statement.instances.map((values, index) => {
    return { index, values, place: statement.places?.[index] ?? null };
  });
  return all.filter(({ values }) => [...fixed].every(([iterator, value]) => values[iterator] === value));
}

/** A step of the serial loops around phases: the values of the host iterators. */
export type Step = readonly number[];

/** Returns the steps of serial loops in which instances run, in order. */
export function stepsOf(instances: readonly ShownInstance[]): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const { place } of instances) {
    if (place && place.hostIterators.length > 0) steps.set(place.hostIterators.join(), place.hostIterators);
  }
  return [...steps.values()].sort(compareSteps);
}

/** Returns whether a step is before (negative), at (0) or after (positive) another. */
export function compareSteps(a: Step, b: Step): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i]! - b[i]!;
  }
  return 0;
}
