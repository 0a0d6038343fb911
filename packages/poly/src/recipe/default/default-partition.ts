import { dataSubscripts, linearParts, type Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { NOMINAL_SIZE } from '../../cost/nominal-sizes.js';
import type { ScopModel, StatementModel } from '../../model/scop-model.js';
import { mayBeNegative, statementsOf } from '../../reduction/negative-iterations.js';
import type { Partition } from '../../reduction/partition.js';
import { arraysOf, isOrdered, type Reduction } from '../../reduction/reducible.js';

/** A warp: enough to read whole cache lines, few enough for short loops to have parts for several devices. */
const LANES = 32;
/** Turns of the lanes of a chunk. */
const TURNS = 512;
/** Iterations of a chunk whose lanes take turns in a loop inside. */
const ROWS = 8;
/** The least number of chunks if the number of iterations is known. */
const FEWEST_CHUNKS = 8;

/** Iterations of a run, if there are enough. */
const RUN = 64;
/** The least number of runs if the number of iterations is known. */
const FEWEST_RUNS = 16;
/**
 * Runs whose results one thread puts together: for one loop, and for a loop inside, as iterations of the loop
 * around.
 */
const RUNS_OF_CHUNK = 256;
const ROWS_OF_CHUNK = 16;

/** Iterations of a short loop, at most: one thread adds up the results of its parts sooner than one more launch begins. */
const SHORT = 1024;

/** Iterations of a part, at least, for each element of which it has a copy. */
const ITERATIONS_OF_CELL = 2;
/** Elements of copies, at most, for each iteration of a loop around others that may have none. */
const CELLS_OF_ROW = 16;
/** Parts whose copies one thread for each element puts together. */
const COPIES_OF_CHUNK = 64;
/** Elements of which parts may have copies: a copy has to stay in a cache. */
const MOST_CELLS = 16_384;
/** The same, if no subscript is data: a loop over more elements has enough iterations to be the parallel one. */
const MOST_AFFINE_CELLS = 256;

/** Returns the partition of the outermost of some perfectly nested loops; `undefined` if copies would be too large. */
export function defaultPartition(
  model: ScopModel,
  nest: readonly isl.ScheduleNode[],
  reductions: readonly Reduction[],
): Partition | undefined {
  const statements = statementsOf(model, nest[0] as isl.ScheduleNode);
  const many = reductions.filter(({ varied }) => varied.length > 0);
  if (many.length > 0) {
    const cells = many.map((one) => cellsOfCopy(statements, one)).reduce((sum, count) => sum + count);
    return withoutLoneChunk(statements, inCopies(statements, nest, cells));
  }
  if (reductions.some(isOrdered)) return withoutLoneChunk(statements, inRuns(statements, nest));
  return inFewParts(statements, nest) ?? inTurns(statements, nest);
}

/** Returns the partition of a short loop, each part of which is a chunk: as many parts as a part has iterations. */
function inFewParts(
  statements: readonly StatementModel[],
  nest: readonly isl.ScheduleNode[],
): Partition | undefined {
  const [depth] = nest.map((band) => band.getScheduleDepth()) as [number];
  const iterations = extent(statements, depth);
  if (iterations > SHORT || !isInnermostLoop(statements, depth)) return undefined;
  return { depth, chunk: Math.ceil(Math.sqrt(iterations)) };
}

/** Returns the partition with parts for chunks if all of them would be in one chunk: putting them together is then one launch. */
function withoutLoneChunk(
  statements: readonly StatementModel[],
  partition: Partition | undefined,
): Partition | undefined {
  if (partition?.lanes?.depth !== partition?.depth || !partition?.lanes) return partition;
  const { depth, chunk, lanes } = partition;
  return extent(statements, depth) <= chunk ? { depth, chunk: lanes.count } : partition;
}

/** Returns how many elements a copy has; infinite if that is not known, or too large. */
function cellsOfCopy(statements: readonly StatementModel[], reduction: Reduction): number {
  const names = arraysOf(reduction).map(({ name }) => name);
  const used = statements.flatMap(({ accesses }) =>
    accesses.filter(({ access }) => names.includes(access.array)),
  );
  const ends = reduction.varied.map((d) =>
    Math.max(...used.map(({ relation }) => greatest(relation.range(), d) + 1)),
  );
  const count = ends.reduce((product, end) => product * end, names.length);
  const hasData = used.some(({ access }) => dataSubscripts(access).length > 0);
  return count <= (hasData ? MOST_CELLS : MOST_AFFINE_CELLS) ? count : Infinity;
}

function greatest(set: isl.Set, dimension: number): number {
  const value = set.dimMaxVal(dimension);
  return value.isInt() ? Number(value.toBigInt()) : Infinity;
}

/**
 * Returns the partition for parts with copies of elements: runs that are long against the copy, of the first
 * loop inside if its iterations suffice.
 */
function inCopies(
  statements: readonly StatementModel[],
  nest: readonly isl.ScheduleNode[],
  cells: number,
): Partition | undefined {
  if (!Number.isFinite(cells)) return undefined;
  const [depth, second] = nest.map((band) => band.getScheduleDepth()) as [number, number?];
  const iterations = ITERATIONS_OF_CELL * cells;
  const inside = innerIterations(statements, depth);
  const isLong =
    second !== undefined && mayHaveRuns(statements, second) && isInnermostLoop(statements, second);
  if (isLong && Number.isFinite(inside) && inside >= 2 * iterations) {
    const chunk = Math.max(1, Math.floor((COPIES_OF_CHUNK * iterations) / inside));
    return { depth, chunk, lanes: { kind: 'runs', depth: second, count: Math.max(RUN, iterations) } };
  }
  const fewest = Number.isFinite(inside)
    ? Math.ceil(iterations / inside)
    : Math.max(Math.ceil(iterations / NOMINAL_SIZE), Math.ceil(cells / CELLS_OF_ROW));
  const known = Math.floor(extent(statements, depth) / FEWEST_RUNS);
  const count = Math.max(fewest, Math.min(known, Math.ceil(RUN / inside)));
  return { depth, chunk: COPIES_OF_CHUNK * count, lanes: { kind: 'runs', depth, count } };
}

/** Returns how often the loops inside of one iteration run; infinite if that depends on a parameter. */
function innerIterations(statements: readonly StatementModel[], depth: number): number {
  return Math.max(
    ...statements.map(({ domain }) => {
      const inner = Array.from({ length: domain.dim(isl.DimType.Set) - depth - 1 }, (_, d) => depth + 1 + d);
      return inner.reduce((product, d) => product * extentOf(domain, d), 1);
    }),
  );
}

/**
 * Returns the partition for parts that have the order of the iterations. A run is of the first loop inside,
 * if there is one: parts are then dealt out to devices like its rows.
 */
function inRuns(statements: readonly StatementModel[], nest: readonly isl.ScheduleNode[]): Partition {
  const [depth, second] = nest.map((band) => band.getScheduleDepth()) as [number, number?];
  const divided = second !== undefined && mayHaveRuns(statements, second) ? second : depth;
  const isInnermost = isInnermostLoop(statements, divided);
  const known = Math.floor(extent(statements, divided) / FEWEST_RUNS);
  const count = isInnermost ? Math.max(1, Math.min(RUN, known)) : 1;
  const chunk = divided === depth ? RUNS_OF_CHUNK * count : isInnermost ? ROWS_OF_CHUNK : 1;
  return { depth, chunk, lanes: { kind: 'runs', depth: divided, count } };
}

function isInnermostLoop(statements: readonly StatementModel[], depth: number): boolean {
  return statements.every(({ domain }) => domain.dim(isl.DimType.Set) === depth + 1);
}

/** Returns whether no iteration of a loop is below 0, and there are some. */
function mayHaveRuns(statements: readonly StatementModel[], depth: number): boolean {
  const isInside = statements.every(({ domain }) => domain.dim(isl.DimType.Set) > depth);
  return isInside && !mayBeNegative(statements, depth) && extent(statements, depth) >= FEWEST_RUNS;
}

/**
 * Returns the partition for parts in any order. Lanes take turns in the loop that walks along the rows of the
 * most arrays, so that neighbouring threads read neighbouring elements.
 */
function inTurns(statements: readonly StatementModel[], nest: readonly isl.ScheduleNode[]): Partition {
  const [depth, ...inner] = nest.map((band) => band.getScheduleDepth()) as [number, ...number[]];
  const rows = (d: number) => statements.reduce((sum, { statement }) => sum + walksInRows(statement, d), 0);
  const lanes = inner
    .filter((d) => extent(statements, d) >= LANES)
    .reduce((best, d) => (rows(d) >= rows(best) ? d : best), depth);
  const turns = isInnermostLoop(statements, depth) ? TURNS : 1;
  const [most, unit] = lanes === depth ? [turns, LANES] : [ROWS, 1];
  const known = Math.floor(extent(statements, depth) / unit / FEWEST_CHUNKS);
  const chunk = unit * powerOf2(Math.max(1, Math.min(most, known)));
  return { depth, chunk, lanes: { kind: 'turns', depth: lanes, count: LANES } };
}

/** Returns the largest power of 2 that is no larger. */
function powerOf2(value: number): number {
  return 2 ** Math.floor(Math.log2(value));
}

/** The number of accesses whose last subscript goes up or down by one with the loop. */
function walksInRows({ accesses, iterators }: Statement, depth: number): number {
  return accesses.filter(({ index }) => {
    const last = index.at(-1);
    const terms = last && last.op !== 'data' ? linearParts(last).terms : [];
    return terms.some(
      ({ term, coefficient }) =>
        term.op === 'var' && term.name === iterators[depth] && Math.abs(coefficient) === 1,
    );
  }).length;
}

/** Returns the number of values of a loop over all statements; infinite if it depends on a parameter. */
function extent(statements: readonly StatementModel[], depth: number): number {
  return Math.max(...statements.map(({ domain }) => extentOf(domain, depth)));
}

function extentOf(domain: isl.Set, depth: number): number {
  const [first, last] = [domain.dimMinVal(depth), domain.dimMaxVal(depth)];
  return first.isInt() && last.isInt() ? Number(last.sub(first).toBigInt()) + 1 : Infinity;
}
