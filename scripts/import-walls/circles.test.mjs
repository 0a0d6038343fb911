import { expect, it } from 'vitest';
import { circleViolations } from './circles.mjs';
import { importsOf } from './read-repository.mjs';

const table = { house: { folder: 'packages/house', level: 0 } };

function circlesOf(files, circles = []) {
  const imports = Object.entries(files).flatMap(([name, text]) =>
    importsOf(`packages/house/src/${name}`, text),
  );
  return circleViolations({ house: { ...table.house, circles } }, imports);
}

const circle = {
  'a.ts': `import { b } from './rooms/b.js';`,
  'rooms/b.ts': `import type { C } from './c.js'; import './d.js';`,
  'rooms/c.ts': `export * from '../a.js'; import './d.js';`,
  'rooms/d.ts': `import './c.js';`,
  'rooms/e.ts': `import './b.js'; import '@boxflow/ir';`,
};

it('files that import each other are reported with a shortest way around, types included', () => {
  expect(circlesOf(circle)).toEqual([
    'packages/house/src/a.ts -> packages/house/src/rooms/b.ts -> packages/house/src/rooms/c.ts -> ' +
      'packages/house/src/a.ts: an import circle of 4 files.',
  ]);
});

it('files in a line are not a circle', () => {
  expect(circlesOf({ ...circle, 'rooms/c.ts': '' })).toEqual([]);
});

it('the table allows a circle only if it names all of its files', () => {
  expect(circlesOf(circle, [['a.ts', 'rooms']])).toEqual([]);
  expect(circlesOf(circle, [['rooms'], ['a.ts']])).toHaveLength(1);
});

it('scripts count as well', () => {
  expect(circlesOf({ 'a.mjs': `import './b.mjs';`, 'b.mjs': `await import('./a.mjs');` })).toHaveLength(1);
});
