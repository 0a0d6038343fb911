import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The scripts are plain JavaScript, with no types to import.
const script = (path: string) => import(new URL(`../scripts/${path}`, import.meta.url).href);
const { parseDeclarations } = await script('generate/parse.mjs');
const { camelCase, methodName, pascalCase } = await script('generate/names.mjs');
const { debianMirror } = await script('lib/isl-source.mjs');

test('a declaration keeps its annotations', () => {
  const code =
    'MARK_export\nMARK_give isl_set *isl_set_union(\n\tMARK_take isl_set *a, MARK_take struct isl_set *b);';
  const owned = (name: string) => ({ name, type: { kind: 'object', name: 'isl_set', ownership: 'take' } });
  expect(parseDeclarations(code).functions).toEqual([
    {
      name: 'isl_set_union',
      exported: true,
      returns: { kind: 'object', name: 'isl_set', ownership: 'give' },
      parameters: [owned('a'), owned('b')],
    },
  ]);
});

test('a callback is a parameter with parameters of its own', () => {
  const code =
    'isl_bool isl_set_every(MARK_keep isl_set *set, isl_bool (*test)(MARK_keep isl_id *id, void *user), void *user);';
  expect(parseDeclarations(code).functions[0].parameters[1]).toEqual({
    name: 'test',
    type: {
      kind: 'callback',
      returns: { kind: 'scalar', name: 'isl_bool' },
      parameters: [
        { name: 'id', type: { kind: 'object', name: 'isl_id', ownership: 'keep' } },
        { name: 'user', type: { kind: 'pointer' } },
      ],
    },
  });
});

test('enumerators count on from the last explicit value', () => {
  const { enums } = parseDeclarations(
    'enum isl_fold { isl_fold_error = -1, isl_fold_min, isl_fold_same = isl_fold_min, isl_fold_next };',
  );
  expect(enums[0].members.map((member: { value: number }) => member.value)).toEqual([-1, 0, 0, 1]);
});

test.each([
  ['isl_union_map', 'UnionMap'],
  ['isl_ast_expr_op_type', 'AstExprOpType'],
])('%s is the class %s', (type, name) => expect(pascalCase(type)).toBe(name));

test('names that JavaScript reserves get an underscore', () => {
  expect([
    camelCase('apply_range'),
    methodName('delete', false),
    methodName('to_C_str', false),
    methodName('2exp', false),
  ]).toEqual(['applyRange', 'delete_', 'toCStr', '_2exp']);
});

test.each([
  ['sources.list', 'deb [signed-by=/k.gpg] https://mirror.test/debian bookworm main\n'],
  [
    'sources.list.d/debian.sources',
    'Types: deb\nURIs: https://other.test/debian-security\n\nTypes: deb\nURIs: https://mirror.test/debian\n',
  ],
])("the mirror is read from apt's %s", (name, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'etc apt '));
  mkdirSync(join(folder, 'sources.list.d'));
  writeFileSync(join(folder, name), text);
  expect(debianMirror(folder)).toBe('https://mirror.test/debian');
});
