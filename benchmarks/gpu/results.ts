export const COLUMNS = [
  'date',
  'gpu',
  'commit',
  'target',
  'fp_contract',
  'row',
  'runs',
  'median_ms',
  'least_ms',
  'verified',
] as const;

/**
 * How the result of a row was compared with the sequential program's: its checksum at the size that was
 * timed, or at a small size all elements alone; or why it has no time.
 */
export type Verified = 'this size' | 'small size' | 'wrong' | 'failed';

/** One row of a CSV file. */
export interface Result {
  /** Date and time, as in `2026-11-23T22:04:05Z`. */
  readonly date: string;
  readonly gpu: string;
  readonly commit: string;
  readonly target: string;
  readonly fpContract: string;
  readonly row: string;
  readonly runs: number;
  /** Milliseconds by the device's clock; `null` if the program failed or was wrong. */
  readonly medianMs: number | null;
  readonly leastMs: number | null;
  readonly verified: Verified;
}

/** Reads a CSV file that `measure.py` or {@link formatResults} wrote; no cell contains a comma. */
export function parseResults(text: string): readonly Result[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== COLUMNS.join(',')) throw new Error(`the columns are not ${COLUMNS.join(',')}`);
  return lines.map((line) => {
    const [date, gpu, commit, target, fpContract, row, runs, median, least, verified] = line.split(',');
    return {
      date: date!,
      gpu: gpu!,
      commit: commit!,
      target: target!,
      fpContract: fpContract!,
      row: row!,
      runs: Number(runs),
      medianMs: median === '' ? null : Number(median),
      leastMs: least === '' ? null : Number(least),
      verified: verified as Verified,
    };
  });
}

export function formatResults(results: readonly Result[]): string {
  const lines = results.map((result) =>
    [
      result.date,
      result.gpu,
      result.commit,
      result.target,
      result.fpContract,
      result.row,
      result.runs,
      result.medianMs ?? '',
      result.leastMs ?? '',
      result.verified,
    ].join(','),
  );
  return [COLUMNS.join(','), ...lines].map((line) => `${line}\n`).join('');
}
