import { blocks } from '../src/index.ts';
import { SeededRandom } from './seeded-random.ts';

/** An interval, a number of devices, and where every implementation must cut: `devices + 1` borders. */
export interface BlockVector {
  readonly lo: number;
  readonly hi: number;
  readonly devices: number;
  readonly borders: readonly number[];
}

/** Cases that random draws seldom hit: nothing to share, fewer iterations than devices, products beyond 53 bits. */
const CHOSEN: readonly (readonly [lo: number, hi: number, devices: number])[] = [
  [0, 0, 3],
  [5, 3, 2],
  [0, 3, 7],
  [-1, 1, 4],
  [0, 1024, 4],
  [0, 1000, 7],
  [-7, 6, 3],
  [0, 2 ** 53 - 1, 31],
  [-(2 ** 52), 2 ** 52 - 1, 7],
];

export function makeBlockVectors(): BlockVector[] {
  const random = new SeededRandom(77);
  const drawn = Array.from({ length: 60 }, () => {
    const lo = random.integer(-50, 50);
    return vector(lo, lo + random.integer(0, 200), random.integer(1, 16));
  });
  return [...CHOSEN.map(([lo, hi, devices]) => vector(lo, hi, devices)), ...drawn];
}

function vector(lo: number, hi: number, devices: number): BlockVector {
  const cut = blocks({ lo, hi }, devices);
  return { lo, hi, devices, borders: [cut[0]!.lo, ...cut.map((block) => block.hi)] };
}
