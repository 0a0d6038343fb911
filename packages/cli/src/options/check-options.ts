import { BoxflowError } from '@boxflow/ir';
import type { Options } from 'yargs';
import { badUsage, compilerOption, unknownOption } from '../diagnostics.js';
import { suggest } from './suggest.js';

/** A command as far as its options go. */
export interface OptionTable {
  readonly name: string;
  readonly options: Readonly<Record<string, Options>>;
}

const EVERYWHERE = ['help', 'version'];

/** `-O3`, `-lm`, `-Wall`, `-fopenmp`, `-march=native`, `-g`, … : what people are used to give to a C compiler. */
const COMPILER_OPTION = /^-(O.?|g\d?|pthread|pedantic|[lLWfm].+)$/;

/**
 * Looks at every word before `--` that begins with a dash. Throws for the first that the command does not have: BF4006
 * where it is a C compiler's, BF4001 otherwise; and BF4004 for one without the value that it needs, or with one that it
 * does not take.
 */
export function checkOptions(command: OptionTable, words: readonly string[]): void {
  const end = words.indexOf('--');
  const known = knownNames(command);
  const own = end === -1 ? words : words.slice(0, end);
  own.forEach((word, position) => {
    if (!/^-./.test(word)) return;
    const name = nameIn(word);
    if (!known.includes(name)) throw new BoxflowError(diagnose(command.name, word, name, known));
    const problem = valueProblem(command, word, own[position + 1], known);
    if (problem) throw new BoxflowError(badUsage(problem, command.name));
  });
}

/** `devices` in `--devices=4`. */
function nameIn(word: string): string {
  return /^--?([^=]*)/.exec(word)?.[1] ?? '';
}

/** yargs makes an empty text of a missing value, and `false` of any but `true`. */
function valueProblem(
  command: OptionTable,
  word: string,
  next: string | undefined,
  known: readonly string[],
): string | null {
  const [name, option] = optionOf(command, nameIn(word));
  const hasValue = word.includes('=');
  if (option?.type === 'boolean') return hasValue ? `--${name} takes no value` : null;
  if (option?.type !== 'string' || option.requiresArg === false || hasValue) return null;
  const isMissing = next === undefined || (/^-./.test(next) && known.includes(nameIn(next)));
  return isMissing ? `a value is missing after --${name}` : null;
}

function optionOf(command: OptionTable, name: string): readonly [string, Options | undefined] {
  const found = Object.entries(command.options).find(([full, { alias }]) => full === name || alias === name);
  return found ?? [name, undefined];
}

function diagnose(command: string, word: string, name: string, known: readonly string[]) {
  if (COMPILER_OPTION.test(word)) return compilerOption(word);
  return unknownOption(name, command, suggest(name, known));
}

function knownNames(command: OptionTable): readonly string[] {
  const aliases = Object.values(command.options).flatMap(({ alias }) => alias ?? []);
  return [...Object.keys(command.options), ...aliases, ...EVERYWHERE];
}
