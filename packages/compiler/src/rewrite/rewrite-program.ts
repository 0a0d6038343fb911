import { type RegionReplacement, replaceRegions } from '@boxflow/frontend-c';
import type { CUnit, Plan, Scop } from '@boxflow/ir';
import { hoistedGaps, hoistedLines } from './hoisted-declarations.js';
import { hostEdits } from './host-edits.js';
import { lineMarker, type MarkedLine, markedLines } from './line-markers.js';
import { type RegionCall, regionCall } from './region-call.js';
import { chooseRegionNames, type RegionNames } from './region-names.js';
import { runtimeDeclarations } from './runtime-declarations.js';

type TextRange = readonly [begin: number, end: number];

/** A region that has a plan. */
export interface PlannedRegion {
  readonly scop: Scop;
  readonly plan: Plan;
  /** The plan's position in the bundle. */
  readonly position: number;
}

/**
 * A file of the user's program with each region inside a call of the runtime:
 *
 *     for (…) …      becomes      { …; if (too small || !boxflow_enter(&region)) { for (…) … } }
 *
 * Everything else stays as it is, character for character, except sums that regions compute with one
 * rounding. Line markers keep messages and debuggers on the user's own lines. One with no region comes back
 * unchanged.
 *
 * @param regions those of the file; they do not overlap
 * @param keep whether the program announces what it does with its memory between them
 */
export function rewriteProgram(unit: CUnit, regions: readonly PlannedRegion[], keep: boolean): string {
  if (regions.length === 0) return unit.text;
  const names = chooseRegionNames(unit.text);
  const lineAt = markedLines(unit.text, unit.file);
  const sums = contractionsOf(regions);
  const replacements = regions.map(({ scop, plan, position }) => ({
    range: scop.textRange,
    replacement: replacement(
      textOf(scop, unit, sums),
      scop,
      regionCall(scop, plan, position, names, keep),
      hoistedLines(scop, unit.text, lineAt),
      lineAt,
    ),
  }));
  const sequential = unit.scops.filter((scop) => !regions.some((region) => region.scop === scop));
  const edits = keep ? hostEdits(unit, sequential, names) : [];
  const insertions = edits.map(({ position, lines }) => ({
    range: [position, position] as const,
    replacement: insertion(lines, lineAt(position)),
  }));
  // Those of functions that are inlined into regions.
  const outside = sums.filter(({ range }) => !regions.some(({ scop }) => isWithin(range, scop.textRange)));
  return prologue(unit.file, names) + replaceRegions(unit.text, [...insertions, ...outside, ...replacements]);
}

/** Returns the sums that regions compute with one rounding. Several regions may have those of one function. */
function contractionsOf(regions: readonly PlannedRegion[]): readonly RegionReplacement[] {
  const byRange = new Map<string, RegionReplacement>();
  for (const { range, text } of regions.flatMap(({ scop }) => scop.contractions ?? [])) {
    byRange.set(range.join(), { range, replacement: text });
  }
  return [...byRange.values()];
}

/** Returns the text of a region without what stands before it, and with sums that are computed as on devices. */
function textOf(scop: Scop, { text }: CUnit, sums: readonly RegionReplacement[]): string {
  const { textRange } = scop;
  const [begin, end] = textRange;
  const own = [...sums.filter(({ range }) => isWithin(range, textRange)), ...hoistedGaps(scop, text)];
  return replaceRegions(
    text.slice(begin, end),
    own.map(({ range, replacement }) => ({ range: [range[0] - begin, range[1] - begin], replacement })),
  );
}

function isWithin([begin, end]: TextRange, outer: TextRange): boolean {
  return outer[0] <= begin && end <= outer[1];
}

/** The first marker names the file that the compiler takes the program's name from. */
function prologue(file: string, names: RegionNames): string {
  const lines = [
    lineMarker({ file, line: 1 }),
    `${lineMarker({ file: '<boxflow>', line: 1 })} 1`,
    ...runtimeDeclarations(names),
    `${lineMarker({ file, line: 1 })} 2`,
  ];
  return `${lines.join('\n')}\n`;
}

/** @param text the region's */
function replacement(
  text: string,
  scop: Scop,
  call: RegionCall,
  hoisted: readonly string[],
  lineAt: (position: number) => MarkedLine,
): string {
  const [begin, end] = scop.textRange;
  const first = lineAt(begin);
  const last = lineAt(end);
  const lines = [
    '',
    ...hoisted,
    ...call.before.flatMap((line) => [lineMarker(first), line]),
    lineMarker(first),
    `${indent(first)}${text}`,
    lineMarker(last),
    call.after,
    lineMarker(last),
    indent(last),
  ];
  return lines.join('\n');
}

function insertion(lines: readonly string[], place: MarkedLine): string {
  const marker = lineMarker(place);
  return ['', ...lines.flatMap((line) => [marker, line]), marker, indent(place)].join('\n');
}

/** Keeps columns where they were. */
function indent(place: MarkedLine): string {
  return ' '.repeat(place.column);
}
