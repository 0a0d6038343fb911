/** Returns the largest number that divides two integers; the size of one if the other is 0. */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : commonDivisor(b, a % b);
}
