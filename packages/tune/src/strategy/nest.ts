import { growthOf, type IntExpr, type Scop, type Statement, scalarBytes, strideOf } from '@boxflow/ir';
import type { MappingSession, SessionLoop } from '@boxflow/poly';

/** A loop of a nest. */
export interface StrategyLoop {
  /** As recipes call it. */
  readonly name: string;
  /** Whether its iterations are independent, with copies of scalars and small arrays. */
  readonly isParallel: boolean;
  /** The number of iterations, if that is a constant. */
  readonly iterations: number | undefined;
}

/** An array that a nest accesses, without scalars and arrays of which iterations have copies. */
export interface StrategyArray {
  readonly name: string;
  readonly rank: number;
  /** The bytes of all elements, if their number is a constant. */
  readonly bytes: number | undefined;
  readonly isWritten: boolean;
  /** How far the accesses to it are apart in memory from one iteration to the next, by loop: 0, 1, or something else. */
  readonly strides: Readonly<Record<string, readonly number[]>>;
}

/** Arrays that all loops access in the same way, such as the members of a struct: they are placed together. */
export type ArrayGroup = readonly string[];

export function groupsOf(arrays: readonly StrategyArray[]): readonly ArrayGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, rank, isWritten, strides } of arrays) {
    const key = JSON.stringify([
      rank,
      isWritten,
      Object.entries(strides).map(([loop, all]) => [loop, ...new Set(all)]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

/** What the phases of the thesis look at. */
export interface StrategyNest {
  readonly loops: readonly StrategyLoop[];
  readonly arrays: readonly StrategyArray[];
}

/** Returns a nest as the phases see it. `loops` are one inside the other, outermost first. */
export function strategyNest(
  scop: Scop,
  session: MappingSession,
  loops: readonly SessionLoop[],
): StrategyNest {
  const known = loops.map(({ name, iterations }) => ({ name, iterations, ...session.parallelism(name) }));
  const copied = new Set(known.flatMap(({ copies }) => copies));
  const statements = scop.statements.filter(({ name }) => loops[0]?.statements.includes(name));
  const arrays = scop.arrays.filter(({ name, extents }) => extents.length > 0 && !copied.has(name));
  return {
    loops: known.map(({ name, isParallel, iterations }) => ({ name, isParallel, iterations })),
    arrays: arrays.flatMap(({ name, extents, element }): readonly StrategyArray[] => {
      const accesses = statements.flatMap((statement) =>
        statement.accesses.filter(({ array }) => array === name).map((access) => ({ statement, access })),
      );
      if (accesses.length === 0) return [];
      const strides = loops.map((loop): [string, readonly number[]] => [
        loop.name,
        accesses.map(({ statement, access }) => strideAlong(loop, statement, access.index)),
      ]);
      return [
        {
          ...{ name, rank: extents.length, bytes: bytesOf(extents, scalarBytes(element)) },
          isWritten: accesses.some(({ access }) => access.kind === 'write'),
          strides: Object.fromEntries(strides),
        },
      ];
    }),
  };
}

function strideAlong(
  { iterator }: SessionLoop,
  { iterators }: Statement,
  index: Statement['accesses'][number]['index'],
): number {
  if (!iterators.includes(iterator)) return 0;
  return strideOf(index.map((subscript) => (subscript.op === 'data' ? NaN : growthOf(subscript, iterator))));
}

function bytesOf(extents: readonly (IntExpr | null)[], element: number): number | undefined {
  const sizes = extents.map((extent) => (extent?.op === 'int' ? extent.value : undefined));
  return sizes.includes(undefined)
    ? undefined
    : sizes.reduce<number>((product, size) => product * size!, element);
}
