import type { Diagnostic } from '@boxflow/ir';
import type { Options } from 'yargs';
import { badUsage, compilerOption, unknownOption } from '../diagnostics.js';
import { suggest } from './suggest.js';

/** A command as far as its options go. */
export interface OptionTable {
  readonly name: string;
  readonly options: Readonly<Record<string, Options>>;
}

const EVERYWHERE = ['help', 'version'];

/** The usual options of C compilers: `-O3`, `-lm`, `-Wall`, `-fopenmp`, `-march=native`, `-g`, … */
const COMPILER_OPTION = /^-(O.?|g\d?|pthread|pedantic|[lLWfm].+)$/;

/** Returns what is wrong with the options by yargs' message; `undefined` if it is about something else. */
export function optionError(
  command: OptionTable,
  words: readonly string[],
  message: string,
): Diagnostic | undefined {
  const unknown = /^Unknown arguments?: ([^,]*)/.exec(message)?.[1];
  if (unknown !== undefined) return unknownName(command, words, unknown);
  const lacking = /^Not enough arguments following: (.*)$/.exec(message)?.[1];
  if (lacking === undefined) return undefined;
  return badUsage(`a value is missing after --${fullName(command, lacking)}`, command.name);
}

/** Returns what is wrong with `--verify=no`, of which yargs makes `false`. */
export function flagWithValue(command: OptionTable, words: readonly string[]): Diagnostic | undefined {
  const name = words
    .filter((word) => word.includes('='))
    .map(nameIn)
    .find((given) => command.options[given]?.type === 'boolean');
  return name === undefined ? undefined : badUsage(`--${name} takes no value`, command.name);
}

/** BF4006 for an option of a C compiler, BF4001 otherwise. */
function unknownName(command: OptionTable, words: readonly string[], name: string): Diagnostic {
  const word = words.find((each) => nameIn(each) === name) ?? `--${name}`;
  if (COMPILER_OPTION.test(word)) return compilerOption(word);
  const aliases = Object.values(command.options).flatMap(({ alias }) => alias ?? []);
  const known = [...Object.keys(command.options), ...aliases, ...EVERYWHERE];
  return unknownOption(name, command.name, suggest(name, known));
}

/** `devices` in `--devices=4`. */
function nameIn(word: string): string {
  return /^--?([^=]*)/.exec(word)?.[1] ?? '';
}

function fullName({ options }: OptionTable, name: string): string {
  return Object.keys(options).find((full) => options[full]?.alias === name) ?? name;
}
