import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, type ScopSketch, statement } from '../test-support/build-scop.js';

async function flowOf(sketch: ScopSketch): Promise<Record<string, readonly [boolean, boolean]>> {
  const { plan } = await lowerScop(buildScop(sketch));
  return Object.fromEntries(plan.arrays.map(({ name, liveIn, liveOut }) => [name, [liveIn, liveOut]]));
}

const IN = [true, false];
const OUT = [true, true];
const NEITHER = [false, false];

describe('what is copied in and out', () => {
  test('is what is read, and what is written, as far as somebody may read it later', async () => {
    const sketch: ScopSketch = {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], used: ['n'], dead: ['n'] },
      deadAfter: ['dead'],
      tree: loop(
        'i',
        statement('0 <= i < n', 'dead[i] = A[i]'),
        statement('0 <= i < n', 'B[i] = dead[i] used[i]'),
      ),
    };
    expect(await flowOf(sketch)).toEqual({ A: IN, B: OUT, used: IN, dead: NEITHER });
  });

  test('is the value of before the region wherever it may be read', async () => {
    const read = (text: string, domain = '0 <= i < n'): ScopSketch => ({
      params: ['n'],
      arrays: { B: ['n'], dead: ['n'] },
      deadAfter: ['dead'],
      tree: loop('i', statement(domain, text), statement('0 <= i < n', 'B[i] = dead[i]')),
    });
    expect(await flowOf(read('dead[i] = B[i]'))).toMatchObject({ dead: NEITHER });
    expect(await flowOf(read('may dead[i] = B[i]'))).toMatchObject({ dead: IN });
    expect(await flowOf(read('dead[i] = B[i]', '1 <= i < n'))).toMatchObject({ dead: IN });
  });
});
