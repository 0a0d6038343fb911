import { fenced, type Page } from '../page.js';
import { readText } from '../repository.js';
import { type Example, examplesByCode } from './corpus.js';
import { type Edit, edits } from './edits.js';
import { type ListedCode, listedCodes } from './list.js';
import { makingText } from './source-text.js';

const MOST_EXAMPLES = 2;
const LONGEST_SOURCE = 60;

const FAMILIES: Readonly<Record<string, string>> = {
  user: 'You can correct it.',
  limitation: 'boxflow cannot do it. The region runs sequentially, with correct results.',
  'limitation, user if marked':
    'boxflow cannot do it. The region runs sequentially, with correct results. If `#pragma scop` marks the region, it is an error.',
  bug: 'boxflow is wrong. Please report it, with the program.',
};

/** Returns a page for each code: what it means, an example with the whole message, and the edit that helps. */
export function diagnosticPages(): readonly Page[] {
  const examples = examplesByCode();
  return listedCodes(readText('docs/DIAGNOSTICS.md')).map((listed) => ({
    path: `diagnostics/${listed.code}`,
    title: listed.code,
    markdown: text(listed, examples.get(listed.code) ?? [], edits().get(listed.code)),
  }));
}

function text(
  { code, family, meaning, files }: ListedCode,
  examples: readonly Example[],
  edit?: Edit,
): string {
  const shown = examples
    .filter(({ program }) => (program?.split('\n').length ?? 0) <= LONGEST_SOURCE)
    .slice(0, MOST_EXAMPLES);
  return [
    `# ${code}: ${meaning}`,
    '',
    FAMILIES[family] ?? family,
    '',
    ...(shown.length > 0 ? shown.flatMap(exampleText) : sourceText(code, files)),
    ...(edit ? editText(edit) : []),
    `[All diagnostics](/diagnostics/)`,
    '',
  ].join('\n');
}

function exampleText({ command, program, fileName, message }: Example, i: number): readonly string[] {
  return [
    i === 0 ? '## Example' : '## Another example',
    '',
    ...(program === null ? [] : [`\`${fileName}\`:`, '', fenced('c', program), '']),
    ...(command === null ? [] : [fenced('sh', command), '']),
    fenced('text', message),
    '',
  ];
}

/** No test has the message in a file, so the page shows what makes it. */
function sourceText(code: string, files: readonly string[]): readonly string[] {
  const parts = files.flatMap((file) => {
    const isCpp = /\.[ch]pp$/.test(file);
    return makingText(readText(file), code, isCpp).map((part) => fenced(isCpp ? 'cpp' : 'ts', part));
  });
  return [
    '## The message',
    '',
    'This part of the sources makes the message and its hint:',
    '',
    parts.join('\n\n'),
    '',
  ];
}

function editText({ before, after }: Edit): readonly string[] {
  return [
    '## The edit that helps',
    '',
    'This loop stays on the host:',
    '',
    fenced('c', before),
    '',
    'This one runs on devices, with the same result:',
    '',
    fenced('c', after),
    '',
  ];
}
