import { BoxflowError } from '@boxflow/ir';
import { optionUnusable } from '../diagnostics.js';

/** Where and how to run. An absent field leaves the choice to the runtime. */
export interface RuntimeOptions {
  /** `auto`, the default: CUDA where there is a GPU, else the host. */
  readonly target?: 'auto' | 'host' | 'opencl' | 'cuda';
  /** By default 1 on the host and all there are elsewhere. */
  readonly devices?: number | 'all';
  /** Most bytes to use on each device. */
  readonly memoryLimit?: number;
  /** Largest width of a tile's interval. */
  readonly tile?: number | 'auto';
}

/** The options as the addon takes them: 0 for what is not given. */
export interface CheckedOptions {
  readonly target: string;
  readonly allDevices: boolean;
  readonly devices: number;
  readonly memoryLimit: number;
  readonly tile: number;
}

const TARGETS: readonly string[] = ['auto', 'host', 'opencl', 'cuda'];

/** Throws BF5064. */
export function checkOptions(options: RuntimeOptions): CheckedOptions {
  const target = options.target ?? 'auto';
  if (!TARGETS.includes(target)) {
    throw new BoxflowError(optionUnusable('target', target, 'auto, host, opencl or cuda'));
  }
  return {
    target,
    allDevices: options.devices === 'all',
    devices: options.devices === 'all' ? 0 : positive('devices', options.devices),
    memoryLimit: positive('memoryLimit', options.memoryLimit),
    tile: options.tile === 'auto' ? 0 : positive('tile', options.tile),
  };
}

function positive(name: string, value: number | undefined): number {
  if (value === undefined) return 0;
  if (!Number.isSafeInteger(value) || value <= 0) {
    throw new BoxflowError(optionUnusable(name, value, 'a positive integer'));
  }
  return value;
}
