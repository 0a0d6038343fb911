import { badExpression } from '../diagnostics/errors.js';
import { apply, type IntExpr, type IntOperator, int, variable } from './int-expr.js';

/**
 * Reads what {@link printIntExpr} prints, node for node.
 *
 * @throws BoxflowError BF9112 with the column where the text stops making sense
 */
export function parseIntExpr(text: string): IntExpr {
  return new Parser(text).whole();
}

const TOKEN = /\s*(?:(\d+)|([A-Za-z_]\w*)|(&&|\|\||[=!<>]=|[-+*!<>?:(),]))/y;

const CALLS: Readonly<Record<string, IntOperator>> = { floord: 'floordiv', min: 'min', max: 'max' };

/** From loose to tight; `mod` is a word, the others are symbols. */
const BINARY: readonly (readonly [string, IntOperator][])[] = [
  [['||', 'or']],
  [['&&', 'and']],
  [
    ['==', 'eq'],
    ['!=', 'ne'],
  ],
  [
    ['<', 'lt'],
    ['<=', 'le'],
    ['>', 'gt'],
    ['>=', 'ge'],
  ],
  [
    ['+', 'add'],
    ['-', 'sub'],
  ],
  [
    ['*', 'mul'],
    ['mod', 'mod'],
  ],
];
/** Operators of any number of operands: `a + b + c` is one node, `(a + b) + c` two. */
const VARIADIC: ReadonlySet<IntOperator> = new Set(['add', 'mul', 'and', 'or']);

interface Token {
  readonly text: string;
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  /** From 1. */
  readonly column: number;
}

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  whole(): IntExpr {
    const expr = this.#conditional();
    if (this.#token.kind !== 'end') this.#fail('the end');
    return expr;
  }

  #conditional(): IntExpr {
    const condition = this.#binary(0);
    if (!this.#accept('?')) return condition;
    const yes = this.#binary(0);
    this.#expect(':');
    return apply('select', condition, yes, this.#conditional());
  }

  #binary(level: number): IntExpr {
    const operators = BINARY[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    // Whether `left` is a chain that this loop began: only such a chain grows.
    let open = false;
    for (;;) {
      const op = operators.find(([symbol]) => symbol === this.#token.text)?.[1];
      if (!op) return left;
      this.#position++;
      const right = this.#binary(level + 1);
      const grows = open && VARIADIC.has(op) && left.op === op;
      left = grows ? apply(op, ...argumentsOf(left), right) : apply(op, left, right);
      open = true;
    }
  }

  #unary(): IntExpr {
    if (this.#accept('!')) return apply('not', this.#unary());
    if (!this.#accept('-')) return this.#primary();
    if (this.#token.kind === 'number') return int(-Number(this.#next().text));
    return apply('neg', this.#unary());
  }

  #primary(): IntExpr {
    if (this.#accept('(')) {
      const inner = this.#conditional();
      this.#expect(')');
      return inner;
    }
    if (this.#token.kind === 'number') return int(Number(this.#next().text));
    if (this.#token.kind !== 'name') this.#fail('an operand');
    const name = this.#next().text;
    return this.#accept('(') ? this.#call(name) : variable(name);
  }

  #call(name: string): IntExpr {
    const op = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (!op) this.#fail('floord, min or max before the parenthesis');
    const args = [this.#conditional()];
    while (this.#accept(',')) args.push(this.#conditional());
    this.#expect(')');
    return apply(op, ...args);
  }

  get #token(): Token {
    return this.#tokens[this.#position]!;
  }

  #next(): Token {
    return this.#tokens[this.#position++]!;
  }

  #accept(text: string): boolean {
    if (this.#token.text !== text) return false;
    this.#position++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#accept(text)) this.#fail(`'${text}'`);
  }

  #fail(expected: string): never {
    throw badExpression(this.#text, this.#token.column, expected);
  }
}

function argumentsOf(expr: IntExpr): readonly IntExpr[] {
  return expr.op === 'int' || expr.op === 'var' ? [] : expr.args;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (/\S/.test(text.slice(TOKEN.lastIndex))) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match)
      throw badExpression(text, start + text.slice(start).search(/\S/) + 1, 'an operand or an operator');
    const [, number, name, symbol] = match;
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'symbol';
    const token = (number ?? name ?? symbol)!;
    tokens.push({ text: token, kind, column: TOKEN.lastIndex - token.length + 1 });
  }
  tokens.push({ text: '', kind: 'end', column: text.length + 1 });
  return tokens;
}
