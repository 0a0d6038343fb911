import type { LoweredProgram } from '@boxflow/compiler';
import type { Case } from './manifest.js';

/**
 * Returns the name of the region that is timed: the only one in the function that computes. Programs may also
 * initialise and sum up their arrays on the device, in other functions. Throws if the function has no region,
 * or several.
 */
export function timedRegion(
  { regions }: Pick<LoweredProgram, 'regions'>,
  { name, function: computes }: Pick<Case, 'name' | 'function'>,
): string {
  const [region, ...more] = regions.filter(({ scop }) => scop.functionName === computes);
  if (region && more.length === 0) return region.scop.name;
  const count = region ? `${more.length + 1} regions` : 'no region';
  const all = regions.map(({ scop }) => `${scop.name} in ${scop.functionName}`).join(', ');
  throw new Error(`${name}: ${computes} has ${count}; the program has ${all || 'none'}`);
}
