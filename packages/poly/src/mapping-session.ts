import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { analysisTooComplex, neverExecutes } from './diagnostics.js';
import { Allowance, operationsFor } from './model/allowance.js';
import { modelScop } from './model/scop-model.js';
import { withRestByDefault } from './recipe/default/rest/rest-by-default.js';
import { parallelismWithCopies } from './recipe/legality.js';
import { type MappingState, originalState, recipeOf } from './recipe/mapping-state.js';
import { applyLine } from './recipe/verbs/apply-line.js';
import { loopsAt, tupleNames } from './tree/items.js';
import { findLoop, iteratorOf, loopName } from './tree/loop-name.js';
import { phaseAround } from './tree/marks.js';
import { tripCount } from './tree/trip-count.js';

/** A loop of the schedule tree as it is now. */
export interface SessionLoop {
  /** As recipes call it: `S0.i`. */
  readonly name: string;
  /** The source's name: `i`. */
  readonly iterator: string;
  /** The statements inside. */
  readonly statements: readonly string[];
  /** Whether the loop is in a phase. */
  readonly isMapped: boolean;
  /** The number of iterations, if that is a constant. */
  readonly iterations: number | undefined;
  /** The loops directly inside, in order. */
  readonly inner: readonly SessionLoop[];
}

export interface SessionParallelism {
  readonly isParallel: boolean;
  readonly copies: readonly string[];
}

/** A mapping that is made line by line. It holds memory of isl until it is closed. */
export interface MappingSession {
  /** Applies a line. Throws a {@link BoxflowError} if it is refused, and the mapping is then as before. */
  apply(line: RecipeLine): void;
  /** Returns the outermost loops. */
  loops(): readonly SessionLoop[];
  /** Returns whether the iterations of a loop are independent, and the arrays of which they need copies of their own for that. */
  parallelism(loop: string): SessionParallelism;
  /** Returns a mapping that begins with the lines so far and goes its own way. It is closed with this one. */
  branch(): MappingSession;
  /** Gives all nests without a line the default mapping. */
  mapRest(): void;
  /** Returns the lines applied so far. */
  recipe(): Recipe;
  close(): void;
}

/** Begins a mapping of a SCoP in its original order. `reassociate`: floating point may be computed in a different order. */
export type OpenMapping = (scop: Scop, reassociate?: boolean) => MappingSession;

/** Loads isl, and returns the function that begins mappings. */
export async function mappingOpener(): Promise<OpenMapping> {
  await isl.loadIsl();
  return (scop, reassociate = false) => {
    const ctx = new isl.Context();
    try {
      const region = new Region(ctx, scop);
      return new Session(
        region,
        region.bounded(() => begin(region, reassociate)),
        false,
      );
    } catch (error) {
      ctx.dispose();
      throw error;
    }
  };
}

/** What a session and its branches share. */
class Region {
  readonly #allowance: Allowance;

  constructor(
    readonly ctx: isl.Context,
    readonly scop: Scop,
  ) {
    this.#allowance = new Allowance(ctx, operationsFor(scop));
  }

  /** Throws if isl's operations for the region run out. */
  bounded<T>(answer: () => T): T {
    const found = this.#allowance.attempt(1, () => ({ answer: answer() }));
    if (!found) throw new BoxflowError(analysisTooComplex(this.scop));
    return found.answer;
  }
}

function begin({ ctx, scop }: Region, reassociate: boolean): MappingState {
  const model = modelScop(ctx, scop);
  if (model.statements.length === 0) throw new BoxflowError(neverExecutes(scop));
  return originalState(model, reassociate);
}

class Session implements MappingSession {
  #state: MappingState;

  constructor(
    private readonly region: Region,
    state: MappingState,
    private readonly isBranch: boolean,
  ) {
    this.#state = state;
  }

  apply(line: RecipeLine): void {
    this.#state = this.region.bounded(() => applyLine(this.#state, line));
  }

  loops(): readonly SessionLoop[] {
    return this.region.bounded(() => loopsAt(this.#state.schedule.getRoot()).map(describe));
  }

  parallelism(loop: string): SessionParallelism {
    const band = findLoop(this.#state.schedule, loop);
    if (!band) return { isParallel: false, copies: [] };
    const { obstacle, privatized } = this.region.bounded(() => parallelismWithCopies(this.#state, band));
    return { isParallel: obstacle === undefined, copies: privatized };
  }

  branch(): MappingSession {
    return new Session(this.region, this.#state, true);
  }

  mapRest(): void {
    this.#state = this.region.bounded(() => withRestByDefault(this.#state));
  }

  recipe(): Recipe {
    return recipeOf(this.#state);
  }

  close(): void {
    if (!this.isBranch) this.region.ctx.dispose();
  }
}

function describe(band: isl.ScheduleNode): SessionLoop {
  const name = loopName(band);
  return {
    name,
    iterator: iteratorOf(name),
    statements: tupleNames(band.getDomain()),
    isMapped: phaseAround(band) !== undefined,
    iterations: tripCount(band),
    inner: loopsAt(band.child(0)).map(describe),
  };
}
