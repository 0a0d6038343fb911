import type { Bundle, Kernel } from '@boxflow/ir';

/** A kernel with its text in each language. */
export interface ReportKernel {
  readonly name: string;
  readonly summary: string;
  /** Names of the statements that it executes, as the recipe has them. */
  readonly statements: readonly string[];
  readonly cuda: string;
  readonly opencl: string;
  readonly c: string;
}

/** The longest text that is kept of a kernel. */
const MOST_LINES = 400;

/** Returns the kernels of a region with their texts, cut out of the emitted sources. */
export function kernelTexts({ kernels, sources }: Bundle, region: string): readonly ReportKernel[] {
  return kernels
    .filter(({ name }) => name.startsWith(`${region}_`))
    .map((kernel: Kernel) => ({
      name: kernel.name,
      summary: kernel.summary,
      statements: Object.keys(kernel.statements),
      cuda: functionText(sources.cuda, kernel.name),
      opencl: functionText(sources.opencl, kernel.name),
      c: functionText(sources.host, kernel.name),
    }));
}

/** Returns a function of a source with the comment above it: until the first `}` at the beginning of a line. */
export function functionText(source: string, name: string): string {
  const lines = source.split('\n');
  const head = new RegExp(`^\\S.*\\b${name}\\(|^${name}\\(`);
  const at = lines.findIndex((line) => head.test(line) && !line.trimEnd().endsWith(';'));
  if (at < 0) return '';
  let first = at;
  while (first > 0 && lines[first - 1]!.trim() !== '' && lines[first - 1] !== '}') first--;
  const end = lines.indexOf('}', at);
  const text = lines.slice(first, (end < 0 ? lines.length : end) + 1);
  if (text.length <= MOST_LINES) return text.join('\n');
  return [...text.slice(0, MOST_LINES), `// … ${text.length - MOST_LINES} more lines`].join('\n');
}
