import { tally } from './tally.mjs';

/**
 * Counts a JUnit report as CTest writes it: one `testsuite` element with the counts as attributes.
 *
 * @param {string} text
 * @returns {import('./tally.mjs').Tally}
 */
export function countJunit(text) {
  const suite = /<testsuite\s[^>]*>/.exec(text)?.[0];
  if (suite === undefined) throw new Error('the report has no <testsuite> element');
  const count = (attribute) => Number(new RegExp(`\\s${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = count('failures');
  const skipped = count('skipped') + count('disabled');
  return tally({ passed: count('tests') - failed - skipped, failed, skipped });
}
