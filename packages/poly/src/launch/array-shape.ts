import type { IntRange, KernelAccess, KernelLoop } from '@boxflow/ir';
import { coreText, distanceOf, orderedCores } from './pitches.js';
import { type Dimension, splitDimensions, type Walk } from './split-dimensions.js';
import { type LinearOffset, linearOffset } from './walkers.js';

/** An access whose offset is linear in what differs between threads. */
export interface LinearAccess {
  readonly access: KernelAccess;
  readonly offset: LinearOffset;
}

/** Returns the accesses with linear offsets, and the others. */
export function linearAccesses(
  accesses: readonly KernelAccess[],
  loops: readonly KernelLoop[],
): { readonly linear: readonly LinearAccess[]; readonly others: readonly KernelAccess[] } {
  const linear: LinearAccess[] = [];
  const others: KernelAccess[] = [];
  for (const access of accesses) {
    const offset = access.offset === null ? undefined : linearOffset(access.offset, loops);
    if (offset === undefined) others.push(access);
    else linear.push({ access, offset });
  }
  return { linear, others };
}

/** Returns the dimensions of an array that all its accesses show together, or undefined if their rows have different lengths. */
export function arrayShape(
  accesses: readonly LinearAccess[],
  ranges: ReadonlyMap<string, IntRange>,
): readonly Dimension[] | undefined {
  const walks = distinctWalks(accesses);
  const cores = orderedCores(walks.map(({ distance }) => distance.core));
  if (cores === undefined) return undefined;
  const dimensions = cores.flatMap((core) =>
    splitDimensions(
      walks.filter(({ distance }) => coreText(distance) === coreText({ core })),
      core,
      ranges,
    ),
  );
  return withoutRests(dimensions);
}

function distinctWalks(accesses: readonly LinearAccess[]): Walk[] {
  const found = new Map<string, Walk>();
  for (const { offset } of accesses) {
    for (const { walker, distance } of offset.walks.values()) {
      const walk = { walker, distance: distanceOf(distance) };
      found.set(
        JSON.stringify([
          walker.name,
          [...distance.entries()].map(([key, { coefficient }]) => [key, coefficient]),
        ]),
        walk,
      );
    }
  }
  return [...found.values()];
}

/** Joins the dimension in which only the rests of quotients walk with that of the quotients: together they are the dividend's places. */
function withoutRests(dimensions: readonly Dimension[]): Dimension[] {
  const isRest = ({ walks }: Dimension) => walks.every(({ walker }) => walker.kind === 'rest');
  return dimensions.flatMap((dimension, i) => {
    if (isRest(dimension) && i > 0) return [];
    const next = dimensions[i + 1];
    return [
      next && isRest(next)
        ? { pitch: next.pitch, walks: [...dimension.walks, ...next.walks], period: dimension.pitch }
        : dimension,
    ];
  });
}
