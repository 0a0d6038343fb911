import { type BodyExpr, operandsOf, printElement, type Scop, type Statement, scalarBytes } from '@boxflow/ir';
import { type Assignment, usualAssignments } from '../model/usual-assignments.js';

/* A model of the threads of one GPU that read and write neighbouring elements: measured with stencils on an H200. */

/** Seconds per byte of what all threads read and write once. */
const MOVED_BYTE = 1 / 4.27e12;
/** Seconds per byte of each element that a thread reads, be it in a cache. */
const READ_BYTE = 1.6e-14;
/** Seconds per operation. */
const OPERATION = 3e-14;

/**
 * Returns the seconds per instance of a statement on a device with enough threads. Neighbours share what they
 * read, so each array is moved once. Elements of arrays with fewer dimensions than that which is written are
 * shared by many.
 */
export function pointSeconds(scop: Scop, statement: Statement): number {
  const assignments = usualAssignments(statement.body);
  const operations = distinctOperations(statement, assignments);
  const read = operations.flatMap((expr) => (expr.kind === 'read' ? [expr.access] : []));
  const written = assignments.map(({ target }) => target);
  const rankOf = (position: number) => statement.accesses[position]?.index.length ?? 0;
  const rank = Math.max(...written.map(rankOf));
  const arraysOf = (positions: readonly number[]) =>
    positions.filter((one) => rankOf(one) >= rank).map((one) => statement.accesses[one]?.array ?? '');
  const bytes = new Map(scop.arrays.map(({ name, element }) => [name, scalarBytes(element)]));
  const bytesOf = (arrays: Iterable<string>) =>
    [...arrays].reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0);
  const moved = bytesOf(new Set(arraysOf(read))) + bytesOf(new Set(arraysOf(written)));
  const computed = operations.filter((expr) => operandsOf(expr).length > 0 && expr.kind !== 'cast').length;
  return moved * MOVED_BYTE + bytesOf(arraysOf(read)) * READ_BYTE + computed * OPERATION;
}

/** Returns the expressions in the values, equal ones once: compilers find them. */
function distinctOperations(statement: Statement, assignments: readonly Assignment[]): readonly BodyExpr[] {
  const found = new Map<string, { readonly expr: BodyExpr; readonly number: number }>();
  const visit = (expr: BodyExpr): number => {
    const operands = operandsOf(expr).map(visit);
    const key = [...operands, ownText(statement, expr)].join(' ');
    const { number } = found.get(key) ?? { number: found.size };
    if (number === found.size) found.set(key, { expr, number });
    return number;
  };
  for (const { value } of assignments) visit(value);
  return [...found.values()].map(({ expr }) => expr);
}

/** Returns what an expression is besides its operands. */
function ownText(statement: Statement, expr: BodyExpr): string {
  if (expr.kind === 'read') return printElement(statement, expr.access);
  const { kind, type } = expr;
  if (kind === 'int') return `${type} ${JSON.stringify(expr.value)}`;
  if (kind === 'literal') return `${type} ${expr.text}`;
  return `${kind} ${type} ${kind === 'call' ? expr.name : 'op' in expr ? expr.op : ''}`;
}
