import {
  type ArrayDecomposition,
  GRID_DIMENSIONS,
  type GridDimension,
  type KernelDecomposition,
} from '@boxflow/ir';

/** The dimensions of the grid that are divided between devices. */
export type GridDivision = readonly GridDimension[];

/** Returns the divisions of the grid by which some array is in parts: X, Y, XY, … */
export function divisionsOf({ arrays }: KernelDecomposition): GridDivision[] {
  const used = new Set(
    arrays.flatMap(({ dimensions }) => dimensions.flatMap(({ walk }) => walk?.grid ?? [])),
  );
  const all = GRID_DIMENSIONS.filter((grid) => used.has(grid));
  const divisions: GridDimension[][] = [];
  for (let mask = 1; mask < 2 ** all.length; ++mask)
    divisions.push(all.filter((_, i) => (mask & (1 << i)) !== 0));
  return divisions.sort((a, b) => a.length - b.length);
}

export function divisionText(division: GridDivision): string {
  return division.join('').toUpperCase();
}

/** Returns how an array is divided, as `(*, BLOCK)`. */
export function dimensionsText({ dimensions }: ArrayDecomposition, division: GridDivision): string {
  const words = dimensions.map(({ walk }) =>
    walk !== null && division.includes(walk.grid) ? walk.kind : '*',
  );
  return `(${words.join(', ')})`;
}

/** Returns where the parts of an array are, as `distributed by X, replicated by Y`. */
export function placementText({ dimensions, access }: ArrayDecomposition, division: GridDivision): string {
  const own = division.filter((grid) => dimensions.some(({ walk }) => walk?.grid === grid));
  const others = division.filter((grid) => !own.includes(grid));
  const parts = own.length > 0 ? [`distributed by ${divisionText(own)}`] : [];
  if (others.length === 0) return parts[0]!;
  // Copies of what is written would have to be merged.
  if (access !== 'read')
    return [...parts, own.length > 0 ? `shared by ${divisionText(others)}` : 'in one copy'].join(', ');
  return [...parts, `replicated by ${divisionText(others)}`].join(', ');
}

const MOST_NAMES = 6;

function shortList(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`;
}

/** Groups names by a text that they have in common, in the order of the first one. */
export function grouped(
  arrays: readonly ArrayDecomposition[],
  textOf: (array: ArrayDecomposition) => string,
): string[] {
  const groups = new Map<string, string[]>();
  for (const array of arrays) groups.set(textOf(array), [...(groups.get(textOf(array)) ?? []), array.label]);
  return [...groups].map(([text, names]) => `${shortList(names)} ${text}`);
}
