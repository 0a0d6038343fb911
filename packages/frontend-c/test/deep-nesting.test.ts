import { expect, test } from 'vitest';
import { parseUnit } from '../src/index.js';

const DEPTH = 300;

test('hundreds of nested loops are refused in time', async () => {
  const loops = Array.from({ length: DEPTH }, (_, d) => {
    const bound = d === 0 ? 'n' : `i${d - 1}`;
    return `for (int i${d} = 0; i${d} < ${bound}; i${d}++)\n`;
  });
  const text = `void f(int n, double a[n]) {\n${loops.join('')}a[i0] = 1;\n}\n`;
  const { scops, refusals } = await parseUnit({ file: 'deep.c', text });
  expect(scops).toEqual([]);
  expect(refusals[0]?.reason).toMatchObject({ code: 'BF1127', family: 'limitation' });
}, 15_000);
