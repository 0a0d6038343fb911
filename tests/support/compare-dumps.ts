import type { ElementType } from './kernel-programs.js';

/** How far an element may be from the sequential program's, relative to the larger of the two. */
const TOLERANCE: Readonly<Record<ElementType, number>> = { double: 1e-12, float: 1e-5, int: 0 };

const SHOWN = 3;

/**
 * Compares what two programs printed with `--dump`. Returns `null` where they agree, else one line that says where they
 * do not. A text that is not a list of numbers never agrees with anything, nor does NaN with a number.
 */
export function dumpDifference(expected: string, actual: string, element: ElementType): string | null {
  if (expected === actual) return expected === '' ? 'nothing was printed' : null;
  const left = lines(expected);
  const right = lines(actual);
  if (left.length !== right.length) return `${right.length} values in place of ${left.length}`;
  const wrong = left.flatMap((value, index) => (agrees(value, right[index] ?? '', element) ? [] : [index]));
  if (wrong.length === 0) return null;
  const shown = wrong
    .slice(0, SHOWN)
    .map((index) => `[${index}] is ${right[index]} in place of ${left[index]}`);
  return `${wrong.length} of ${left.length} values differ: ${shown.join(', ')}`;
}

function lines(text: string): readonly string[] {
  return text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
}

function agrees(expected: string, actual: string, element: ElementType): boolean {
  if (expected === actual) return isNumber(expected);
  if (element === 'int' || !isNumber(expected) || !isNumber(actual)) return false;
  const [a, b] = [Number(expected), Number(actual)];
  return Math.abs(a - b) <= TOLERANCE[element] * Math.max(Math.abs(a), Math.abs(b));
}

/** C's spelling of a finite number. */
function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(text);
}
