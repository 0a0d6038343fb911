import type { RecipeLine, RecipeVerb } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { mappingOpener } from './mapping-session.js';
import { buildScop, loop, sequence, statement } from './test-support/build-scop.js';

const line = (verb: RecipeVerb, ...args: string[]): RecipeLine => ({ verb, args });

const twoNests = buildScop({
  arrays: { a: ['8', '16'], b: ['8'], s: [] },
  deadAfter: ['s'],
  tree: sequence(
    loop('i', loop('j', statement('0 <= i < 8 and 0 <= j < 16', 'a[i][j] = a[i][j]'))),
    loop('i', sequence(statement('0 <= i < 8', 's = b[i]'), statement('0 <= i < 8', 'b[i] = s'))),
  ),
});

test('a session describes its loops, applies lines and maps the rest', async () => {
  const session = (await mappingOpener())(twoNests);
  try {
    expect(session.loops()).toMatchObject([
      {
        ...{ name: 'S0.i', iterator: 'i', statements: ['S0'], isMapped: false, iterations: 8 },
        inner: [{ name: 'S0.j', iterations: 16, inner: [] }],
      },
      { name: 'S1.i', statements: ['S1', 'S2'], inner: [] },
    ]);
    expect(session.parallelism('S1.i')).toEqual({ isParallel: true, copies: ['s'] });
    session.branch().apply(line('serial', 'S0.i'));
    expect(session.recipe().lines).toEqual([]);
    expect(() => session.apply(line('serial', 'S7.i'))).toThrow('BF2001');
    session.apply(line('permute', 'S0.j', 'S0.i'));
    session.apply(line('distribute', 'S0.j'));
    session.apply(line('threads', 'S0.j', 'S0.i'));
    expect(session.loops().map(({ name, isMapped }) => [name, isMapped])).toEqual([
      ['S0.j', true],
      ['S1.i', false],
    ]);
    session.mapRest();
    const recipe = session.recipe();
    expect(recipe.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'permute(S0.j, S0.i)',
      'distribute(S0.j)',
      'threads(S0.j, S0.i)',
      'privatize(S1.i, s)',
      'distribute(S1.i)',
      'threads(S1.i)',
      'block(S1.i, 256)',
    ]);
    expect((await lowerScop(twoNests, { recipe })).plan.phases).toHaveLength(2);
  } finally {
    session.close();
  }
});

test('what is beside a mapped loop in a loop of the host is mapped, too', async () => {
  const inTime = buildScop({
    params: ['n'],
    arrays: { a: ['n'], b: ['n'] },
    tree: loop(
      't',
      loop('i', statement('0 <= t < 4 and 0 < i < n - 1', 'b[i] = a[i-1] a[i+1]')),
      loop('i', statement('0 <= t < 4 and 0 < i < n - 1', 'a[i] = b[i]')),
    ),
  });
  const session = (await mappingOpener())(inTime);
  try {
    for (const one of [
      line('serial', 'S0.t'),
      line('distribute', 'S1.i'),
      line('threads', 'S1.i'),
      line('block', 'S1.i', '32'),
    ])
      session.apply(one);
    session.mapRest();
    expect(session.recipe().lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'serial(S0.t)',
      'distribute(S1.i)',
      'threads(S1.i)',
      'block(S1.i, 32)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 256)',
      'align(S0.i, 32)',
    ]);
  } finally {
    session.close();
  }
});
