import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenLinks } from './broken-links.js';

it('finds links to files and places that are not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-links-'));
  try {
    mkdirSync(join(folder, 'a'));
    writeFileSync(
      join(folder, 'index.html'),
      '<a href="/a/b#x"></a> <a href="/a/b#y"></a> <a href="#z"></a> <img src="no.png"> <a href="https://x.org"></a>',
    );
    writeFileSync(join(folder, 'a', 'b.html'), '<p id="x"><a href="../">up</a></p> <a href="/a/c">c</a>');
    expect(brokenLinks(folder)).toEqual([
      'a/b.html: /a/c',
      'index.html: /a/b#y',
      'index.html: #z',
      'index.html: no.png',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
