import type { IntExpr } from '@boxflow/ir';

/** Returns an integer expression in isl's notation; `undefined` if it is not affine. */
export function affineText(expr: IntExpr): string | undefined {
  switch (expr.op) {
    case 'int':
      return String(expr.value);
    case 'var':
      return expr.name;
    case 'add':
      return joined(expr.args, ' + ');
    case 'sub':
      return joined(expr.args, ' - ');
    case 'neg':
      return joined(expr.args, '', '-');
    case 'mul':
      return expr.args.filter((arg) => arg.op !== 'int').length <= 1 ? joined(expr.args, ' * ') : undefined;
    case 'floordiv':
      // isl takes no parentheses around a divisor.
      return expr.args[1]?.op === 'int' ? joined(expr.args, ' / ', 'floor(', ')') : undefined;
    case 'mod':
      return expr.args[1]?.op === 'int' ? joined(expr.args, ' mod ') : undefined;
    default:
      return undefined;
  }
}

function joined(args: readonly IntExpr[], separator: string, open = '', close = ''): string | undefined {
  const texts = args.map(affineText);
  if (texts.some((text) => text === undefined)) return undefined;
  return `(${open}${texts.join(separator)}${close})`;
}
