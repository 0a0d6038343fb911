/** Reads `[0,4) x [0,8)`; a scalar has no dimension. Returns `null` for anything else. */
export function parseBox(
  text: string,
): { readonly lo: readonly number[]; readonly hi: readonly number[] } | null {
  const parts = text === '' || text === '[]' ? [] : text.split(' x ');
  const intervals = parts.map((part) => /^\[(-?\d+),(-?\d+)\)$/.exec(part));
  if (intervals.some((match) => match === null)) return null;
  return {
    lo: intervals.map((match) => Number(match![1])),
    hi: intervals.map((match) => Number(match![2])),
  };
}
