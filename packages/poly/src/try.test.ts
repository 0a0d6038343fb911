import { test } from 'vitest';
import { buildScop, loop, sequence, statement } from './test-support/build-scop.js';
import { lowerScop } from './lower-scop.js';
import * as ir from '@boxflow/ir';
const progs: Record<string, any> = {
 floyd: { params: ['n'], context: '[n] -> { : n >= 1 }', arrays: { path: ['n', 'n'] },
    tree: loop('k', loop('i', loop('j', statement('0 <= k < n and 0 <= i < n and 0 <= j < n', 'path[i][j] = path[i][j] path[i][k] path[k][j]')))) },
 heat: { params: ['n', 'T'], context: '[n,T] -> { : n >= 1 }', arrays: { A: ['2', 'n', 'n'] },
    tree: loop('t', loop('i', loop('j', statement('0 <= t < T and 1 <= i < n-1 and 1 <= j < n-1', 'A[(t+1)%2][i][j] = A[t%2][i][j] A[t%2][i-1][j] A[t%2][i+1][j] A[t%2][i][j-1] A[t%2][i][j+1]')))) },
 fdtd: { params: ['n', 'm', 'T'], arrays: { ey: ['n', 'm'], ex: ['n','m'], hz: ['n','m'], fict: ['T'] },
    tree: loop('t', loop('j', statement('0<=t<T and 0<=j<m', 'ey[0][j] = fict[t]')),
       loop('i', loop('j', statement('0<=t<T and 1<=i<n and 0<=j<m', 'ey[i][j] = ey[i][j] hz[i][j] hz[i-1][j]'))),
       loop('i', loop('j', statement('0<=t<T and 0<=i<n and 1<=j<m', 'ex[i][j] = ex[i][j] hz[i][j] hz[i][j-1]'))),
       loop('i', loop('j', statement('0<=t<T and 0<=i<n-1 and 0<=j<m-1', 'hz[i][j] = hz[i][j] ex[i][j] ex[i][j+1] ey[i][j] ey[i+1][j]')))) },
};
for (const [name, sk] of Object.entries(progs)) test(name, async () => {
  const t0 = performance.now();
  const low = await lowerScop(buildScop(sk));
  console.log(name, performance.now() - t0, 'ms');
  const f = (ir as any).printPlan;
  console.log(f ? f(low.plan) : JSON.stringify(low.plan.phases.map((p) => p.flowOut)).slice(0, 3000));
});
