import { describe, expect, it } from 'vitest';
import { BoxflowError } from '../diagnostics/diagnostic.js';
import { parseRecipes, printRecipes } from './recipe-text.js';

const TEXT = `# floyd.c:12
scop0:
  serial(S0.k)   # the pivot
  split(S0.i, max(k, 1))

scop1:
  single(S0)
`;

describe('recipes as text', () => {
  it('reads sections, lines, comments and arguments with commas of their own', () => {
    expect(parseRecipes(TEXT, 'r.txt')).toEqual([
      {
        scop: 'scop0',
        location: { file: 'r.txt', line: 2, column: 1 },
        lines: [
          { verb: 'serial', args: ['S0.k'], location: { file: 'r.txt', line: 3, column: 3 } },
          { verb: 'split', args: ['S0.i', 'max(k, 1)'], location: { file: 'r.txt', line: 4, column: 3 } },
        ],
      },
      {
        scop: 'scop1',
        location: { file: 'r.txt', line: 6, column: 1 },
        lines: [{ verb: 'single', args: ['S0'], location: { file: 'r.txt', line: 7, column: 3 } }],
      },
    ]);
  });

  it('reads back what it prints', () => {
    const recipes = parseRecipes(
      'scop0:\n  serial(S0.k)\n  distribute(S0.i, S0.j)\n\nscop1:\n  single(S0)\n',
      'r.txt',
    );
    expect(parseRecipes(printRecipes(recipes), 'r.txt').map(({ lines }) => lines.map((l) => l.args))).toEqual(
      recipes.map(({ lines }) => lines.map((l) => l.args)),
    );
  });

  it.each<[string, number, number, string]>([
    ['serial(S0.k)', 1, 1, 'a line comes before the name of its region'],
    ['scop0:\n  serial S0.k', 2, 3, "'serial S0.k' is not of the form verb(argument, …)"],
    ...[
      'serial(S0.k) single(S1)',
      'split(S0.i, max(k, 1)',
      'serial(S0.k))',
      'serial(S0.k,)',
      'fuse(, S0.i)',
    ].map((line): [string, number, number, string] => [
      `scop0:\n  ${line}`,
      2,
      3,
      `'${line}' is not of the form verb(argument, …)`,
    ]),
    ['scop0:\n\n    fly(S0.k)', 3, 5, "there is no verb 'fly'"],
    ['scop0:\n  serial(S0.k)\n scop0:\n', 3, 2, 'scop0 has a recipe in line 1 already'],
    ['', 1, 1, 'the file has no recipe'],
    ['# nothing\n\n', 1, 1, 'the file has no recipe'],
    ['\x7fELF\x02\x01\x00', 1, 1, 'this is not a text file'],
    ['scop0: \uFFFD', 1, 1, 'this is not a text file'],
  ])('refuses %j with its place', (text, line, column, message) => {
    let thrown: unknown;
    try {
      parseRecipes(text, 'r.txt');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(BoxflowError);
    expect((thrown as BoxflowError).diagnostics[0]).toMatchObject({
      code: 'BF2090',
      family: 'user',
      message,
      location: { file: 'r.txt', line, column },
    });
  });
});
