import { resolve } from 'node:path';
import type { RuntimeDefaults } from '@boxflow/compiler';
import type { Options } from 'yargs';
import { lastOf, parseChoice, parseCount, parseSize, type Raw } from './values.js';

/** Options that say where and how a compiled program runs. */
export const RUNTIME_OPTIONS = {
  target: { type: 'string', default: 'auto', describe: 'auto, host, opencl or cuda', group: 'Devices:' },
  devices: {
    type: 'string',
    describe: 'how many devices, or all; by default 1 on host and all GPUs elsewhere',
    group: 'Devices:',
  },
  'memory-limit': {
    type: 'string',
    describe: 'most memory to use on each device, as in 512M',
    group: 'Devices:',
  },
  tile: { type: 'string', describe: 'largest width of a tile, or auto', group: 'Devices:' },
} as const satisfies Record<string, Options>;

/** What yargs makes of {@link RUNTIME_OPTIONS}. */
export interface RuntimeArguments {
  readonly target?: Raw;
  readonly devices?: Raw;
  readonly 'memory-limit'?: Raw;
  readonly tile?: Raw;
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
  summary: { type: 'boolean', describe: 'print a short table on standard error at the end' },
} as const satisfies Record<string, Options>;

/** What yargs makes of {@link REPORT_OPTIONS}. */
export interface ReportArguments {
  readonly verify?: boolean;
  readonly shadow?: boolean;
  readonly stats?: Raw;
  readonly summary?: boolean;
}

export const TARGETS = ['auto', 'host', 'opencl', 'cuda'] as const;
export type Target = (typeof TARGETS)[number];

/** Throws BF4003. */
export function targetOf(argv: RuntimeArguments): Target {
  return parseChoice('target', lastOf(argv.target) ?? 'auto', TARGETS);
}

/** Where to run; the target is left out, since `auto` may have to be resolved first. Throws BF4003. */
export function runtimeOptions(argv: RuntimeArguments): Omit<RuntimeDefaults, 'target'> {
  const devices = lastOf(argv.devices);
  const memoryLimit = lastOf(argv['memory-limit']);
  const tile = lastOf(argv.tile);
  return {
    ...(devices === undefined ? {} : { devices: parseCount('devices', devices, 'all') }),
    ...(memoryLimit === undefined ? {} : { memoryLimit: parseSize('memory-limit', memoryLimit) }),
    ...(tile === undefined ? {} : { tile: parseCount('tile', tile, 'auto') }),
  };
}

export function reportOptions(argv: ReportArguments): RuntimeDefaults {
  const stats = lastOf(argv.stats);
  return {
    ...(argv.verify === undefined ? {} : { verify: argv.verify }),
    ...(argv.shadow === undefined ? {} : { shadow: argv.shadow }),
    ...(argv.summary === undefined ? {} : { summary: argv.summary }),
    ...(stats === undefined ? {} : { stats: resolve(stats) }),
  };
}
