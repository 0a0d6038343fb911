import type { Result } from './results.js';

/** The part of its time that a row may lose. */
export const ALLOWED_LOSS = 0.1;

/** Returns the last earlier measurement of the same row in the same way; `undefined` if there is none. */
export function lastOf(earlier: readonly Result[], result: Result): Result | undefined {
  return earlier
    .filter((one) => isSameWay(one, result) && one.date < result.date && one.medianMs !== null)
    .sort((a, b) => a.date.localeCompare(b.date))
    .at(-1);
}

function isSameWay(a: Result, b: Result): boolean {
  return a.row === b.row && a.gpu === b.gpu && a.target === b.target && a.fpContract === b.fpContract;
}

/**
 * Returns a message for each row that is wrong or failed, or that is more than {@link ALLOWED_LOSS} slower
 * than the last time.
 */
export function complaints(results: readonly Result[], earlier: readonly Result[]): readonly string[] {
  return results.flatMap((result) => {
    if (result.verified === 'wrong') return [`${result.row}: the result is not the sequential program's`];
    if (result.medianMs === null) return [`${result.row}: the program failed`];
    const last = lastOf(earlier, result);
    if (!last?.medianMs || result.medianMs <= last.medianMs * (1 + ALLOWED_LOSS)) return [];
    const percent = Math.round(100 * (result.medianMs / last.medianMs - 1));
    return [
      `${result.row}: ${result.medianMs} ms, ${percent} % slower than ${last.medianMs} ms at ${last.commit}`,
    ];
  });
}
