import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecipes, printRecipes } from '@boxflow/ir';
import { afterAll, expect, it } from 'vitest';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';
import { checkFile, failureText } from './check-programs.js';
import { CompilerProcess } from './compiler-process.js';
import { generateProgram } from './generate-program.js';
import { printPrograms } from './print-program.js';
import { Random } from './random.js';
import { randomRecipe } from './random-recipe.js';
import { randomSettings } from './settings.js';

const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = Number(process.env.BOXFLOW_RANDOM_RECIPES ?? shortOrFull(6, 40));
/** The number of recipes for each program. */
const RECIPES = 2;
const TIMEOUT_MS = 24 * 3_600_000;
/** The errors with which a recipe may be refused. */
const MISTAKES = /^BF200[1-7]$/;

const compiler = new CompilerProcess();
afterAll(() => compiler.stop());

/** Returns the outcome of each recipe of a seed's program: `obeyed`, or the code of the mistake that was found in it. */
async function tryRecipes(seed: number): Promise<readonly string[]> {
  const program = generateProgram(seed);
  const folder = scratchFolder('recipes');
  const file = join(folder, 'program.c');
  writeFileSync(file, printPrograms([program]));
  const answer = await compiler.compile({ file });
  const known = answer.kind === 'compiled' ? answer.recipes : [];
  const random = new Random(seed);
  const names = {
    parameters: program.parameters.flatMap(({ name, kind }) => (kind === 'argument' ? [name] : [])),
    arrays: program.arrays.map(({ name }) => name),
  };
  const outcomes: string[] = [];
  for (let k = 0; k < RECIPES && known.length > 0; k++) {
    // Only one region's recipe is changed: that several changed ones are all obeyed is too rare.
    const changed = random.integer(0, known.length - 1);
    const recipes = known.map((recipe, i) => (i === changed ? randomRecipe(recipe, names, random) : recipe));
    const text = printRecipes(recipes);
    const settings = randomSettings(seed + k, 2);
    const checked = await checkFile(file, settings, compiler, parseRecipes(text, 'recipe'));
    const failure = checked?.failures.get(0);
    const code = failure && /^the compiler says (.*)$/.exec(failure.kind)?.[1];
    if (failure && !MISTAKES.test(code ?? '')) {
      expect.fail(`${failureText(program, failure)}\nwith the recipe\n${text}`);
    }
    outcomes.push(code ?? 'obeyed');
  }
  rmSync(folder, { recursive: true });
  return outcomes;
}

it(
  `random recipes for ${COUNT} programs from seed ${SEED} are obeyed or refused, and change no result`,
  async () => {
    const outcomes: string[] = [];
    for (let seed = SEED; seed < SEED + COUNT; seed++) outcomes.push(...(await tryRecipes(seed)));
    const counts = new Map<string, number>();
    for (const each of outcomes) counts.set(each, (counts.get(each) ?? 0) + 1);
    console.log('random recipes:', Object.fromEntries([...counts].sort()));
    if (COUNT < 40) return;
    expect(counts.get('obeyed')).toBeGreaterThan(COUNT / 4);
    expect(outcomes.length - counts.get('obeyed')!).toBeGreaterThan(COUNT / 4);
    expect(counts.size).toBeGreaterThan(3);
  },
  TIMEOUT_MS,
);
