import { resolve } from 'node:path';
import {
  BoxflowError,
  isOfKind,
  RUN_OPTION_NAMES,
  RUN_OPTIONS,
  type RunOption,
  type RunOptionName,
  type RunOptions,
  runEnvironment,
} from '@boxflow/ir';
import { modelWithoutSimulation, optionUnusable } from '../diagnostics.js';

/** Options of compiled programs only: `Runtime` returns its statistics, and has no sequential program. */
const OF_PROGRAMS = [
  'offload',
  'keep',
  'verify',
  'shadow',
  'stats',
  'summary',
] as const satisfies RunOptionName[];

/** Options of a run. An absent field leaves the choice to the runtime. */
export type RuntimeOptions = Omit<RunOptions, (typeof OF_PROGRAMS)[number]>;

/** Options as environment variables have them, by their names: the addon reads them as compiled programs do. */
export type OptionTexts = Readonly<Record<string, string>>;

/** Throws BF5064. */
export function checkOptions(options: RuntimeOptions): OptionTexts {
  const own = RUN_OPTION_NAMES.filter((name) => !OF_PROGRAMS.some((other) => other === name));
  const given: RuntimeOptions = Object.fromEntries(own.map((name) => [name, check(name, options)]));
  if (given.model !== undefined && given.target !== 'sim') {
    throw new BoxflowError(modelWithoutSimulation(given.target ?? RUN_OPTIONS.target.default));
  }
  return runEnvironment(given);
}

function check(name: RunOptionName, options: RunOptions): unknown {
  const { kind, isFile }: RunOption<unknown> = RUN_OPTIONS[name];
  const value = options[name];
  if (value === undefined) return undefined;
  if (!isOfKind(kind, value)) throw new BoxflowError(optionUnusable(name, value, kind.expected));
  return typeof value === 'string' && isFile?.(value) ? resolve(value) : value;
}
