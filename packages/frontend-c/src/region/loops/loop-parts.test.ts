import { expect, test, vi } from 'vitest';
import { parsePreprocessed } from '../../parse-unit.js';

const asked = vi.hoisted(() => ({ nodes: 0 }));

/** `changedVariable`, with a count of the nodes that it is asked about. */
vi.mock('../uses/writes.js', async (original) => {
  const actual = await original<typeof import('../uses/writes.js')>();
  const changedVariable: typeof actual.changedVariable = (node) => {
    asked.nodes++;
    return actual.changedVariable(node);
  };
  return { ...actual, changedVariable };
});

/** Returns how often changes of variables are looked for if a loop assigns to scalars that are declared before it. */
async function questionsFor(scalars: number): Promise<number> {
  const names = Array.from({ length: scalars }, (_, k) => `v${k}`);
  const body = names.map((name, k) => `${name} = x[i] * ${k + 1} + ${names[Math.max(0, k - 1)]};`);
  const text = `void f(int n, double *restrict x, double *restrict y) {
  double ${names.join(', ')};
  for (int i = 0; i < n; i++) { v0 = 0; ${body.join(' ')} y[i] = ${names.at(-1)}; }
}`;
  asked.nodes = 0;
  const { scops } = await parsePreprocessed('t.c', text, () => text);
  expect(scops).toHaveLength(1);
  return asked.nodes;
}

test('assignments that are no steps of a loop are not looked for in its body', async () => {
  const [few, many] = [await questionsFor(15), await questionsFor(60)];
  expect(many / few).toBeLessThan(10);
});
