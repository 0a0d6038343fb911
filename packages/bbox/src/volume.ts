import { type Box, isEmpty } from './box.ts';
import { BoxError } from './box-error.ts';

/** Returns the number of points in a box. Throws if it is above 2^53 - 1, the largest exact `number`. */
export function volume(a: Box): number {
  return toSafeCount(exactVolume(a), 'A box');
}

/** Returns the number of points, of any size, for comparisons: a hull may be far larger than any real array. */
export function exactVolume(a: Box): bigint {
  if (isEmpty(a)) return 0n;
  return a.lo.reduce((product, low, d) => product * (BigInt(a.hi[d]!) - BigInt(low)), 1n);
}

function toSafeCount(count: bigint, what: string): number {
  if (count <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(count);
  throw new BoxError(
    'BOX_TOO_LARGE',
    `${what} holds ${count} elements, more than 2^53 - 1: no memory holds that many, so a bound must be wrong.`,
  );
}
