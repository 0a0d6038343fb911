import { fenced, type Page } from '../page.js';
import { readText } from '../repository.js';

/** Returns the first page: what boxflow is, in the words of the README, and where to go. */
export function homePage(): Page {
  const readme = readText('README.md');
  const about = /^# boxflow\n\n(.+?)\n\n/s.exec(readme)?.[1];
  const program = /## What it looks like\n\n```c\n(.+?)```\n\n(.+?)\n\n/s.exec(readme);
  if (about === undefined || program === null) throw new Error('README.md does not begin as it should');
  const [, code, explanation] = program;
  const markdown = [
    '# boxflow',
    '',
    about,
    '',
    fenced('c', code!),
    '',
    explanation,
    '',
    '- [A tour of ten minutes](/tour)',
    '- [The gallery](/gallery/): twelve programs, with reports, kernels and measured times',
    '- [How boxflow works](/how-it-works)',
    '- [The commands](/commands/), [recipes](/recipes), [the TypeScript API](/api/) and [diagnostics](/diagnostics/)',
    '- [What works, what does not, and how fast it is](/overview)',
    '',
  ].join('\n');
  return { path: 'index', title: 'boxflow', markdown };
}
