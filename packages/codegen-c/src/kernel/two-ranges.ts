import {
  apply,
  type BodyExpr,
  type BodyStatement,
  type IntExpr,
  int,
  type Kernel,
  type KernelNode,
  mapOperands,
  operandsOf,
  printIntExpr,
  simplifyIntExpr,
  substitute,
  variablesOf,
} from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import type { KernelScope } from '../names/kernel-scope.js';
import type { Dimension } from './thread-dimension.js';

/** A part of a loop's iterations, in which conditions are known. */
export interface Range {
  readonly dimension: Dimension;
  readonly scope: KernelScope;
}

/**
 * Returns the iterations of a loop in two ranges if a statement asks in each whether it comes after some
 * other one: `j > k ? x : y` is `y` up to `k`, and `x` from there on. Vectors then compute one of the two.
 * The loop itself if there is no such condition.
 */
export function inTwoRanges(
  dimension: Dimension,
  nodes: readonly KernelNode[],
  scope: KernelScope,
): readonly Range[] {
  const [node, ...others] = nodes;
  const statement = node?.kind === 'instance' ? scope.kernel.statements[node.statement] : undefined;
  if (node?.kind !== 'instance' || !statement || others.length > 0) return [{ dimension, scope }];
  const values = new Map(statement.iterators.map((name, i) => [name, node.iterators[i]!]));
  const beginOf = (expr: BodyExpr) => beginOfTruth(expr, values, dimension, scope.kernel);
  const begin = statement.body.flatMap((one) => (one.kind === 'assign' ? begins(one.value, beginOf) : []))[0];
  if (!begin) return [{ dimension, scope }];
  const { first, end } = dimension;
  const text = intText(begin, scope);
  const [start, middle] = [first || '0', `(${text} < ${end} ? ${text} : ${end})`];
  const known = (holds: boolean): KernelScope => {
    const body = statement.body.map((one) => withCondition(one, beginOf, printIntExpr(begin), holds));
    const statements = { ...scope.kernel.statements, [node.statement]: { ...statement, body } };
    return { ...scope, kernel: { ...scope.kernel, statements } };
  };
  return [
    { dimension: { ...dimension, end: middle }, scope: known(false) },
    { dimension: { ...dimension, first: `(${text} > ${start} ? ${text} : ${start})` }, scope: known(true) },
  ];
}

type BeginOf = (expr: BodyExpr) => IntExpr | undefined;

/**
 * Returns the first iteration for which the condition holds, if it does for all later ones. Unsigned types
 * may change what is compared.
 */
function beginOfTruth(
  expr: BodyExpr,
  values: ReadonlyMap<string, IntExpr>,
  { thread }: Dimension,
  { threads }: Kernel,
): IntExpr | undefined {
  if (expr.kind !== 'binary' || (expr.op !== '>' && expr.op !== '>=')) return undefined;
  if (expr.left.kind !== 'int' || expr.right.kind !== 'int') return undefined;
  if (![expr.left, expr.right].every(({ type }) => type === 'int32' || type === 'int64')) return undefined;
  const [own, other] = [expr.left.value, expr.right.value].map((one) => substitute(one, values)) as [
    IntExpr,
    IntExpr,
  ];
  const isFixed = !variablesOf(other).some((name) => threads.some(({ iterator }) => iterator === name));
  if (own.op !== 'var' || own.name !== thread.iterator || !isFixed) return undefined;
  return expr.op === '>' ? simplifyIntExpr(apply('add', other, int(1))) : other;
}

function begins(expr: BodyExpr, beginOf: BeginOf): readonly IntExpr[] {
  return [
    ...(beginOf(expr) ? [beginOf(expr)!] : []),
    ...operandsOf(expr).flatMap((one) => begins(one, beginOf)),
  ];
}

/** Returns the statement for iterations of which it is known whether they begin later. */
function withCondition(
  statement: BodyStatement,
  beginOf: BeginOf,
  begin: string,
  holds: boolean,
): BodyStatement {
  if (statement.kind !== 'assign') return statement;
  const known = (expr: BodyExpr): BodyExpr => {
    const found = expr.kind === 'conditional' ? beginOf(expr.condition) : undefined;
    if (expr.kind !== 'conditional' || !found || printIntExpr(found) !== begin)
      return mapOperands(expr, known);
    return known(holds ? expr.then : expr.otherwise);
  };
  return { ...statement, value: known(statement.value) };
}
