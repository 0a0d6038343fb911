import { apply, type Bundle, int, type Plan, variable } from '@boxflow/ir';

/** A bundle with one region: `x[i] = 2 * x[i] + y[i]` for all i, `steps` times, compiled for the host. */
export function doublingBundle(change: (plan: Plan) => Plan = (plan) => plan): Bundle {
  return {
    version: 1,
    files: ['doubling.c'],
    plans: [change(doublingPlan())],
    recipes: [],
    kernels: [],
    sources: { programs: [''], host: HOST_KERNELS, opencl: '', cuda: '' },
    diagnostics: [],
  };
}

const HOST_KERNELS = `
#include <boxflow/boxflow.h>
static void doubling(void *const *a) {
  double *x = *(double **)a[0];
  const double *y = *(const double **)a[1];
  int64_t lo = *(int64_t *)a[2], count = *(int64_t *)a[3];
  for (int64_t i = lo; i < lo + count; i++) x[i] = 2 * x[i] + y[i];
}
const boxflow_host_kernel boxflow_host_kernels[] = { { "doubling", doubling }, { 0, 0 } };
`;

function doublingPlan(): Plan {
  const n = variable('n');
  const own = { lo: [variable('lo')], hi: [variable('hi')] };
  return {
    version: 2,
    name: 'scop0',
    origin: 'doubling.c:3',
    parameters: ['n', 'steps'],
    assumptions: [{ condition: apply('ge', n, int(1)), message: 'the extents are not positive' }],
    arrays: [
      { name: 'x', element: 'double', extents: [n], liveIn: true, liveOut: true },
      { name: 'y', element: 'double', extents: [n], liveIn: true, liveOut: false },
    ],
    classes: [{ name: 'x.0', lo: int(0), hi: n }],
    phases: [
      {
        name: 'p0',
        summary: 'S0 (line 4)',
        hostIterators: ['t'],
        class: 0,
        iterator: 'i',
        lo: int(0),
        hi: n,
        single: null,
        views: [
          {
            name: 'x',
            array: 0,
            boxHull: own,
            reads: [own],
            writes: [{ box: own, exact: true }],
            cleanUp: false,
          },
          { name: 'y', array: 1, boxHull: own, reads: [own], writes: [], cleanUp: false },
        ],
        launches: [
          {
            kernel: 'doubling',
            views: [0, 1],
            scalars: [variable('lo')],
            grid: [apply('sub', variable('hi'), variable('lo'))],
            block: [64],
          },
        ],
        flowOut: [],
        flowOutSets: [],
        workHull: apply('sub', variable('hi'), variable('lo')),
      },
    ],
    host: [
      {
        kind: 'for',
        iterator: 't',
        init: int(0),
        condition: apply('lt', variable('t'), variable('steps')),
        step: 1,
        body: [{ kind: 'phase', phase: 0, iterators: [variable('t')] }],
      },
    ],
  };
}
