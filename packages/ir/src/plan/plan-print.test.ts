import { expect, it } from 'vitest';
import { floydPlan } from '../../test/floyd-plan.ts';
import { productPlan } from '../../test/product-plan.ts';
import { printPlan } from './plan-print.js';

it('a plan is short, one line per thing', () => {
  expect(printPlan(floydPlan())).toMatchInlineSnapshot(`
    "plan scop0 of floyd.c:12
      parameters n
      assume n >= 1; otherwise n is not positive
      array double path[n][n], live in and out
      class path.0 [0, n)
      phase p0(k): S0 (line 12)
        i in [0, k), class path.0
        view path_0: path [lo, hi) × [0, n)
          reads [lo, hi) × [0, n)
          writes [lo, hi) × [0, n)
        view path_1: path [k, k + 1) × [0, n), freed after the iteration
          reads [k, k + 1) × [0, n)
        launch scop0_p0_k0(path_0, path_1; n, k, lo, hi), threads (hi - lo, n) in blocks (8, 32)
        flow path to p0: [k + 1, k + 2) × [0, n) where lo <= k + 1 && k + 1 < hi && k + 2 <= n
        flow path to p1: [k + 1, k + 2) × [0, n) where lo <= k + 1 && k + 1 < hi && k + 2 <= n
        flow out of path: [lo, hi) × [0, n)
        work (hi - lo) * n
      phase p1(k): S0 (line 12)
        i in [k + 1, n), class path.0
        view path_0: path [lo, hi) × [0, n)
          reads [lo, hi) × [0, n)
          writes [lo, hi) × [0, n)
        view path_1: path [k, k + 1) × [0, n), freed after the iteration
          reads [k, k + 1) × [0, n)
        launch scop0_p1_k0(path_0, path_1; n, k, lo, hi), threads (hi - lo, n) in blocks (8, 32)
        flow path to p0: [k + 1, k + 2) × [0, n) where lo <= k + 1 && k + 1 < hi && k + 2 <= n
        flow path to p1: [k + 1, k + 2) × [0, n) where lo <= k + 1 && k + 1 < hi && k + 2 <= n
        flow out of path: [lo, hi) × [0, n)
        work (hi - lo) * n
      host
        for k = 0 while k < n step 1
          p0(k)
          p1(k)
    "
  `);
});

it('a second dimension is said, and the intervals that boxes have in it', () => {
  const lines = printPlan(productPlan()).split('\n').slice(5, 18);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "  class C.0 [0, n)
      class C.1 [0, n)
      phase p0(): S0 (line 4)
        i in [0, n), class C.0
        and j in [0, n), class C.1
        view A: A [lo, hi) × [0, n)
          reads [lo, hi) × [0, n)
        view B: B [0, n) × [lo2, hi2)
          reads [0, n) × [lo2, hi2)
        view C: C [lo, hi) × [lo2, hi2)
          writes [lo, hi) × [lo2, hi2)
        launch scop0_p0_k0(A, B, C; n, lo, hi, lo2, hi2), threads (hi - lo, hi2 - lo2) in blocks (8, 32)
        flow C to p1: [max(lo, rlo), min(hi, rhi)) × [max(lo2, rlo2 - 1), min(hi2, rhi2))"
  `);
});
