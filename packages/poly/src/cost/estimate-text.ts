import type { ScopParameter } from '@boxflow/ir';
import { NOMINAL_SIZE } from './nominal-sizes.js';

/** Returns human-readable text: `about 3 ms, not 12 ms, for sizes of 1000`. Both times are in seconds. */
export function comparison(
  estimate: number,
  otherwise: number,
  parameters: readonly ScopParameter[],
  nominal: number = NOMINAL_SIZE,
): string {
  const own = parameters.flatMap(({ name, value }) => (value === undefined ? [] : [`${name} = ${value}`]));
  const open = own.length < parameters.length ? [`sizes of ${nominal}`] : [];
  const sizes = [...own, ...open].join(', ');
  const times = `about ${duration(estimate)}, not ${duration(otherwise)}`;
  return sizes === '' ? times : `${times}, for ${sizes}`;
}

function duration(seconds: number): string {
  const units = [
    [1, 's'],
    [1e-3, 'ms'],
    [1e-6, 'µs'],
  ] as const;
  const [unit, name] = units.find(([size]) => seconds >= size) ?? [1e-6, 'µs'];
  return `${Number((seconds / unit).toPrecision(2))} ${name}`;
}
