import { BoxflowError } from '@boxflow/ir';
import type { Argv, Options } from 'yargs';
import yargs from 'yargs';
import manifest from '../package.json' with { type: 'json' };
import type { Command } from './command.js';
import { COMMANDS } from './commands/index.js';
import { badUsage, unknownCommand } from './diagnostics.js';
import { isCudaFile, isLinkerInput } from './options/c-options.js';
import { normalizeArguments } from './options/normalize-arguments.js';
import { flagWithValue, optionError } from './options/option-errors.js';
import { suggest } from './options/suggest.js';

/** The meaning of a command line. */
export type Invocation =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'command'; readonly command: Command<never>; readonly arguments: never };

const ASKS_FOR_HELP: readonly (string | undefined)[] = ['--help', '--version'];

/** Reads the words after `poly-cli`. Throws BF4001 to BF4006 for anything that is not exactly right. */
export async function parseCommandLine(argv: readonly string[]): Promise<Invocation> {
  const words = normalizeArguments(argv);
  let invocation: Invocation | null = null;
  let output = '';
  const asked = ASKS_FOR_HELP.includes(words[0]) ? null : findCommand(words[0]);
  const own = words.slice(0, words.includes('--') ? words.indexOf('--') : words.length);
  const parser = buildParser(asked, own, (command, parsed) => {
    const problem = flagWithValue(command, own);
    if (problem) throw new BoxflowError(problem);
    checkWords(command, parsed);
    invocation = { kind: 'command', command, arguments: parsed as never };
  });
  await parser.parse([...words], {}, (error: Error | undefined, _parsed: unknown, text: string) => {
    if (error) throw error;
    output = text;
  });
  return invocation ?? { kind: 'help', text: output };
}

function findCommand(word: string | undefined): Command<never> {
  if (word === undefined) throw new BoxflowError(badUsage('no command was given', null));
  if (word.startsWith('-')) throw new BoxflowError(badUsage(`a command comes first, not '${word}'`, null));
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined) return command;
  const names = COMMANDS.map(({ name }) => name);
  throw new BoxflowError(unknownCommand(word, suggest(word, names)));
}

/** yargs leaves words that it has no place for in `_`, after the command's name. */
function checkWords(command: Command<never>, parsed: Parsed): void {
  const hint = command.takesProgramArguments ? "; words for the program come after '--'" : '';
  const extra = parsed._[1];
  if (command.actions && parsed.action !== undefined && !command.actions.includes(parsed.action)) {
    const known = command.actions.map((action) => `\`${action}\``).join(' or ');
    throw new BoxflowError(
      badUsage(
        `'${parsed.action}' is nothing that \`poly-cli ${command.name}\` does; ${known} is`,
        command.name,
      ),
    );
  }
  if (extra !== undefined) throw new BoxflowError(badUsage(`'${extra}' is one word too many`, command.name));
  // The first word is read as C whatever it is called; a further one is more likely meant for the program.
  const cuda = parsed.files?.find(isCudaFile);
  if (cuda !== undefined && command.takesCuda !== true) {
    const message = `'${cuda}' is CUDA, which \`poly-cli ${command.name}\` does not take`;
    throw new BoxflowError(badUsage(message, command.name));
  }
  const sources = cuda === undefined ? /\.[ci]$/ : /\.(?:cu|c|cc|cpp|cxx)$/;
  const stray = parsed.files?.slice(1).find((file) => !isLinkerInput(file) && !sources.test(file));
  if (stray !== undefined) {
    const kinds = cuda === undefined ? 'C file' : 'CUDA, C++ or C file';
    throw new BoxflowError(badUsage(`'${stray}' is not a ${kinds}, object or archive${hint}`, command.name));
  }
  if (parsed.files?.every(isLinkerInput)) throw new BoxflowError(badUsage(NO_FILE, command.name));
  if (!command.takesProgramArguments && parsed['--'] !== undefined) {
    throw new BoxflowError(badUsage("nothing can come after '--'", command.name));
  }
}

interface Parsed {
  readonly _: readonly (string | number)[];
  readonly files?: readonly string[];
  readonly action?: string;
  readonly '--'?: readonly string[];
}

type Choose = (command: Command<never>, parsed: Parsed) => void;

function buildParser(asked: Command<never> | null, words: readonly string[], choose: Choose): Argv {
  const parser = yargs()
    .scriptName('poly-cli')
    .usage('$0 COMMAND …\n\nRuns plain sequential C on every GPU of a machine.')
    .version(manifest.version)
    .help()
    .wrap(null)
    .demandCommand(1)
    .exitProcess(false)
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'greedy-arrays': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'populate--': true,
      'short-option-groups': false,
      'dot-notation': false,
    })
    .fail((message, error) => {
      if (error && error.name !== 'YError') throw error;
      const problem = asked ? optionError(asked, words, message) : undefined;
      throw new BoxflowError(problem ?? badUsage(plainWords(message), asked?.name ?? null));
    });
  for (const command of COMMANDS) addCommand(parser, command, choose);
  return parser;
}

const NO_FILE = 'the name of a C file is missing';

function plainWords(message: string): string {
  if (message.startsWith('Not enough non-option arguments')) return NO_FILE;
  const missing = /^Missing required arguments?: (.*)$/.exec(message);
  return missing ? `--${missing[1]} is missing` : message;
}

function addCommand(parser: Argv, command: Command<never>, choose: Choose): void {
  const usage = `${command.name}${command.takesFiles ? ' <files..>' : ''}${command.actions ? ' [action]' : ''}`;
  parser.command(
    usage,
    command.summary,
    (builder) => {
      const described = builder
        .usage(
          `$0 ${usage} [options]${command.takesProgramArguments ? ' [-- ARGUMENTS]' : ''}\n\n${command.summary}`,
        )
        .options(withValues(command.options))
        .strictOptions();
      if (command.actions) {
        return described.positional('action', { type: 'string', describe: command.actions.join(' or ') });
      }
      return command.takesFiles
        ? described.positional('files', {
            type: 'string',
            array: true,
            describe: `the C ${command.takesCuda ? 'or CUDA files' : 'files'} of the program, and objects and libraries to link with it`,
            demandOption: true,
          })
        : described;
    },
    (parsed) => choose(command, parsed as unknown as Parsed),
  );
}

/** Options of text need one, unless they say that they do not. */
function withValues(options: Command<never>['options']): Record<string, Options> {
  const entries = Object.entries(options);
  return Object.fromEntries(
    entries.map(([name, option]) => [name, { requiresArg: option.type === 'string', ...option }]),
  );
}
