import { expect, it } from 'vitest';
import { linkedFiles, rewriteLinks } from './rewrite-links.js';

const lookup = (path: string) => ({ 'docs/B.md': 'b', 'docs/p.png': 'p.png' })[path] ?? null;

it('makes links to files links to pages, and leaves code and addresses alone', () => {
  const text = [
    '[B](B.md#top) ![p](p.png) [x](../x.ts) [y](https://y.org) [z](#z)',
    '```md',
    '[B](B.md)',
    '```',
    'the [`end`](../docs/B.md)',
  ].join('\n');
  expect(rewriteLinks(text, 'docs/A.md', lookup)).toBe(
    [
      '[B](/b#top) ![p](/p.png) x [y](https://y.org) [z](#z)',
      '```md',
      '[B](B.md)',
      '```',
      'the [`end`](/b)',
    ].join('\n'),
  );
});

it('lists the files that a text links to', () => {
  expect(linkedFiles('[a](a.md) [b](../b/) [c](#c)', 'docs/x.md')).toEqual(['docs/a.md', 'b']);
});
