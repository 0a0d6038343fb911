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
  const roles = new Map<ExplainedLoop, LoopRole>();
  for (const loop of region.loops) roles.set(loop, roleOf(region, loop, roles));
  return roles;
}

function roleOf(
  region: ExplainedRegion,
  loop: ExplainedLoop,
  outer: ReadonlyMap<ExplainedLoop, LoopRole>,
): LoopRole {
  if (region.sequential !== null) return 'host';
  const isNamed = (verb: RecipeVerb) => loopsNamed(region, verb).includes(loop);
  if (isNamed('reduce') || isNamed('split_k')) return 'parts';
  if (isNamed('distribute')) return 'dealt';
  // A wavefront is a serial loop that the source does not have.
  if (isNamed('skew')) return 'reordered';
  if (isNamed('serial')) return 'step';
  if (isNamed('threads') || isNamed('team')) return 'threads';
  const around = [...outer].filter(([candidate]) => isAround(candidate, loop)).map(([, role]) => role);
  if (around.some((role) => role === 'dealt' || role === 'threads' || role === 'thread')) return 'thread';
  if (around.includes('parts')) return loop.parallel ? 'threads' : 'thread';
  return isReordered(region, loop) ? 'reordered' : 'single';
}

/** Returns the loops of the source in the lines of the recipe with a verb. */
export function loopsNamed(region: ExplainedRegion, verb: RecipeVerb): readonly ExplainedLoop[] {
  const names = (region.recipe ?? []).filter((line) => line.verb === verb).flatMap(({ args }) => args);
  return names.flatMap((name) => sourceLoop(region, name) ?? []);
}

/** Returns whether a line of the recipe gives statements of the loop a new order. */
function isReordered({ recipe }: ExplainedRegion, loop: ExplainedLoop): boolean {
  return (recipe ?? []).some(({ verb, args }) => {
    const statement = args[0]?.split('.')[0] ?? '';
    return (verb === 'reorder' || verb === 'time_tile') && loop.statements.includes(statement);
  });
}
