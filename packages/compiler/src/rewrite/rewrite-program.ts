import type { CUnit, Plan, Scop } from '@boxflow/ir';
import { lineMarker, type MarkedLine, markedLineAt } from './line-markers.js';
import { regionCall } from './region-call.js';
import { chooseRegionNames, type RegionNames } from './region-names.js';
import { runtimeDeclarations } from './runtime-declarations.js';

/** A region that has a plan. */
export interface PlannedRegion {
  readonly scop: Scop;
  readonly plan: Plan;
}

/**
 * The user's program with each region inside a call of the runtime:
 *
 *     for (…) …      becomes      { …; if (!boxflow_enter(&region)) { for (…) … boxflow_check(&region); } }
 *
 * Everything else stays as it is, character for character, and line markers keep messages and debuggers on the
 * user's own lines. A program with no region comes back unchanged.
 *
 * @param regions in the order of the bundle's plans; they do not overlap
 */
export function rewriteProgram(unit: CUnit, regions: readonly PlannedRegion[]): string {
  if (regions.length === 0) return unit.text;
  const names = chooseRegionNames(unit.text);
  const pieces: string[] = [prologue(unit.file, names)];
  let copied = 0;
  const inOrder = regions
    .map((region, position) => ({ ...region, position }))
    .sort((a, b) => a.scop.textRange[0] - b.scop.textRange[0]);
  for (const { scop, plan, position } of inOrder) {
    const [begin, end] = scop.textRange;
    pieces.push(unit.text.slice(copied, begin), replacement(unit, scop, plan, position, names));
    copied = end;
  }
  pieces.push(unit.text.slice(copied));
  return pieces.join('');
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

function replacement(unit: CUnit, scop: Scop, plan: Plan, position: number, names: RegionNames): string {
  const [begin, end] = scop.textRange;
  const first = markedLineAt(unit.text, begin, unit.file);
  const last = markedLineAt(unit.text, end, unit.file);
  const call = regionCall(scop, plan, position, names);
  const lines = [
    '',
    ...call.before.flatMap((line) => [lineMarker(first), line]),
    lineMarker(first),
    `${indent(first)}${unit.text.slice(begin, end)}`,
    lineMarker(last),
    call.after,
    lineMarker(last),
    indent(last),
  ];
  return lines.join('\n');
}

/** Keeps columns where they were. */
function indent(place: MarkedLine): string {
  return ' '.repeat(place.column);
}
