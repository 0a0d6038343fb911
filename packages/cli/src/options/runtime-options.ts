import { resolve } from 'node:path';
import {
  BoxflowError,
  distributedDimensions,
  RUN_OPTIONS,
  type RunOption,
  type RunOptionName,
  type RunOptions,
  type TargetChoice,
} from '@boxflow/ir';
import type { Options } from 'yargs';
import { badUsage } from '../diagnostics.js';
import { lastOf, parseAs, type Raw } from './values.js';

const DEVICES = [
  'target',
  'requireGpu',
  'model',
  'devices',
  'memoryLimit',
  'tile',
  'concurrentTiles',
] as const;
const MEMORY = ['distribution', 'comm', 'boxes', 'reuse', 'overlap', 'reorder', 'repeat', 'peer'] as const;
const REPORTS = ['verify', 'shadow', 'stats', 'trace', 'summary'] as const;

const MEMORY_GROUP = 'Memory and communication:';

/** Options of commands that compile for a distribution or run with it. */
export const DISTRIBUTION_OPTION = optionsNamed(['distribution'], MEMORY_GROUP);

/** Options of commands that make a program. */
export const KEEP_OPTION = optionsNamed(['keep'], MEMORY_GROUP);

/** Options of programs that have a sequential version of each region. */
export const OFFLOAD_OPTION = optionsNamed(['offload'], 'Devices:');

/** Options for the devices and the execution of a compiled program. */
export const RUNTIME_OPTIONS = {
  ...optionsNamed(DEVICES, 'Devices:'),
  ...optionsNamed(MEMORY, MEMORY_GROUP),
};

/** Options of one run that say what to report. */
export const REPORT_OPTIONS = optionsNamed(REPORTS);

/** The arguments that yargs returns for the options of a run, by flag. */
export type RuntimeArguments = {
  readonly [Name in RunOptionName as (typeof RUN_OPTIONS)[Name]['flag']]?: RunOptions[Name] extends
    | boolean
    | undefined
    ? boolean
    : Raw;
};

export type DistributionArguments = Pick<RuntimeArguments, 'distribution'>;

function optionsNamed(names: readonly RunOptionName[], group?: string): Readonly<Record<string, Options>> {
  return Object.fromEntries(
    names.map((name) => {
      const { flag, help, default: byDefault, kind }: RunOption<unknown> = RUN_OPTIONS[name];
      const isFlag = kind.parse('1') === true;
      return [
        flag,
        {
          type: isFlag ? 'boolean' : 'string',
          describe: help,
          ...(group !== undefined && { group }),
          ...(byDefault !== undefined && !isFlag && { defaultDescription: byDefault }),
        },
      ];
    }),
  );
}

/** Returns the options that are given. Throws BF4003. */
function given(names: readonly RunOptionName[], argv: RuntimeArguments): RunOptions {
  const values = names.map((name) => [name, valueGiven(RUN_OPTIONS[name], argv)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function valueGiven({ flag, kind, isFile }: RunOption<unknown>, argv: RuntimeArguments): unknown {
  const raw = argv[flag as keyof RuntimeArguments];
  if (typeof raw === 'boolean') return raw !== flag.startsWith('no-');
  const text = lastOf(raw);
  if (text === undefined) return undefined;
  const value = parseAs(flag, text, kind);
  return isFile?.(text) ? resolve(text) : value;
}

/** Throws BF4003. */
export function targetOf(argv: RuntimeArguments): TargetChoice {
  return given(['target'], argv).target ?? RUN_OPTIONS.target.default;
}

/** Over how many dimensions of phases tiles are dealt to devices. Throws BF4003. */
export function dimensionsOf(argv: DistributionArguments): 1 | 2 {
  const { distribution } = given(['distribution'], argv);
  return distribution ? distributedDimensions(distribution) : 1;
}

/**
 * Returns the options that say where to run, except the target, because `auto` may have to be resolved first. Throws
 * BF4003 and BF4004.
 */
export function runtimeOptions(argv: RuntimeArguments): Omit<RunOptions, 'target'> {
  const { target, ...options } = given([...DEVICES, ...MEMORY], argv);
  if (options.model !== undefined && target !== 'sim') {
    throw new BoxflowError(badUsage('--model is for --target sim', null));
  }
  if (options.requireGpu && (target === 'host' || target === 'sim')) {
    throw new BoxflowError(badUsage(`--target ${target} has no GPU, and --require-gpu asks for one`, null));
  }
  return options;
}

/** Returns the option that says where the calls of regions run. Throws BF4003. */
export function offloadOption(argv: RuntimeArguments): RunOptions {
  return given(['offload'], argv);
}

/** Returns the options for reports. Throws BF4003 and BF4004. */
export function reportOptions(argv: RuntimeArguments): RunOptions {
  const options = given(REPORTS, argv);
  if (options.stats !== undefined && options.stats === options.trace) {
    throw new BoxflowError(badUsage('--stats and --trace name the same file', null));
  }
  return options;
}
