/**
 * What no implementation can do with less, for the eight programs of the thesis on BBMM, when blocks of the
 * outermost parallel dimension are distributed over devices: the memory of each device, and what travels between
 * devices. Everything is counted in elements, from the definitions of the programs in `benchmarks/kernels`, and
 * independently of the compiler; `minimum.test.ts` compares the formulas with a simulation that walks the loops.
 *
 * **Memory**: a device holds an element from the first to the last serial iteration in which its part of the work
 * touches it, and what it writes to the end. So nothing is brought in twice, and nothing is kept for nothing. The
 * minimum is the largest sum at any time. Rectangles may hold more: a row beside a block of a five-point stencil
 * is needed without its two ends.
 *
 * **Communication**: an element travels once to each device that reads it after another device wrote it. What
 * comes from the host, and goes back, is not counted.
 *
 * A device without iterations needs nothing. Problem sizes are those at which every loop runs at least once.
 */

/** Iterations `lo <= i < hi`. */
export interface Block {
  readonly lo: number;
  readonly hi: number;
}

export interface Minimum {
  readonly elementBytes: number;
  /** By device: the number of elements of each array. */
  readonly allocation: readonly Readonly<Record<string, number>>[];
  /** Elements sent between devices for what each serial iteration reads. One iteration where no loop is serial. */
  readonly communication: readonly number[];
}

export function allocatedBytes({ allocation, elementBytes }: Minimum): number[] {
  return allocation.map((arrays) => elementBytes * sum(Object.values(arrays)));
}

export function movedBytes({ communication, elementBytes }: Minimum): number {
  return elementBytes * sum(communication);
}

/** Contiguous blocks of as equal a width as can be, which is the default distribution. */
export function blocksOf(lo: number, hi: number, devices: number): Block[] {
  const cut = (device: number) => lo + Math.floor((Math.max(hi - lo, 0) * device) / devices);
  return Array.from({ length: devices }, (_, device) => ({ lo: cut(device), hi: cut(device + 1) }));
}

/**
 * `path[i][j] = min(path[i][j], path[i][k] + path[k][j])`: serial k, blocks of i in [0, n).
 *
 * Every iteration writes the block and reads row k: one row beside the block. Row k comes from its owner in each
 * iteration but the first, when it still is as it was on the host. Iteration k itself leaves row k as it is
 * (`path[k][k] >= 0`), so that there is nothing more to send after it; the dataflow of the loops as they are
 * written has no way to know, and so sends row 0 in iteration 0 too.
 */
export function floyd(n: number, devices: number, elementBytes = 4): Minimum {
  const blocks = blocksOf(0, n, devices);
  const others = working(blocks).length - 1;
  return {
    elementBytes,
    allocation: forEach(blocks, ({ lo, hi }) => ({ path: (hi - lo + (hi - lo < n ? 1 : 0)) * n })),
    communication: iterations(n, (k) => (k === 0 ? 0 : others * n)),
  };
}

/**
 * `A[(t + 1) % 2][i][j]` from five points of `A[t % 2]`: serial t, blocks of i in [1, n - 1).
 *
 * A level's rows of a block are written without their ends and read with them; the row on each side is read
 * without its ends. Between neighbours these rows travel, each way, in every step but the first.
 */
export function heat2d(n: number, steps: number, devices: number, elementBytes = 8): Minimum {
  return pochoir(n, steps, devices, elementBytes, n - 2, 2);
}

/**
 * Returns the minimum of seven points and planes (`heat-3d-pochoir.c`): four sides of a plane are read,
 * without its edges.
 */
export function heat3d(n: number, steps: number, devices: number, elementBytes = 8): Minimum {
  return pochoir(n, steps, devices, elementBytes, (n - 2) ** 2, 4 * (n - 2));
}

/** `inner`: the points of a row or plane that are computed; `rim`: those around them that are only read. */
function pochoir(
  n: number,
  steps: number,
  devices: number,
  elementBytes: number,
  inner: number,
  rim: number,
) {
  const blocks = blocksOf(1, n - 1, devices);
  // A part that the device never writes is held from its level's first to its last reading. From three steps
  // on, two overlap.
  const levelsWithRim = steps >= 3 ? 2 : 1;
  return {
    elementBytes,
    allocation: forEach(blocks, ({ lo, hi }) => ({
      A: 2 * (hi - lo) * inner + levelsWithRim * ((hi - lo) * rim + 2 * inner),
    })),
    communication: iterations(steps, (t) => (t === 0 ? 0 : 2 * (working(blocks).length - 1) * inner)),
  };
}

/**
 * Yee's grid (`fdtd-2d.c`): serial t, blocks of the rows [0, nx) of all three fields.
 *
 * `ey` reads row i - 1 of `hz`, and `hz` row i + 1 of `ey` (not its last element): one row beside the block for
 * each. Of `hz` without its last column, which nobody writes, that row travels in every iteration but the first;
 * `ey` in every one, since it is written just before. `_fict_[t]` goes into row 0 of `ey`. The last row of `ex` is
 * computed from column 1 on and read by nobody.
 */
export function fdtd2d(nx: number, ny: number, steps: number, devices: number, elementBytes = 8): Minimum {
  const blocks = blocksOf(0, nx, devices);
  const neighbours = working(blocks).length - 1;
  return {
    elementBytes,
    allocation: forEach(blocks, ({ lo, hi }) => ({
      ex: (hi - lo) * ny - (hi === nx ? 1 : 0),
      ey: (hi - lo) * ny + (hi === nx ? 0 : ny - 1),
      hz: (hi - lo + (lo === 0 ? 0 : 1)) * ny,
      _fict_: lo === 0 ? 1 : 0,
    })),
    communication: iterations(steps, (t) => neighbours * (ny - 1) * (t === 0 ? 1 : 2)),
  };
}

/**
 * LU in the order `for k: for i > k: A[i][k] /= A[k][k]; for j > k: A[i][j] -= A[i][k] * A[k][j]` of the same
 * operations (`lu.c` has i outermost, which is not parallel): serial k, blocks of i in [1, n).
 *
 * Iteration k reads row k from the diagonal on; row 0 is nobody's, as it is never written. It goes from its owner,
 * who finished it the iteration before, to all devices with rows below. The longest one beside a block is row 0.
 */
export function lu(n: number, devices: number, elementBytes = 8): Minimum {
  const blocks = blocksOf(1, n, devices);
  const below = (k: number) => working(blocks).filter(({ lo }) => lo > k).length;
  return {
    elementBytes,
    allocation: forEach(blocks, ({ lo, hi }) => ({ A: (hi - lo) * n + n })),
    communication: iterations(n, (k) => (k === 0 ? 0 : below(k) * (n - k))),
  };
}

/**
 * Alternating directions (`adi.c`): serial t, blocks of i in [1, n - 1), which is a column of `u` and `v` in the
 * first half of a step and a row in the second.
 *
 * The first half writes columns i of `v` and reads columns i - 1 to i + 1 of `u`; the second the other way round
 * with rows. Both are inner elements where they are read. `p` and `q` are rows i in both, without their last
 * element. So a device needs of `v` the rows that other devices wrote columns of, in every step; and of `u` the
 * columns that they wrote rows of, in every step but the first.
 */
export function adi(n: number, steps: number, devices: number, elementBytes = 8): Minimum {
  const blocks = blocksOf(1, n - 1, devices);
  const inner = n - 2;
  const foreign = sum(working(blocks).map(({ lo, hi }) => (hi - lo + 2) * (inner - (hi - lo))));
  return {
    elementBytes,
    allocation: forEach(blocks, ({ lo, hi }) => {
      const own = hi - lo;
      // Whole own lines, and the inner elements of the lines across, as far as they are not in those.
      const cross = own * n + (own + 2) * (inner - own);
      return { u: cross, v: cross, p: own * (n - 1), q: own * (n - 1) };
    }),
    communication: iterations(steps, (t) => (t === 0 ? foreign : 2 * foreign)),
  };
}

/**
 * `x1 += A y_1` and `x2 += A^T y_2` (`mvt.c`): no serial loop, blocks of i in [0, n), which are rows of A in the
 * first product and columns in the second. Nothing that one writes is read by another.
 */
export function mvt(n: number, devices: number, elementBytes = 8): Minimum {
  return {
    elementBytes,
    allocation: forEach(blocksOf(0, n, devices), ({ lo, hi }) => {
      const own = hi - lo;
      return { A: 2 * own * n - own * own, x1: own, x2: own, y_1: n, y_2: n };
    }),
    communication: [0],
  };
}

/** Prices of options (`blackscholes.c`): no serial loop, and each iteration has elements of its own in all arrays. */
export function blackscholes(options: number, devices: number, elementBytes = 4): Minimum {
  return {
    elementBytes,
    allocation: forEach(blocksOf(0, options, devices), ({ lo, hi }) => {
      const own = hi - lo;
      return { price: own, strike: own, years: own, call: own, put: own };
    }),
    communication: [0],
  };
}

function working(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ lo, hi }) => lo < hi);
}

function forEach(blocks: readonly Block[], allocation: (block: Block) => Record<string, number>) {
  return blocks.map((block) => (block.lo < block.hi ? allocation(block) : {}));
}

function iterations(count: number, elements: (iteration: number) => number): number[] {
  return Array.from({ length: count }, (_, iteration) => elements(iteration));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
