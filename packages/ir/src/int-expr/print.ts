import { atLeast, type Fragment, Level, primary } from './fragment.js';
import type { IntExpr, IntOperator } from './int-expr.js';

/**
 * How a language departs from {@link printIntExpr}'s notation: returns the text of a node, with `print` for its
 * operands, or `undefined` for the usual text.
 */
export type IntSyntax = (expr: IntExpr, print: (operand: IntExpr) => Fragment) => Fragment | undefined;

/**
 * C-like text with as few parentheses as C needs (and those around `&&` inside `||`). `floordiv` is
 * `floord(a, b)`, `mod` is `a mod b`. {@link parseIntExpr} reads it back, node for node.
 */
export function printIntExpr(expr: IntExpr): string {
  return intExprFragment(expr, () => undefined).text;
}

/** {@link printIntExpr} with some nodes printed another way, to be embedded in a larger expression. */
export function intExprFragment(expr: IntExpr, syntax: IntSyntax): Fragment {
  const print = (operand: IntExpr): Fragment => syntax(operand, print) ?? usual(operand, print);
  return print(expr);
}

type Print = (operand: IntExpr) => Fragment;

function usual(expr: IntExpr, print: Print): Fragment {
  if (expr.op === 'var') return primary(expr.name);
  if (expr.op === 'int') return integerFragment(expr.value);
  return OPERATORS[expr.op](expr.args, print, expr.op);
}

/** A negative number is one token for our parser and a unary minus for C's; both levels are the same here. */
function integerFragment(value: number): Fragment {
  return { text: String(value), level: value < 0 ? Level.unary : Level.primary };
}

type Printer = (args: readonly IntExpr[], print: Print, op: IntOperator) => Fragment;

const OPERATORS: Readonly<Record<IntOperator, Printer>> = {
  add: chain('+', Level.sum),
  sub: chain('-', Level.sum),
  mul: chain('*', Level.product),
  mod: chain('mod', Level.product),
  eq: comparison('==', Level.equality),
  ne: comparison('!=', Level.equality),
  lt: comparison('<', Level.relation),
  le: comparison('<=', Level.relation),
  gt: comparison('>', Level.relation),
  ge: comparison('>=', Level.relation),
  and: chain('&&', Level.and),
  or: chain('||', Level.or),
  neg: prefix('-'),
  not: prefix('!'),
  min: call('min'),
  max: call('max'),
  floordiv: call('floord'),
  select: conditional,
};

/** Left-associative. A first operand of the same operator keeps its parentheses: it is a node of its own. */
function chain(symbol: string, level: number): Printer {
  return (args, print, op) => {
    const operands = args.map((arg, i) => {
      const leads = i === 0 && !(isAssociative(op) && arg.op === op);
      return atLeast(operandLevel(level, leads), print(arg));
    });
    return { text: operands.join(` ${symbol} `), level };
  };
}

function isAssociative(op: IntOperator): boolean {
  return op === 'add' || op === 'mul' || op === 'and' || op === 'or';
}

/** `a && b || c` is right in C, but compilers warn of it and people misread it. */
function operandLevel(level: number, leads: boolean): number {
  if (level === Level.or) return Level.equality;
  return leads ? level : level + 1;
}

function comparison(symbol: string, level: number): Printer {
  return (args, print) => ({
    text: args.map((arg) => atLeast(Level.sum, print(arg))).join(` ${symbol} `),
    level,
  });
}

function prefix(symbol: string): Printer {
  return ([operand], print) => {
    const fragment = print(operand!);
    const text =
      fragment.level >= Level.primary && operand!.op !== 'int' ? fragment.text : `(${fragment.text})`;
    return { text: `${symbol}${text}`, level: Level.unary };
  };
}

function call(name: string): Printer {
  return (args, print) => primary(`${name}(${args.map((arg) => print(arg).text).join(', ')})`);
}

function conditional(args: readonly IntExpr[], print: Print): Fragment {
  const [condition, yes, no] = args.map(print);
  const text = `${atLeast(Level.or, condition!)} ? ${atLeast(Level.or, yes!)} : ${atLeast(Level.conditional, no!)}`;
  return { text, level: Level.conditional };
}
