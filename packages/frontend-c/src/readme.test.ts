import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseUnit, printScop } from './index.js';

it("the README's example prints what the README says", async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, text = ''] = /text: '(.*)',/.exec(readme) ?? [];
  const [, printed = ''] = /prints\n\n```\n([\s\S]*?)\n```/.exec(readme) ?? [];
  const { scops, refusals } = await parseUnit({ file: 'shift.c', text });
  expect(scops.map(printScop)).toEqual([printed]);
  expect(refusals).toEqual([]);
});
