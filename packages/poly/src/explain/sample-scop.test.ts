import type { Recipe, Scop } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { floyd } from '../test-support/program-sketches.js';
import { explainScop } from './explain-scop.js';

async function sampleScop(scop: Scop, sample: { readonly recipe: Recipe | null }) {
  return (await explainScop(scop, { sample })).sample;
}

const line = buildScop({
  arrays: { a: ['999'] },
  tree: loop('i', statement('1 <= i < 999', 'a[i] = a[i-1]')),
});

it('lists the first instances and the dependences between them', async () => {
  const sample = await sampleScop(line, { recipe: null });
  expect(sample?.statements).toMatchObject([{ name: 'S0', iterators: ['i'], isWhole: false, places: null }]);
  const values = sample!.statements[0]!.instances.map(([i]) => i!);
  expect(values).toEqual(values.map((_, position) => position + 1));
  expect(sample!.dependences).toEqual([
    {
      kind: 'flow',
      array: 'a',
      source: 'S0',
      sink: 'S0',
      pairs: values.slice(1).map((i) => [i - 1, i]),
      isCut: false,
    },
  ]);
});

it('shows all instances if small sizes are possible, whatever sizes the program has', async () => {
  const scop = buildScop(floyd);
  const parameters = scop.parameters.map((parameter) => ({ ...parameter, value: 5000 }));
  const sample = await sampleScop({ ...scop, parameters }, { recipe: null });
  const [size] = Object.values(sample!.sizes) as [number];
  expect(sample!.statements[0]).toMatchObject({ isWhole: true });
  expect(sample!.statements[0]!.instances).toHaveLength(size ** 3);
});

it('lists only pairs of neighbouring iterations if there are too many', async () => {
  const scop = buildScop({
    arrays: { s: [] },
    tree: loop('k', loop('i', loop('j', statement('0 <= k < 9 and 0 <= i < 9 and 0 <= j < 9', 'may s = s')))),
  });
  const { dependences } = (await sampleScop(scop, { recipe: null }))!;
  expect(dependences.length).toBeGreaterThan(0);
  for (const { pairs, isCut } of dependences) {
    expect(isCut).toBe(true);
    expect(pairs.every((pair) => Math.abs(pair[0]! - pair[3]!) <= 1)).toBe(true);
  }
});

it('knows which phase executes an instance, and its place in the distribution', async () => {
  const scop = buildScop(floyd);
  const { plan, recipe } = await lowerScop(scop);
  const { instances, places } = (await sampleScop(scop, { recipe }))!.statements[0]!;
  const phase = plan.phases.findIndex(({ hostIterators }) => hostIterators.length === 1);
  expect(places).toEqual(instances.map(([k, i]) => ({ phase, hostIterators: [k], position: [i] })));
});
