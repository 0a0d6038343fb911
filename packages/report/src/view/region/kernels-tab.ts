import { printRecipeLine } from '@boxflow/ir';
import type { ReportKernel } from '../../data/kernel-texts.js';
import type { ReportRegion } from '../../data/report-data.js';
import { choice } from '../controls.js';
import { h } from '../dom.js';
import { highlightedLines } from '../highlight.js';
import { lineLink } from '../line-link.js';
import type { SelectionStore } from '../selection.js';

const LANGUAGES = [
  ['cuda', 'CUDA'],
  ['opencl', 'OpenCL C'],
  ['c', 'C'],
] as const;

type Language = (typeof LANGUAGES)[number][0];

/** Returns for each statement the lines of the recipe about it, and the kernels that execute it. */
export function kernelsTab(region: ReportRegion, store: SelectionStore): HTMLElement {
  let statement = region.statements[0]?.name ?? '';
  let language: Language = 'cuda';
  const content = h('div', {});
  const draw = () => {
    const own = (name: string) => isFrom(name, statement);
    const kernels = region.kernels.filter(({ statements }) => statements.some(own));
    content.replaceChildren(
      statementText(region, statement, store),
      h('h3', {}, 'Recipe'),
      recipeTable(region, statement),
      ...kernels.map((kernel) => kernelPart(kernel, language, own)),
      ...(kernels.length === 0 ? [h('p', {}, 'No kernel executes this statement under its own name.')] : []),
    );
  };
  draw();
  return h(
    'div',
    {},
    h('h2', {}, 'Recipe and kernels'),
    h(
      'div',
      { class: 'controls' },
      choice(
        'statement',
        region.statements.map(({ name, location }) => [name, `${name}, line ${location.line}`] as const),
        statement,
        (name) => {
          statement = name;
          draw();
        },
      ).element,
      choice<Language>('language', LANGUAGES, language, (next) => {
        language = next;
        draw();
      }).element,
    ),
    content,
  );
}

/** Returns whether a statement of the mapping, such as `S3_total`, comes from one of the source. */
function isFrom(name: string, statement: string): boolean {
  return name === statement || name.startsWith(`${statement}_`);
}

function statementText({ statements }: ReportRegion, name: string, store: SelectionStore): HTMLElement {
  const found = statements.find((one) => one.name === name);
  if (!found) return h('p', {}, 'The region has no statement.');
  return h('p', {}, 'line ', lineLink(found.location, store), ': ', h('code', {}, found.text));
}

/** Returns the decisions about a statement. */
function recipeTable({ recipe }: ReportRegion, statement: string): HTMLElement {
  const lines = (recipe ?? []).filter(({ args }) =>
    args.some((arg) => isFrom(arg.split(/[./]/)[0] ?? '', statement)),
  );
  if (lines.length === 0) return h('p', {}, 'No line of the recipe is about this statement alone.');
  return h(
    'table',
    { class: 'data' },
    h('caption', { class: 'hidden' }, `Recipe of ${statement}`),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['Decision', 'Why'].map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h(
      'tbody',
      {},
      lines.map(({ verb, args, reason }) =>
        h('tr', {}, h('td', {}, h('code', {}, printRecipeLine({ verb, args }))), h('td', {}, reason ?? '')),
      ),
    ),
  );
}

/** Returns the text of a kernel; the lines of the chosen statement are marked. */
function kernelPart(
  kernel: ReportKernel,
  language: Language,
  isOwn: (statement: string) => boolean,
): HTMLElement {
  const text = kernel[language];
  const lines = highlightedLines(text);
  const comments = text.split('\n').map((line) => /^\s*\/\/ (\w+), line \d+:/.exec(line)?.[1]);
  lines.forEach((line, position) => {
    const own = [comments[position], comments[position - 1]].some(
      (name) => name !== undefined && isOwn(name),
    );
    line.className = own ? 'own-line' : '';
  });
  return h(
    'section',
    { 'aria-label': `Kernel ${kernel.name}` },
    h('h3', {}, h('code', {}, kernel.name), `: ${kernel.summary}`),
    h('div', { class: 'kernel', tabindex: 0, role: 'region', 'aria-label': `Text of ${kernel.name}` }, lines),
  );
}
