import { expect, it } from 'vitest';
import { checkedText, stringsPassedTo } from './checked-text.mjs';

const lines = (path, text) => checkedText(path, text).split('\n').filter(Boolean);

it('takes strings, regular expressions and names of properties from TypeScript', () => {
  const text = [
    "expect(said).toBe('error BF1001: …');",
    'expect(said).toMatch(/error BF1002: /);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a program
    "expect(said).toBe(`BF1003 ${'BF1004'} BF1005`);",
    "run({ BOXFLOW_TILE: '4' });",
  ].join('\n');
  expect(lines('a.test.ts', text)).toEqual([
    'error BF1001: …',
    '/error BF1002: /',
    'BF1003 ',
    'BF1004',
    ' BF1005',
    'BOXFLOW_TILE',
    '4',
  ]);
});

it.each([
  ['a comment', "// 'BF1001'\n/* 'BF1001' */\n/** 'BF1001' */ run();"],
  ['a title', "it('BF1001', () => {});"],
  ['the title of a skipped test', "describe.skip('BF1001', () => {});"],
  ['the title of a table', "it.concurrent.each([1])('BF1001', () => {});"],
  ['a name that is not a property', 'const BF1001 = 1; check(BF1001);'],
])('takes nothing from TypeScript for %s', (_, text) => {
  expect(lines('a.test.ts', text)).toEqual([]);
});

it('finds what is passed to a function', () => {
  const text = "// build(['a']);\nbuild(['b', size('c')], { d: 'e' }); other('f');";
  expect(stringsPassedTo('build', text)).toEqual(['b', 'c', 'd', 'e']);
});

it('takes the rows of a table', () => {
  expect(lines('a.test.ts', "it.each([['BF1001', '--tile']])('%s', () => {});")).toEqual([
    'BF1001',
    '--tile',
  ]);
});

it('takes strings from C++, but no comments and no titles', () => {
  const text = [
    '// "BF5001"',
    '/* "BF5002"',
    '   "BF5003" */',
    'TEST_CASE("BF5004") {',
    '  checks.run("BF5005", [&] {});',
    '  expect_error("BF5006", "http://x \\"quoted\\"", R"({"a": "BF5007"})");',
  ].join('\n');
  expect(lines('a_test.cpp', text)).toEqual(['BF5006', 'http://x \\"quoted\\"', '{"a": "BF5007"}']);
});

it('takes the whole of an expected output', () => {
  expect(checkedText('expected.txt', '// error BF1001: …')).toBe('// error BF1001: …');
});
