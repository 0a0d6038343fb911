import {
  BoxflowError,
  type Diagnostic,
  type DiagnosticNote,
  type RecipeScript,
  type SourceLocation,
} from '@boxflow/ir';

/** `BF2092`: Lua does not accept a script, or stops in it. */
export function luaError(script: RecipeScript, line: number, message: string): BoxflowError {
  const called = /^attempt to call a nil value \(global '(\w+)'\)/.exec(message)?.[1];
  return called === undefined
    ? scriptError('BF2092', lineOf(script, line), message, 'correct the script; it is Lua 5.4')
    : scriptError(
        'BF2092',
        lineOf(script, line),
        `there is no function '${called}'`,
        'docs/RECIPES.md lists the functions; lines of boxflow are written as boxflow [[ serial(S0.t) ]]',
      );
}

/** `BF2093`: a script calls a function with arguments that do not fit the function or the program. */
export function badCall(place: SourceLocation, message: string, hint: string): BoxflowError {
  return scriptError('BF2093', place, message, hint);
}

/** `BF2094`: a script asks for loops that kernels of boxflow cannot have, or maps none. */
export function notPossible(place: SourceLocation, message: string, hint: string): BoxflowError {
  return scriptError('BF2094', place, message, hint);
}

/** `BF2095`: a script takes too many instructions, or too much memory. */
export function scriptDoesNotEnd(script: RecipeScript, what: string): BoxflowError {
  return scriptError('BF2095', lineOf(script, 0), `the script ${what}`, 'look for a loop that never ends');
}

/** `BF2096`: a script is for a loop nest that the program does not have, or it does not say for which one. */
export function noSuchNest(
  place: SourceLocation,
  message: string,
  nests: readonly DiagnosticNote[],
  hint: string,
): BoxflowError {
  return scriptError('BF2096', place, message, hint, nests);
}

/** Returns the place of a line of a script; of its first one if the line is not known. */
export function lineOf({ file }: RecipeScript, line: number): SourceLocation {
  return { file, line: Math.max(1, line), column: 1 };
}

function scriptError(
  code: string,
  location: SourceLocation,
  message: string,
  hint: string,
  notes: readonly DiagnosticNote[] = [],
): BoxflowError {
  const diagnostic: Diagnostic = { code, family: 'user', severity: 'error', message, location, notes, hint };
  return new BoxflowError(diagnostic);
}
