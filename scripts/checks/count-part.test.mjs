import { describe, expect, it } from 'vitest';
import { countPart } from './count-part.mjs';

const ended = (status) => ({ status, signal: null });

function vitestReport({ passed = 0, failed = 0, skipped = 0, todo = 0, success = failed === 0, files = [] }) {
  return JSON.stringify({
    numTotalTests: passed + failed + skipped + todo,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: todo,
    success,
    testResults: files,
  });
}

function count(kind, exit, reports) {
  const part = { name: 'unit', count: kind, reports: Object.keys(reports) };
  return countPart(part, exit, (path) => reports[path]);
}

describe('a part counted by its exit code', () => {
  const part = { name: 'lint', count: 'exit code' };

  it('is one check', () => {
    expect(countPart(part, ended(0))).toEqual({ passed: 1, failed: 0, skipped: 0, problems: [] });
    expect(countPart(part, ended(2))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: ['lint exited with 2'],
    });
  });

  it('fails when its command is killed or cannot start', () => {
    expect(countPart(part, { status: null, signal: 'SIGKILL' }).problems).toEqual([
      'lint was ended by SIGKILL',
    ]);
    expect(countPart(part, { status: null }).problems).toEqual(['lint was ended by an error at its start']);
  });
});

describe('a part counted from reports', () => {
  it('adds them up', () => {
    const reports = {
      'a.json': vitestReport({ passed: 3, skipped: 1 }),
      'b.json': vitestReport({ passed: 2, todo: 1 }),
    };
    expect(count('vitest', ended(0), reports)).toEqual({ passed: 5, failed: 0, skipped: 2, problems: [] });
  });

  it('does not count a failure twice when the exit code tells of it, too', () => {
    expect(count('vitest', ended(1), { 'a.json': vitestReport({ passed: 3, failed: 2 }) })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      problems: [],
    });
  });

  it('fails for a missing report', () => {
    expect(count('vitest', ended(1), { 'a.json': undefined })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: ['a.json was not written: the tests crashed or did not start'],
    });
  });

  it('fails for a report without tests', () => {
    expect(count('vitest', ended(0), { 'a.json': vitestReport({ success: false }) }).problems).toEqual([
      'a.json holds no test',
    ]);
  });

  it('fails for a report that was cut off', () => {
    const { failed, problems } = count('vitest', ended(0), { 'a.json': '{"numPassed' });
    expect(failed).toBe(1);
    expect(problems[0]).toMatch(/^a\.json cannot be read: /);
  });

  it('fails for a bad exit code that no report explains', () => {
    expect(count('vitest', ended(3), { 'a.json': vitestReport({ passed: 1 }) })).toMatchObject({
      passed: 1,
      failed: 1,
      problems: ['unit exited with 3, but no report says why'],
    });
  });

  it('fails for a test file that does not load', () => {
    const files = [{ name: 'x.test.ts', status: 'failed', assertionResults: [] }];
    expect(
      count('vitest', ended(1), { 'a.json': vitestReport({ passed: 1, success: false, files }) }),
    ).toMatchObject({
      passed: 1,
      failed: 1,
      problems: ['a.json: x.test.ts failed outside its tests'],
    });
  });

  it('fails for an error outside of any test', () => {
    expect(
      count('vitest', ended(1), { 'a.json': vitestReport({ passed: 1, success: false }) }),
    ).toMatchObject({
      failed: 1,
      problems: ['a.json: vitest failed outside of any test'],
    });
  });
});

describe('a part counted from a JUnit report', () => {
  const suite = (attributes) =>
    `<?xml version="1.0"?>\n<testsuite name="x"\n\t${attributes}\n\thostname="">\n</testsuite>`;

  it('reads the attributes of the suite', () => {
    const report = suite('tests="5" failures="1" disabled="1" skipped="1"');
    expect(count('junit', ended(8), { 'ctest.xml': report })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      problems: [],
    });
  });

  it('fails without a suite or without a test', () => {
    expect(count('junit', ended(0), { 'ctest.xml': '<html/>' }).problems).toEqual([
      'ctest.xml cannot be read: the report has no <testsuite> element',
    ]);
    expect(count('junit', ended(0), { 'ctest.xml': suite('tests="0" failures="0"') }).problems).toEqual([
      'ctest.xml holds no test',
    ]);
  });
});
