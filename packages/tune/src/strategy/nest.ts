import {
  expressionsIn,
  growthOf,
  type IntExpr,
  type Scop,
  type Statement,
  type Subscript,
  scalarBytes,
  strideOf,
} from '@boxflow/ir';
import type { MappingSession, SessionLoop } from '@boxflow/poly';

/** A loop of a nest. */
export interface StrategyLoop {
  /** The loop's name in recipes. */
  readonly name: string;
  /** Whether its iterations are independent, with copies of scalars and small arrays. */
  readonly isParallel: boolean;
  /** The number of iterations, if that is a constant. */
  readonly iterations: number | undefined;
}

/** An array that a nest accesses, without scalars and arrays of which iterations have copies. */
export interface StrategyArray {
  readonly name: string;
  readonly elementBytes: number;
  /** The bytes of all elements, if their number is a constant. */
  readonly bytes: number | undefined;
  readonly isWritten: boolean;
  /**
   * The distances in memory between the accesses of one iteration and the next, by loop. A distance is `null` if accesses walk along
   * a dimension that is not the last, or not steadily.
   */
  readonly strides: Readonly<Record<string, readonly (number | null)[]>>;
  readonly accesses: readonly ArrayAccess[];
}

export interface ArrayAccess {
  readonly kind: 'read' | 'write';
  /** The loops that the subscript of each dimension moves along, with the distance of a move. */
  readonly dimensions: readonly Readonly<Record<string, number>>[];
}

/** Arrays that all loops access in the same way, such as the members of a struct. They are placed together. */
export type ArrayGroup = readonly string[];

export function groupsOf(arrays: readonly StrategyArray[]): readonly ArrayGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, accesses, isWritten, strides } of arrays) {
    const key = JSON.stringify([
      accesses[0]?.dimensions.length,
      isWritten,
      Object.entries(strides).map(([loop, all]) => [loop, ...new Set(all)]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

/** A nest as the phases of the thesis see it. */
export interface StrategyNest {
  readonly loops: readonly StrategyLoop[];
  readonly arrays: readonly StrategyArray[];
  /** Operations of one iteration of the innermost loop. */
  readonly operations: number;
}

/** Returns what the phases need of a nest. Its `loops` are one inside the other, outermost first. */
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
      const strides = loops.map((loop): [string, readonly (number | null)[]] => [
        loop.name,
        accesses.map(({ statement, access }) => strideAlong(loop, statement, access.index)),
      ]);
      const elementBytes = scalarBytes(element);
      return [
        {
          ...{ name, elementBytes, bytes: bytesOf(extents, elementBytes) },
          isWritten: accesses.some(({ access }) => access.kind === 'write'),
          strides: Object.fromEntries(strides),
          accesses: accesses.map(({ statement, access }) => ({
            kind: access.kind,
            dimensions: access.index.map((subscript) => movesOf(loops, statement, subscript)),
          })),
        },
      ];
    }),
    operations: statements
      .filter(({ iterators }) => iterators.length === loops.length)
      .reduce((sum, statement) => sum + operationsOf(statement), 0),
  };
}

function strideAlong(
  { iterator }: SessionLoop,
  { iterators }: Statement,
  index: readonly Subscript[],
): number | null {
  if (!iterators.includes(iterator)) return 0;
  const stride = strideOf(index.map((subscript) => growthAlong(subscript, iterator)));
  return Number.isNaN(stride) ? null : stride;
}

function growthAlong(subscript: Subscript, iterator: string): number {
  return subscript.op === 'data' ? NaN : growthOf(subscript, iterator);
}

function movesOf(
  loops: readonly SessionLoop[],
  { iterators }: Statement,
  subscript: Subscript,
): Readonly<Record<string, number>> {
  const moves = loops
    .filter(({ iterator }) => iterators.includes(iterator))
    .map(({ name, iterator }): [string, number] => [name, growthAlong(subscript, iterator)])
    .filter(([, growth]) => growth !== 0)
    .map(([name, growth]): [string, number] => [name, Number.isNaN(growth) ? 1 : Math.abs(growth)]);
  return Object.fromEntries(moves);
}

/** Functions that are one instruction, and a function that is a few. All others of the C library are some twenty operations. */
const ONE_INSTRUCTION = /^(?:abs|labs|llabs|(?:fabs|fma|fmin|fmax|floor|ceil|trunc|rint|copysign)f?)$/;
const FEW_INSTRUCTIONS = /^sqrtf?$/;
const [OPERATIONS_OF_FEW, OPERATIONS_OF_CALL] = [8, 20];

function operationsOf(statement: Statement): number {
  return expressionsIn(statement).reduce((sum, expression) => {
    if (expression.kind === 'call') return sum + operationsOfCall(expression.name);
    const { kind } = expression;
    return kind === 'binary' || kind === 'unary' || kind === 'conditional' ? sum + 1 : sum;
  }, 0);
}

function operationsOfCall(name: string): number {
  if (ONE_INSTRUCTION.test(name)) return 1;
  return FEW_INSTRUCTIONS.test(name) ? OPERATIONS_OF_FEW : OPERATIONS_OF_CALL;
}

function bytesOf(extents: readonly (IntExpr | null)[], element: number): number | undefined {
  const sizes = extents.map((extent) => (extent?.op === 'int' ? extent.value : undefined));
  return sizes.includes(undefined)
    ? undefined
    : sizes.reduce<number>((product, size) => product * size!, element);
}
