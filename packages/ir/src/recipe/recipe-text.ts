import { BoxflowError, type Diagnostic } from '../diagnostics/diagnostic.js';
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
  snapshot: true,
  reorder: true,
  split: true,
  privatize: true,
  serial: true,
  distribute: true,
  owner: true,
  fission: true,
  permute: true,
  copy_to_registers: true,
  threads: true,
  block: true,
  points: true,
  vectorize: true,
  tile: true,
  copy_to_shared: true,
  pipeline: true,
  contract: true,
  panels: true,
  single: true,
};

const SECTION = /^([A-Za-z_]\w*)\s*:$/;
const LINE = /^([A-Za-z_]\w*)\s*\((.*)\)$/;

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
 * @throws BoxflowError BF2090 if a line is not of the form above, with its place
 */
export function parseRecipes(text: string, file: string): readonly Recipe[] {
  const recipes: { scop: string; lines: RecipeLine[] }[] = [];
  text.split('\n').forEach((raw, index) => {
    const content = raw.replace(/#.*/, '');
    const trimmed = content.trim();
    if (trimmed === '') return;
    const place = { file, line: index + 1, column: content.length - content.trimStart().length + 1 };
    const section = SECTION.exec(trimmed);
    if (section) {
      recipes.push({ scop: section[1] ?? '', lines: [] });
      return;
    }
    const current = recipes.at(-1);
    if (current === undefined) throw malformed(place, 'a line comes before the name of its region');
    current.lines.push(parseLine(trimmed, place));
  });
  return recipes;
}

function parseLine(text: string, place: Place): RecipeLine {
  const match = LINE.exec(text);
  if (!match) throw malformed(place, `'${text}' is not of the form verb(argument, …)`);
  const verb = match[1] ?? '';
  if (!isVerb(verb)) throw malformed(place, `there is no verb '${verb}'`);
  return { verb, args: splitArguments(match[2] ?? ''), line: place.line };
}

/** Splits a text at the commas outside parentheses: `split(S0.i, max(k, 1))` has two arguments. */
function splitArguments(text: string): readonly string[] {
  const args: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) args.push('');
    else args[args.length - 1] += character;
  }
  const trimmed = args.map((argument) => argument.trim());
  return trimmed.length === 1 && trimmed[0] === '' ? [] : trimmed;
}

function isVerb(name: string): name is RecipeVerb {
  return Object.hasOwn(VERBS, name);
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function malformed(location: Place, message: string): BoxflowError {
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
