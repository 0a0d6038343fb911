import {
  type IntExpr,
  type LoopNode,
  type Scop,
  type ScopArray,
  type Statement,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { elementsByIteration } from '../model/elements-by-iteration.js';
import { freeName, freeNames } from '../model/free-name.js';
import { type Element, newStatement } from '../reduction/new-statement.js';
import { replaceLoop } from '../tree/replace-loop.js';
import type { ReadAccess } from './old-values.js';

/** Reads of an array in a loop that are to read a copy made before the loop. */
export interface Snapshot {
  readonly array: ScopArray;
  /** The loop's first statement, and the number of loops around it. */
  readonly first: string;
  readonly depth: number;
  readonly reads: readonly ReadAccess[];
}

/**
 * Returns the SCoP in which some reads of a loop are of a copy of their array, made before the loop:
 *
 *   for i: for j: B[i][j] += B[i + 1][j]
 *
 *   →  for e0: for e1: B_before[e0][e1] = B[e0][e1]
 *      for i: for j: B[i][j] += B_before[i + 1][j]
 *
 * Does not ask whether the loop writes what they read before they do (`readsOfOldValues` does).
 */
export function withSnapshot(scop: Scop, snapshot: Snapshot): Scop {
  const { array, first, depth, reads } = snapshot;
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  const name = freeName(`${array.name}_before`, taken);
  const statement = copyStatement(scop, snapshot, name, freeName(`${first}_copy`, taken));
  const tree = replaceLoop(scop.tree, first, depth, (loop) => {
    const iterators = statement.iterators.slice(depth);
    const copy = iterators.reduceRight<LoopNode>(
      (body, iterator) => ({ ...loop, iterator, type: 'int64', direction: 1, body }),
      { kind: 'statement', statement: statement.name },
    );
    return { kind: 'sequence', children: [copy, loop] };
  });
  const { element, extents, location } = array;
  const copied: ScopArray = {
    ...{ name, element, extents, location, address: '', storage: 'local', deadAfter: true },
    loopsAround: depth,
  };
  const rewritten = scop.statements.map((one) => {
    const positions = reads.flatMap((read) => (read.statement === one.name ? [read] : []));
    return positions.reduce((current, read) => readingFrom(current, read, name), one);
  });
  return { ...scop, arrays: [...scop.arrays, copied], statements: [...rewritten, statement], tree };
}

function readingFrom(statement: Statement, { position, relation }: ReadAccess, array: string): Statement {
  const renamed = relation.setTupleName(isl.DimType.Out, array).toString();
  const accesses = statement.accesses.map((access, i) =>
    i === position ? { ...access, array, relation: renamed } : access,
  );
  return { ...statement, accesses };
}

/** Returns the statement that copies all that the reads need. */
function copyStatement(
  scop: Scop,
  { array, first, depth, reads }: Snapshot,
  copy: string,
  name: string,
): Statement {
  const source = scop.statements.find((one) => one.name === first);
  if (!source) throw new Error(`there is no statement ${first}`);
  const outer = source.iterators.slice(0, depth);
  const taken = [...scop.parameters.map((parameter) => parameter.name), ...outer];
  const subscripts = freeNames(
    array.extents.map((_, d) => `e${d}`),
    taken,
  );
  const index = subscripts.map((one): IntExpr => variable(one));
  const at = (of: string): Element => ({ array: of, type: array.element, index });
  const iterators = [...outer, ...subscripts];
  const relations = reads.map(({ relation }) => relation);
  const brackets = subscripts.map((one) => `[${one}]`).join('');
  return newStatement(scop, {
    name,
    loops: { iterators, domain: elementsByIteration(relations, depth, iterators) },
    targets: [at(copy)],
    operands: [at(array.name)],
    assigned: (values) => ({ values }),
    text: `${copy}${brackets} = ${array.name}${brackets};`,
    location: source.location,
  });
}
