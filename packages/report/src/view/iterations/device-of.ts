import {
  blockDistribution,
  evaluateExtent,
  type InstancePlace,
  type Plan,
  phaseEnvironment,
  type TileExtent,
} from '@boxflow/ir';

/** Returns the device that runs an instance, if devices share iterations in blocks. */
export type DeviceOf = (place: InstancePlace) => number | undefined;

/** Returns who runs which instance of a plan, for values of its parameters and a number of devices. */
export function deviceOf(
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
  devices: number,
  dimensions: 1 | 2,
): DeviceOf {
  const options = blockDistribution(plan, new Map(Object.entries(sizes)), devices, dimensions);
  return ({ phase: position, hostIterators, position: [first = 0, second] }) => {
    const phase = plan.phases[position];
    if (!phase) return undefined;
    const environment = phaseEnvironment(phase, hostIterators, options.parameters);
    const tiles = options.tiles(phase, evaluateExtent(phase, environment));
    return tiles.find((tile) => holds(tile, first) && isInSecond(tile, second))?.device;
  };
}

function isInSecond({ second }: TileExtent, position: number | undefined): boolean {
  return !second || position === undefined || holds(second, position);
}

function holds({ lo, hi }: { readonly lo: number; readonly hi: number }, position: number): boolean {
  return lo <= position && position < hi;
}
