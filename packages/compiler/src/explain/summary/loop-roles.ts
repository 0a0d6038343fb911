import type { ExplainedLoop, ExplainedRegion, RecipeVerb } from '@boxflow/ir';
import { isAround, sourceLoop } from './source-loop.js';

/** How a loop of the source is executed. */
export type LoopRole =
  /** Devices share its iterations. */
  | 'dealt'
  /** Iterations run one after the other, each on devices. */
  | 'step'
  /** The threads of a device share its iterations. */
  | 'threads'
  /** Parts of the loop are computed in parallel, and put together. */
  | 'parts'
  /** Each thread executes it. */
  | 'thread'
  /** The loop is part of nests that run in a new order. */
  | 'reordered'
  /** One device executes it. */
  | 'single'
  | 'host';

/** Returns the role of each loop of the region. */
export function loopRoles(region: ExplainedRegion): ReadonlyMap<ExplainedLoop, LoopRole> {
  return new Map(region.loops.map((loop) => [loop, roleOf(region, loop)]));
}

function roleOf(region: ExplainedRegion, loop: ExplainedLoop): LoopRole {
  if (region.sequential !== null) return 'host';
  const named = namedRole(region, loop);
  if (named) return named;
  const around = loopsAround(region, loop).map((outer) => namedRole(region, outer));
  if (around.some((role) => role === 'dealt' || role === 'threads')) return 'thread';
  if (around.includes('parts')) return loop.parallel ? 'threads' : 'thread';
  return isReordered(region, loop) ? 'reordered' : 'single';
}

/** Returns the role that a line of the recipe gives to the loop; `undefined` if no line names it. */
function namedRole(region: ExplainedRegion, loop: ExplainedLoop): LoopRole | undefined {
  const isNamed = (verb: RecipeVerb) => loopsNamed(region, verb).includes(loop);
  if (isNamed('reduce') || isNamed('split_k')) return 'parts';
  if (isNamed('distribute')) return 'dealt';
  // A wavefront is a serial loop that the source does not have.
  if (isNamed('skew')) return 'reordered';
  if (isNamed('serial')) return 'step';
  return isNamed('threads') || isNamed('team') ? 'threads' : undefined;
}

/** Returns the loops around another one in the mapping: those of the source, unless a line of the recipe permutes them. */
export function loopsAround(region: ExplainedRegion, inner: ExplainedLoop): readonly ExplainedLoop[] {
  const nests = linesOf(region, 'permute')
    .map(({ args }) => args.flatMap((name) => sourceLoop(region, name) ?? []))
    .filter((nest) => nest.includes(inner));
  return region.loops.filter((outer) => {
    const nest = nests.filter((loops) => loops.includes(outer)).at(-1);
    return nest ? nest.indexOf(outer) < nest.indexOf(inner) : isAround(outer, inner);
  });
}

/** Returns the loops of the source in the lines of the recipe with a verb, with those that are one loop with them by then. */
export function loopsNamed(region: ExplainedRegion, verb: RecipeVerb): readonly ExplainedLoop[] {
  const names = linesOf(region, verb).flatMap(({ args }) => args);
  return names.flatMap((name) => fusedWith(region, name).flatMap((one) => sourceLoop(region, one) ?? []));
}

/** Returns the name of a loop and the names of all that lines of the recipe fuse with it. */
function fusedWith(region: ExplainedRegion, name: string): readonly string[] {
  const others = linesOf(region, 'fuse').filter(({ args }) => args[0] === name);
  return [name, ...others.flatMap(({ args }) => args.slice(1).flatMap((other) => fusedWith(region, other)))];
}

function linesOf({ recipe }: ExplainedRegion, verb: RecipeVerb) {
  return (recipe ?? []).filter((line) => line.verb === verb);
}

/** Returns whether a line of the recipe gives statements of the loop a new order. */
function isReordered({ recipe }: ExplainedRegion, loop: ExplainedLoop): boolean {
  return (recipe ?? []).some(({ verb, args }) => {
    const statement = args[0]?.split('.')[0] ?? '';
    return (verb === 'reorder' || verb === 'time_tile') && loop.statements.includes(statement);
  });
}
