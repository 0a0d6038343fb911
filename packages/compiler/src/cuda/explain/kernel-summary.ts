import {
  type ArrayDecomposition,
  type ExplainedKernel,
  formatLocation,
  type KernelDecomposition,
} from '@boxflow/ir';
import { dimensionsText, divisionsOf, divisionText, grouped, placementText } from './distributions.js';
import { placeOf, reasonLine } from './reason-text.js';
import type { LinesOf } from './source-quotes.js';

/** Returns the summary of a kernel: the divisions of its grid, the arrays that stay whole, and why. */
export function kernelSummary({ accesses, decomposition }: ExplainedKernel, linesOf: LinesOf): string[] {
  const { oneDevice, oneCopy } = decomposition;
  // Each device has its own copy of variables that no kernel writes.
  const arrays = decomposition.arrays.filter(
    ({ array, access }) => accesses.arrays[array]!.kind === 'parameter' || access !== 'read',
  );
  const place =
    accesses.location === null ? '' : `${formatLocation(accesses.location).replace(/:\d+$/, '')}: `;
  const head = `${place}${shortLabel(accesses.label)} ${verdictOf(decomposition)}`;
  if (oneDevice.length > 0) {
    return [head, ...distinct(oneDevice.map((reason) => `  ${placeOf(reason, '', linesOf)}${reason.what}`))];
  }
  const pointers = oneCopy.map((reason) => {
    return `  ${placeOf(reason, reason.what, linesOf)}${pointerText(reason.what, accesses)}; all arrays are in one copy`;
  });
  const updated = arrays.filter(
    ({ access, reasons }) => access === 'updated atomically' && reasons.length === 0,
  );
  return [
    head,
    ...(oneCopy.length > 0 ? [] : divisionTable({ ...decomposition, arrays })),
    ...distinct(pointers),
    ...shortened(
      distinct(
        arrays.flatMap((array) =>
          array.reasons.map((reason) => `  ${reasonLine(reason, array, accesses, linesOf)}`),
        ),
      ),
    ),
    ...updated.map(({ label }) => `  ${label} is updated atomically, in one copy`),
    ...dealtLines(arrays),
    ...accesses.arrays.flatMap(({ label, escapes }) =>
      escapes === null
        ? []
        : [`  line ${escapes.line}: the address of ${label} is used as a value, so its place is fixed`],
    ),
  ];
}

const MOST_CHARACTERS = 80;

/** Removes the template arguments of names that are too long. */
function shortLabel(label: string): string {
  const open = label.indexOf('<');
  return label.length <= MOST_CHARACTERS || open < 0
    ? label
    : `${label.slice(0, open)}<…>${label.slice(label.lastIndexOf('>') + 1)}`;
}

function pointerText(what: string, { arrays }: ExplainedKernel['accesses']): string {
  if (what === 'pointers' || what === 'join') return 'the address is one of several pointers';
  return `the address is loaded from ${arrays.some(({ label }) => label === what) ? what : 'memory'}`;
}

function verdictOf(decomposition: KernelDecomposition): string {
  if (decomposition.oneDevice.length > 0) return 'runs on one device';
  if (decomposition.arrays.length === 0 && decomposition.oneCopy.length === 0)
    return 'accesses no array; its blocks can be divided';
  if (decomposition.oneCopy.length > 0 || divisionsOf(decomposition).length === 0)
    return 'can run on several devices, with one copy of what it writes';
  return 'can be divided between devices';
}

/** Returns columns 8 and 9 of Table 1 in the AMGE paper, for each division of the grid. */
function divisionTable(decomposition: KernelDecomposition): string[] {
  const rows = divisionsOf(decomposition).map((division) => [
    `  ${divisionText(division)} -> `,
    grouped(decomposition.arrays, (array) => dimensionsText(array, division)).join('  '),
    grouped(decomposition.arrays, (array) => placementText(array, division)).join('; '),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  return rows.map(
    ([first, second, third]) => `${first!.padEnd(width(0))}${second!.padEnd(width(1))}   ${third}`,
  );
}

function dealtLines(arrays: readonly ArrayDecomposition[]): string[] {
  const dealt = arrays.filter(({ dimensions }) => dimensions.some(({ walk }) => walk?.regridded));
  if (dealt.length === 0) return [];
  const names = dealt.map(({ label }) => label).join(', ');
  return [
    `  ${names}: BLOCK-CYCLIC as written; the iterations of the loop with the grid's stride can be dealt in intervals`,
  ];
}

const MOST_REASONS = 8;

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_REASONS) return lines;
  return [...lines.slice(0, MOST_REASONS - 1), `  … and ${lines.length - MOST_REASONS + 1} more reasons`];
}

function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}
