import { expect, it } from 'vitest';
import { printResults } from './print-results.mjs';
import { problem, tally } from './tally.mjs';

it('prints a row per part and ends with the totals', () => {
  const results = [
    { name: 'lint', seconds: 0.42, tally: tally({ passed: 1 }) },
    { name: 'unit', seconds: 12.3, tally: tally({ passed: 100, failed: 1 }) },
    { name: 'native', seconds: 1, tally: problem('ctest.xml holds no test') },
  ];
  expect(printResults(results)).toBe(`
part    passed  failed  skipped    time
lint         1       0        0   0.4 s
unit       100       1        0  12.3 s
native       0       1        0   1.0 s

! ctest.xml holds no test
101 passed, 2 failed`);
});

it('mentions skipped tests when there are some', () => {
  const results = [{ name: 'unit', seconds: 1, tally: tally({ passed: 1, skipped: 2 }) }];
  expect(printResults(results).split('\n').at(-1)).toBe('1 passed, 0 failed, 2 skipped');
});
