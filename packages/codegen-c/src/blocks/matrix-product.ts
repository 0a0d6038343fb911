import {
  apply,
  type BodyExpr,
  expressionsIn,
  type IntExpr,
  int,
  type KernelNode,
  multiplyAddOf,
  type Statement,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { substituteIn } from '../kernel/together.js';
import { pointVariable, TERM } from '../names/kernel-scope.js';
import type { BlockKernel } from './block-kernel.js';
import { factorColumns, firstTerm, threadPoints, warpsOf } from './block-layout.js';

type Instance = Extract<KernelNode, { kind: 'instance' }>;

/** Elements of a factor that a thread gives to matrix instructions: `count` lines, and of each the terms at 0 and 4. */
export interface Operand {
  readonly side: 'rows' | 'columns';
  readonly count: number;
  /** The statement, at a line and a term of the thread. */
  readonly instance: Instance;
  readonly value: BodyExpr;
  /** The variable that counts the lines. */
  readonly line: string;
}

/** A sum over as many terms as a matrix instruction adds, for all elements of a tile. */
export interface MatrixProduct {
  /** Position in the kernel's buffers of the register with the sum. */
  readonly buffer: number;
  readonly rows: Operand;
  readonly columns: Operand;
  /** The condition under which the thread's term exists, if some may not. */
  readonly exists: IntExpr | undefined;
}

/** Returns the value of the loop's iterator for a term that the thread gives to an instruction. */
function termOf(iterator: string): IntExpr {
  return apply('add', variable(iterator), firstTerm, apply('mul', int(4), variable(TERM)));
}

/**
 * Returns the product that the nodes in a loop compute for all iterations of a tile; `undefined` if they are
 * anything else than `c = fma(a, b, c)`, one factor for rows and one for columns.
 */
export function matrixProduct(
  kernel: BlockKernel,
  iterator: string,
  nodes: readonly KernelNode[],
  condition: IntExpr | undefined,
): MatrixProduct | undefined {
  const warps = warpsOf(kernel);
  const [node, ...more] = nodes;
  if (!warps || node?.kind !== 'instance' || more.length > 0) return undefined;
  const statement = kernel.statements[node.statement]!;
  const sum = sumOf(kernel, node, statement);
  const [row, column] = kernel.threads.slice(-2).map((thread) => thread.iterator) as [string, string];
  const rows = sum?.factors.find((one) => !dependsOn(one, column, node, statement));
  const columns = sum?.factors.find((one) => one !== rows && !dependsOn(one, row, node, statement));
  if (!sum || !rows || !columns) return undefined;
  const last = kernel.threads.length - 1;
  const term = termOf(iterator);
  const own = threadPoints(kernel)[last - 1]!;
  const across = factorColumns(warps);
  const at = (name: string, line: IntExpr): Instance => {
    const values = new Map([
      [name, line],
      [iterator, term],
    ]);
    return substituteIn(node, values, []) as Instance;
  };
  return {
    buffer: sum.buffer,
    exists: condition && substitute(condition, new Map([[iterator, term]])),
    rows: {
      side: 'rows',
      count: own.count,
      line: pointVariable(last - 1),
      value: rows,
      instance: at(row, apply('add', variable(row), own.loop.offset(variable(pointVariable(last - 1))))),
    },
    columns: {
      side: 'columns',
      count: across.count,
      line: pointVariable(last),
      value: columns,
      instance: at(
        column,
        apply(
          'add',
          variable(kernel.blocks.tile[last]!.first),
          across.first,
          across.offset(variable(pointVariable(last))),
        ),
      ),
    },
  };
}

/** The factors of `c = fma(a, b, c)`, and the buffer of `c`. */
function sumOf(
  { buffers }: BlockKernel,
  { views }: Instance,
  { body }: Statement,
): { readonly buffer: number; readonly factors: readonly [BodyExpr, BodyExpr] } | undefined {
  const [only, ...more] = body;
  if (only?.kind !== 'assign' || more.length > 0) return undefined;
  const sum = multiplyAddOf(only.value);
  if (sum?.type !== 'double' || sum.z.kind !== 'read') return undefined;
  const [target, source] = [views[only.target], views[sum.z.access]];
  if (target === undefined || typeof target === 'number' || typeof source === 'number') return undefined;
  const { element, extents } = buffers[target.buffer]!;
  const isRegister = element === 'double' && extents.length === 0 && source?.buffer === target.buffer;
  return isRegister ? { buffer: target.buffer, factors: [sum.x, sum.y] } : undefined;
}

/** Returns whether the expression may have other values for other values of a variable of the kernel. */
function dependsOn(expr: BodyExpr, name: string, { iterators }: Instance, statement: Statement): boolean {
  const values = new Map(statement.iterators.map((own, i) => [own, iterators[i]!]));
  const varies = (one: IntExpr) => variablesOf(substitute(one, values)).includes(name);
  const all = expressionsIn({ accesses: [], body: [{ kind: 'assign', target: 0, value: expr }] });
  return all.some((one) => {
    if (one.kind === 'int') return varies(one.value);
    if (one.kind !== 'read') return false;
    return statement.accesses[one.access]!.index.some((index) => index.op === 'data' || varies(index));
  });
}
