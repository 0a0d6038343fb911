import { describe, expect, it } from 'vitest';
import { importsOf } from './read-repository.mjs';
import { roomViolations } from './rooms.mjs';

const walls = {
  house: {
    folder: 'packages/house',
    level: 0,
    rooms: ['cellar', 'hall', 'hall/stairs', ['attic', 'roof'], 'door.ts'],
  },
};

/** `files` maps paths inside `src` to what they import. */
function violationsOf(files, table = walls) {
  const path = (name) => `packages/house/src/${name}`;
  const imports = Object.entries(files).flatMap(([name, specifiers]) =>
    importsOf(path(name), specifiers.map((specifier) => `import '${specifier}';`).join('\n')),
  );
  return roomViolations(table, Object.keys(files).map(path), imports);
}

describe('rooms of a package', () => {
  it('import their own files, rooms below them and other packages', () => {
    const files = {
      'cellar/wine.ts': ['./shelf.js', '@boxflow/poly', 'node:fs'],
      'cellar/shelf.ts': [],
      'hall/coat.ts': ['../cellar/wine.js'],
      'hall/stairs/step.ts': ['../coat.js'],
      'attic/box.ts': ['../roof/tile.js'],
      'roof/tile.ts': ['../attic/box.js', '../hall/stairs/step.js'],
      'door.ts': ['./roof/tile.js'],
      'index.ts': ['./door.js', './hall/coat.js'],
    };
    expect(violationsOf(files)).toEqual([]);
  });

  it.each([
    ['cellar/wine.ts', '../hall/coat.js', 'hall is above cellar'],
    ['hall/coat.ts', './stairs/step.js', 'hall/stairs is above hall'],
    ['roof/tile.ts', '../door.js', 'door.ts is above roof'],
    ['door.ts', './index.js', 'the root is above door.ts'],
  ])('%s does not import %s', (file, specifier, reason) => {
    expect(violationsOf({ [file]: ['node:fs', specifier] })).toEqual([
      `packages/house/src/${file}:2 imports ${specifier}: ${reason}; imports go down the rooms only.`,
    ]);
  });

  it('are all in the table', () => {
    expect(violationsOf({ 'garage/car.ts': [], 'garage/bicycle.ts': [] })).toEqual([
      'packages/house/src/garage is not a room: add it to the rooms of packages/house in scripts/import-walls/table.mjs.',
    ]);
  });

  it('are needed as soon as there is a folder', () => {
    const table = { house: { folder: 'packages/house', level: 0 } };
    expect(violationsOf({ 'index.ts': [] }, table)).toEqual([]);
    expect(violationsOf({ 'hall/coat.ts': [] }, table)).toHaveLength(1);
  });

  it('are open to tests, and to what is only there for them', () => {
    const files = { 'cellar/wine.test.ts': ['../hall/coat.js'], 'test-support/guest.ts': ['../index.js'] };
    expect(violationsOf(files)).toEqual([]);
  });
});

describe('folders', () => {
  const fill = (folder, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/file-${i}.ts`, []]));

  it('hold 25 files besides tests', () => {
    expect(violationsOf({ ...fill('hall', 25), 'hall/one-more.test.ts': [] })).toEqual([]);
    expect(violationsOf(fill('hall', 26))).toEqual([
      'packages/house/src/hall holds 26 files of sources: divide it into rooms of at most 25.',
    ]);
  });

  it('hold any number of generated files', () => {
    const table = { house: { ...walls.house, generated: ['hall'] } };
    expect(violationsOf(fill('hall', 26), table)).toEqual([]);
  });
});
