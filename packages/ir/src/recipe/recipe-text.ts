import { BoxflowError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceLocation } from '../diagnostics/source-location.js';
import type { Recipe, RecipeLine, RecipeVerb } from './recipe.js';

/*
 * Recipes as text: one section per SCoP, one line per decision, `#` begins a comment.
 *
 *     scop0:
 *       serial(S0.k)
 *       split(S0.i, k)
 */

const VERBS: Readonly<Record<RecipeVerb, true>> = {
  reduce: true,
  split_k: true,
  snapshot: true,
  expand: true,
  in_place: true,
  recompute: true,
  time_tile: true,
  reorder: true,
  fuse: true,
  skew: true,
  normalize_index: true,
  split: true,
  defer: true,
  privatize: true,
  serial: true,
  distribute: true,
  owner: true,
  fission: true,
  permute: true,
  copy_to_registers: true,
  threads: true,
  block: true,
  cudaize: true,
  points: true,
  vectorize: true,
  tile: true,
  align: true,
  copy_to_shared: true,
  pipeline: true,
  contract: true,
  runs: true,
  launch_bounds: true,
  panels: true,
  copy_to_texture: true,
  copy_to_constant: true,
  guard_stores: true,
  unroll: true,
  unroll_to_depth: true,
  single: true,
  team: true,
};

const SECTION = /^([A-Za-z_]\w*)\s*:$/;
const LINE = /^([A-Za-z_]\w*)\s*\((.*)\)$/;
/** Control characters, and what stands for bytes that are not UTF-8. */
const NOT_TEXT = /[^\P{Cc}\t\n\f\r]|\uFFFD/u;

/** The text that {@link parseRecipes} reads back. */
export function printRecipes(recipes: readonly Recipe[]): string {
  return recipes.map(printRecipe).join('\n');
}

/** One section, with a newline at its end. */
export function printRecipe(recipe: Recipe): string {
  return [`${recipe.scop}:`, ...recipe.lines.map((line) => `  ${printRecipeLine(line)}`), ''].join('\n');
}

/** Prints a line such as `split(S0.i, k)`, with the reason as a comment behind it. */
export function printRecipeLine(line: RecipeLine): string {
  const decision = `${line.verb}(${line.args.join(', ')})`;
  return line.reason === undefined ? decision : `${decision}  # ${line.reason}`;
}

/**
 * Reads recipes. Whether the loops exist and the decisions are legal is found when they are applied.
 *
 * @param file for messages
 * @throws BoxflowError BF2090 if a line is not of the form above or a region has two recipes, with the place, and if there is no recipe
 */
export function parseRecipes(text: string, file: string): readonly Recipe[] {
  const start = { file, line: 1, column: 1 };
  if (NOT_TEXT.test(text)) throw malformed(start, 'this is not a text file');
  const recipes: (Recipe & { readonly lines: RecipeLine[] })[] = [];
  text.split('\n').forEach((raw, index) => {
    const content = raw.replace(/#.*/, '');
    const trimmed = content.trim();
    if (trimmed === '') return;
    const place = { file, line: index + 1, column: content.length - content.trimStart().length + 1 };
    const scop = SECTION.exec(trimmed)?.[1];
    if (scop !== undefined) {
      requireFirst(recipes, scop, place);
      recipes.push({ scop, lines: [], location: place });
      return;
    }
    const current = recipes.at(-1);
    if (current === undefined) throw malformed(place, 'a line comes before the name of its region');
    current.lines.push(parseLine(trimmed, place));
  });
  if (recipes.length === 0) throw malformed(start, 'the file has no recipe');
  return recipes;
}

function requireFirst(recipes: readonly Recipe[], name: string, place: SourceLocation): void {
  const first = recipes.find(({ scop }) => scop === name);
  if (first) throw malformed(place, `${name} has a recipe in line ${first.location?.line} already`);
}

function parseLine(text: string, place: SourceLocation): RecipeLine {
  const match = LINE.exec(text);
  const args = match && splitArguments(match[2] ?? '');
  if (!args) throw malformed(place, `'${text}' is not of the form verb(argument, …)`);
  const verb = match[1] ?? '';
  if (!isVerb(verb)) throw malformed(place, `there is no verb '${verb}'`);
  return { verb, args, location: place };
}

/**
 * Splits a text at the commas outside parentheses: `split(S0.i, max(k, 1))` has two arguments. Returns `undefined` if
 * parentheses do not match, or if one of several arguments is empty.
 */
function splitArguments(text: string): readonly string[] | undefined {
  const args: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth < 0) return undefined;
    if (character === ',' && depth === 0) args.push('');
    else args[args.length - 1] += character;
  }
  const trimmed = args.map((argument) => argument.trim());
  if (trimmed.length === 1 && trimmed[0] === '') return [];
  return depth > 0 || trimmed.includes('') ? undefined : trimmed;
}

function isVerb(name: string): name is RecipeVerb {
  return Object.hasOwn(VERBS, name);
}

function malformed(location: SourceLocation, message: string): BoxflowError {
  const diagnostic: Diagnostic = {
    code: 'BF2090',
    family: 'user',
    severity: 'error',
    message,
    location,
    notes: [],
    hint: `a recipe has a line 'scop0:' for each region and below it lines of ${Object.keys(VERBS).join(', ')}; \`poly-cli explain --recipe\` prints one to start from`,
  };
  return new BoxflowError(diagnostic);
}
