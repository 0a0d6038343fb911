import { BoxflowError, type Recipe, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

/** In each step a row of A is set, and all rows are changed. `row`: over t, n and T. */
const setsRow = (row: string, nest = 'A[i][j] = A[i][j] B[i][j]') =>
  buildScop({
    params: ['n', 'T'],
    arrays: { A: ['n', 'n'], B: ['n', 'n'], f: ['T'] },
    tree: loop(
      't',
      loop('j', statement('0 <= t < T and t < n and 0 <= j < n', `A[${row}][j] = f[t]`)),
      loop('i', loop('j', statement('0 <= t < T and t < n and 0 <= i < n and 0 <= j < n', nest))),
    ),
  });

const owners = ({ lines }: Recipe): string[] =>
  lines.flatMap(({ verb, args }) => (verb === 'owner' ? [args.join(', ')] : []));

describe('a loop that writes one line of an array', () => {
  test.each(['0', 't'])('goes to the owner of row %s', async (row) => {
    const scop = setsRow(row);
    const lowered = await lowerScop(scop);
    expect(owners(lowered.recipe)).toEqual(['S0.j, A.0']);
    const [first, second] = lowered.plan.phases;
    expect(first?.iterator).toBe('A.0');
    expect(first?.class).toBe(second?.class);
    for (const devices of [1, 2, 5]) await expectSequentialResult(scop, lowered, { n: 4, T: 3 }, devices);
  });

  test('is dealt out where nothing else uses the array by rows', async () => {
    const scop = setsRow('0', 'B[i][j] = B[i][j]');
    const lowered = await lowerScop(scop);
    expect(owners(lowered.recipe)).toEqual([]);
    await expectSequentialResult(scop, lowered, { n: 4, T: 3 }, 3);
  });

  test('is dealt out where no serial loop is around both', async () => {
    const scop = buildScop({
      params: ['n'],
      arrays: { A: ['n', 'n'], f: ['n'] },
      tree: loop('j', statement('0 <= j < n', 'A[0][j] = f[j]')),
    });
    expect(owners((await lowerScop(scop)).recipe)).toEqual([]);
  });
});

describe('an owner line that does not apply says why', () => {
  const failure = async (scop: Scop, ...lines: [string, ...string[]][]) => {
    const recipe = {
      scop: 'scop0',
      lines: lines.map(([verb, ...args], i) => ({
        verb,
        args,
        location: { file: 'recipe.txt', line: i + 1, column: 1 },
      })),
    };
    const error = await lowerScop(scop, { recipe: recipe as Recipe }).catch((reason: unknown) => reason);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe was accepted');
    const [diagnostic] = error.diagnostics;
    return `${diagnostic?.code} ${diagnostic?.message}`;
  };

  test.each<[string, [string, ...string[]][]]>([
    ['BF2004 owner(S0.j, A.0): the loop is not distributed in one dimension', [['owner', 'S0.j', 'A.0']]],
    [
      'BF2004 owner(S0.j, A.1): its iterations do not all write elements with the same A.1',
      [
        ['distribute', 'S0.j'],
        ['owner', 'S0.j', 'A.1'],
      ],
    ],
    [
      'BF2004 owner(S0.j, B.0): its iterations do not all write elements with the same B.0',
      [
        ['distribute', 'S0.j'],
        ['owner', 'S0.j', 'B.0'],
      ],
    ],
    [
      'BF2002 owner(S0.j, A): the arguments are not of the form owner(LOOP, ARRAY.DIMENSION)',
      [
        ['distribute', 'S0.j'],
        ['owner', 'S0.j', 'A'],
      ],
    ],
  ])('%s', async (message, lines) => {
    expect(await failure(setsRow('0'), ['serial', 'S0.t'], ...lines)).toBe(
      message.replace(/line (\d)/, (_, line) => `line ${Number(line) + 1}`),
    );
  });
});
