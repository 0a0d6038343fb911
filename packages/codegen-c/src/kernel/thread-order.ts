import {
  type BodyExpr,
  type BodyStatement,
  dataSubscripts,
  type Kernel,
  type KernelNode,
  operandsOf,
  printIntExpr,
  simplifyIntExpr,
  substitute,
} from '@boxflow/ir';
import type { InstanceNode } from '../names/instance-scope.js';

/**
 * Whether the order of accesses inside a thread matters: it may write an element and access it through
 * another reference, as all j of `A[i][j + i] = A[i][j + 1]` do. A compiler that is told that threads are
 * independent of each other must know about that from elsewhere: gcc's `ivdep` drops dependences that it
 * cannot analyse within an iteration, too (at -O3, gcc 12 loads what the iterations of an unrolled inner loop
 * read before it stores what the earlier ones write).
 */
export function ordersAccesses(kernel: Kernel): boolean {
  if (isOneAssignment(kernel)) return false;
  if (computesSubscripts(kernel)) return true;
  const references = leavesIn(kernel.body).flatMap((node) => referencesOf(node, kernel));
  return references.some(
    ({ array, written, place }) =>
      written && references.some((other) => other.array === array && other.place !== place),
  );
}

/**
 * Returns whether a subscript is data that the kernel writes, as `best` is in `if (x[i] > x[best]) best = i`:
 * for loops around such searches, gcc 12 makes wrong vectors of loops with `ivdep`, though nothing writes
 * `x`.
 */
function computesSubscripts(kernel: Kernel): boolean {
  const statements = leavesIn(kernel.body).flatMap((node) =>
    node.kind === 'instance' ? kernel.statements[node.statement]! : [],
  );
  const written = new Set(
    statements.flatMap(({ accesses }) =>
      accesses.flatMap(({ kind, array }) => (kind === 'write' ? [array] : [])),
    ),
  );
  return statements.some(({ accesses }) =>
    accesses
      .flatMap((access) => dataSubscripts(access).flatMap(readsIn))
      .some((position) => written.has(accesses[position]!.array)),
  );
}

/** Returns the positions of the accesses that an expression reads. */
function readsIn(expr: BodyExpr): readonly number[] {
  const inner = operandsOf(expr).flatMap(readsIn);
  return expr.kind === 'read' ? [expr.access, ...inner] : inner;
}

interface Reference {
  readonly array: string;
  readonly written: boolean;
  /** Equal ones are the same element for the C compiler, too. */
  readonly place: string;
}

/** Returns the accesses of a leaf to memory: a thread's own scalars are in registers. */
function referencesOf(
  node: InstanceNode | Extract<KernelNode, { kind: 'copy' | 'move' }>,
  kernel: Kernel,
): readonly Reference[] {
  if (node.kind === 'move') return [];
  if (node.kind === 'copy') {
    const { array } = kernel.views[node.view]!;
    const place = `${node.view} ${node.element.map((one) => printIntExpr(simplifyIntExpr(one))).join(', ')}`;
    return [{ array, written: node.direction === 'out', place }];
  }
  const { statement, iterators, views } = node;
  const { iterators: names, accesses } = kernel.statements[statement]!;
  const values = new Map(names.map((name, i) => [name, iterators[i]!]));
  return accesses.flatMap(({ array, kind, index }, position) => {
    const target = views[position]!;
    if (typeof target !== 'number' && kernel.buffers[target.buffer]!.extents.length === 0) return [];
    // A subscript that is data equals no other one.
    const subscripts = index.map((subscript) =>
      subscript.op === 'data'
        ? `data of ${statement} ${position}`
        : printIntExpr(simplifyIntExpr(substitute(subscript, values))),
    );
    return [
      {
        array,
        written: kind === 'write',
        place: `${typeof target === 'number' ? target : `buffer ${target.buffer}`} ${subscripts.join(', ')}`,
      },
    ];
  });
}

/** Reads come before the write that there is. */
function isOneAssignment(kernel: Kernel): boolean {
  return writesOnce(kernel.body, kernel) && !hasLoop(kernel.body);
}

/** Returns whether the nodes have no more than one assignment, after all that they read, or one copy or move. */
export function writesOnce(nodes: readonly KernelNode[], { statements }: Kernel): boolean {
  const [only, ...more] = leavesIn(nodes);
  if (only === undefined || more.length > 0) return false;
  return only.kind !== 'instance' || writesLast(statements[only.statement]!.body);
}

/** Whether no way through the statements has anything behind its only assignment. */
function writesLast(body: readonly BodyStatement[]): boolean {
  const [only, ...more] = body;
  if (only === undefined) return true;
  if (more.length > 0) return false;
  if (only.kind === 'if') return writesLast(only.then) && writesLast(only.otherwise);
  return only.kind === 'assign';
}

function hasLoop(nodes: readonly KernelNode[]): boolean {
  return nodes.some(
    (node) => node.kind === 'for' || (node.kind === 'if' && hasLoop([...node.then, ...node.otherwise])),
  );
}

function leavesIn(nodes: readonly KernelNode[]): readonly Exclude<KernelNode, { kind: 'for' | 'if' }>[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'for') return leavesIn(node.body);
    return node.kind === 'if' ? leavesIn([...node.then, ...node.otherwise]) : [node];
  });
}
