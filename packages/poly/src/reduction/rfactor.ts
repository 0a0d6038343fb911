import {
  type Access,
  type Scop,
  type ScopArray,
  type Statement,
  type Subscript,
  variable,
} from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { freeNames } from '../model/free-name.js';
import { replaceLoop } from '../tree/replace-loop.js';
import { statementsIn } from '../tree/statements-in.js';
import { withBegun } from './last-value.js';
import { loopsOfParts } from './loop-tree.js';
import {
  type Accumulator,
  newLoops,
  type PartIterators,
  type Partition,
  PartitionedSpace,
  partDepth,
} from './partition.js';
import { type Parts, partsOf } from './parts.js';
import { arraysOf, type Reduction, type ReductionOfElements } from './reducible.js';
import { selectionOf } from './selection.js';
import { withPartSteps } from './selection-steps.js';
import { withValues } from './with-values.js';
import { withWrappingUpdates } from './wrapping.js';

/**
 * Reductions of a loop in parts, whose results are combined at the end (Halide's rfactor):
 *
 *   for i: s += a[i]
 *
 *   →  for block: for lane:                                        parallel
 *        s_part = 0
 *        for i with i / B = block and i mod L = lane: s_part += a[i]
 *        s_lanes[block][lane] = s_part
 *      for chunk:                                                  parallel
 *        s_chunks[chunk] = 0
 *        for block with block / K = chunk: for lane: s_chunks[chunk] += s_lanes[block][lane]
 *      for chunk: s += s_chunks[chunk]                             serial and short
 *
 * Other statements of the loop come along. Neighbouring lanes read neighbouring elements, as threads of a GPU
 * should. A block is a short interval of the loop, so that the data of some blocks is a box, and every device
 * has some of them. If lanes divide a loop inside, there are no blocks: each iteration of the reduction's
 * loop has its lanes. If the order of the parts matters, lanes do not take turns: each has a run of
 * successive iterations, and parts are joined in the order of the loop.
 *
 *   for i: for j: if (A[i][j] > m) m = A[i][j]
 *
 *   →  for i: for lane:                                            parallel
 *        m_part = none
 *        for j with j / L = lane: if (m_part is none or A[i][j] > m_part) m_part = A[i][j]
 *        m_lanes[i][lane] = m_part
 *      for chunk:                                                  parallel
 *        m_chunks[chunk] = none
 *        for i with i / K = chunk: for lane: m_chunks[chunk] joined with m_lanes[i][lane]
 *      for chunk: m joined with m_chunks[chunk]                    serial and short
 *
 * If the loop chooses between elements, a part has a copy of all of them in memory, and each element is a
 * thread when copies are put together:
 *
 *   for i: count[k[i]]++
 *
 *   →  for lane:                                                   parallel
 *        for c: count_lanes[lane][c] = 0
 *        for i with i / L = lane: count_lanes[lane][k[i]]++
 *      for chunk: for c:                                           parallel
 *        count_chunks[chunk][c] = 0
 *        for lane with lane * L / K = chunk: count_chunks[chunk][c] += count_lanes[lane][c]
 *      for c: for chunk: count[c] += count_chunks[chunk][c]        parallel
 *
 * Does not ask whether the iterations may be executed in that order (`whyNotInParts` does), nor whether one
 * is below 0, which no part has (`mayBeNegative` does).
 *
 * @param first the loop's first statement
 */
export function rfactor(
  ctx: isl.Context,
  original: Scop,
  first: string,
  partition: Partition,
  found: readonly Reduction[],
): Scop {
  const { scop, reductions } = withValues(ctx, original, first, partition.depth, found);
  const rank = Math.max(0, ...reductions.map(({ varied }) => varied.length));
  const iterators = freeIterators(scop, rank);
  const space = new PartitionedSpace(ctx, scop, partition, iterators);
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  const around = { scop, space, partition, iterators, taken };
  const added = reductions.map((reduction) => ({ reduction, parts: partsOf(around, reduction) }));
  const parts = added.map((one) => one.parts);
  const inside = new Set<string>();
  const tree = replaceLoop(scop.tree, first, partition.depth, (loop) => {
    replaceLoop(loop, first, partDepth(partition) - partition.depth, (divided) => {
      for (const name of statementsIn(divided)) inside.add(name);
      return divided;
    });
    return loopsOfParts(loop, first, partition, iterators, parts);
  });
  // An array declared inside the loop is accessed nowhere else, and declared further inside now.
  const accessed = scop.statements.filter(({ name }) => inside.has(name)).flatMap(({ accesses }) => accesses);
  const declaredIn = new Set(
    scop.arrays
      .filter(({ loopsAround }) => loopsAround > partDepth(partition))
      .filter(({ name }) => accessed.some(({ array }) => array === name))
      .map(({ name }) => name),
  );
  const rewritten = scop.statements.map((statement) => {
    if (!inside.has(statement.name)) return statement;
    const moved = inParts(space, statement);
    return added
      .filter(({ reduction }) => reduction.statements.includes(statement.name))
      .reduce((updated, one) => accumulating(space, updated, one.reduction, one.parts), moved);
  });
  return {
    ...scop,
    arrays: [
      ...scop.arrays.map((array) =>
        declaredIn.has(array.name)
          ? { ...array, loopsAround: array.loopsAround + newLoops(partition, iterators).length }
          : array,
      ),
      ...parts.flatMap(({ arrays }) => arrays),
    ],
    statements: [...rewritten, ...parts.flatMap(({ statements }) => Object.values(statements))],
    tree,
  };
}

function freeIterators({ parameters, statements }: Scop, rank: number): PartIterators {
  const taken = new Set([
    ...parameters.map(({ name }) => name),
    ...statements.flatMap(({ iterators }) => iterators),
  ]);
  const wanted = ['chunk', 'block', 'lane', ...Array.from({ length: rank }, (_, d) => `cell${d}`)];
  const [chunk, block, lane, ...cells] = freeNames(wanted, taken) as [string, string, string, ...string[]];
  return { chunk, block, lane, cells };
}

function inParts(space: PartitionedSpace, statement: Statement): Statement {
  return {
    ...statement,
    iterators: space.iterators(statement),
    domain: space.domain(statement),
    accesses: statement.accesses.map((access) => ({
      ...access,
      relation: space.relation(statement, access.relation),
    })),
  };
}

/** Returns the statement with accumulators in the places of the elements. */
function accumulating(
  space: PartitionedSpace,
  statement: Statement,
  reduction: ReductionOfElements,
  { accumulators }: Parts,
): Statement {
  const updated = updatingParts(space, statement, reduction, accumulators);
  const names = arraysOf(reduction).map(({ name }) => name);
  const accesses = updated.accesses.map((access): Access => {
    const accumulator = accumulators[names.indexOf(access.array)];
    if (!names.includes(access.array) || !accumulator) return access;
    const { array, part, dimensions } = accumulator;
    const index = [...part.map(variable), ...dimensions.map((d) => access.index[d] as Subscript)];
    return { ...access, array, index, relation: space.toPart(updated, access.relation, accumulator) };
  });
  return { ...updated, accesses };
}

/** Returns the statement with the steps of a part, of the program's elements. */
function updatingParts(
  space: PartitionedSpace,
  statement: Statement,
  reduction: ReductionOfElements,
  accumulators: readonly Accumulator[],
): Statement {
  if (reduction.kind === 'update') {
    const wraps = reduction.update.operator === '+' || reduction.update.operator === '*';
    return wraps ? { ...statement, body: withWrappingUpdates(statement, reduction.array.name) } : statement;
  }
  const key = arraysOf(reduction)[0] as ScopArray;
  const accumulator = accumulators.at(-1) as Accumulator;
  const own = statement.accesses.find(({ array }) => array === key.name);
  if (!own) throw new Error(`${statement.name} does not access ${key.name}`);
  const relation = space.toPart(statement, own.relation, accumulator);
  const begun = { array: accumulator.array, relation };
  if (reduction.kind === 'last') return withBegun(statement, key, begun);
  const found = selectionOf(statement, key);
  if (!found) throw new Error(`${statement.name} does not select for ${key.name}`);
  return withPartSteps(statement, found, key.element, begun);
}
