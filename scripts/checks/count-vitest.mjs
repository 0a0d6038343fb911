import { problem, sum, tally } from './tally.mjs';

/**
 * Counts a report of vitest's `json` reporter.
 *
 * @param {string} text
 * @returns {import('./tally.mjs').Tally}
 */
export function countVitest(text) {
  const report = JSON.parse(text);
  const counted = tally({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
  // A file that fails to load has no failed test, only a failed file.
  const brokenFiles = report.testResults
    .filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    .map((file) => problem(`${file.name} failed outside its tests`));
  const all = sum([counted, ...brokenFiles]);
  // An error that no test waited for fails the run although every test passed.
  const isUnexplained = !report.success && all.failed === 0 && report.numTotalTests > 0;
  return isUnexplained ? sum([all, problem('vitest failed outside of any test')]) : all;
}
