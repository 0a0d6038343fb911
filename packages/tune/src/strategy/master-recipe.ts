import type { Scop } from '@boxflow/ir';
import type { MappingSession, SessionLoop } from '@boxflow/poly';
import { type ArrayGroup, type StrategyNest, strategyNest } from './nest.js';
import { chunkName, chunkParameter, type GridSize, gridParameters, type Parameters } from './parameters.js';
import { accepts, line, type Partition, partitionsOf } from './partition.js';
import { placementOf } from './placement.js';
import type { StrategyTarget } from './target.js';
import { gridLines } from './variant-lines.js';

export const MASTER_VERSION = 1;

/** All choices for the mapping of a nest, as plain data. Choices that are taken out lead to no variants. */
export interface MasterRecipe {
  readonly version: typeof MASTER_VERSION;
  readonly scop: string;
  readonly function: string;
  /** The nest in the program's order. */
  readonly nest: StrategyNest;
  readonly target: StrategyTarget;
  readonly choices: readonly MasterChoice[];
  /** The numbers of orders that Phase I has looked at and left out. */
  readonly orders: { readonly all: number; readonly dependences: number; readonly coalescing: number };
}

/** A partition with what variants of it may choose from. */
export interface MasterChoice extends Partition {
  readonly sizes: readonly GridSize[];
  /** The loop in chunks and its parameter; absent if a thread has no loop. */
  readonly chunk?: { readonly loop: string; readonly size: string };
  readonly shared: readonly ArrayGroup[];
  readonly texture: readonly ArrayGroup[];
  readonly registers: readonly ArrayGroup[];
  /** Levels of loops that may be unrolled; 0 is none. */
  readonly unroll: readonly number[];
  readonly parameters: Parameters;
}

const UNROLL_LEVELS = [1, 2];

/**
 * Returns the choices for a nest, by the first two phases of the thesis. A candidate that the mapping refuses by itself is
 * not among them. The session is left as it is.
 *
 * @param loops the nest, one loop inside the other
 */
export function masterRecipe(
  scop: Scop,
  session: MappingSession,
  loops: readonly SessionLoop[],
  target: StrategyTarget,
): MasterRecipe {
  const nest = strategyNest(scop, session, loops);
  const { partitions, orders, prunedByDependences, prunedByCoalescing } = partitionsOf(nest, session, target);
  return {
    ...{ version: MASTER_VERSION, scop: scop.name, function: scop.functionName },
    ...{ nest, target },
    choices: partitions.flatMap((partition) => choicesOf(nest, session, partition, target)),
    orders: { all: orders, dependences: prunedByDependences, coalescing: prunedByCoalescing },
  };
}

function choicesOf(
  nest: StrategyNest,
  session: MappingSession,
  partition: Partition,
  target: StrategyTarget,
): readonly MasterChoice[] {
  const { sizes, parameters } = gridParameters(nest, partition, target);
  const { chunked, ...placement } = placementOf(nest, partition);
  const chunk = chunked === undefined ? undefined : { loop: chunked, size: chunkName(chunked) };
  const all: Parameters = { ...parameters, ...(chunked !== undefined && chunkParameter(chunked)) };
  const defaults = Object.fromEntries(Object.entries(all).map(([name, { default: value }]) => [name, value]));
  const branch = session.branch();
  const mapped = gridLines(
    { ...partition, sizes },
    defaults,
    nest.loops.map(({ name }) => name),
  );
  if (!mapped.every((one) => accepts(branch, one))) return [];
  const isPossible = (...lines: readonly ReturnType<typeof line>[]) => {
    const trial = branch.branch();
    return lines.every((one) => accepts(trial, one));
  };
  const chunksOf = (group: ArrayGroup) =>
    group.map((array) => line('copy_to_shared', [chunk!.loop, String(defaults[chunk!.size]), array]));
  const shared = placement.shared.filter((group) => isPossible(...chunksOf(group)));
  return [
    {
      ...partition,
      sizes,
      ...(chunk && { chunk }),
      shared,
      texture: shared.filter((group) =>
        isPossible(...group.map((array) => line('copy_to_texture', [array]))),
      ),
      registers: placement.registers.filter((group) =>
        isPossible(...group.map((array) => line('copy_to_registers', [chunk!.loop, array]))),
      ),
      unroll: [
        0,
        ...UNROLL_LEVELS.filter((level) =>
          isPossible(...shared.slice(0, 1).flatMap(chunksOf), line('unroll_to_depth', [String(level)])),
        ),
      ],
      parameters: shared.length > 0 ? all : parameters,
    },
  ];
}

/** Returns master recipes as text. */
export function printMasterRecipes(recipes: readonly MasterRecipe[]): string {
  return `${JSON.stringify(recipes, null, 2)}\n`;
}
