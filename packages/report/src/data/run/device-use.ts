import type { TraceCopy, TraceLaunch } from '@boxflow/ir';
import { deviceOf } from './region-events.js';
import type { DeviceUse } from './report-run.js';

interface Edge {
  readonly time: number;
  readonly by: 1 | -1;
  /** The devices that compute (`launch`) or that the copy concerns. */
  readonly devices: readonly number[];
  readonly isCopy: boolean;
}

/** Returns what each device does in the interval `[begin, end]`, by going through all beginnings and ends in order. */
export function deviceUse(
  devices: number,
  launches: readonly TraceLaunch[],
  copies: readonly TraceCopy[],
  [begin, end]: readonly [number, number],
): readonly DeviceUse[] {
  const edges = [
    ...launches.flatMap((one) => edgesOf(one, [deviceOf(one)], false)),
    ...copies.flatMap((one) => edgesOf(one, endsOf(one), true)),
  ].sort((a, b) => a.time - b.time);
  const computing = new Array<number>(devices).fill(0);
  const copying = new Array<number>(devices).fill(0);
  const use = Array.from({ length: devices }, () => ({ computing: 0, copying: 0, waiting: 0, host: 0 }));
  let [time, active] = [begin, 0];
  const advance = (to: number) => {
    const passed = Math.max(0, Math.min(to, end) - Math.max(time, begin));
    for (const [device, each] of use.entries()) {
      const what =
        computing[device]! > 0
          ? 'computing'
          : copying[device]! > 0
            ? 'copying'
            : active > 0
              ? 'waiting'
              : 'host';
      each[what] += passed;
    }
    time = to;
  };
  for (const edge of edges) {
    advance(edge.time);
    active += edge.by;
    for (const device of edge.devices) {
      const counts = edge.isCopy ? copying : computing;
      if (device < devices) counts[device]! += edge.by;
    }
  }
  advance(end);
  return use;
}

function edgesOf(
  { ts, dur }: { readonly ts: number; readonly dur: number },
  devices: readonly number[],
  isCopy: boolean,
): readonly Edge[] {
  return [
    { time: ts, by: 1, devices, isCopy },
    { time: ts + dur, by: -1, devices, isCopy },
  ];
}

function endsOf({ args: { from, to } }: TraceCopy): readonly number[] {
  return [...new Set([from, to])].filter((place) => place !== 'host');
}
