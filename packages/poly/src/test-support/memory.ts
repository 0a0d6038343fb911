import type { Access, BodyExpr, BodyStatement, Statement } from '@boxflow/ir';
import { IS_EVEN, MIX_ITERATOR, MIX_VALUE } from './build-scop.js';
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

/** What an instance does to memory, the same for the oracle and the plan. */
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
  statement.body.forEach(execute);

  function execute(node: BodyStatement): void {
    if (node.kind === 'assign') {
      const access = statement.accesses[node.target] as Access;
      const value = computed(node.value);
      write(access, node.target, indexOf(access), value);
    } else if (node.kind === 'if') {
      (computed(node.condition) ? node.then : node.otherwise).forEach(execute);
    } else throw new Error(`a statement has a ${node.kind}`);
  }

  function indexOf({ index }: Access): number[] {
    return index.map((one) => (one.op === 'data' ? computed(one.value) : evaluate(one, env)));
  }

  function computed(expr: BodyExpr): number {
    switch (expr.kind) {
      case 'literal':
        return Number(expr.text);
      case 'int':
        return evaluate(expr.value, env);
      case 'read': {
        const access = statement.accesses[expr.access] as Access;
        return read(access, expr.access, indexOf(access));
      }
      case 'conditional':
        return computed(computed(expr.condition) ? expr.then : expr.otherwise);
      case 'binary':
        return OPERATORS[expr.op]?.(computed(expr.left), computed(expr.right)) ?? unknown(expr.op);
      case 'call':
        return FUNCTIONS[expr.name]?.(...expr.args.map(computed)) ?? unknown(expr.name);
      default:
        return unknown(expr.kind);
    }
  }
}

/** Those that statements of tests have, and statements that the recipe adds. */
const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '%': (a, b) => a % b,
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
};

const FUNCTIONS: Readonly<Record<string, (...args: number[]) => number>> = {
  [MIX_ITERATOR]: (value = 0, iterator = 0) => (value * 17 + iterator + 1_000) % 1_000_003,
  [MIX_VALUE]: (value = 0, operand = 0) => (value * 13 + operand) % 1_000_003,
  [IS_EVEN]: (value = 0) => Number(value % 2 === 0),
  fma: (a = 0, b = 0, c = 0) => (a * b + c) % 1_000_003,
};

function unknown(name: string): never {
  throw new Error(`a statement computes ${name}`);
}
