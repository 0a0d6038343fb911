import { describe, expect, it } from 'vitest';
import { wallViolations } from './check.mjs';
import { importsOf } from './read-repository.mjs';
import { walls } from './table.mjs';

/** A repository where every package declares everything, so that only the walls forbid. */
const manifests = Object.values(walls).map(({ folder }) => ({ folder, dependencies: [] }));

function violationsOf(path, text, declared = []) {
  const folder = Object.values(walls).find((wall) => path.startsWith(`${wall.folder}/`))?.folder;
  const own = manifests.map((each) => (each.folder === folder ? { folder, dependencies: declared } : each));
  return wallViolations(walls, own, importsOf(path, text));
}

describe('allowed', () => {
  it.each([
    ['packages/poly/src/a.ts', '@boxflow/isl-wasm'],
    ['packages/codegen-cuda/src/a.ts', '@boxflow/codegen-c'],
    ['packages/compiler/src/a.ts', '@boxflow/poly'],
    ['benchmarks/a.mjs', '@boxflow/compiler'],
    ['packages/ir/src/a.ts', 'node:fs'],
  ])('%s imports %s', (path, specifier) => {
    expect(violationsOf(path, `import { x } from '${specifier}';`, [specifier])).toEqual([]);
  });

  it('the same package, by name or by file, and files of the root', () => {
    expect(violationsOf('packages/ir/src/a.test.ts', `import { x } from '@boxflow/ir';`)).toEqual([]);
    expect(
      violationsOf('packages/ir/src/a.ts', `import './b.ts'; import '../../../vitest.base.ts';`),
    ).toEqual([]);
  });
});

describe('forbidden', () => {
  it('an import of a higher level', () => {
    expect(violationsOf('packages/ir/src/a.ts', `\nimport { x } from '@boxflow/poly';`)).toEqual([
      'packages/ir/src/a.ts:2 imports @boxflow/poly: ir is at level 0 and poly at level 2; imports go to a lower level only.',
    ]);
  });

  it('an import of the same level', () => {
    expect(violationsOf('packages/codegen-c/src/a.ts', `export * from '@boxflow/codegen-cuda';`)).toEqual([
      'packages/codegen-c/src/a.ts:1 imports @boxflow/codegen-cuda: codegen-c is at level 1 and codegen-cuda at level 1; imports go to a lower level only.',
    ]);
  });

  it('isl outside poly, even dynamically and from a higher level', () => {
    expect(
      violationsOf('packages/compiler/src/a.ts', `const isl = await import('@boxflow/isl-wasm');`),
    ).toEqual(['packages/compiler/src/a.ts:1 imports @boxflow/isl-wasm: only poly may import isl-wasm.']);
  });

  it('types, too', () => {
    expect(violationsOf('packages/bbox/src/a.ts', `import type { Plan } from '@boxflow/ir';`)).toHaveLength(
      1,
    );
  });

  it('the files of another package', () => {
    expect(violationsOf('packages/poly/src/a.ts', `import '../../ir/src/scop/scop.ts';`)).toEqual([
      'packages/poly/src/a.ts:1 imports ../../ir/src/scop/scop.ts: a package reaches another by its name (@boxflow/ir), never by its files.',
    ]);
  });

  it('an import that package.json does not declare', () => {
    expect(violationsOf('packages/poly/src/a.ts', `import '@boxflow/bbox';`)).toEqual([
      'packages/poly/src/a.ts:1 imports @boxflow/bbox: add "@boxflow/bbox" to the dependencies in packages/poly/package.json.',
    ]);
  });

  it('a declared dependency across a wall, before anything imports it', () => {
    const added = [{ folder: 'packages/runtime-native', dependencies: ['@boxflow/isl-wasm', 'yargs'] }];
    expect(wallViolations(walls, added, [])).toEqual([
      'packages/runtime-native/package.json depends on @boxflow/isl-wasm: only poly may import isl-wasm.',
    ]);
  });

  it('a package that the table does not know', () => {
    expect(wallViolations(walls, [{ folder: 'packages/unknown', dependencies: [] }], [])).toEqual([
      'packages/unknown has no level: add it to scripts/import-walls/table.mjs.',
    ]);
  });
});
