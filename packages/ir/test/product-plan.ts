import { int, type Plan, type PlanBox, parseIntExpr, variable } from '../src/index.ts';

const box = (lo: readonly string[], hi: readonly string[]): PlanBox => ({
  lo: lo.map(parseIntExpr),
  hi: hi.map(parseIntExpr),
});

/** C = A B, and then A[i][j] = C[i][j] + C[i][max(j - 1, 0)], in rectangles: two phases with the same two classes. */
export function productPlan(): Plan {
  const n = variable('n');
  const own = box(['lo', 'lo2'], ['hi', 'hi2']);
  const rows = box(['lo', '0'], ['hi', 'n']);
  const left = box(['lo', 'max(0, lo2 - 1)'], ['hi', 'hi2']);
  const columns = box(['0', 'lo2'], ['n', 'hi2']);
  const common = {
    hostIterators: [],
    class: 0,
    iterator: 'i',
    lo: int(0),
    hi: n,
    second: { class: 1, iterator: 'j', lo: int(0), hi: n },
    single: null,
    workHull: parseIntExpr('(hi - lo) * (hi2 - lo2)'),
  };
  const launch = {
    scalars: ['n', 'lo', 'hi', 'lo2', 'hi2'].map(variable),
    grid: ['hi - lo', 'hi2 - lo2'].map(parseIntExpr),
    block: [8, 32],
  };
  const view = { cleanUp: false, reads: [], writes: [] };
  return {
    version: 2,
    name: 'scop0',
    origin: 'product.c:3',
    parameters: ['n'],
    assumptions: [],
    arrays: ['A', 'B', 'C'].map((name) => ({
      name,
      element: 'double',
      extents: [n, n],
      liveIn: true,
      liveOut: name !== 'B',
    })),
    classes: [
      { name: 'C.0', lo: int(0), hi: n },
      { name: 'C.1', lo: int(0), hi: n },
    ],
    phases: [
      {
        ...common,
        name: 'p0',
        summary: 'S0 (line 4)',
        views: [
          { ...view, name: 'A', array: 0, boxHull: rows, reads: [rows] },
          { ...view, name: 'B', array: 1, boxHull: columns, reads: [columns] },
          { ...view, name: 'C', array: 2, boxHull: own, writes: [{ box: own, exact: true }] },
        ],
        launches: [{ ...launch, kernel: 'scop0_p0_k0', views: [0, 1, 2] }],
        flowOut: [
          {
            array: 2,
            toPhase: 1,
            boxes: [box(['max(lo, rlo)', 'max(lo2, rlo2 - 1)'], ['min(hi, rhi)', 'min(hi2, rhi2)'])],
            exact: true,
          },
        ],
        flowOutSets: [{ array: 2, boxes: [own], exact: true }],
      },
      {
        ...common,
        name: 'p1',
        summary: 'S1 (line 7)',
        views: [
          { ...view, name: 'A', array: 0, boxHull: own, writes: [{ box: own, exact: true }] },
          { ...view, name: 'C', array: 2, boxHull: left, reads: [left] },
        ],
        launches: [{ ...launch, kernel: 'scop0_p1_k0', views: [0, 1] }],
        flowOut: [],
        flowOutSets: [],
      },
    ],
    host: [0, 1].map((phase) => ({ kind: 'phase', phase, iterators: [] })),
  };
}
