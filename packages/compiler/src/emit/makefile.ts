import { compilerCommand } from '@boxflow/frontend-c';
import type { LinkLibraries } from '../build/link-libraries.js';
import { quoteShellWord } from '../toolchain/shell-words.js';

/** The command lines of {@link printMakefile}, one word per element. */
export interface MakefileFlags {
  readonly cc: string;
  /** The names of the program's files, without their ending `.i`. */
  readonly names: readonly string[];
  /** Flags for the user's program. */
  readonly program: readonly string[];
  /** Flags for generated C; absent if there is none. */
  readonly generated?: readonly string[];
  readonly link: readonly string[];
  readonly libraries: LinkLibraries;
  /** The folder of the native runtime; empty if it is not known. Absent if none is needed. */
  readonly runtime?: string;
}

/** The runtime's files: words that {@link printMakefile} prints with the folder that the user may change. */
export const RUNTIME_LIBRARY = '$(BOXFLOW_RUNTIME)/libboxflow.a';
export const RUNTIME_INCLUDES = '$(BOXFLOW_RUNTIME)/include';

/** A Makefile that builds `program` in the folder it lies in. */
export function printMakefile(flags: MakefileFlags): string {
  const programs = flags.names.map((name) => `${name}.o`);
  const objects = flags.generated ? ['kernels.o', 'bundle.o', ...programs] : programs;
  const words = (list: readonly string[]) => list.map(quoteForMake).join(' ');
  return [
    ...(flags.runtime === undefined ? [] : runtimeLines(flags.runtime)),
    `CC = ${words(compilerCommand(flags.cc))}`,
    `PROGRAM_FLAGS = ${words(flags.program)}`,
    ...(flags.generated ? [`GENERATED_FLAGS = ${words(flags.generated)}`] : []),
    // Not the other way round: see LinkLibraries.
    `RUNTIME = ${words(flags.libraries.before)}`,
    `LIBRARIES = ${words([...flags.link, ...flags.libraries.after])}`,
    '',
    `program: ${objects.join(' ')}`,
    `\t$(CC) $(RUNTIME) ${objects.join(' ')} $(LIBRARIES) -o $@`,
    '',
    `${programs.join(' ')}: %.o: %.i`,
    '\t$(CC) $(PROGRAM_FLAGS) -c $< -o $@',
    ...(flags.generated
      ? ['', 'kernels.o bundle.o: %.o: %.c', '\t$(CC) $(GENERATED_FLAGS) -c $< -o $@']
      : []),
    '',
    'clean:',
    `\trm -f program ${objects.join(' ')}`,
    '',
    '.PHONY: clean',
    '',
  ].join('\n');
}

function runtimeLines(folder: string): readonly string[] {
  return [
    '# The folder of the native runtime: the package @boxflow/runtime-PLATFORM, or one that was built in a clone.',
    `BOXFLOW_RUNTIME ?= ${escapeForMake(folder)}`.trimEnd(),
    'ifeq ($(BOXFLOW_RUNTIME),)',
    '$(error set BOXFLOW_RUNTIME to the folder that has libboxflow.a)',
    'endif',
    '',
  ];
}

/** In make a dollar sign is doubled and a number sign escaped; the rest is for the shell. */
function quoteForMake(word: string): string {
  if (word === RUNTIME_LIBRARY || word === RUNTIME_INCLUDES) return `"${word}"`;
  return escapeForMake(quoteShellWord(word));
}

function escapeForMake(text: string): string {
  return text.replaceAll('$', '$$$$').replaceAll('#', '\\#');
}
