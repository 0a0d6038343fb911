import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_MODEL, MODEL_FORMS, TARGETS, type Target } from '@boxflow/ir';

/** The settings of all scripts. */
export interface Settings {
  readonly target: Target;
  /** The model of `sim`: a built-in machine model's name, or the path of a file. */
  readonly model: string;
  /** Numbers of devices, in place of those that a script chooses. */
  readonly devices?: readonly number[];
  /** The factor of the thesis's extents and steps. Tiles keep their width, because FO's volume is counted in rows. */
  readonly scale: number;
  /** The folder of tables and plots. */
  readonly out: string;
}

export interface CommandLine {
  /** As given: `all`, or names of scripts. */
  readonly names: readonly string[];
  readonly list: boolean;
  readonly help: boolean;
  readonly settings: Settings;
}

/** Out of version control; has a folder for each target. */
const REPORTS = join(import.meta.dirname, '..', 'reports', 'bbmm');

export const USAGE = `usage: npm run bbmm -w benchmarks -- NAME... | all | --list
  --target host|opencl|cuda|sim   sim by default
  --model NAME|FILE               of sim: ${MODEL_FORMS}
  --devices LIST                  numbers of devices, as in 1,2,4; by default those of the thesis
  --scale F                       factor of the thesis's sizes; by default 1, on host 0.03
  --out DIR                       where CSV and SVG files go; by default a folder for each target and model,
                                  as benchmarks/reports/bbmm/sim-nvlink-8
  --list                          the names of all tables and figures, and what they show
  --help                          this text`;

/**
 * Throws a `RangeError`, or a `TypeError` for an unknown option, with a human-readable message. `folder`: of
 * relative paths.
 */
export function parseCommandLine(words: readonly string[], folder: string): CommandLine {
  const { values, positionals } = wordsOf(words);
  const target = TARGETS.find((name) => name === values.target);
  if (!target) throw new RangeError(`--target ${values.target}: it is one of ${TARGETS.join(', ')}`);
  if (values.model !== undefined && target !== 'sim') {
    throw new RangeError('--model: only --target sim has a machine model');
  }
  if (positionals.length === 0 && !values.list && !values.help)
    throw new RangeError('no table or figure is named');
  const model = modelOf(values.model, folder);
  return {
    names: positionals,
    list: values.list,
    help: values.help,
    settings: {
      target,
      model,
      ...(values.devices === undefined ? {} : { devices: devicesOf(values.devices) }),
      scale: scaleOf(values.scale ?? (target === 'host' ? '0.03' : '1')),
      out: values.out === undefined ? join(REPORTS, placeOf({ target, model })) : resolve(folder, values.out),
    },
  };
}

/** Returns the target, and the model if it has one: results of different places never overwrite each other. */
function placeOf({ target, model }: Pick<Settings, 'target' | 'model'>): string {
  return target === 'sim' ? `sim-${modelName(model)}` : target;
}

/** Returns a model's name: that of its file, without the folder and `.json`. */
export function modelName(model: string): string {
  return basename(model, '.json');
}

function wordsOf(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        target: { type: 'string', default: 'sim' },
        model: { type: 'string' },
        devices: { type: 'string' },
        scale: { type: 'string' },
        out: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // The later sentences of Node's message are on positional arguments that begin with a hyphen, as no
    // script's name does.
    throw new TypeError((error as Error).message.split('. ')[0]);
  }
}

function modelOf(text: string | undefined, folder: string): string {
  if (text === undefined) return DEFAULT_MODEL;
  return text.endsWith('.json') || text.includes('/') ? resolve(folder, text) : text;
}

function devicesOf(list: string): number[] {
  return list.split(',').map((word) => {
    if (/^[1-9][0-9]{0,4}$/.test(word)) return Number(word);
    throw new RangeError(
      `--devices ${list}: numbers from 1 on with commas between them are expected, as in 1,2,4`,
    );
  });
}

function scaleOf(text: string): number {
  const scale = Number(text);
  if (text.trim() !== '' && Number.isFinite(scale) && scale > 0) return scale;
  throw new RangeError(`--scale ${text}: a number above 0 is expected, as in 0.25`);
}
