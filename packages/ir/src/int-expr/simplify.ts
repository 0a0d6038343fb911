import { applyOperator } from './evaluate.js';
import { apply, type IntExpr, type IntOperator, int } from './int-expr.js';
import { linearParts, sumOfParts } from './linear.js';
import { printIntExpr } from './print.js';

/**
 * The same value in fewer words: constants folded, sums collected term by term, neutral operands dropped.
 * Never changes the value of an expression that has one; `0 * (a / 0)` loses its error.
 *
 * `i + 1 + (N - 1)` → `i + N`, `max(3, n, 5)` → `max(n, 5)`, `1 && a < b` → `a < b`.
 */
export function simplifyIntExpr(expr: IntExpr): IntExpr {
  if (expr.op === 'int' || expr.op === 'var') return expr;
  const args = expr.args.map(simplifyIntExpr);
  switch (expr.op) {
    case 'add':
    case 'sub':
    case 'neg':
    case 'mul':
      return sumOfParts(linearParts({ op: expr.op, args }));
    case 'min':
    case 'max':
      return extremum(expr.op, args);
    case 'and':
      return connective('and', 1, args);
    case 'or':
      return connective('or', 0, args);
    case 'select':
      return choice(args as [IntExpr, IntExpr, IntExpr]);
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return comparison(expr.op, args);
    default:
      return foldOrKeep(expr.op, args);
  }
}

/** `i < i + 1` is decided whatever `i` is. */
function comparison(op: Strict, args: readonly IntExpr[]): IntExpr {
  const difference = linearParts({ op: 'sub', args });
  return difference.terms.length === 0 ? int(applyOperator(op, [difference.constant, 0])) : { op, args };
}

type Strict = Exclude<IntOperator, 'select' | 'and' | 'or'>;

function foldOrKeep(op: Strict, args: readonly IntExpr[]): IntExpr {
  const [dividend, divisor] = args;
  if (divisor?.op === 'int' && divisor.value === 1) {
    if (op === 'floordiv') return dividend!;
    if (op === 'mod') return int(0);
  }
  const values = args.flatMap((arg) => (arg.op === 'int' ? [arg.value] : []));
  if (values.length < args.length) return { op, args };
  // Division by zero keeps its place, to be reported when it is evaluated.
  if ((op === 'floordiv' || op === 'mod') && values[1]! <= 0) return { op, args };
  return int(applyOperator(op, values));
}

function extremum(op: 'min' | 'max', args: readonly IntExpr[]): IntExpr {
  const flat = distinct(args.flatMap((arg) => (arg.op === op ? arg.args : [arg])));
  const constants = flat.flatMap((arg) => (arg.op === 'int' ? [arg.value] : []));
  const rest = flat.filter((arg) => arg.op !== 'int');
  const all = constants.length > 0 ? [...rest, int(Math[op](...constants))] : rest;
  return all.length === 1 ? all[0]! : { op, args: all };
}

function connective(op: 'and' | 'or', neutral: 0 | 1, args: readonly IntExpr[]): IntExpr {
  const kept: IntExpr[] = [];
  for (const arg of args) {
    if (arg.op !== 'int') kept.push(arg);
    else if ((arg.value !== 0 ? 1 : 0) !== neutral)
      return kept.length === 0 ? int(1 - neutral) : { op, args: [...kept, int(1 - neutral)] };
  }
  if (kept.length === 0) return int(neutral);
  // A lone operand that is not a truth value would change the result from 1 to something else.
  if (kept.length === 1) return isTruth(kept[0]!) ? kept[0]! : apply('ne', kept[0]!, int(0));
  return { op, args: kept };
}

function isTruth(expr: IntExpr): boolean {
  return ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'and', 'or', 'not'].includes(expr.op);
}

function choice([condition, yes, no]: readonly [IntExpr, IntExpr, IntExpr]): IntExpr {
  if (condition.op === 'int') return condition.value !== 0 ? yes : no;
  return apply('select', condition, yes, no);
}

function distinct(exprs: readonly IntExpr[]): IntExpr[] {
  return [...new Map(exprs.map((expr) => [printIntExpr(expr), expr])).values()];
}
