import { resolve } from 'node:path';
import type { RuntimeDefaults } from '@boxflow/compiler';
import {
  BOX_POLICIES,
  BoxflowError,
  COMMUNICATION_SCHEMES,
  DISTRIBUTION_FORMS,
  type Distribution,
  distributedDimensions,
  MODEL_FORMS,
  MOST_CONCURRENT_TILES,
  parseDistribution,
  TARGET_CHOICES,
  type TargetChoice,
} from '@boxflow/ir';
import type { Options } from 'yargs';
import { badUsage, badValue } from '../diagnostics.js';
import { lastOf, parseChoice, parseCount, parseSize, parseTile, type Raw } from './values.js';

/** For commands that compile for a distribution, and those that run with it. */
export const DISTRIBUTION_OPTION = {
  distribution: {
    type: 'string',
    describe: `how tiles are dealt to devices: ${DISTRIBUTION_FORMS}`,
    group: 'Memory and communication:',
  },
} as const satisfies Record<string, Options>;

/** What yargs makes of {@link DISTRIBUTION_OPTION}. */
export interface DistributionArguments {
  readonly distribution?: Raw;
}

/** Options that say where and how a compiled program runs. */
export const RUNTIME_OPTIONS = {
  target: { type: 'string', default: 'auto', describe: 'auto, host, opencl, cuda or sim', group: 'Devices:' },
  model: {
    type: 'string',
    describe: `the machine of sim: ${MODEL_FORMS}`,
    group: 'Devices:',
  },
  devices: {
    type: 'string',
    describe:
      'how many devices, or all; by default 1 on host, what the model has on sim, and all GPUs elsewhere',
    group: 'Devices:',
  },
  'memory-limit': {
    type: 'string',
    describe: 'most memory to use on each device, as in 512M',
    group: 'Devices:',
  },
  tile: {
    type: 'string',
    describe: 'largest width of a tile, or auto; N,M: also in the second dimension of phases that have one',
    group: 'Devices:',
  },
  'concurrent-tiles': {
    type: 'string',
    describe: 'how many tiles of a device may run at a time; by default 1',
    group: 'Devices:',
  },
  ...DISTRIBUTION_OPTION,
  comm: {
    type: 'string',
    describe: 'what of its results a device sends to readers: exact, fop or fo',
    group: 'Memory and communication:',
  },
  boxes: {
    type: 'string',
    describe: 'which boxes of an array are stored: merge, disjoint or convex',
    group: 'Memory and communication:',
  },
  'no-reuse': {
    type: 'boolean',
    describe: "do not look for data in a device's other buffers",
    group: 'Memory and communication:',
  },
  'no-overlap': {
    type: 'boolean',
    describe: 'do not copy while kernels run',
    group: 'Memory and communication:',
  },
  'no-reorder': {
    type: 'boolean',
    describe: 'do not run first what sends most',
    group: 'Memory and communication:',
  },
  'no-repeat': {
    type: 'boolean',
    describe: 'decide each serial iteration anew, also those that do what the ones before them did',
    group: 'Memory and communication:',
  },
  'no-peer': {
    type: 'boolean',
    describe: "copy between devices through the host's memory",
    group: 'Memory and communication:',
  },
} as const satisfies Record<string, Options>;

/** What yargs makes of {@link RUNTIME_OPTIONS}. */
export interface RuntimeArguments extends DistributionArguments {
  readonly target?: Raw;
  readonly model?: Raw;
  readonly devices?: Raw;
  readonly 'memory-limit'?: Raw;
  readonly tile?: Raw;
  readonly 'concurrent-tiles'?: Raw;
  readonly comm?: Raw;
  readonly boxes?: Raw;
  readonly 'no-reuse'?: boolean;
  readonly 'no-overlap'?: boolean;
  readonly 'no-reorder'?: boolean;
  readonly 'no-repeat'?: boolean;
  readonly 'no-peer'?: boolean;
}

/** Options of one run that say what to report. */
export const REPORT_OPTIONS = {
  verify: {
    type: 'boolean',
    describe: 'run the sequential program too and compare; exit code 3 on a difference',
  },
  shadow: {
    type: 'boolean',
    describe: 'check that every tile reads the latest elements; host only, slow',
  },
  stats: { type: 'string', describe: 'write devices, bytes and times to a JSON file' },
  trace: {
    type: 'string',
    describe: 'write every launch, copy and allocation to a file for ui.perfetto.dev',
  },
  summary: { type: 'boolean', describe: 'print a short table on standard error at the end' },
} as const satisfies Record<string, Options>;

/** What yargs makes of {@link REPORT_OPTIONS}. */
export interface ReportArguments {
  readonly verify?: boolean;
  readonly shadow?: boolean;
  readonly stats?: Raw;
  readonly trace?: Raw;
  readonly summary?: boolean;
}

/** Throws BF4003. */
export function targetOf(argv: RuntimeArguments): TargetChoice {
  return parseChoice('target', lastOf(argv.target) ?? 'auto', TARGET_CHOICES);
}

/** `undefined` where the option is not given. Throws BF4003. */
function distributionOf(argv: DistributionArguments): Distribution | undefined {
  const text = lastOf(argv.distribution);
  if (text === undefined) return undefined;
  const distribution = parseDistribution(text);
  if (!distribution) throw new BoxflowError(badValue('distribution', text, DISTRIBUTION_FORMS));
  return distribution;
}

/** Over how many dimensions of phases tiles are dealt to devices. Throws BF4003. */
export function dimensionsOf(argv: DistributionArguments): 1 | 2 {
  const distribution = distributionOf(argv);
  return distribution ? distributedDimensions(distribution) : 1;
}

/** Where to run; the target is left out, since `auto` may have to be resolved first. Throws BF4003 and BF4004. */
export function runtimeOptions(argv: RuntimeArguments): Omit<RuntimeDefaults, 'target'> {
  const model = modelOf(argv);
  const devices = lastOf(argv.devices);
  const memoryLimit = lastOf(argv['memory-limit']);
  const tile = lastOf(argv.tile);
  const concurrentTiles = lastOf(argv['concurrent-tiles']);
  const distribution = distributionOf(argv);
  const comm = lastOf(argv.comm);
  const boxes = lastOf(argv.boxes);
  return {
    ...(model === undefined ? {} : { model }),
    ...(devices === undefined ? {} : { devices: parseCount('devices', devices, { word: 'all' }) }),
    ...(memoryLimit === undefined ? {} : { memoryLimit: parseSize('memory-limit', memoryLimit) }),
    ...(tile === undefined ? {} : { tile: parseTile('tile', tile) }),
    ...(concurrentTiles === undefined
      ? {}
      : {
          concurrentTiles: parseCount<never>('concurrent-tiles', concurrentTiles, {
            most: MOST_CONCURRENT_TILES,
          }),
        }),
    ...(distribution === undefined ? {} : { distribution }),
    ...(comm === undefined ? {} : { comm: parseChoice('comm', comm, COMMUNICATION_SCHEMES) }),
    ...(boxes === undefined ? {} : { boxes: parseChoice('boxes', boxes, BOX_POLICIES) }),
    ...(argv['no-reuse'] ? { reuse: false } : {}),
    ...(argv['no-overlap'] ? { overlap: false } : {}),
    ...(argv['no-reorder'] ? { reorder: false } : {}),
    ...(argv['no-repeat'] ? { repeat: false } : {}),
    ...(argv['no-peer'] ? { peer: false } : {}),
  };
}

/** A file as its full path, since an executable that `build` makes may run anywhere. */
function modelOf(argv: RuntimeArguments): string | undefined {
  const model = lastOf(argv.model);
  if (model === undefined) return undefined;
  if (model === '')
    throw new BoxflowError(badValue('model', model, 'the name of a machine model, or a file.json'));
  if (targetOf(argv) !== 'sim') throw new BoxflowError(badUsage('--model is for --target sim', null));
  return model.includes('/') || model.endsWith('.json') ? resolve(model) : model;
}

export function reportOptions(argv: ReportArguments): RuntimeDefaults {
  const stats = fileOf('stats', argv.stats);
  const trace = fileOf('trace', argv.trace);
  if (stats !== undefined && stats === trace) {
    throw new BoxflowError(badUsage('--stats and --trace name the same file', null));
  }
  return {
    ...(argv.verify === undefined ? {} : { verify: argv.verify }),
    ...(argv.shadow === undefined ? {} : { shadow: argv.shadow }),
    ...(argv.summary === undefined ? {} : { summary: argv.summary }),
    ...(stats === undefined ? {} : { stats }),
    ...(trace === undefined ? {} : { trace }),
  };
}

function fileOf(option: string, raw: Raw): string | undefined {
  const path = lastOf(raw);
  if (path === '') throw new BoxflowError(badValue(option, path, 'the name of a file'));
  return path === undefined ? undefined : resolve(path);
}
