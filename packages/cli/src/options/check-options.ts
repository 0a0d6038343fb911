import { BoxflowError } from '@boxflow/ir';
import type { Options } from 'yargs';
import { compilerOption, notThereYet, unknownOption } from '../diagnostics.js';
import { OPTIONS_NOT_THERE_YET } from './not-there-yet.js';
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
 * Looks at every word before `--` that begins with a dash. Throws for the first that the command does not have: BF4002
 * where it is of the design, BF4006 where it is a C compiler's, BF4001 otherwise.
 */
export function checkOptions(command: OptionTable, words: readonly string[]): void {
  const end = words.indexOf('--');
  const known = knownNames(command);
  for (const word of end === -1 ? words : words.slice(0, end)) {
    if (!/^-./.test(word)) continue;
    const name = /^--?([^=]*)/.exec(word)?.[1] ?? '';
    if (!known.includes(name)) throw new BoxflowError(diagnose(command.name, word, name, known));
  }
}

function diagnose(command: string, word: string, name: string, known: readonly string[]) {
  const instead = OPTIONS_NOT_THERE_YET[name];
  if (instead !== undefined) return notThereYet(`--${name}`, `so far ${instead}`);
  if (COMPILER_OPTION.test(word)) return compilerOption(word);
  return unknownOption(name, command, suggest(name, known));
}

function knownNames(command: OptionTable): readonly string[] {
  const aliases = Object.values(command.options).flatMap(({ alias }) => alias ?? []);
  return [...Object.keys(command.options), ...aliases, ...EVERYWHERE];
}
