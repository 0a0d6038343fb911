import {
  type ExplainedRegion,
  type Explanation,
  formatDiagnostic,
  formatLocation,
  type RefusedRegion,
} from '@boxflow/ir';
import { sequentialLoops } from '../stages/refusal-diagnostic.js';
import { printRegion } from './print-region.js';
import { printSummary } from './summary/print-summary.js';

/** How much of an explanation is printed: a screen, everything, or everything about some regions. */
export type ExplanationDetail = 'summary' | 'full' | { readonly regions: readonly ExplainedRegion[] };

/** Returns the explanation as human-readable text. */
export function printExplanation(explanation: Explanation, detail: ExplanationDetail = 'summary'): string {
  if (detail === 'summary') return printSummary(explanation);
  if (detail === 'full') return printEverything(explanation);
  return detail.regions.map(printRegion).join('\n');
}

function printEverything({ files, regions, refused }: Explanation): string {
  const parts = [...regions.map(printRegion), ...printRefused(refused)];
  if (parts.length === 0) {
    parts.push(`${files.join(', ')}: no region of affine loops; the program runs sequentially\n`);
  }
  return parts.join('\n');
}

/** Marked regions come first, because the user asked about them. */
function printRefused(refused: readonly RefusedRegion[]): readonly string[] {
  const ordered = [...refused.filter(({ marked }) => marked), ...refused.filter(({ marked }) => !marked)];
  return ordered.map(({ function: name, location, marked, loops, reason }) => {
    const head = `${formatLocation(location)}, in ${name}: ${marked ? 'refused, though marked' : sequentialLoops(loops)}`;
    return `${head}\n${formatDiagnostic(reason).replace(/^(?=.)/gm, '  ')}\n`;
  });
}
