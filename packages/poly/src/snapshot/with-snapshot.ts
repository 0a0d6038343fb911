import type { Scop, ScopArray, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { elementsByIteration } from '../model/elements-by-iteration.js';
import { freeName } from '../model/free-name.js';
import { replaceLoop } from '../tree/replace-loop.js';
import { copyStatement, localArray } from './array-copy.js';
import type { ReadAccess } from './old-values.js';
import { statementNest } from './statement-nest.js';

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
  const relations = reads.map(({ relation }) => relation);
  const elements = elementsByIteration(relations, depth);
  const copy = { array, copy: name, first, depth, elements };
  const statement = copyStatement(scop, copy, freeName(`${first}_copy`, taken));
  const tree = replaceLoop(scop.tree, first, depth, (loop) => ({
    kind: 'sequence',
    children: [statementNest(statement, loop, depth), loop],
  }));
  const rewritten = scop.statements.map((one) => {
    const positions = reads.flatMap((read) => (read.statement === one.name ? [read] : []));
    return positions.reduce((current, read) => readingFrom(current, read, name), one);
  });
  return {
    ...scop,
    arrays: [...scop.arrays, localArray(array, name, depth)],
    statements: [...rewritten, statement],
    tree,
  };
}

function readingFrom(statement: Statement, { position, relation }: ReadAccess, array: string): Statement {
  const renamed = relation.setTupleName(isl.DimType.Out, array).toString();
  const accesses = statement.accesses.map((access, i) =>
    i === position ? { ...access, array, relation: renamed } : access,
  );
  return { ...statement, accesses };
}
