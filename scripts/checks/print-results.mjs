import { sum, summaryLine } from './tally.mjs';

const headings = ['part', 'passed', 'failed', 'skipped', 'time'];

/** A table with a row per part, then what no report names, then the line with the totals. */
export function printResults(results) {
  const rows = results.map(({ name, tally, seconds }) => [
    name,
    ...[tally.passed, tally.failed, tally.skipped].map(String),
    `${seconds.toFixed(1)} s`,
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column].length)),
  );
  const all = sum(results.map((result) => result.tally));
  return [
    '',
    ...[headings, ...rows].map((row) => formatRow(row, widths)),
    '',
    ...all.problems.map((text) => `! ${text}`),
    summaryLine(all),
  ].join('\n');
}

/** Names to the left, numbers to the right. */
function formatRow(row, widths) {
  return row
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
    .join('  ');
}
