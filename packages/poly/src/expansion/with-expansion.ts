import {
  apply,
  type IntExpr,
  int,
  type LoopNode,
  type Scop,
  type ScopArray,
  type Statement,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boundingBox } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import { elementsByIteration } from '../model/elements-by-iteration.js';
import { freeName, freeNames } from '../model/free-name.js';
import { newStatement } from '../reduction/new-statement.js';
import { type Loop, loopAround, replaceLoop } from '../tree/replace-loop.js';
import { statementsIn } from '../tree/statements-in.js';

/**
 * An array that is to have elements of its own for each iteration of loops, each of which is directly in the
 * one before.
 */
export interface Expansion {
  readonly array: ScopArray;
  /** The first statement of the loops, and the number of loops around them. */
  readonly first: string;
  readonly depth: number;
  /** The number of loops. */
  readonly loops: number;
  /** The writes in the loops whose values the region leaves behind, `{ S0[i, j] -> s[j] }`. */
  readonly last: readonly isl.Map[];
}

/**
 * Returns the SCoP in which each iteration of the loops has elements of its own:
 *
 *   for i: { for j: s[j] = A[j][i]; for j: B[i][j] += s[j] }
 *
 *   →  for i: { for j: s_each[i][j] = A[j][i]; for j: B[i][j] += s_each[i][j] }
 *      for i: for e0, for the last writes: s[e0] = s_each[i][e0]
 *
 * Does not ask whether values go from one iteration to another (`whyNotExpanded` does), nor whether iterators
 * may be negative (`mayBeNegative` does).
 */
export function withExpansion(ctx: isl.Context, scop: Scop, expansion: Expansion): Scop {
  const { array, first, depth, loops, last } = expansion;
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  const name = freeName(`${array.name}_each`, taken);
  const around = Array.from({ length: loops }, (_, d) => loopAround(scop.tree, first, depth + d) as Loop);
  const inside = statementsIn(around[0] as Loop);
  const rewritten = scop.statements.map((one) =>
    inside.includes(one.name) ? expanded(ctx, scop, one, expansion, name) : one,
  );
  const copy =
    last.length > 0 ? copyStatement(scop, expansion, name, freeName(`${first}_last`, taken)) : undefined;
  const statements = [...rewritten, ...(copy ? [copy] : [])];
  const isAccessed = (one: ScopArray): boolean =>
    one.name !== array.name ||
    statements.some(({ accesses }) => accesses.some((access) => access.array === one.name));
  return {
    ...scop,
    arrays: [
      ...scop.arrays.filter(isAccessed),
      expandedArray(ctx, { ...scop, statements: rewritten }, expansion, name),
    ],
    statements,
    tree: copy ? withLoopsAfter(scop.tree, expansion, around, copy) : scop.tree,
  };
}

/** Returns the statement with accesses to the elements of its own iteration. */
function expanded(
  ctx: isl.Context,
  { parameters }: Scop,
  statement: Statement,
  { array, depth, loops }: Expansion,
  name: string,
): Statement {
  const { iterators } = statement;
  const own = iterators.slice(depth, depth + loops);
  const header = `[${parameters.map((one) => one.name).join(', ')}] -> `;
  const iteration = isl.Map.readFromStr(
    ctx,
    `${header}{ ${statement.name}[${iterators.join(', ')}] -> [${own.join(', ')}] }`,
  );
  const accesses = statement.accesses.map((access) => {
    if (access.array !== array.name) return access;
    const relation = iteration
      .flatRangeProduct(isl.Map.readFromStr(ctx, access.relation))
      .setTupleName(isl.DimType.Out, name);
    const index = [...own.map((one): IntExpr => variable(one)), ...access.index];
    return { ...access, array: name, index, relation: relation.toString() };
  });
  return { ...statement, accesses };
}

function expandedArray(
  ctx: isl.Context,
  scop: Scop,
  { array, depth, loops }: Expansion,
  name: string,
): ScopArray {
  const context = isl.Set.readFromStr(ctx, scop.context);
  const { hi } = boundingBox(accessed(ctx, scop, name), context);
  // No declaration bounds the iterations, nor the elements behind a pointer.
  const ends = hi.map((end) => simplifyIntExpr(apply('max', end, int(1))));
  const extents = ends.map((end, d) => (d === 0 ? null : (array.extents[d - loops] ?? end)));
  const { element, location } = array;
  return {
    ...{ name, element, extents, location, address: '', storage: 'local', deadAfter: true },
    loopsAround: depth,
  };
}

/** Returns the elements of an array that statements access. */
function accessed(ctx: isl.Context, { statements }: Scop, array: string): isl.Set {
  const sets = statements.flatMap(({ domain, accesses }) =>
    accesses
      .filter((access) => access.array === array)
      .map(({ relation }) => isl.Set.readFromStr(ctx, domain).apply(isl.Map.readFromStr(ctx, relation))),
  );
  return coalesced(sets.reduce((union, one) => union.union(one)));
}

/** Returns the statement that copies last values to the elements that the program has. */
function copyStatement(
  scop: Scop,
  { array, first, depth, loops, last }: Expansion,
  copy: string,
  name: string,
): Statement {
  const source = scop.statements.find((one) => one.name === first) as Statement;
  const outer = source.iterators.slice(0, depth + loops);
  const subscripts = freeNames(
    array.extents.map((_, d) => `e${d}`),
    [...scop.parameters.map((parameter) => parameter.name), ...outer],
  );
  const iterators = [...outer, ...subscripts];
  const own = outer.slice(depth);
  const index = (names: readonly string[]): IntExpr[] => names.map((one) => variable(one));
  const text = (names: readonly string[]) => names.map((one) => `[${one}]`).join('');
  return newStatement(scop, {
    name,
    loops: { iterators, domain: elementsByIteration(last, depth + loops) },
    targets: [{ array: array.name, type: array.element, index: index(subscripts) }],
    operands: [{ array: copy, type: array.element, index: index([...own, ...subscripts]) }],
    assigned: (values) => ({ values }),
    text: `${array.name}${text(subscripts)} = ${copy}${text([...own, ...subscripts])};`,
    location: source.location,
  });
}

/** Returns the tree with the loops of the copy after those of the expansion, in the same order. */
function withLoopsAfter(
  tree: LoopNode,
  { first, depth }: Expansion,
  around: readonly Loop[],
  copy: Statement,
): LoopNode {
  const over = copy.iterators.slice(depth).map((iterator, d): Omit<Loop, 'body'> => {
    const like = around[d];
    if (like) return { ...like, iterator };
    return { ...(around[0] as Loop), iterator, type: 'int64', direction: 1 };
  });
  const loops = over.reduceRight<LoopNode>((body, one) => ({ ...one, body }), {
    kind: 'statement',
    statement: copy.name,
  });
  return replaceLoop(tree, first, depth, (loop) => ({ kind: 'sequence', children: [loop, loops] }));
}
