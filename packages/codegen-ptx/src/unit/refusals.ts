import type { Position, PtxModule, SourcePlace } from '@boxflow/ptx';
import type { SourceFiles } from '../function/locations.js';
import type { Symbols } from '../function/symbols.js';
import { namesOfVariable, type Traits, traitsOf } from '../function/traits.js';
import { Unsupported } from '../function/unsupported.js';
import { type FunctionText, functionText } from '../instructions/function-text.js';
import { variableText } from './variable-text.js';

/** Why something of a module has no translation, and where that is. */
export interface Refusal {
  readonly reason: string;
  readonly position: Position;
  readonly place?: SourcePlace;
}

export type PrintedFunction = FunctionText & { readonly kind: 'printed' };

/** The items of a module that have a translation, and for all others the reason. */
export interface TranslatedItems {
  readonly functions: ReadonlyMap<string, PrintedFunction>;
  readonly variables: ReadonlyMap<string, string>;
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Returns what a function and everything that it reaches do. */
  readonly reached: (name: string) => Omit<Traits, 'names'>;
}

/** Prints the functions and variables of a module one by one. One that mentions a refused one is refused as well. */
export function translateItems(module: PtxModule, symbols: Symbols, files: SourceFiles): TranslatedItems {
  if (module.addressSize !== 64) throw new Unsupported('addresses of 32 bits are not supported');
  const functions = new Map<string, PrintedFunction>();
  const variables = new Map<string, string>();
  const refusals = new Map<string, Refusal>();
  const mentioned = new Map<string, ReadonlySet<string>>();
  const traits = new Map<string, Traits>();
  for (const fn of symbols.functions.values()) {
    if (fn.body === undefined) continue;
    const text = functionText(fn, symbols, files);
    if (text.kind === 'printed') functions.set(fn.name, text);
    else refusals.set(fn.name, text);
    traits.set(fn.name, traitsOf(fn));
    mentioned.set(fn.name, traitsOf(fn).names);
  }
  for (const [name, variable] of symbols.variables) {
    if (variable.space === 'shared') continue;
    mentioned.set(name, namesOfVariable(variable));
    try {
      variables.set(name, variableText(variable, symbols));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      refusals.set(name, { reason: error.message, position: variable.position });
    }
  }
  spreadRefusals(mentioned, refusals);
  for (const name of refusals.keys()) {
    functions.delete(name);
    variables.delete(name);
  }
  return { functions, variables, refusals, reached: (name) => reachedTraits(name, mentioned, traits) };
}

/** Refuses what mentions something refused, or a function without a body, until nothing is left. */
function spreadRefusals(
  mentioned: ReadonlyMap<string, ReadonlySet<string>>,
  refusals: Map<string, Refusal>,
): void {
  for (let before = -1; before !== refusals.size; ) {
    before = refusals.size;
    for (const [name, names] of mentioned) {
      const cause = [...names].find((one) => refusals.has(one));
      if (cause !== undefined && !refusals.has(name)) refusals.set(name, refusals.get(cause)!);
    }
  }
}

function reachedTraits(
  start: string,
  mentioned: ReadonlyMap<string, ReadonlySet<string>>,
  traits: ReadonlyMap<string, Traits>,
): Omit<Traits, 'names'> {
  const reached = new Set([start]);
  for (const name of reached) for (const next of mentioned.get(name) ?? []) reached.add(next);
  const own = [...reached].flatMap((name) => traits.get(name) ?? []);
  return { waits: own.some(({ waits }) => waits), ends: own.some(({ ends }) => ends) };
}
