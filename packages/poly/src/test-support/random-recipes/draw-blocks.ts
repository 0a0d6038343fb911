import type { RecipeLine } from '@boxflow/ir';
import type { SeededRandom } from '@boxflow/ir/testing';
import * as isl from '@boxflow/isl-wasm';
import { isAccessedBy, type ScopModel } from '../../model/scop-model.js';
import { recipeLine } from '../../recipe/verbs/apply-line.js';
import { loopsFromLaunch } from '../../recipe/verbs/threads.js';
import { tupleNames } from '../../tree/items.js';
import { childCount, loopName } from '../../tree/loop-name.js';

/** Blocks of whole warps, and tiles that matrix instructions can divide, along the last two loops of a grid. */
const WARPS: readonly (readonly [block: readonly number[], tile: readonly number[]])[] = [
  [
    [4, 8],
    [16, 8],
  ],
  [
    [8, 4],
    [16, 16],
  ],
  [
    [8, 8],
    [32, 16],
  ],
  [
    [8, 8],
    [16, 32],
  ],
  [
    [1, 32],
    [32, 8],
  ],
];

/** Returns lines for the grid of threads that ends with a loop, many of them legal. */
export function drawBlocks(
  model: ScopModel,
  innermost: isl.ScheduleNode,
  random: SeededRandom,
): readonly RecipeLine[] {
  const draw = new BlocksDraw(model, innermost, random);
  const lines = random.integer(0, 9) < 8 ? draw.blocks() : draw.together();
  // Lines in a wrong order are refused one by one.
  const at = random.integer(0, lines.length - 1);
  return random.integer(0, 14) > 0 ? lines : [...lines.slice(at), ...lines.slice(0, at)];
}

class BlocksDraw {
  readonly #model: ScopModel;
  readonly #random: SeededRandom;
  readonly #grid: string;
  readonly #dimensions: number;
  readonly #inside: readonly isl.ScheduleNode[];

  constructor(model: ScopModel, innermost: isl.ScheduleNode, random: SeededRandom) {
    this.#model = model;
    this.#random = random;
    this.#grid = loopName(innermost);
    this.#dimensions = loopsFromLaunch(innermost).length;
    this.#inside = bandsBelow(innermost.child(0));
  }

  /** Blocks with tiles, chunks in shared memory, copies ahead, and matrix instructions. */
  blocks(): readonly RecipeLine[] {
    const isMatrix = this.#dimensions > 1 && this.#random.integer(0, 2) > 0;
    const [block, tile] = isMatrix ? this.#warps() : this.#anyShape();
    return [
      recipeLine('block', [this.#grid, ...block.map(String)]),
      ...(this.#random.integer(0, 19) > 0 ? [recipeLine('tile', [this.#grid, ...tile.map(String)])] : []),
      ...(this.#random.integer(0, 3) === 0
        ? [recipeLine('align', [this.#grid, this.#random.pick(['2', '3', '32'])])]
        : []),
      ...this.#inside.flatMap((band) => this.#chunks(band, isMatrix)),
      ...(this.#random.integer(0, 2) === 0
        ? [recipeLine('runs', [this.#grid, this.#random.pick(['2', '3', '4'])])]
        : []),
      ...(this.#random.integer(0, 3) === 0
        ? [recipeLine('launch_bounds', [this.#grid, this.#random.pick(['1', '2', '8'])])]
        : []),
      ...(this.#random.integer(0, 5) === 0 ? this.together() : []),
    ];
  }

  /** Iterations that are executed together, and panels. */
  together(): readonly RecipeLine[] {
    const random = this.#random;
    const points = Array.from({ length: this.#dimensions - 1 }, () => random.pick(['1', '2', '3']));
    return [
      ...(random.integer(0, 1) > 0 ? [recipeLine('points', [this.#grid, ...points, '1'])] : []),
      recipeLine('vectorize', [
        random.pick([this.#grid, ...this.#inside.map(loopName)]),
        random.pick(['2', '3', '8']),
      ]),
      ...(random.integer(0, 1) > 0
        ? [recipeLine('panels', [this.#grid, random.pick(['1', '3', '512'])])]
        : []),
    ];
  }

  #chunks(band: isl.ScheduleNode, isMatrix: boolean): readonly RecipeLine[] {
    const random = this.#random;
    const loop = loopName(band);
    const chunk = String(random.pick(isMatrix ? [8, 8, 16] : [1, 2, 3, 4, 8]));
    const names = new Set(tupleNames(band.getDomain()));
    const arrays = this.#model.scop.arrays.filter(({ name }) => isAccessedBy(this.#model, name, names));
    const shared = arrays
      .filter(() => random.integer(0, 7) > 0)
      .map(({ name }) => recipeLine('copy_to_shared', [loop, chunk, name]));
    return [
      ...shared,
      ...(random.integer(0, 1) > 0
        ? [recipeLine('pipeline', [loop, random.pick(['2', '2', '3', '4'])])]
        : []),
      ...(isMatrix ? [recipeLine('contract', [loop, 'mma_f64'])] : []),
      ...(random.integer(0, 3) === 0 ? [recipeLine('unroll', [loop, ...this.#unrolled()])] : []),
    ];
  }

  #unrolled(): readonly string[] {
    const count = this.#random.pick(['2', '3', 'full']);
    return this.#random.integer(0, 1) > 0 ? [count, 'blocks'] : [count];
  }

  #warps(): readonly [readonly number[], readonly number[]] {
    const [block, tile] = this.#random.pick(WARPS);
    const outer = Array.from({ length: this.#dimensions - 2 }, () => 1);
    return [
      [...outer, ...block],
      [...outer, ...tile],
    ];
  }

  #anyShape(): readonly [readonly number[], readonly number[]] {
    const random = this.#random;
    const most = [16, 6, 3][this.#dimensions - 1]!;
    const block = Array.from({ length: this.#dimensions }, () => random.integer(1, most));
    const tile = block.map((threads) =>
      random.integer(0, 4) > 0 ? threads * random.pick([1, 1, 2, 3]) : random.integer(1, threads),
    );
    return [block, tile];
  }
}

export function bandsBelow(node: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const own = node.getType() === isl.ScheduleNodeType.Band ? [node] : [];
  const children = Array.from({ length: childCount(node) }, (_, i) => node.child(i));
  return [...own, ...children.flatMap(bandsBelow)];
}
