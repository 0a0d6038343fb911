import type { IntExpr, IntOperator } from '@boxflow/ir';

/** C for a number that is larger than all others. */
export const infinite = '__builtin_inf()';

/**
 * Prints an expression in C that computes with `double`: an integer would overflow for sizes that no program has, and
 * signed overflow is undefined. Large values are rounded, and quotients are not rounded to integers.
 *
 * @param values C for the values of the variables, of type `double`
 */
export function realText(expr: IntExpr, values: ReadonlyMap<string, string>): string {
  if (expr.op === 'int') return `${expr.value}.0`;
  if (expr.op === 'var') return values.get(expr.name) ?? expr.name;
  const args = expr.args.map((arg) => realText(arg, values));
  const [first = '', second = '', third = ''] = args;
  switch (expr.op) {
    case 'neg':
      return `(-${first})`;
    case 'not':
      return `(!${first})`;
    case 'select':
      return `(${first} ? ${second} : ${third})`;
    case 'min':
    case 'max':
      return args.reduce((a, b) => `(${a} ${expr.op === 'min' ? '<' : '>'} ${b} ? ${a} : ${b})`);
    // No remainder is larger.
    case 'mod':
      return `(${second} - 1.0)`;
    default:
      return `(${args.join(` ${SYMBOLS[expr.op]} `)})`;
  }
}

const SYMBOLS: Readonly<
  Record<Exclude<IntOperator, 'neg' | 'not' | 'select' | 'min' | 'max' | 'mod'>, string>
> = {
  add: '+',
  sub: '-',
  mul: '*',
  floordiv: '/',
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  and: '&&',
  or: '||',
};
