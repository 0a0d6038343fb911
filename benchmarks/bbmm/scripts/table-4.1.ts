import { type Box, box, boxHull, boxSet, intersect, isSubset, setUnion, subtract } from '@boxflow/bbox';
import { median } from '../../compile-time/median.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import { table41 } from '../thesis/thesis.js';

const ROUNDS = 9;
const CALLS = 20_000;

const OPERATIONS: Readonly<Record<string, (a: Box, b: Box) => unknown>> = {
  bb_convex_union: boxHull,
  bb_simple_union: (a, b) => setUnion(boxSet(a.lo.length, [a]), boxSet(b.lo.length, [b])),
  bb_intersection: intersect,
  bb_subtract: subtract,
  bb_is_subset: isSubset,
};

export const table41Script: Script = {
  name: 'table-4.1',
  title: 'cost of the operations on boxes, by number of dimensions',
  withoutTarget: true,
  async run() {
    const rows: Row[] = [];
    for (const { operation, overhead } of table41.rows) {
      for (const dimensions of [1, 2, 3, 4, 5]) {
        const [a, b] = overlapping(dimensions);
        const nanoseconds = timeOf(() => OPERATIONS[operation]!(a, b));
        rows.push({ operation, thesis_overhead: overhead, dimensions, nanoseconds });
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'Operations on boxes',
          kind: 'line',
          unit: 'ns',
          category: ['dimensions'],
          series: ['operation'],
          values: ['nanoseconds'],
        },
      ],
      notes: [
        'Measured on this machine, whatever the target, in TypeScript (@boxflow/bbox): an upper bound for libboxflow, which ' +
          'does the same in C++. Boxes overlap in every dimension. Our simple union also makes its boxes disjoint.',
      ],
    };
  },
};

function overlapping(dimensions: number): [Box, Box] {
  const all = (value: number) => Array.from({ length: dimensions }, () => value);
  return [box(all(0), all(100)), box(all(50), all(150))];
}

/** Nanoseconds of one call: the median of several rounds, after one that is not counted. */
function timeOf(call: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const begin = process.hrtime.bigint();
    for (let i = 0; i < CALLS; i++) call();
    return Number(process.hrtime.bigint() - begin) / CALLS;
  });
  return median(rounds.slice(1));
}
