import { COMMUNICATION_SCHEMES, DISTRIBUTION_KINDS } from '@boxflow/ir';
import { Random } from './random.js';

/** Environment variables of one run of a compiled program. */
export type Setting = Readonly<Record<string, string>>;

/** How a batch of programs is compiled and run. */
export interface Settings {
  /** 2: phases have a second distribution dimension wherever that is legal. */
  readonly dimensions: 1 | 2;
  /** Whether arrays stay on the devices between regions. */
  readonly keep: boolean;
  /** Whether sums of products have one rounding, on devices and in the program that they are compared with. */
  readonly contracts: boolean;
  readonly runs: readonly Setting[];
}

/** Plainly, and under limits, on devices and with distributions that the seed of a batch decides. */
export function randomSettings(seed: number, count: number): Settings {
  const random = new Random(seed);
  const runs = Array.from({ length: count }, (_, position) => ({
    BOXFLOW_DEVICES: String(random.integer(position === 0 ? 2 : 1, 7)),
    ...(position % 2 === 0 ? { BOXFLOW_SHADOW: '1' } : {}),
    ...(random.once(2) ? { BOXFLOW_TILE: oneOrTwo(random, () => String(random.integer(1, 5))) } : {}),
    ...(random.once(2)
      ? { BOXFLOW_DISTRIBUTION: oneOrTwo(random, () => random.pick(DISTRIBUTION_KINDS)) }
      : {}),
    ...(random.once(2) ? { BOXFLOW_BOXES: random.pick(['disjoint', 'disjoint', 'convex']) } : {}),
    // Every buffer takes whole granules of 256 bytes; most programs run with some of these, and say so otherwise.
    ...(position > 0 && random.once(2)
      ? { BOXFLOW_MEMORY_LIMIT: String(random.pick([3, 6, 12, 24, 48]) * 256) }
      : {}),
    ...(random.once(3) ? { BOXFLOW_DISTRIBUTION: random.pick(['dynamic', 'cyclic', 'block-cyclic']) } : {}),
    ...(random.once(3) ? { BOXFLOW_CONCURRENT_TILES: String(random.integer(2, 3)) } : {}),
    ...(random.once(3) ? { BOXFLOW_COMM: random.pick(COMMUNICATION_SCHEMES) } : {}),
    ...switchedOff(random),
  }));
  const dimensions = random.once(2) ? 2 : 1;
  return { dimensions, keep: !random.once(6), contracts: seed % 3 === 0, runs };
}

function switchedOff(random: Random): Setting {
  const names = ['REUSE', 'OVERLAP', 'REORDER', 'REPEAT', 'PEER'].filter(() => random.once(6));
  return Object.fromEntries(names.map((name) => [`BOXFLOW_${name}`, '0']));
}

/** A value for the first dimension of tiles, or one for each. */
function oneOrTwo(random: Random, value: () => string): string {
  return random.once(2) ? value() : `${value()},${value()}`;
}

/** As it is written before a command. */
export function settingText(setting: Setting): string {
  return Object.entries(setting)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
