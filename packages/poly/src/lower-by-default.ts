import { BoxflowError, type Diagnostic, printRecipeLine } from '@boxflow/ir';
import { oneDimensionKept, originalOrderKept } from './diagnostics.js';
import type { LoweredMapping, LoweredScop } from './lowered-scop.js';
import type { Allowance } from './model/allowance.js';
import { applyDefaultRecipe, EFFORTS, type Effort } from './recipe/default/default-recipe.js';
import { type MappingState, NO_SECOND_DIMENSION } from './recipe/mapping-state.js';

type Lower = (mapped: MappingState) => LoweredMapping;

/** The shares of what is left for choosing a mapping, by effort. A simpler one must be possible afterwards. */
const FOR_MAPPING: Readonly<Record<Effort, number>> = {
  'any order': 0.4,
  'nests in order': 0.4,
  'original order': 0.7,
};
/** The share for lowering a mapping that a simpler one may follow. */
const FOR_LOWERING = 0.5;

/**
 * Returns the default mapping lowered, with as much effort as the operations of isl allow, and notes of what it lacks;
 * `undefined` if they do not suffice for any effort.
 */
export function lowerByDefault(
  start: MappingState,
  allowance: Allowance,
  lower: Lower,
): LoweredScop | undefined {
  const attempts = new Attempts(allowance, lower);
  for (const effort of EFFORTS) {
    const kept = effort === EFFORTS[0] ? [] : [originalOrderKept(start.model.scop)];
    const lowered = withNotes(kept, () => attempts.lower(start, effort));
    if (!lowered) continue;
    return { ...lowered, diagnostics: [...kept, ...lowered.diagnostics] };
  }
  return undefined;
}

/** Adds the notes to the error if the attempt fails: the lack that they tell of may be its cause. */
function withNotes<Result>(notes: readonly Diagnostic[], attempt: () => Result): Result {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    throw new BoxflowError([...error.diagnostics, ...notes], { cause: error });
  }
}

class Attempts {
  /** Mappings that took too many operations. They would again. */
  readonly #tooComplex = new Set<string>();

  constructor(
    private readonly allowance: Allowance,
    private readonly lowerMapped: Lower,
  ) {}

  /**
   * If tiles that are rectangles are too complex, they are intervals. If only rectangles would write within hulls that
   * overlap, the tiles of that phase are intervals.
   */
  lower(start: MappingState, effort: Effort): LoweredScop | undefined {
    const mapped = this.allowance.attempt(FOR_MAPPING[effort], () => applyDefaultRecipe(start, effort));
    if (!mapped) return undefined;
    const lowered = this.#lowerOnce(mapped);
    if (lowered && lowered.overlapping.length > 0) {
      const except = [...start.second.except, ...lowered.overlapping];
      return this.lower({ ...start, second: { ...start.second, except } }, effort);
    }
    if (lowered || !isInTwoDimensions(mapped)) return lowered?.scop;
    const inOne = this.lower({ ...start, second: NO_SECOND_DIMENSION }, effort);
    return inOne && { ...inOne, diagnostics: [oneDimensionKept(start.model.scop), ...inOne.diagnostics] };
  }

  #lowerOnce(mapped: MappingState): LoweredMapping | undefined {
    const lines = mapped.lines.map(printRecipeLine).join('\n');
    if (this.#tooComplex.has(lines)) return undefined;
    const lowered = this.allowance.attempt(isSimplest(mapped) ? 1 : FOR_LOWERING, () =>
      this.lowerMapped(mapped),
    );
    if (!lowered) this.#tooComplex.add(lines);
    return lowered;
  }
}

function isInTwoDimensions({ lines }: MappingState): boolean {
  return lines.some(({ verb, args }) => verb === 'distribute' && args.length > 1);
}

/** Returns whether less effort leads to the same mapping. */
function isSimplest(mapped: MappingState): boolean {
  const isMore = mapped.lines.some(({ verb }) => verb === 'reorder' || verb === 'reduce');
  return !isMore && !isInTwoDimensions(mapped);
}
