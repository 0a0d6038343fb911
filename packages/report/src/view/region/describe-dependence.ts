import { printDistances } from '@boxflow/ir';
import type { ReportDependence } from '../../data/report-data.js';

const WORDS = {
  flow: ['reads', 'wrote'],
  anti: ['overwrites', 'read'],
  output: ['overwrites', 'wrote'],
} as const;

/** Returns a dependence as words: `line 7 reads path, which line 7 wrote, distance (1, 0)`. */
export function describeDependence({ kind, array, source, sink, distances }: ReportDependence): string {
  const [now, before] = WORDS[kind];
  const from = source.location.line === sink.location.line ? 'the same line' : `line ${source.location.line}`;
  const distance = distances.length === 0 ? '' : `, distance ${printDistances(distances)}`;
  return `line ${sink.location.line} ${now} ${array}, which ${from} ${before}${distance}`;
}
