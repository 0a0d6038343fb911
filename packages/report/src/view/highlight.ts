import { parser } from '@lezer/cpp';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { h } from './dom.js';

/** Returns the lines of a C, OpenCL C or CUDA text, with classes for keywords, numbers and so on. */
export function highlightedLines(text: string): readonly HTMLElement[] {
  const lines = [h('code', {})];
  highlightCode(
    text,
    parser.parse(text),
    classHighlighter,
    (part, classes) => lines.at(-1)!.append(classes === '' ? part : h('span', { class: classes }, part)),
    () => lines.push(h('code', {})),
  );
  return lines;
}
