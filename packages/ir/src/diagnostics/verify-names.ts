import type { Problems } from './problems.js';

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** Checks that all names are C identifiers, and no two are equal. */
export function verifyNames(names: readonly string[], path: string, problems: Problems): void {
  const seen = new Set<string>();
  names.forEach((name, i) => {
    const place = `${path}[${i}]`;
    problems.check(IDENTIFIER.test(name), place, `'${name}' is not a C identifier`);
    problems.check(!seen.has(name), place, `the name ${name} occurs twice`);
    seen.add(name);
  });
}

/** `position` is one of a list of `count`. */
export function verifyPosition(position: number, count: number, path: string, problems: Problems): boolean {
  const holds = Number.isInteger(position) && position >= 0 && position < count;
  problems.check(holds, path, `position ${position} is not among ${count}`);
  return holds;
}

/** Checks that two lists that belong together have the same length. */
export function verifyCount(count: number, expected: number, path: string, problems: Problems): void {
  problems.check(count === expected, path, `has ${count} entries where ${expected} belong`);
}
