import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMMANDS } from '@boxflow/cli';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedCodes } from './diagnostics/list.js';
import { PROGRAMS } from './gallery/gallery-pages.js';
import { brokenLinks } from './links/broken-links.js';
import { readText } from './repository.js';

const folder = join(import.meta.dirname, 'dist');

/** Returns the text that a page shows. */
function shown(page: string): string {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8');
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'");
}

describe('the site', () => {
  beforeAll(async () => {
    await promisify(execFile)('npm', ['run', 'make'], { cwd: import.meta.dirname });
  }, 300_000);

  it('has no link that leads nowhere', () => {
    expect(brokenLinks(folder)).toEqual([]);
  });

  it('has a page for each command, with its options', () => {
    for (const { name, options } of COMMANDS) {
      const text = shown(`commands/${name}`);
      for (const flag of Object.keys(options)) expect(text).toContain(`--${flag}`);
    }
  });

  it('has a page for each diagnostic, with a message or what makes it', () => {
    const codes = listedCodes(readText('docs/DIAGNOSTICS.md')).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes) expect(shown(`diagnostics/${code}`)).toMatch(/Example|The message/);
    expect(shown('diagnostics/BF1104')).toContain("the loop bound 'i * i' is not affine");
    expect(shown('diagnostics/BF1104')).toContain('while (end * end < n) end++;');
  });

  it('has twelve programs with a report, kernels, a recipe and times', () => {
    expect(PROGRAMS).toHaveLength(12);
    for (const { file } of PROGRAMS) {
      const name = file.split('/').at(-1)!.replace(/\.c$/, '');
      const text = shown(`gallery/${name}`);
      expect(text).toContain('__global__');
      expect(text).toContain('distribute(');
      expect(text).toMatch(/NVIDIA H\d00/);
      expect(existsSync(join(folder, 'gallery', `${name}-report.html`))).toBe(true);
    }
  });

  it('has the API from the comments of the sources', () => {
    expect(shown('api/@boxflow/compiler')).toContain(
      'Compiles a C program, one file or several, into a bundle',
    );
    expect(shown('api/@boxflow/runtime-native')).toContain('new Runtime');
  });
});
