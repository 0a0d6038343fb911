import {
  apply,
  type HostNode,
  type IntExpr,
  int,
  type Plan,
  type PlanBox,
  parseIntExpr,
  variable,
} from '../src/index.ts';

const n = variable('n');
const k = variable('k');
const rows = (lo: IntExpr, hi: IntExpr): PlanBox => ({ lo: [lo, int(0)], hi: [hi, n] });
const tile = rows(variable('lo'), variable('hi'));
const rowK = rows(k, apply('add', k, int(1)));
const nextRow: PlanBox = {
  guard: parseIntExpr('lo <= k + 1 && k + 1 < hi && k + 2 <= n'),
  lo: [parseIntExpr('k + 1'), int(0)],
  hi: [parseIntExpr('k + 2'), n],
};

function part(name: string, lo: string, hi: string): Plan['phases'][number] {
  return {
    name,
    summary: 'S0 (line 12)',
    hostIterators: ['k'],
    class: 0,
    iterator: 'i',
    lo: parseIntExpr(lo),
    hi: parseIntExpr(hi),
    single: null,
    views: [
      {
        name: 'path_0',
        array: 0,
        boxHull: tile,
        reads: [tile],
        writes: [{ box: tile, exact: true }],
        cleanUp: false,
      },
      { name: 'path_1', array: 0, boxHull: rowK, reads: [rowK], writes: [], cleanUp: true },
    ],
    launches: [
      {
        kernel: `scop0_${name}_k0`,
        views: [0, 1],
        scalars: [n, k, variable('lo'), variable('hi')],
        grid: [apply('sub', variable('hi'), variable('lo')), n],
        block: [8, 32],
      },
    ],
    flowOut: [0, 1].map((toPhase) => ({ array: 0, toPhase, boxes: [nextRow], exact: true })),
    flowOutSets: [{ array: 0, boxes: [tile], exact: true }],
    workHull: parseIntExpr('(hi - lo) * n'),
  };
}

/** Floyd-Warshall with row k left alone (it does not change in iteration k): two phases, before and after row k. */
export function floydPlan(): Plan {
  const calls: HostNode[] = [0, 1].map((phase) => ({ kind: 'phase', phase, iterators: [k] }));
  return {
    version: 2,
    name: 'scop0',
    origin: 'floyd.c:12',
    parameters: ['n'],
    assumptions: [{ condition: parseIntExpr('n >= 1'), message: 'n is not positive' }],
    arrays: [{ name: 'path', element: 'double', extents: [n, n], liveIn: true, liveOut: true }],
    classes: [{ name: 'path.0', lo: int(0), hi: n }],
    phases: [part('p0', '0', 'k'), part('p1', 'k + 1', 'n')],
    host: [
      { kind: 'for', iterator: 'k', init: int(0), condition: parseIntExpr('k < n'), step: 1, body: calls },
    ],
  };
}
