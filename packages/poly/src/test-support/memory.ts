import type { Access, BodyExpr, Statement, Subscript } from '@boxflow/ir';
import { type Environment, evaluate } from './evaluate.js';

/** `A[1][2]` → value. */
export type Memory = Map<string, number>;

export function elementKey(array: string, index: readonly number[]): string {
  return `${array}[${index.join('][')}]`;
}

/** Initial value of an element that nothing has written: distinct per element. */
export function initialValue(key: string): number {
  return [...key].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) % 1_000_003, 7);
}

/**
 * What an instance does to memory, the same for the oracle and the plan: mixes its iterators and everything it reads
 * into what it writes. A statement with a may-write writes only if the mix is even. A copy, which rewriting adds, writes what it reads.
 */
export function executeInstance(
  statement: Statement,
  iterators: readonly number[],
  params: Environment,
  read: (access: Access, position: number, index: readonly number[]) => number,
  write: (access: Access, position: number, index: readonly number[], value: number) => void,
): void {
  const env = {
    ...params,
    ...Object.fromEntries(statement.iterators.map((name, i) => [name, iterators[i] as number])),
  };
  const indexOf = (access: Access): number[] => access.index.map(subscriptValue);
  const subscriptValue = (subscript: Subscript): number =>
    subscript.op === 'data' ? computed(subscript.value) : evaluate(subscript, env);
  const readAt = (position: number): number => {
    const access = statement.accesses[position] as Access;
    return read(access, position, indexOf(access));
  };
  /** Computes a subscript that is data, of the kinds that `buildScop` has. */
  const computed = (expr: BodyExpr): number => {
    if (expr.kind === 'read') return readAt(expr.access);
    if (expr.kind === 'int') return evaluate(expr.value, env);
    if (expr.kind === 'binary' && expr.op === '%') return computed(expr.left) % computed(expr.right);
    throw new Error(`a subscript is computed by ${expr.kind}`);
  };
  let value = Number(statement.name.slice(1)) + 1;
  for (const i of iterators) value = (value * 17 + i + 1_000) % 1_000_003;
  const [only, ...more] = statement.body;
  if (only?.kind === 'assign' && only.value.kind === 'read' && more.length === 0) {
    value = readAt(only.value.access);
  } else {
    statement.accesses.forEach((access, position) => {
      if (access.kind === 'read') value = (value * 13 + readAt(position)) % 1_000_003;
    });
  }
  statement.accesses.forEach((access, position) => {
    if (access.kind === 'write' && (!access.may || value % 2 === 0)) {
      write(access, position, indexOf(access), value);
    }
  });
}
