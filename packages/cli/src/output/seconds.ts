const UNITS = [
  ['s', 1],
  ['ms', 1e-3],
  ['us', 1e-6],
  ['ns', 1e-9],
] as const;

/** `1.25 ms`: three digits, in the largest unit of which there is one. */
export function printSeconds(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['ns', 1e-9];
  return `${Number((seconds / size).toPrecision(3))} ${unit}`;
}
