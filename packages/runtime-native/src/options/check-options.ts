import { resolve } from 'node:path';
import {
  BOX_POLICIES,
  BoxflowError,
  type BoxPolicy,
  COMMUNICATION_SCHEMES,
  type Communication,
  DISTRIBUTION_FORMS,
  DISTRIBUTION_KINDS,
  type Distribution,
  MOST_CONCURRENT_TILES,
  parseDistribution,
  TARGET_CHOICES,
  type TargetChoice,
} from '@boxflow/ir';
import { modelWithoutSimulation, optionUnusable } from '../diagnostics.js';

/** Where and how to run. An absent field leaves the choice to the runtime. */
export interface RuntimeOptions {
  /** `auto`, the default: CUDA where there is a GPU, else the host. `sim` computes nothing and leaves arrays as they are. */
  readonly target?: TargetChoice;
  /** `sim` only: the machine, by the name of a built-in model (`BUILT_IN_MODELS` of `@boxflow/ir`) or the path of a JSON file. */
  readonly model?: string;
  /** By default 1 on the host, as many as the model has on `sim`, and all there are elsewhere. */
  readonly devices?: number | 'all';
  /** Most bytes to use on each device. */
  readonly memoryLimit?: number;
  /** Largest width of a tile's interval; of a pair, the second is for phases with two distribution dimensions. */
  readonly tile?: number | 'auto' | readonly [number, number];
  /**
   * How the tiles of a phase are dealt to the devices; `block`, the default: neighbouring tiles to one device. Two of them,
   * as `block,block`: phases with two distribution dimensions are dealt to a grid of devices as square as can be.
   */
  readonly distribution?: Distribution;
  /**
   * What of a tile's results goes to devices that read some of it. `exact`, the default: what each of them reads; `fop`: the
   * parts that some reader needs (BBMM §5.1.2); `fo`: all that flows out of the tile (§5.1.1).
   */
  readonly comm?: Communication;
  /**
   * Which boxes are stored of what a tile accesses. `merge`, the default: boxes that overlap become their hull where it holds
   * no more than the two one by one; `disjoint`: nothing that is not accessed, and nothing twice on a device (BBMM §4.3);
   * `convex`: of each array one hull of everything.
   */
  readonly boxes?: BoxPolicy;
  /** Look for data on a device in buffers of other boxes (BBMM §4.4.2); by default true, as the next four. */
  readonly reuse?: boolean;
  /** Copy while kernels run (BBMM §5.3). */
  readonly overlap?: boolean;
  /** Run first what sends most to other devices (BBMM §5.3.4). */
  readonly reorder?: boolean;
  /** Issue serial iterations that do what those before them did again, with nothing decided. */
  readonly repeat?: boolean;
  /**
   * Copy straight from device to device, where the devices can; else through the host's memory, as on machines whose devices
   * cannot see each other. `false` rejects with BF5207 where CUDA devices of this process do so already.
   */
  readonly peer?: boolean;
  /** How many tiles of a device may run at a time, from 1 (the default) to 64: more where one does not fill it. */
  readonly concurrentTiles?: number;
  /** A file to write every launch, copy and allocation to, for ui.perfetto.dev: `RunTrace`. Each run begins it anew. */
  readonly trace?: string;
}

/** The options as the addon takes them: 0, or an empty text, for what is not given. */
export interface CheckedOptions {
  readonly target: string;
  readonly model: string;
  readonly allDevices: boolean;
  readonly devices: number;
  readonly memoryLimit: number;
  readonly tile: number;
  readonly secondTile: number;
  readonly distribution: string;
  readonly comm: string;
  readonly boxes: string;
  readonly reuse: boolean;
  readonly overlap: boolean;
  readonly reorder: boolean;
  readonly repeat: boolean;
  readonly peer: boolean;
  readonly concurrentTiles: number;
  readonly trace: string;
}

/** Throws BF5064. */
export function checkOptions(options: RuntimeOptions): CheckedOptions {
  const target = choice('target', options.target, TARGET_CHOICES);
  return {
    target,
    model: modelOf(target, options.model),
    allDevices: options.devices === 'all',
    devices: options.devices === 'all' ? 0 : positive('devices', options.devices),
    memoryLimit: positive('memoryLimit', options.memoryLimit),
    ...tileOf(options.tile),
    distribution: distributionOf(options.distribution),
    comm: choice('comm', options.comm, COMMUNICATION_SCHEMES),
    boxes: choice('boxes', options.boxes, BOX_POLICIES),
    reuse: trueUnless('reuse', options.reuse),
    overlap: trueUnless('overlap', options.overlap),
    reorder: trueUnless('reorder', options.reorder),
    repeat: trueUnless('repeat', options.repeat),
    peer: trueUnless('peer', options.peer),
    concurrentTiles: concurrentTilesOf(options.concurrentTiles),
    trace: path('trace', options.trace),
  };
}

/** One of the choices, by default the first. */
function choice(name: string, value: string | undefined, choices: readonly string[]): string {
  const chosen = value ?? choices[0]!;
  if (choices.includes(chosen)) return chosen;
  const expected = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  throw new BoxflowError(optionUnusable(name, value, expected));
}

function tileOf(tile: RuntimeOptions['tile']): Pick<CheckedOptions, 'tile' | 'secondTile'> {
  if (tile === 'auto') return { tile: 0, secondTile: 0 };
  if (!Array.isArray(tile)) return { tile: positive('tile', tile as number | undefined), secondTile: 0 };
  if (tile.length !== 2) throw new BoxflowError(optionUnusable('tile', tile, 'one positive integer, or two'));
  const [first, second] = tile.map((width) => positive('tile', width ?? Number.NaN));
  return { tile: first!, secondTile: second! };
}

function concurrentTilesOf(count: number | undefined): number {
  if (count === undefined) return 1;
  if (Number.isInteger(count) && count >= 1 && count <= MOST_CONCURRENT_TILES) return count;
  throw new BoxflowError(
    optionUnusable('concurrentTiles', count, `an integer from 1 to ${MOST_CONCURRENT_TILES}`),
  );
}

/** One of the kinds, two with a comma between, or `dynamic`. */
function distributionOf(distribution: string | undefined): string {
  const known = parseDistribution(String(distribution ?? DISTRIBUTION_KINDS[0]));
  if (known) return known;
  throw new BoxflowError(optionUnusable('distribution', distribution, DISTRIBUTION_FORMS));
}

function modelOf(target: string, model: string | undefined): string {
  if (model === undefined) return '';
  if (typeof model !== 'string' || model === '') {
    throw new BoxflowError(optionUnusable('model', model, 'the name of a machine model or of a file'));
  }
  if (target !== 'sim') throw new BoxflowError(modelWithoutSimulation(target));
  return isFile(model) ? resolve(model) : model;
}

/** As the runtime tells files from built-in models. */
function isFile(model: string): boolean {
  return model.includes('/') || model.endsWith('.json');
}

function trueUnless(name: string, value: boolean | undefined): boolean {
  const given = value ?? true;
  if (typeof given !== 'boolean') throw new BoxflowError(optionUnusable(name, value, 'true or false'));
  return given;
}

function path(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || value === '') {
    throw new BoxflowError(optionUnusable(name, value, 'a path'));
  }
  return resolve(value);
}

function positive(name: string, value: number | undefined): number {
  if (value === undefined) return 0;
  if (!Number.isSafeInteger(value) || value <= 0) {
    throw new BoxflowError(optionUnusable(name, value, 'a positive integer'));
  }
  return value;
}
