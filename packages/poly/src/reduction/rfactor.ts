import type { Access, Scop, ScopArray, Statement } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { freeName } from '../model/free-name.js';
import { statementsIn } from '../tree/statements-in.js';
import { loopsOfParts, replaceLoop } from './loop-tree.js';
import {
  type PartIterators,
  type Partition,
  PartitionedSpace,
  partIterators,
  partLoops,
} from './partition.js';
import { partsOf } from './parts.js';
import type { Reduction } from './reducible.js';
import { withWrappingUpdates } from './wrapping.js';

/**
 * Reductions of a loop in parts, whose results are combined at the end (Halide's rfactor):
 *
 *   for i: s += a[i]
 *
 *   →  for chunk: for lane:                                        parallel
 *        s_part = 0
 *        for i with i / K = chunk and i mod L = lane: s_part += a[i]
 *        s_lanes[chunk][lane] = s_part
 *      for chunk:                                                  parallel
 *        s_chunks[chunk] = 0
 *        for lane: s_chunks[chunk] += s_lanes[chunk][lane]
 *      for chunk: s += s_chunks[chunk]                             serial and short
 *
 * Other statements of the loop come along. Neighbouring lanes read neighbouring elements, as threads of a GPU should, and
 * a chunk is an interval of the loop, so that the data of some chunks is a box. Does not ask whether the iterations may
 * be executed in that order (`whyNotInParts` does), nor whether one is below 0, which no chunk has (`mayBeNegative` does).
 *
 * @param first the loop's first statement
 */
export function rfactor(
  ctx: isl.Context,
  scop: Scop,
  first: string,
  partition: Partition,
  reductions: readonly Reduction[],
): Scop {
  const iterators = freeIterators(scop);
  const space = new PartitionedSpace(ctx, scop, partition, iterators);
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  const around = { scop, space, partition, iterators, taken };
  const added = reductions.map((reduction) => ({ reduction, parts: partsOf(around, reduction) }));
  const parts = added.map((one) => one.parts);
  const inside = new Set<string>();
  const tree = replaceLoop(scop.tree, first, partition.depth, (loop) => {
    for (const name of statementsIn(loop)) inside.add(name);
    return loopsOfParts(loop, iterators, parts);
  });
  // An array declared inside the loop is accessed nowhere else, and declared further inside now.
  const deeper = partLoops(partition, iterators).length;
  const accessed = scop.statements.filter(({ name }) => inside.has(name)).flatMap(({ accesses }) => accesses);
  const declaredIn = new Set(
    scop.arrays
      .filter(({ loopsAround }) => loopsAround > partition.depth)
      .filter(({ name }) => accessed.some(({ array }) => array === name))
      .map(({ name }) => name),
  );
  const rewritten = scop.statements.map((statement) => {
    if (!inside.has(statement.name)) return statement;
    const moved = inParts(space, partition, iterators, statement);
    return added
      .filter(({ reduction }) => reduction.statements.includes(statement.name))
      .reduce((updated, one) => accumulating(space, updated, one.reduction, one.parts.accumulator), moved);
  });
  return {
    ...scop,
    arrays: [
      ...scop.arrays.map((array) =>
        declaredIn.has(array.name) ? { ...array, loopsAround: array.loopsAround + deeper } : array,
      ),
      ...parts.flatMap(({ accumulator, results }) => [accumulator, ...results]),
    ],
    statements: [
      ...rewritten,
      ...parts.flatMap(({ begin, finish, lanes, total }) => {
        return [begin, finish, ...(lanes ? [lanes.begin, lanes.add] : []), total];
      }),
    ],
    tree,
  };
}

function freeIterators({ parameters, statements }: Scop): PartIterators {
  const taken = new Set([
    ...parameters.map(({ name }) => name),
    ...statements.flatMap(({ iterators }) => iterators),
  ]);
  return { chunk: freeName('chunk', taken), lane: freeName('lane', taken) };
}

function inParts(
  space: PartitionedSpace,
  partition: Partition,
  iterators: PartIterators,
  statement: Statement,
): Statement {
  return {
    ...statement,
    iterators: partIterators(statement, partition, iterators),
    domain: space.domain(statement),
    accesses: statement.accesses.map((access) => ({
      ...access,
      relation: space.relation(statement, access.relation),
    })),
  };
}

/** With the accumulator in the place of the element. */
function accumulating(
  space: PartitionedSpace,
  statement: Statement,
  { array, update }: Reduction,
  { name }: ScopArray,
): Statement {
  const wraps = update.operator === '+' || update.operator === '*';
  const body = wraps ? withWrappingUpdates(statement, array.name) : statement.body;
  const accesses = statement.accesses.map((access): Access => {
    if (access.array !== array.name) return access;
    return { ...access, array: name, index: [], relation: space.toScalar(access.relation, name) };
  });
  return { ...statement, accesses, body };
}
