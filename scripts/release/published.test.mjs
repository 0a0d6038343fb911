import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, workspaces } from '../lib/repository.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { linkedFiles, publishedReadme } from './published-readme.mjs';

const place = { folder: 'packages/a', repository: 'https://example.org/a' };

it('leaves out what only the repository needs', () => {
  const manifest = publishedManifest(
    {
      name: 'a',
      scripts: { test: 'x' },
      devDependencies: { b: '1' },
      exports: {
        '.': { '@boxflow/source': './src/index.ts', import: './dist/index.js' },
        './testing': { '@boxflow/source': './test/index.ts' },
        './package.json': './package.json',
      },
      publishConfig: { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    },
    place,
  );
  expect(manifest).toEqual({
    name: 'a',
    homepage: 'https://example.org/a/tree/main/packages/a#readme',
    repository: { type: 'git', url: 'git+https://example.org/a.git', directory: 'packages/a' },
    bugs: 'https://example.org/a/issues',
    exports: { '.': { import: './dist/index.js' }, './package.json': './package.json' },
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  });
});

it('makes links complete', () => {
  const text = '[b](../b/README.md#top) [c](c.md) [d](https://d.org) [e](#e) [f](../f)';
  expect(publishedReadme(text, place)).toBe(
    '[b](https://example.org/a/blob/main/packages/b/README.md#top) [c](https://example.org/a/blob/main/packages/a/c.md) ' +
      '[d](https://d.org) [e](#e) [f](https://example.org/a/blob/main/packages/f)',
  );
});

const published = workspaces().filter(({ manifest }) => !manifest.private);

describe.each(published)('$folder', ({ folder, manifest }) => {
  it('has a README whose links lead somewhere', () => {
    const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
    expect(linkedFiles(text, folder).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('says what people search for', () => {
    expect(manifest).toMatchObject({ license: 'MIT', description: expect.any(String) });
    expect(manifest.keywords.length).toBeGreaterThan(2);
  });
});
