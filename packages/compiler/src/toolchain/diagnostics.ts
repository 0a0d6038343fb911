import type { Diagnostic, DiagnosticNote, Recipe, SourceLocation } from '@boxflow/ir';
import { quoteShellWord } from './shell-words.js';

/** BF3001: a program that boxflow starts is not there. */
export function toolMissing(tool: string, purpose: string, hint: string): Diagnostic {
  return error('BF3001', 'user', `cannot run '${tool}', which is needed to ${purpose}`, [], hint);
}

/** BF3002: the C compiler rejects the user's program. */
export function programRejected(tool: string, output: string): Diagnostic {
  const location = firstLocation(output);
  return {
    ...error(
      'BF3002',
      'user',
      `${tool} cannot compile the program`,
      firstLines(output),
      'correct the program, or give the options it needs with -D, -I, -std or --cflags',
    ),
    ...(location ? { location } : {}),
  };
}

/** BF3003: a compiler rejects what boxflow generated. */
export function generatedCodeRejected(tool: string, what: string, output: string): Diagnostic {
  return error(
    'BF3003',
    'bug',
    `${tool} cannot compile the generated ${what}`,
    firstLines(output),
    'this is a bug of boxflow; `poly-cli emit` writes the sources to add to a report',
  );
}

/** BF3004: the linker fails. */
export function linkFailed(tool: string, output: string): Diagnostic {
  return error('BF3004', 'user', `${tool} cannot link the program`, firstLines(output), linkHint(output));
}

function linkHint(output: string): string {
  if (/multiple definition of /.test(output)) {
    return 'files of one program define everything once: leave a file out, or make what is its own static';
  }
  if (/undefined reference to [`']main'/.test(output)) {
    return 'name all files of the program, with the one that has its main';
  }
  return 'name all C files, objects and archives of the program; libraries go into --cflags, as in --cflags=-lm';
}

/** BF3006: an output file cannot be written. */
export function cannotWrite(path: string, cause: unknown): Diagnostic {
  return error(
    'BF3006',
    'user',
    `cannot write ${path}: ${reasonOf(cause)}`,
    [],
    'choose another place with -o',
  );
}

/** BF3007: `emit` would mix its files with others. */
export function folderInUse(path: string): Diagnostic {
  return error(
    'BF3007',
    'user',
    `${path} exists and was not written by boxflow`,
    [],
    'choose another folder, or say --force to replace it with everything in it',
  );
}

/** BF3008: nothing runs on devices. A warning: the program itself is fine. */
export function nothingParallel(files: readonly string[], reasons: readonly Diagnostic[]): Diagnostic {
  return {
    code: 'BF3008',
    family: 'limitation',
    severity: 'warning',
    message: `${files.join(', ')}: no region of the program can run on devices, so it runs sequentially`,
    notes: reasons.flatMap(({ message, location, notes }) => [
      { message, ...(location ? { location } : {}) },
      ...notes,
    ]),
    hint: '`poly-cli explain` shows what was looked at; `#pragma scop` and `#pragma endscop` around loops ask for reasons',
  };
}

/** BF3010: a recipe file cannot be read. */
export function recipeUnreadable(path: string, cause: unknown): Diagnostic {
  return error(
    'BF3010',
    'user',
    `cannot read the recipe ${path}: ${reasonOf(cause)}`,
    [],
    'check the name after --recipe',
  );
}

/** BF3011: a recipe is for a region that the program does not have. */
export function recipeWithoutScop(
  { scop, location }: Recipe,
  known: readonly string[],
  files: readonly string[],
): Diagnostic {
  const stray = error(
    'BF3011',
    'user',
    `the recipe is for '${scop}', which ${files.join(', ')} does not have`,
    [],
    known.length > 0 ? `its regions are ${known.join(', ')}` : 'the program has no region at all',
  );
  return location ? { ...stray, location } : stray;
}

/** BF3014: an object or archive to link cannot be read. */
export function objectUnreadable(path: string, cause: unknown): Diagnostic {
  return error(
    'BF3014',
    'user',
    `cannot read ${path}: ${reasonOf(cause)}`,
    [],
    'check the name; objects and archives end in .o, .a or .so',
  );
}

/** BF3015: the folder of an output does not exist. */
export function folderMissing(path: string, folder: string): Diagnostic {
  return error(
    'BF3015',
    'user',
    `cannot write ${path}: there is no folder ${folder}`,
    [],
    `make it with \`mkdir -p ${quoteShellWord(folder)}\`, or choose another place with -o`,
  );
}

function error(
  code: string,
  family: Diagnostic['family'],
  message: string,
  notes: readonly DiagnosticNote[],
  hint: string,
): Diagnostic {
  return { code, family, severity: 'error', message, notes, hint };
}

/** Node's message without the name of the system call and the paths, which are ours and not the user's. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return /^E[A-Z]+: ([^,]*)/.exec(message)?.[1] ?? message;
}

const SHOWN_LINES = 12;

/** Blank lines go: the rest keeps its indentation, because compilers point with carets. */
function firstLines(output: string): readonly DiagnosticNote[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, SHOWN_LINES).map((message) => ({ message }));
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, { message: `… ${left} more lines` }] : shown;
}

/** The place of the first error in gcc's layout, or in nvcc's: `file.cu(3): error:`. */
function firstLocation(output: string): SourceLocation | null {
  const match = /^(.+?):(\d+):(\d+): (?:fatal )?error:/m.exec(output);
  if (match) return { file: match[1] ?? '', line: Number(match[2]), column: Number(match[3]) };
  const nvcc = /^(.+?)\((\d+)\): (?:catastrophic )?error:?/m.exec(output);
  return nvcc ? { file: nvcc[1] ?? '', line: Number(nvcc[2]), column: 1 } : null;
}
