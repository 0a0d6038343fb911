import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePtx } from '@boxflow/ptx';
import { expect, it } from 'vitest';
import { printHostUnit } from './index.js';

it('the kernel in the README is printed as it says', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const [, ptx] = /parsePtx\(`\n(.*?)`\)/s.exec(readme)!;
  const [, c] = /```c\n(.*?)```/s.exec(readme)!;
  expect(printHostUnit(parsePtx(ptx!)).source).toContain(c!);
});
