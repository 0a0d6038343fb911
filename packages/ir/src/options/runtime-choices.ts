/*
 * What programs can be told to run with, by name: the values of options of `poly-cli`, of `Runtime` and of `BOXFLOW_*`
 * variables. The first of each list is the default. libboxflow reads the same words.
 */

/** Runtimes that drive devices, those that a program rather runs on first. */
export const DEVICE_TARGETS = ['cuda', 'opencl', 'host'] as const;
/** The runtime that drives a device. */
export type DeviceTarget = (typeof DEVICE_TARGETS)[number];

/** The targets that a program can run on: devices, or a simulation of them. */
export const TARGETS = ['host', 'opencl', 'cuda', 'sim'] as const;
export type Target = (typeof TARGETS)[number];

/** The targets that users may give: `auto` leaves the choice to the runtime. */
export const TARGET_CHOICES = ['auto', ...TARGETS] as const;
export type TargetChoice = (typeof TARGET_CHOICES)[number];

/** Whether the calls of regions run on devices. */
export const OFFLOAD_CHOICES = ['auto', 'always', 'never'] as const;
export type Offload = (typeof OFFLOAD_CHOICES)[number];

/** How the parts of one dimension are dealt to devices. */
export const DISTRIBUTION_KINDS = ['block', 'cyclic', 'block-cyclic'] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

/**
 * The distribution of one dimension, or of two: phases with two dimensions are then dealt to a grid of devices.
 * `dynamic` is for one dimension, and follows the place of data and the measured speeds of the devices.
 */
export type Distribution = DistributionKind | `${DistributionKind},${DistributionKind}` | 'dynamic';

/** The possible distributions, for messages. */
export const DISTRIBUTION_FORMS = `dynamic, ${DISTRIBUTION_KINDS.slice(0, -1).join(', ')} or ${DISTRIBUTION_KINDS.at(-1)}, or two of the last three with a comma between, as block,block`;

/** Returns `undefined` if the text is not a distribution. */
export function parseDistribution(text: string): Distribution | undefined {
  if (text === 'dynamic') return text;
  const kinds = text.split(',');
  const known: readonly string[] = DISTRIBUTION_KINDS;
  return kinds.length <= 2 && kinds.every((kind) => known.includes(kind))
    ? (text as Distribution)
    : undefined;
}

/** Returns how many dimensions of a phase are dealt. */
export function distributedDimensions(distribution: Distribution): 1 | 2 {
  return distribution.includes(',') ? 2 : 1;
}

/** The results of a tile that are sent to devices that read some of them. */
export const COMMUNICATION_SCHEMES = ['exact', 'fop', 'fo'] as const;
export type Communication = (typeof COMMUNICATION_SCHEMES)[number];

/** The boxes of an array that are stored. */
export const BOX_POLICIES = ['merge', 'disjoint', 'convex'] as const;
export type BoxPolicy = (typeof BOX_POLICIES)[number];

/** Machines that simulated devices know by name; `runtime-native/native/src/device/sim/models` has their files. */
export const BUILT_IN_MODELS = ['nvlink-8', 'c2050-4'] as const;

export const DEFAULT_MODEL = BUILT_IN_MODELS[0];

/** The possible machine models, for messages and help. */
export const MODEL_FORMS = `${DEFAULT_MODEL} (the default), ${BUILT_IN_MODELS.slice(1).join(', ')}, or a file.json`;

/** The most tiles of a device that may run at a time, as `kMostConcurrentTiles` in the runtime's `options.hpp`. */
export const MOST_CONCURRENT_TILES = 64;
