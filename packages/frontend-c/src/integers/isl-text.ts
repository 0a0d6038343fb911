import {
  type Fragment,
  INTERVAL_NAMES,
  type IntExpr,
  type IntSyntax,
  intExprFragment,
  Level,
  primary,
} from '@boxflow/ir';

/** Words that isl's notation takes for itself, in any case of letters. */
const KEYWORDS = new Set([
  'exists',
  'and',
  'or',
  'implies',
  'not',
  'infty',
  'infinity',
  'nan',
  'min',
  'max',
  'rat',
  'true',
  'false',
  'ceild',
  'floord',
  'mod',
  'ceil',
  'floor',
]);

/** The ends of tiles, as plans call them. */
const INTERVALS: ReadonlySet<string> = new Set(INTERVAL_NAMES);

/** Returns whether a C identifier can stand for itself in sets and plans; those with letters beyond ASCII cannot. */
export function isIslName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name.toLowerCase()) && !INTERVALS.has(name);
}

/** Returns an integer expression or condition in isl's notation. */
export function islText(expr: IntExpr): string {
  return intExprFragment(expr, SYNTAX).text;
}

const SYNTAX: IntSyntax = (expr, print) => {
  if (expr.op === 'int' || expr.op === 'var') return undefined;
  const [a, b] = expr.args;
  switch (expr.op) {
    case 'mod':
      // isl's mod takes the whole sum before it.
      return primary(`(${grouped(print(a!))} mod ${print(b!).text})`);
    case 'floordiv':
      return primary(`floor((${print(a!).text})/${print(b!).text})`);
    case 'eq':
      return { text: `${print(a!).text} = ${print(b!).text}`, level: Level.equality };
    case 'and':
    case 'or':
      return connective(expr.op, expr.args, print);
    case 'select':
    case 'not':
      throw new Error(`${expr.op} has no place in a set`);
    default:
      return undefined;
  }
};

function grouped(fragment: Fragment): string {
  return fragment.level >= Level.primary ? fragment.text : `(${fragment.text})`;
}

function connective(
  op: 'and' | 'or',
  args: readonly IntExpr[],
  print: (operand: IntExpr) => Fragment,
): Fragment {
  const opposite = op === 'and' ? 'or' : 'and';
  const parts = args.map((arg) => {
    if (arg.op === 'int') return arg.value === 0 ? 'false' : 'true';
    return arg.op === opposite ? `(${print(arg).text})` : print(arg).text;
  });
  return { text: parts.join(` ${op} `), level: op === 'and' ? Level.and : Level.or };
}
