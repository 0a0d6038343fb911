/**
 * How many checks passed, failed and were skipped. `problems` are failures that no report names, each counted in
 * `failed`: a crash, a missing report, a part without tests.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Tally
 */

/** @returns {Tally} */
export function tally({ passed = 0, failed = 0, skipped = 0 } = {}) {
  return { passed, failed, skipped, problems: [] };
}

/** @returns {Tally} */
export function problem(text) {
  return { passed: 0, failed: 1, skipped: 0, problems: [text] };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: total(tallies, 'passed'),
    failed: total(tallies, 'failed'),
    skipped: total(tallies, 'skipped'),
    problems: tallies.flatMap((each) => each.problems),
  };
}

function total(tallies, field) {
  return tallies.reduce((count, each) => count + each[field], 0);
}

/** The line that `npm test` ends with. */
export function summaryLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
