import type { LoopNode } from '@boxflow/ir';
import { printIntExpr } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { parseUnit } from '../../parse-unit.js';

const SEARCH = 'for (int i = 0; i < n; i++) if (x[i] > x[best]) best = i;';

/** Returns the places with which the loops of the first region begin, in source order. */
async function placesIn(body: string): Promise<readonly string[]> {
  const text = `double x[999], y[999]; int file;\nint f(int n, int best, int k) { ${body} return best; }`;
  const unit = await parseUnit({ file: 'test.c', text });
  const places = (node: LoopNode): readonly string[] => {
    if (node.kind === 'statement') return [];
    if (node.kind === 'sequence') return node.children.flatMap(places);
    const own = Object.entries(node.firstPlaces ?? {}).map(
      ([name, value]) => `${node.iterator}: ${name} = ${printIntExpr(value)}`,
    );
    return [...own, ...places(node.body)];
  };
  return places(unit.scops[0]!.tree);
}

test.each([
  ['before the region', SEARCH, ['i: best = best_at_begin']],
  ['a constant', `\n#pragma scop\nbest = 3; ${SEARCH}\n#pragma endscop\n`, ['i: best = 3']],
  [
    'a loop variable',
    'for (int t = 0; t < 9; t++) { best = t + 1; for (int i = 0; i < n; i++) if (x[i] > x[best]) best = i; y[t] = best; }',
    ['i: best = t + 1'],
  ],
  [
    'by a conditional',
    'for (int i = 0; i < n; i++) best = x[i] > x[best] ? i : best;',
    ['i: best = best_at_begin'],
  ],
  [
    'not after a search',
    `${SEARCH} for (int i = 0; i < n; i++) if (y[i] > y[best]) best = i;`,
    ['i: best = best_at_begin'],
  ],
  [
    'not in a loop that changes it',
    `for (int t = 0; t < 9; t++) { ${SEARCH} y[t] = t; }`,
    ['t: best = best_at_begin'],
  ],
  ['not of the file', 'for (int i = 0; i < n; i++) if (x[i] > x[file]) file = i;', []],
  ['not if only followed', 'for (int i = 0; i < n; i++) if (x[i] > 0) y[k++] = x[i];', []],
])('the place with which a loop begins: %s', async (_, body, expected) => {
  expect(await placesIn(body)).toEqual(expected);
});
