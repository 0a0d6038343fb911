import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { computeDependences, type Dependences } from '../model/dependences.js';
import { modelScop } from '../model/scop-model.js';
import { applyDefaultRecipe } from '../recipe/default/default-recipe.js';
import { originalState } from '../recipe/mapping-state.js';
import { buildScop, loop, type ScopSketch, statement } from '../test-support/build-scop.js';
import { floyd, heat3d, jacobi2d, lu, matmul } from '../test-support/program-sketches.js';
import { insertMark } from '../tree/marks.js';
import { originalSchedule } from '../tree/original-schedule.js';
import { type MappedScop, mappedScop } from './mapped-scop.js';
import { verifyMapped } from './verify-mapped.js';

function mappedByDefault(ctx: isl.Context, sketch: ScopSketch): MappedScop {
  return mappedScop(applyDefaultRecipe(originalState(modelScop(ctx, buildScop(sketch)), false), 'any order'));
}

function dependencesOf(ctx: isl.Context, sketch: ScopSketch): Dependences {
  const model = modelScop(ctx, buildScop(sketch));
  return computeDependences(model, originalSchedule(model));
}

const square = '0 <= i < n and 0 <= k < n';
const sum = (body: string): ScopSketch => ({
  params: ['n'],
  arrays: { A: ['n', 'n'], s: ['n'] },
  tree: loop('i', loop('k', statement(square, body))),
});
const rowSums = sum('s[i] = s[i] A[i][k]');
const copies: ScopSketch = {
  params: ['n'],
  arrays: { A: ['n'], B: ['n'] },
  tree: loop('i', statement('0 <= i < n', 'A[i] = B[i]'), loop('k', statement(square, 'B[i] = A[i] B[i]'))),
};

test.each(Object.entries({ floyd, heat3d, jacobi2d, lu, matmul, rowSums, copies }))(
  'the default mapping of %s is in order',
  async (_, sketch) => {
    const ctx = await isl.Context.create();
    expect(verifyMapped(mappedByDefault(ctx, sketch))).toEqual([]);
  },
);

test('threads that depend on each other are found', async () => {
  const ctx = await isl.Context.create();
  const dependences = dependencesOf(ctx, sum('s[i] = s[i-1] A[i][k]'));
  const [problem, ...more] = verifyMapped({ ...mappedByDefault(ctx, rowSums), dependences });
  expect(problem).toMatch(/^threads of k0 depend on each other in p0: .*S0\[i, k.*-> S0\[/);
  expect(more).toEqual([]);
});

test('a thread that is out of order is found', async () => {
  const ctx = await isl.Context.create();
  const mapped = mappedByDefault(ctx, copies);
  const { shared } = mapped.dependences;
  const [problem] = verifyMapped({
    ...mapped,
    dependences: { ...mapped.dependences, shared: shared.reverse() },
  });
  expect(problem).toMatch(/^a thread of k0 is out of order in p0: .*S1\[i, k\] -> S0\[i/);
});

test('a phase that the host starts too early is found', async () => {
  const ctx = await isl.Context.create();
  const mapped = mappedByDefault(ctx, jacobi2d);
  const shared = mapped.dependences.shared.reverse();
  const problems = verifyMapped({ ...mapped, dependences: { ...mapped.dependences, shared } });
  expect(problems).toEqual([expect.stringMatching(/^a phase is started before one that it depends on/)]);
});

test('instances that are executed never, or twice, are found', async () => {
  const ctx = await isl.Context.create();
  const mapped = mappedByDefault(ctx, rowSums);
  expect(verifyMapped({ ...mapped, phases: [] })).toEqual([
    '[n] -> { S0[i, k] : 0 <= i < n and 0 <= k < n } is never executed',
  ]);
  expect(verifyMapped({ ...mapped, phases: [...mapped.phases, ...mapped.phases] })).toEqual([
    '[n] -> { S0[i, k] : 0 <= i < n and 0 <= k < n } is executed twice',
  ]);
});

test('a register for several elements is found', async () => {
  const ctx = await isl.Context.create();
  const mapped = mappedByDefault(ctx, rowSums);
  const phases = mapped.phases.map((phase) => ({
    ...phase,
    launches: phase.launches.map((launch) => ({
      ...launch,
      node: insertMark(launch.node, { kind: 'registers', array: 's' }),
    })),
  }));
  expect(verifyMapped({ ...mapped, phases })).toContain(
    'k0 keeps no element in a register: the loop updates several elements of s',
  );
});
