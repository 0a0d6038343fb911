import type { Settings } from '../settings.js';
import type { Chart } from './pivot.js';
import type { Row } from './table.js';

/** One table or figure. */
export interface Script {
  /** `table-5.1`, also the name of its files. */
  readonly name: string;
  /** A description in a few words. */
  readonly title: string;
  /** Runs nothing on the target. */
  readonly withoutTarget?: true;
  run(settings: Settings): Promise<Report>;
}

export interface Report {
  readonly rows: readonly Row[];
  /** In one file, below each other. */
  readonly charts: readonly Chart[];
  /** Remarks for the comparison: how the thesis counts, what this target cannot show. */
  readonly notes: readonly string[];
}
