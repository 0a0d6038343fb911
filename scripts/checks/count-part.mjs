import { countJunit } from './count-junit.mjs';
import { countVitest } from './count-vitest.mjs';
import { problem, sum, tally } from './tally.mjs';

const readers = { vitest: countVitest, junit: countJunit };

/**
 * Counts a part's results. Every problem counts as at least one failure: a bad exit code, a report that is missing or
 * unreadable, a report without a test.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {{ status: number | null, signal?: string | null }} exit
 * @param {(path: string) => string | undefined} readReport the text of a report, `undefined` if there is none
 * @returns {import('./tally.mjs').Tally}
 */
export function countPart(part, exit, readReport) {
  const succeeded = exit.status === 0;
  if (part.count === 'exit code') {
    return succeeded ? tally({ passed: 1 }) : problem(`${part.name} ${howItEnded(exit)}`);
  }
  const counted = sum(part.reports.map((path) => countReport(readers[part.count], path, readReport(path))));
  if (succeeded || counted.failed > 0) return counted;
  return sum([counted, problem(`${part.name} ${howItEnded(exit)}, but no report says why`)]);
}

function countReport(read, path, text) {
  if (text === undefined) return problem(`${path} was not written: the tests crashed or did not start`);
  try {
    const counted = read(text);
    const isEmpty = counted.passed + counted.failed + counted.skipped === 0;
    if (isEmpty) return problem(`${path} holds no test`);
    return { ...counted, problems: counted.problems.map((text) => `${path}: ${text}`) };
  } catch (error) {
    return problem(`${path} cannot be read: ${error.message}`);
  }
}

function howItEnded({ status, signal }) {
  return status === null ? `was ended by ${signal ?? 'an error at its start'}` : `exited with ${status}`;
}
