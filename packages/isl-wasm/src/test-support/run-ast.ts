import * as isl from '../index.js';

/** One execution of a statement. */
export interface Instance {
  readonly statement: string;
  readonly indices: readonly number[];
}

type Values = Readonly<Record<string, number>>;

const floorDivide = (a: number, b: number) => Math.floor(a / b);

const OPERATIONS: Readonly<Record<number, (a: number, b: number) => number>> = {
  [isl.AstExprOpType.And]: (a, b) => (a && b ? 1 : 0),
  [isl.AstExprOpType.AndThen]: (a, b) => (a && b ? 1 : 0),
  [isl.AstExprOpType.Or]: (a, b) => (a || b ? 1 : 0),
  [isl.AstExprOpType.Max]: Math.max,
  [isl.AstExprOpType.Min]: Math.min,
  [isl.AstExprOpType.Add]: (a, b) => a + b,
  [isl.AstExprOpType.Sub]: (a, b) => a - b,
  [isl.AstExprOpType.Mul]: (a, b) => a * b,
  [isl.AstExprOpType.FdivQ]: floorDivide,
  [isl.AstExprOpType.PdivQ]: floorDivide,
  [isl.AstExprOpType.PdivR]: (a, b) => a - b * floorDivide(a, b),
  [isl.AstExprOpType.Eq]: (a, b) => Number(a === b),
  [isl.AstExprOpType.Le]: (a, b) => Number(a <= b),
  [isl.AstExprOpType.Lt]: (a, b) => Number(a < b),
  [isl.AstExprOpType.Ge]: (a, b) => Number(a >= b),
  [isl.AstExprOpType.Gt]: (a, b) => Number(a > b),
};

/** Runs the code of an AST and lists the statement instances in the order of their execution. */
export function runAst(node: isl.AstNode, values: Values): Instance[] {
  const type = node.getType();
  if (type === isl.AstNodeType.For) return runFor(node, values);
  if (type === isl.AstNodeType.If) {
    if (evaluate(node.ifGetCond(), values) !== 0) return runAst(node.ifGetThenNode(), values);
    return node.ifHasElseNode() ? runAst(node.ifGetElseNode(), values) : [];
  }
  if (type === isl.AstNodeType.Block) {
    const children = node.blockGetChildren();
    return Array.from({ length: children.size() }, (_, at) => runAst(children.getAt(at), values)).flat();
  }
  if (type === isl.AstNodeType.Mark) return runAst(node.markGetNode(), values);
  const [statement, ...indices] = operands(node.userGetExpr());
  return [{ statement: nameOf(statement!), indices: indices.map((index) => evaluate(index, values)) }];
}

function runFor(node: isl.AstNode, values: Values): Instance[] {
  const iterator = nameOf(node.forGetIterator());
  const start = evaluate(node.forGetInit(), values);
  if (node.forIsDegenerate()) return runAst(node.forGetBody(), { ...values, [iterator]: start });
  const executed: Instance[] = [];
  const step = evaluate(node.forGetInc(), values);
  for (let at = start; evaluate(node.forGetCond(), { ...values, [iterator]: at }) !== 0; at += step) {
    executed.push(...runAst(node.forGetBody(), { ...values, [iterator]: at }));
  }
  return executed;
}

function evaluate(expression: isl.AstExpr, values: Values): number {
  const type = expression.getType();
  if (type === isl.AstExprType.Int) return Number(expression.intGetVal().toBigInt());
  if (type === isl.AstExprType.Id) return values[nameOf(expression)]!;
  const [first, second, third] = operands(expression);
  const operation = expression.opGetType();
  if (operation === isl.AstExprOpType.Minus) return -evaluate(first!, values);
  if (operation === isl.AstExprOpType.Select || operation === isl.AstExprOpType.Cond) {
    return evaluate(evaluate(first!, values) !== 0 ? second! : third!, values);
  }
  const combine = OPERATIONS[operation];
  if (!combine) throw new Error(`no operation ${operation} in ${expression.toCStr()}`);
  const rest = operands(expression).slice(1);
  return rest.reduce((value, operand) => combine(value, evaluate(operand, values)), evaluate(first!, values));
}

function operands(expression: isl.AstExpr): isl.AstExpr[] {
  return Array.from({ length: expression.opGetNArg() }, (_, at) => expression.opGetArg(at));
}

function nameOf(expression: isl.AstExpr): string {
  return expression.idGetId().getName()!;
}
