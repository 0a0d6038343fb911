import { convert, evaluateBody, isTrue, type Leaves, type Typed } from '@boxflow/codegen-c/testing';
import {
  type BodyStatement,
  evaluateIntExpr,
  type IntEnvironment,
  type Scop,
  type Statement,
} from '@boxflow/ir';
import { instancesInOrder } from '../run-sequentially.js';
import { type ArrayValues, positionOf } from './array-values.js';

/** Executes all instances of a SCoP in the order of the source. */
export async function executeScop(scop: Scop, sizes: IntEnvironment, arrays: ArrayValues): Promise<void> {
  const statements = new Map(scop.statements.map((statement) => [statement.name, statement]));
  for (const { statement: name, iterators } of await instancesInOrder(scop, Object.fromEntries(sizes))) {
    const statement = statements.get(name)!;
    const own = statement.iterators.map((iterator, d): [string, number] => [iterator, iterators[d]!]);
    executeBody(statement.body, new Instance(statement, new Map([...sizes, ...own]), arrays));
  }
}

function executeBody(body: readonly BodyStatement[], instance: Instance): void {
  for (const node of body) {
    if (node.kind === 'assign') instance.write(node.target, evaluateBody(node.value, instance));
    else if (node.kind === 'if')
      executeBody(isTrue(evaluateBody(node.condition, instance)) ? node.then : node.otherwise, instance);
    else throw new Error(`a statement has ${node.kind}`);
  }
}

class Instance implements Leaves {
  constructor(
    private readonly statement: Statement,
    private readonly environment: IntEnvironment,
    private readonly arrays: ArrayValues,
  ) {}

  read(access: number): Typed {
    const { array, position } = this.#element(access);
    return { value: array.data[position]!, type: array.type };
  }

  index(expr: Parameters<Leaves['index']>[0]): bigint {
    return BigInt(evaluateIntExpr(expr.value, this.environment));
  }

  write(access: number, { value }: Typed): void {
    const { array, position } = this.#element(access);
    array.data[position] = convert(value, array.type);
  }

  #element(access: number) {
    const { array: name, index } = this.statement.accesses[access]!;
    const array = this.arrays.get(name)!;
    const values = index.map((one) => {
      if (one.op === 'data') throw new Error('a subscript is data');
      return evaluateIntExpr(one, this.environment);
    });
    const position = positionOf(array.extents, values);
    if (position < 0) throw new Error(`the program accesses ${name}[${values}]`);
    return { array, position };
  }
}
