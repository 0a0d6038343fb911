import type { Access, IntExpr, Statement } from '@boxflow/ir';
import { type Environment, evaluate } from './evaluate.js';

/** `A[1][2]` → value. */
export type Memory = Map<string, number>;

export function elementKey(array: string, index: readonly number[]): string {
  return `${array}[${index.join('][')}]`;
}

export function indexOf(index: readonly IntExpr[], env: Environment): number[] {
  return index.map((expr) => evaluate(expr, env));
}

/** Initial value of an element that nothing has written: distinct per element. */
export function initialValue(key: string): number {
  return [...key].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) % 1_000_003, 7);
}

/**
 * What an instance does to memory, the same for the oracle and the plan: mixes its iterators and everything it reads
 * into what it writes. A statement with a may-write writes only where the mix is even.
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
  let value = Number(statement.name.slice(1)) + 1;
  for (const i of iterators) value = (value * 17 + i + 1_000) % 1_000_003;
  statement.accesses.forEach((access, position) => {
    if (access.kind === 'read')
      value = (value * 13 + read(access, position, indexOf(access.index, env))) % 1_000_003;
  });
  statement.accesses.forEach((access, position) => {
    if (access.kind === 'write' && (!access.may || value % 2 === 0)) {
      write(access, position, indexOf(access.index, env), value);
    }
  });
}
