const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Returns a human-readable number of bytes with at least three digits: `1.50 GiB`. */
export function printBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  if (power === 0) return `${bytes} B`;
  const value = bytes / 1024 ** power;
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${UNITS[power]}`;
}
