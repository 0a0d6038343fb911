import { NOMINAL_SIZE } from './nominal-sizes.js';

/** For people: `about 3 ms, not 12 ms, for sizes of 1000`. Both in seconds. */
export function comparison(estimate: number, otherwise: number): string {
  return `about ${duration(estimate)}, not ${duration(otherwise)}, for sizes of ${NOMINAL_SIZE}`;
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
