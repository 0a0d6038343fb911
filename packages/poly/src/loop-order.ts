import type { SessionLoop } from './mapping-session.js';

/** Returns the loops from this one to the deepest one inside, outermost first. */
export function spineOf(loop: SessionLoop): readonly SessionLoop[] {
  const longest = loop.inner
    .map(spineOf)
    .reduce<readonly SessionLoop[]>((best, one) => (one.length > best.length ? one : best), []);
  return [loop, ...longest];
}

/**
 * Returns the part of the order `to` that the line `permute` has to name, if the loops are in the order `from`. It is empty if both
 * orders are the same.
 */
export function permutedPart(from: readonly string[], to: readonly string[]): readonly string[] {
  const moved = to.filter((name, i) => name !== from[i]);
  return moved.length === 0 ? [] : to.slice(to.indexOf(moved[0]!), to.indexOf(moved.at(-1)!) + 1);
}
