import { BoxflowError, type RecipeLine, type RecipeVerb } from '@boxflow/ir';
import type { SeededRandom } from '@boxflow/ir/testing';
import { applyDefaultRecipe } from '../../recipe/default/default-recipe.js';
import type { MappingState } from '../../recipe/mapping-state.js';
import { applyLine, recipeLine } from '../../recipe/verbs/apply-line.js';
import { findLoop, loopName, loopNames } from '../../tree/loop-name.js';
import { bandsBelow, drawBlocks } from './draw-blocks.js';

/** The state after a recipe, and the lines that were refused on the way. */
export interface DrawnRecipe {
  readonly state: MappingState;
  readonly refused: readonly RecipeLine[];
}

/** Lines for blocks of threads and for threads of processors, which are drawn anew. */
const DRAWN: readonly RecipeVerb[] = [
  ...['block', 'tile', 'align', 'copy_to_shared', 'pipeline', 'contract', 'runs', 'launch_bounds'],
  ...['points', 'vectorize', 'panels', 'unroll'],
] as RecipeVerb[];

/**
 * Returns the lines of the default recipe, some changed, some left out, with others between: new orders,
 * splits, copies, snapshots, sums in parts, and for each grid of threads blocks, tiles, and all that they can
 * do. Lines that are refused are not in it.
 */
export function drawRecipe(start: MappingState, random: SeededRandom): DrawnRecipe {
  const draw = new RecipeDraw(start, random);
  draw.rewrite();
  draw.onHost();
  draw.mapped();
  return { state: draw.state, refused: draw.refused };
}

class RecipeDraw {
  readonly refused: RecipeLine[] = [];

  constructor(
    public state: MappingState,
    private readonly random: SeededRandom,
  ) {}

  /** Rewrites statements. */
  rewrite(): void {
    if (this.#once(3)) {
      const [loop, inner] = [this.#loop(), this.#loop()];
      const lanes = this.#once(2) ? [inner, this.random.pick(['1', '2', '3', '8'])] : [];
      this.#add('reduce', [loop, this.random.pick(['1', '2', '3', '8']), ...lanes]);
    }
    if (this.#once(3)) this.#add('snapshot', [this.#loop(), this.#array()]);
    if (this.#once(3)) this.#add('expand', [this.#loop(), this.#array()]);
    if (this.#once(3)) this.#add('in_place', [this.#loop(), this.#array()]);
    if (this.#once(3)) this.#add('time_tile', [this.#loop(), this.random.pick(['1', '2', '3'])]);
    if (this.#once(3)) this.#add('split_k', [this.#loop(), this.random.pick(['2', '3'])]);
  }

  /** Changes the nests before they are mapped. */
  onHost(): void {
    if (this.#once(6)) {
      const order = this.random.pick(['apart', 'together', 'inside out']);
      this.#add('reorder', [this.#loop(), order]);
    }
    if (this.#once(6))
      this.#add('split', [this.#loop(), this.random.pick(['1', '2', '3', 'n - 2', 'floor(m/2)'])]);
    if (this.#once(4)) this.#fuse();
    if (this.#once(6)) this.#skew();
    if (this.#once(6)) this.#add('normalize_index', [this.#loop()]);
    if (this.#once(4)) this.#add('defer', [this.#loop(), this.random.pick(['2', '3', '8'])]);
    if (this.#once(8)) this.#add('privatize', [this.#loop(), this.#array()]);
  }

  /** Fuses loops that may come one after the other. */
  #fuse(): void {
    const loops = loopNames(this.state.schedule);
    for (const [i, loop] of loops.entries())
      for (const later of loops.slice(i + 1)) if (this.#once(2) && this.#add('fuse', [loop, later])) return;
  }

  /** Skews a loop along the one around it, and exchanges both. */
  #skew(): void {
    const outer = findLoop(this.state.schedule, this.#loop())!;
    const [inner] = bandsBelow(outer.child(0));
    if (!inner) return;
    const names = [loopName(inner), loopName(outer)];
    this.#add('skew', [...names, this.random.pick(['1', '2', '-1'])]);
    if (this.#once(2)) this.#add('permute', names);
  }

  /** Applies the default recipe's lines, and others in place of those for blocks. */
  mapped(): void {
    const known = this.state.lines.length;
    const effort = this.#once(5) ? 'any order' : 'original order';
    const lines = applyDefaultRecipe(this.state, effort).lines.slice(known);
    let grid: string | undefined;
    for (const line of lines) {
      if (DRAWN.includes(line.verb)) continue;
      if (line.verb !== 'copy_to_registers') grid = this.#finish(grid);
      if (line.verb === 'copy_to_registers' && this.#once(8)) continue;
      if (line.verb === 'serial' && this.#once(4)) this.#team(line.args[0]!);
      const changed = this.#changed(line);
      const isObeyed =
        (line.verb === 'threads' && this.#once(6) && this.#cudaize(changed.args)) ||
        this.#add(changed.verb, changed.args) ||
        (changed !== line && this.#add(line.verb, line.args));
      if (isObeyed && line.verb === 'threads') grid = changed.args.at(-1);
    }
    this.#finish(grid);
    if (this.#once(3)) this.#add('copy_to_texture', [this.#array()]);
    // Few arrays fit constant memory.
    const arrays = this.#once(3) ? this.state.model.scop.arrays : [];
    for (const { name } of arrays) if (this.#add('copy_to_constant', [name])) break;
    if (this.#once(6)) this.#add('unroll_to_depth', [this.random.pick(['1', '2', '3'])]);
  }

  /** Maps a loop to one block, whose threads share some of the loops inside. */
  #team(loop: string): void {
    if (!this.#add('single', [loop])) return;
    const band = findLoop(this.state.schedule, loop)!;
    const threads = this.random.pick(['1', '3', '8', '32']);
    for (const name of bandsBelow(band.child(0)).map(loopName))
      if (!this.#once(6)) this.#add('team', [name, threads]);
  }

  /** Makes a grid of threads with tiles, and names its kernel. */
  #cudaize(loops: readonly string[]): boolean {
    const sizes = () =>
      this.random.pick(['2, 2', '3, 3', '1, 2', '4, 2', '6, 3', '8, 8', '12, 4', '3, 2']).split(', ');
    const name = `kernel${this.state.lines.length}`;
    return this.#add('cudaize', [name, ...loops.flatMap((loop) => [loop, ...sizes()])]);
  }

  #finish(grid: string | undefined): undefined {
    const band = grid === undefined ? undefined : findLoop(this.state.schedule, grid);
    if (!band) return;
    for (const { verb, args } of drawBlocks(this.state.model, band, this.random)) this.#add(verb, args);
  }

  #changed(line: RecipeLine): RecipeLine {
    const { verb, args } = line;
    if (verb === 'threads' && args.length > 1 && this.#once(6)) return { ...line, args: args.slice(0, -1) };
    if (verb === 'distribute' && args.length > 1 && this.#once(2)) return { ...line, args: args.slice(0, 1) };
    return line;
  }

  /** Applies a line, and returns whether it is obeyed. */
  #add(verb: RecipeVerb, args: readonly string[]): boolean {
    const line = recipeLine(verb, args);
    try {
      this.state = applyLine(this.state, line);
      return true;
    } catch (error) {
      if (!(error instanceof BoxflowError) || error.diagnostics.some(({ family }) => family !== 'user'))
        throw error;
      this.refused.push(line);
      return false;
    }
  }

  #once(times: number): boolean {
    return this.random.integer(1, times) === 1;
  }

  #loop(): string {
    return this.random.pick(loopNames(this.state.schedule));
  }

  #array(): string {
    return this.random.pick(this.state.model.scop.arrays).name;
  }
}
