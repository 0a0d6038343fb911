import type { RegionReplacement } from '@boxflow/frontend-c';
import type { Scop } from '@boxflow/ir';
import { lineMarker, type MarkedLine } from './line-markers.js';

/*
 * A region becomes a block. Declarations of variables that are used after it are moved before the block.
 */

/** Returns the lines of the declarations of a region that stand before it. */
export function hoistedLines(
  { hoisted = [] }: Scop,
  text: string,
  lineAt: (position: number) => MarkedLine,
): readonly string[] {
  return hoisted.flatMap(([begin, end]) => [lineMarker(lineAt(begin)), text.slice(begin, end)]);
}

/** Returns the replacements that leave spaces where these declarations were; line markers in them stay. */
export function hoistedGaps({ hoisted = [] }: Scop, text: string): readonly RegionReplacement[] {
  return hoisted.map(([begin, end]) => ({ range: [begin, end], replacement: blank(text.slice(begin, end)) }));
}

function blank(text: string): string {
  const lines = text.split('\n').map((line) => (line.startsWith('#') ? line : line.replace(/./g, ' ')));
  return lines.join('\n');
}
