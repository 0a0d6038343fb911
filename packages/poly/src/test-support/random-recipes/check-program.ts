import { deepStrictEqual } from 'node:assert';
import { type CValue, type KernelCase, runOnDevice } from '@boxflow/codegen-c/testing';
import { parsePreprocessed } from '@boxflow/frontend-c';
import {
  BoxflowError,
  parseRecipes,
  printRecipeLine,
  type RecipeLine,
  type Scop,
  verifyPlan,
} from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import * as isl from '@boxflow/isl-wasm';
import { lowerMapped } from '../../lower-mapped.js';
import { lowerScop } from '../../lower-scop.js';
import type { LoweredScop } from '../../lowered-scop.js';
import { Allowance, operationsFor } from '../../model/allowance.js';
import { modelScop } from '../../model/scop-model.js';
import { originalState } from '../../recipe/mapping-state.js';
import { copyOf, randomArrays } from './array-values.js';
import { type DrawnProgram, drawProgram } from './draw-program.js';
import { type DrawnRecipe, drawRecipe } from './draw-recipe.js';
import { executePlan } from './execute-plan.js';
import { executeScop } from './execute-scop.js';

/** A kernel with data, and what it leaves. */
export type CheckedKernel = KernelCase & { readonly result: readonly (readonly CValue[])[] };

/** The result of a program, or of one of its regions. */
export interface Checked {
  /** `right`, or why a region has no such result: `no region`, or a code. */
  readonly outcome: string;
  readonly obeyed: readonly RecipeLine[];
  readonly refused: readonly RecipeLine[];
  /** Of each kernel the first launch. */
  readonly launches: readonly CheckedKernel[];
}

/**
 * Maps the program of a seed by a recipe of the seed, executes the plan on devices that share nothing,
 * kernels in blocks of threads, and compares all arrays with those of the program in its own order. Fails if
 * they differ, if a kernel does what it must not, or if the mapping is wrong.
 */
export async function checkProgram(seed: number): Promise<readonly Checked[]> {
  const random = new SeededRandom(seed);
  const program = drawProgram(random);
  const { text, contracts } = program;
  const { scops } = await parsePreprocessed('random.c', text, () => text, { contracts });
  if (scops.length === 0) return [{ outcome: 'no region', obeyed: [], refused: [], launches: [] }];
  const checked: Checked[] = [];
  for (const scop of scops) checked.push(await checkRegion(scop, program, random));
  return checked;
}

/** Does the same for a program and the lines of its only region. Throws if they are refused. */
export async function checkRecipe(
  text: string,
  lines: readonly string[],
  values: ReadonlyMap<string, number>,
): Promise<void> {
  const { scops } = await parsePreprocessed('given.c', text, () => text);
  const scop = scops[0]!;
  const [recipe] = parseRecipes([`${scop.name}:`, ...lines].join('\n'), 'recipe.txt');
  const lowered = await lowerScop(scop, { recipe: recipe!, check: true });
  await requireRight(scop, lowered, values, new SeededRandom(values.size));
}

async function checkRegion(scop: Scop, program: DrawnProgram, random: SeededRandom): Promise<Checked> {
  const ctx = await isl.Context.create();
  let recipe: DrawnRecipe | undefined;
  try {
    const start = originalState(modelScop(ctx, scop), false);
    recipe = drawRecipe(start, random);
    const { state, refused } = recipe;
    const lowered = new Allowance(ctx, operationsFor(scop)).attempt(1, () =>
      lowerMapped(start, state, false, true),
    );
    const common = { obeyed: state.lines, refused };
    if (!lowered) return { ...common, outcome: 'too complex', launches: [] };
    if (random.integer(0, 9) === 0) await requireReplay(scop, lowered.scop);
    const launches = await requireRight(scop, lowered.scop, program.values, random);
    return { ...common, outcome: 'right', launches };
  } catch (error) {
    const lines = recipe?.state.lines ?? [];
    if (error instanceof BoxflowError && error.diagnostics.every(({ family }) => family !== 'bug'))
      return {
        outcome: error.diagnostics[0]!.code,
        obeyed: lines,
        refused: recipe?.refused ?? [],
        launches: [],
      };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${program.text}${lines.map(printRecipeLine).join('\n')}\n${message}`, { cause: error });
  } finally {
    ctx.dispose();
  }
}

/** Fails unless the lines lead to the same plan and kernels once more. */
async function requireReplay(scop: Scop, { plan, kernels, recipe }: LoweredScop): Promise<void> {
  const again = await lowerScop(scop, { recipe });
  deepStrictEqual(again.plan, plan);
  deepStrictEqual(again.kernels, kernels);
}

async function requireRight(
  scop: Scop,
  { plan, kernels }: LoweredScop,
  values: ReadonlyMap<string, number>,
  random: SeededRandom,
): Promise<readonly CheckedKernel[]> {
  deepStrictEqual(verifyPlan(plan, kernels), []);
  const before = randomArrays(scop, values, random);
  const [expected, arrays] = [copyOf(before), copyOf(before)];
  await executeScop(scop, values, expected);
  const launches = new Map<string, CheckedKernel>();
  const execute = (kernelCase: KernelCase) => {
    const result = runOnDevice(kernelCase, random.integer(0, 1000));
    const { name } = kernelCase.kernel;
    if (!launches.has(name)) launches.set(name, { ...kernelCase, result });
    return result;
  };
  const grid = { rows: random.pick([1, 1, 2, 3]), columns: random.pick([1, 2]) };
  executePlan({ plan, kernels, grid, arrays, random, execute }, values);
  for (const { name, deadAfter } of scop.arrays)
    if (!deadAfter) deepStrictEqual(arrays.get(name), expected.get(name), `${name} has other values`);
  return [...launches.values()];
}
