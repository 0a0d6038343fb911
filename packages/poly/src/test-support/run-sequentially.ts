import type { LoopNode, Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { Environment } from './evaluate.js';
import { elementKey, executeInstance, initialValue, type Memory } from './memory.js';

export interface Instance {
  readonly statement: string;
  readonly iterators: readonly number[];
}

/** Runs every instance in the order of the loop tree, on one memory, and returns that as the expected result. */
export async function runSequentially(scop: Scop, params: Environment): Promise<Memory> {
  const memory: Memory = new Map();
  for (const { statement, iterators } of await instancesInOrder(scop, params)) {
    const found = scop.statements.find((s) => s.name === statement);
    if (!found) throw new Error(statement);
    executeInstance(
      found,
      iterators,
      params,
      (access, _, index) => {
        const key = elementKey(access.array, index);
        return memory.get(key) ?? initialValue(key);
      },
      (access, _, index, value) => memory.set(elementKey(access.array, index), value),
    );
  }
  return memory;
}

/** Returns all instances in the order of the loop tree. */
export async function instancesInOrder(scop: Scop, params: Environment): Promise<Instance[]> {
  const ctx = await isl.Context.create();
  const dated: { date: number[]; instance: Instance }[] = [];
  for (const statement of scop.statements) {
    const fixed =
      Object.entries(params)
        .map(([name, value]) => `${name} = ${value}`)
        .join(' and ') || 'true';
    const values = isl.Set.readFromStr(ctx, `[${Object.keys(params).join(', ')}] -> { : ${fixed} }`);
    isl.Set.readFromStr(ctx, statement.domain)
      .intersectParams(values)
      .foreachPoint((point) => {
        const iterators = statement.iterators.map((_, i) =>
          Number(point.getCoordinateVal(isl.DimType.Set, i).toString()),
        );
        dated.push({
          date: dateOf(scop.tree, statement.name, iterators) ?? [],
          instance: { statement: statement.name, iterators },
        });
      });
  }
  ctx.dispose();
  return dated.sort((a, b) => compare(a.date, b.date)).map(({ instance }) => instance);
}

/** Returns the 2d+1 date of an instance: positions in sequences and values of loops, from the outside in. */
function dateOf(
  node: LoopNode,
  statement: string,
  iterators: readonly number[],
  depth = 0,
): number[] | undefined {
  switch (node.kind) {
    case 'statement':
      return node.statement === statement ? [] : undefined;
    case 'loop': {
      const inner = dateOf(node.body, statement, iterators, depth + 1);
      return inner && [node.direction * (iterators[depth] as number), ...inner];
    }
    case 'sequence':
      for (const [position, child] of node.children.entries()) {
        const inner = dateOf(child, statement, iterators, depth);
        if (inner) return [position, ...inner];
      }
      return undefined;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
