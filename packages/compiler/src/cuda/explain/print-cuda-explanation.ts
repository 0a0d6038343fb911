import type { CudaExplanation, ExplainedKernel } from '@boxflow/ir';
import { kernelDetails } from './kernel-details.js';
import { kernelSummary } from './kernel-summary.js';
import type { LinesOf } from './source-quotes.js';

/** The lines of a screen. */
const MOST_LINES = 60;

/** Returns an explanation as text: a summary that fits a screen, or all accesses. */
export function printCudaExplanation(
  { files, kernels }: CudaExplanation,
  detail: 'summary' | 'full',
  linesOf: LinesOf,
): string {
  if (kernels.length === 0) return `${files.join(', ')}: no kernel\n`;
  if (detail === 'full') return kernels.map((kernel) => everything(kernel, linesOf)).join('\n');
  const footer = '`poly-cli explain --full` lists all accesses';
  const cards = kernels.map((kernel) => kernelSummary(kernel, linesOf));
  return `${[...fitted(cards, MOST_LINES - 3), '', footer].join('\n')}\n`;
}

function everything(kernel: ExplainedKernel, linesOf: LinesOf): string {
  return `${[...kernelSummary(kernel, linesOf), ...kernelDetails(kernel)].join('\n')}\n`;
}

/** Shows all of the kernels if they fit. Otherwise later kernels only get their first lines, as far as there is space. */
function fitted(cards: readonly (readonly string[])[], space: number): string[] {
  const lines: string[] = [];
  for (const [i, card] of cards.entries()) {
    const others = cards.length - 1 - i;
    const left = space - lines.length - others;
    const shown =
      card.length <= left || others === 0
        ? card.slice(0, Math.max(1, space - lines.length))
        : card.slice(0, 1);
    if (lines.length + shown.length + (others > 0 ? 1 : 0) > space) {
      lines.push(`… and ${others + 1} more kernels`);
      return lines;
    }
    lines.push(...shown);
  }
  return lines;
}
