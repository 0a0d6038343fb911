import type { ArrayDecomposition, DecompositionReason, KernelAccesses } from '@boxflow/ir';
import { namedText } from './named-expression.js';
import { accessText, type LinesOf } from './source-quotes.js';

/** Says why an array or a dimension is used as a whole: "line 8: `x[ci[j]]`: the subscript is data; x is read as a whole". */
export function reasonLine(
  reason: DecompositionReason,
  array: ArrayDecomposition,
  kernel: KernelAccesses,
  linesOf: LinesOf,
): string {
  return `${placeOf(reason, array.label, linesOf)}${causeOf(reason, kernel)}; ${consequenceOf(array, reason)}`;
}

/** Returns `line 8: `x[ci[j]]`: `. */
export function placeOf({ location }: DecompositionReason, label: string, linesOf: LinesOf): string {
  if (location === null) return '';
  const text = accessText(location, label, linesOf);
  return text === undefined ? `line ${location.line}: ` : `line ${location.line}: \`${text}\`: `;
}

const OPERATIONS: Readonly<Record<string, string>> = {
  xor: 'an exclusive or',
  and: 'a bitwise and',
  or: 'a bitwise or',
  shl: 'a shift by a variable',
  shr: 'a shift by a variable',
  join: 'a value that branches choose',
  pointers: 'a pointer that is chosen among several',
};

function causeOf({ kind, what }: DecompositionReason, kernel: KernelAccesses): string {
  switch (kind) {
    case 'data':
      return isMemory(what, kernel)
        ? `the subscript is data, from ${what}`
        : `the subscript depends on ${what}`;
    case 'operation':
      return `the subscript has ${OPERATIONS[what] ?? `the operation '${what}'`}, which has no formula`;
    case 'loop':
      return 'the subscript changes irregularly in a loop';
    case 'nonlinear':
      if (what === 'backwards') return 'blocks walk backwards';
      return what === 'rows'
        ? 'the subscripts are those of rows with different lengths'
        : 'the subscript is not linear in the numbers of blocks, threads and iterations';
    case 'distance':
      return /\w \w+ \w/.test(what)
        ? what
        : `a block uses parts that are ${namedText(what, kernel)} elements apart`;
    case 'several-dimensions':
      return `${what} walk in the same dimension`;
    case 'all-of-it':
      return 'every block uses this part';
    case 'extent':
      return 'a loop moves the subscript further than a block';
    case 'pointer':
      return `the address is loaded from ${what}`;
    case 'fact':
      return what;
  }
}

function isMemory(what: string, { arrays }: KernelAccesses): boolean {
  return what.includes('memory') || arrays.some(({ label }) => label === what);
}

function consequenceOf(
  { label, access, dimensions }: ArrayDecomposition,
  { kind }: DecompositionReason,
): string {
  const isPartial = dimensions.some(({ walk }) => walk !== null);
  if (isPartial) return `this dimension of ${label} is not divided`;
  if (access === 'read') return `${label} is read as a whole`;
  if (access === 'updated atomically') return `${label} is updated atomically, in one copy`;
  const isAnywhere = kind === 'data' || kind === 'operation' || kind === 'loop';
  return isAnywhere
    ? `${label} may be written anywhere, so there is one copy`
    : `there is one copy of ${label}`;
}
