import { expect, it } from 'vitest';
import type { Failure } from './compare-runs.js';
import { generateProgram } from './generate-program.js';
import { layOut } from './layout.js';
import type { Program, Statement } from './program.js';
import { type Check, shrinkFailure } from './shrink-failure.js';
import { simplerPrograms } from './shrink-program.js';

/** In place of compilers: a bug that a program has wherever `isWrong` holds, and another one, of another kind. */
function planted(isWrong: (program: Program) => boolean): Check {
  return async (programs) =>
    new Map(
      programs.flatMap((program, k): [number, Failure][] => {
        if (isWrong(program)) return [[k, { kind: 'wrong result', detail: 'planted', setting: null }]];
        const other: Failure = { kind: 'the program hangs', detail: 'planted, too', setting: null };
        return program.arrays.length > 3 ? [[k, other]] : [];
      }),
    );
}

/** All statements, at any depth, with the number of loops around each. */
function flattened(body: readonly Statement[], loops = 0): readonly (readonly [Statement, number])[] {
  return body.flatMap((each) => {
    const inner = each.kind === 'for' ? loops + 1 : loops;
    if (each.kind === 'if')
      return [[each, loops] as const, ...flattened([...each.then, ...each.otherwise], loops)];
    return [[each, loops] as const, ...('body' in each ? flattened(each.body, inner) : [])];
  });
}

const BUGS: Readonly<Record<string, (program: Program) => boolean>> = {
  'a sum inside two loops': ({ body }) =>
    flattened(body).some(([each, loops]) => each.kind === 'assign' && each.operator === '+=' && loops >= 2),
  'a loop that counts down around an assignment': ({ body }) =>
    flattened(body).some(
      ([each]) =>
        each.kind === 'for' &&
        each.step < 0 &&
        flattened(each.body).some(([inner]) => inner.kind === 'assign'),
    ),
  'a subscript with two names': ({ body }) =>
    flattened(body).some(
      ([each]) =>
        each.kind === 'assign' && each.target.subscripts.some(({ value }) => value.terms.length > 1),
    ),
};

it.each(Object.entries(BUGS))('a program that fails for %s becomes a small one', async (_name, isWrong) => {
  const seeds = Array.from({ length: 1000 }, (_, k) => k + 1);
  const large = seeds
    .map(generateProgram)
    .filter((program) => isWrong(program) && flattened(program.body).length >= 8)
    .slice(0, 5);
  expect(large).toHaveLength(5);
  for (const program of large) {
    const check = planted(isWrong);
    const [failure] = (await check([program])).values();
    const small = await shrinkFailure(program, failure!, check, Number.POSITIVE_INFINITY);
    expect(isWrong(small.program)).toBe(true);
    expect(small.failure.kind).toBe('wrong result');
    expect(small.program.seed).toBe(program.seed);
    // The loops and the assignment that the bug needs, and nothing else.
    expect(flattened(small.program.body).length, JSON.stringify(small.program.body)).toBeLessThanOrEqual(3);
    const [assignment] = flattened(small.program.body).filter(([each]) => each.kind === 'assign');
    expect(assignment?.[0]).toMatchObject({ value: { kind: 'affine' } });
  }
});

it('every step of shrinking is a program that cannot be out of bounds, unlike the one before', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const program = generateProgram(seed);
    for (const simpler of simplerPrograms(program)) {
      expect(() => layOut(simpler)).not.toThrow();
      expect(simpler).not.toEqual(program);
    }
  }
});

it('shrinking ends in time where each step takes long', async () => {
  const program = generateProgram(3);
  const failure: Failure = { kind: 'wrong result', detail: '', setting: null };
  const until = Date.now() + 200;
  const slow: Check = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Map([[0, failure]]);
  };
  await shrinkFailure(program, failure, slow, until);
  expect(Date.now() - until).toBeLessThan(5_000);
});
