import { Random } from './random.js';

/** Environment variables of one run of a compiled program. */
export type Setting = Readonly<Record<string, string>>;

/** How a batch of programs is run: plainly, and under limits and devices that its seed decides. */
export function randomSettings(seed: number, count: number): readonly Setting[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, position) => ({
    BOXFLOW_DEVICES: String(random.integer(position === 0 ? 2 : 1, 7)),
    ...(position % 2 === 0 ? { BOXFLOW_SHADOW: '1' } : {}),
    ...(random.once(2) ? { BOXFLOW_TILE: String(random.integer(1, 5)) } : {}),
    ...(random.once(2) ? { BOXFLOW_BOXES: random.pick(['disjoint', 'disjoint', 'convex']) } : {}),
    // Every buffer takes whole granules of 256 bytes; most programs run with some of these, and say so otherwise.
    ...(position > 0 && random.once(2)
      ? { BOXFLOW_MEMORY_LIMIT: String(random.pick([3, 6, 12, 24, 48]) * 256) }
      : {}),
  }));
}

/** As it is written before a command. */
export function settingText(setting: Setting): string {
  return Object.entries(setting)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
