import { BoxflowError, parseRecipes, type SourceLocation } from '@boxflow/ir';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';

/**
 * `boxflow [[ distribute(S0.i, S0.j) ]]`: lines of boxflow's own, one below the other, as recipes of text have them. Each is
 * applied at once, so it stands where its turn is.
 *
 * @param text of the script: a string in double brackets that begins with a new line is without it
 */
export function boxflowLines(nest: ScriptNest, call: Call, text: string): void {
  const skipped = /\[=*\[\s*$/.test(text.split('\n')[call.place.line - 1] ?? '') ? 1 : 0;
  call
    .string(0)
    .split('\n')
    .forEach((line, i) => {
      const place = { ...call.place, line: call.place.line + skipped + i };
      for (const { verb, args } of linesOf(nest.program.scop.name, line, place))
        nest.apply(place, verb, ...args);
    });
  nest.refresh();
}

function linesOf(scop: string, line: string, place: SourceLocation) {
  if (line.replace(/#.*/, '').trim() === '') return [];
  try {
    return parseRecipes(`${scop}:\n${line}`, place.file)[0]!.lines;
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    throw new BoxflowError(error.diagnostics.map((one) => ({ ...one, location: place })));
  }
}
