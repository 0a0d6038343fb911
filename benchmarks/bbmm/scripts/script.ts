import type { Chart } from '../report/chart.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';

/** One table or figure. */
export interface Script {
  /** `table-5.1`, also the name of its files. */
  readonly name: string;
  /** What it shows, in a few words. */
  readonly title: string;
  run(settings: Settings): Promise<Report>;
}

export interface Report {
  readonly rows: readonly Row[];
  readonly chart: Chart | null;
  /** What there is to know to compare: how the thesis counts, what this target cannot show. */
  readonly notes: readonly string[];
}
