import { expect, it } from 'vitest';
import { floydKernel } from '../../test/floyd-kernel.ts';
import { printKernel } from './kernel-print.js';

it('a kernel is short, one line per thing', () => {
  expect(printKernel(floydKernel())).toMatchInlineSnapshot(`
    "kernel scop0_p0_k0(path_0, path_1, n, k, lo, hi): S0 (line 12) for lo <= i < hi, rows before k
      view double path_0[][] of path
      view const double path_1[][] of path
      thread i from lo, hi - lo of them
      thread j from 0, n of them
      block 8 × 32
      S0(k, i, j) through path_0, path_0, path_1, path_0
    "
  `);
});

it('a thread says what it keeps to itself', () => {
  const kernel = floydKernel();
  const [instance] = kernel.body;
  const buffer = { name: 'mine', array: 'path', element: 'double', extents: [4, 4] } as const;
  const printed = printKernel({
    ...kernel,
    buffers: [buffer],
    body: [{ ...instance!, views: [0, { buffer: 0 }, 1, 0] } as (typeof kernel.body)[number]],
  });
  expect(printed).toContain("  buffer double mine[4][4], the thread's part of path\n");
  expect(printed).toContain('  S0(k, i, j) through path_0, mine, path_1, path_0\n');
});

it('tiles that begin with whole lines of memory say so', () => {
  const tile = [
    { first: 'ii', size: 4 },
    { first: 'jj', size: 128, aligned: 32 },
  ];
  const printed = printKernel({ ...floydKernel(), blocks: { tile, stages: [] } });
  expect(printed).toContain('  tile 4 × 128 from multiples of 32\n');
});
