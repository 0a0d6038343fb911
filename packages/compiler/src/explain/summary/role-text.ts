import type { ExplainedLoop, ExplainedRegion, RecipeVerb } from '@boxflow/ir';
import { type LoopRole, loopsNamed } from './loop-roles.js';

/** Says in a few words how a loop of the source is executed. */
export function printRole(region: ExplainedRegion, loop: ExplainedLoop, role: LoopRole | undefined): string {
  const count = region.estimate?.iterations[region.loops.indexOf(loop)];
  const steps = count === undefined ? '' : `, ${count} steps`;
  const own = loop.privatized.length > 0 ? `, each iteration with its own ${loop.privatized.join(', ')}` : '';
  const how = howInParallel(region, loop);
  switch (role) {
    case 'dealt':
      if (isOnOneDevice(region)) return `on one device${how}${own}`;
      return `dealt out to the devices${how}${own}`;
    case 'threads':
      return `dealt out to the threads of a device${how}`;
    case 'parts':
      return 'in parts that are put together at the end';
    case 'step':
      return `in order${steps}`;
    case 'thread':
      return `in order${steps}, in each thread`;
    case 'reordered':
      return 'in a new order';
    case 'single':
      return `in order${steps}, on one device`;
    default:
      return 'on the host';
  }
}

/** Says what made the iterations of a serial loop independent. */
function howInParallel(region: ExplainedRegion, loop: ExplainedLoop): string {
  if (loop.parallel !== false) return '';
  const isNamed = (verb: RecipeVerb) => loopsNamed(region, verb).includes(loop);
  if (isNamed('split')) return ', in pieces that are parallel';
  return isNamed('recompute') ? ', each iteration computing what it needs of others' : '';
}

/** Returns whether every phase of the region runs on one device. */
export function isOnOneDevice({ plan }: ExplainedRegion): boolean {
  return plan?.phases.every(({ single }) => single !== null) ?? false;
}
