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
        lines: [
          { verb: 'serial', args: ['S0.k'], line: 3 },
          { verb: 'split', args: ['S0.i', 'max(k, 1)'], line: 4 },
        ],
      },
      { scop: 'scop1', lines: [{ verb: 'single', args: ['S0'], line: 7 }] },
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

  it.each([
    ['serial(S0.k)', 1, 1, 'a line comes before the name of its region'],
    ['scop0:\n  serial S0.k', 2, 3, "'serial S0.k' is not of the form verb(argument, …)"],
    ['scop0:\n\n    fly(S0.k)', 3, 5, "there is no verb 'fly'"],
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
