import { apply, type IntExpr, type IntOperator, int, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';

type Op = isl.AstExprOpType;
const Type = isl.AstExprOpType;

/**
 * isl's division operators differ in what they promise about their operands; all of them agree with the
 * mathematical floor division and modulo if their promise holds.
 */
const OPERATORS = new Map<Op, IntOperator>([
  [Type.And, 'and'],
  [Type.AndThen, 'and'],
  [Type.Or, 'or'],
  [Type.OrElse, 'or'],
  [Type.Max, 'max'],
  [Type.Min, 'min'],
  [Type.Minus, 'neg'],
  [Type.Add, 'add'],
  [Type.Sub, 'sub'],
  [Type.Mul, 'mul'],
  [Type.Div, 'floordiv'],
  [Type.FdivQ, 'floordiv'],
  [Type.PdivQ, 'floordiv'],
  [Type.PdivR, 'mod'],
  [Type.ZdivR, 'mod'],
  [Type.Cond, 'select'],
  [Type.Select, 'select'],
  [Type.Eq, 'eq'],
  [Type.Le, 'le'],
  [Type.Lt, 'lt'],
  [Type.Ge, 'ge'],
  [Type.Gt, 'gt'],
]);

/** Returns an integer expression of isl's AST as plain data. `rename` maps identifiers. */
export function intExprFromAst(expr: isl.AstExpr, rename: (name: string) => IntExpr = variable): IntExpr {
  switch (expr.getType()) {
    case isl.AstExprType.Int:
      return int(safeNumber(expr.intGetVal()));
    case isl.AstExprType.Id:
      return rename(expr.idGetId().getName() ?? '');
    default: {
      const op = OPERATORS.get(expr.opGetType());
      if (!op) throw new Error(`isl produced an operator that the plan has no word for: ${expr.toCStr()}`);
      const args: IntExpr[] = [];
      for (let i = 0; i < expr.opGetNArg(); i++) args.push(intExprFromAst(expr.opGetArg(i), rename));
      return apply(op, ...args);
    }
  }
}

function safeNumber(value: isl.Val): number {
  const number = Number(value.toString());
  if (!Number.isSafeInteger(number)) throw new Error(`constant ${value.toString()} does not fit 53 bits`);
  return number;
}
