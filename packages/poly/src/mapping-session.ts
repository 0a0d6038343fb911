import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { analysisTooComplex, neverExecutes } from './diagnostics.js';
import { Allowance, operationsFor } from './model/allowance.js';
import { modelScop } from './model/scop-model.js';
import { withRestByDefault } from './recipe/default/rest-by-default.js';
import { parallelismWithCopies } from './recipe/legality.js';
import { type MappingState, originalState, recipeOf } from './recipe/mapping-state.js';
import { applyLine } from './recipe/verbs/apply-line.js';
import { loopsAt, tupleNames } from './tree/items.js';
import { findLoop, iteratorOf, loopName } from './tree/loop-name.js';
import { enclosingMark } from './tree/marks.js';
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

/** A mapping that is made line by line. It holds memory of isl until it is closed. */
export interface MappingSession {
  /** Applies a line. Throws a {@link BoxflowError} if it is refused, and the mapping is then as before. */
  apply(line: RecipeLine): void;
  /** Returns the outermost loops. */
  loops(): readonly SessionLoop[];
  /** Returns the arrays of which iterations of the loop need copies of their own to be parallel. */
  copiesFor(loop: string): readonly string[];
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
      return new Session(ctx, scop, reassociate);
    } catch (error) {
      ctx.dispose();
      throw error;
    }
  };
}

class Session implements MappingSession {
  #state: MappingState;
  readonly #allowance: Allowance;

  constructor(
    private readonly ctx: isl.Context,
    private readonly scop: Scop,
    reassociate: boolean,
  ) {
    this.#allowance = new Allowance(ctx, operationsFor(scop));
    this.#state = this.#bounded(() => {
      const model = modelScop(ctx, scop);
      if (model.statements.length === 0) throw new BoxflowError(neverExecutes(scop));
      return originalState(model, reassociate);
    });
  }

  apply(line: RecipeLine): void {
    this.#state = this.#bounded(() => applyLine(this.#state, line));
  }

  loops(): readonly SessionLoop[] {
    return this.#bounded(() => loopsAt(this.#state.schedule.getRoot()).map(describe));
  }

  copiesFor(loop: string): readonly string[] {
    const band = findLoop(this.#state.schedule, loop);
    return band ? this.#bounded(() => parallelismWithCopies(this.#state, band).privatized) : [];
  }

  mapRest(): void {
    this.#state = this.#bounded(() => withRestByDefault(this.#state));
  }

  recipe(): Recipe {
    return recipeOf(this.#state);
  }

  close(): void {
    this.ctx.dispose();
  }

  #bounded<T>(answer: () => T): T {
    const found = this.#allowance.attempt(1, () => ({ answer: answer() }));
    if (!found) throw new BoxflowError(analysisTooComplex(this.scop));
    return found.answer;
  }
}

function describe(band: isl.ScheduleNode): SessionLoop {
  const name = loopName(band);
  return {
    name,
    iterator: iteratorOf(name),
    statements: tupleNames(band.getDomain()),
    isMapped: Boolean(enclosingMark(band, 'phase') ?? enclosingMark(band, 'single')),
    iterations: tripCount(band),
    inner: loopsAt(band.child(0)).map(describe),
  };
}
