/*
 * `(n) - i * 2`, which macros produce, is a sum if `n` is a variable and a cast of `-i` if it is a type. So
 * is `(n[4]) - i * 2`. A parser that does not know names guesses, so the parentheses around a lone name that
 * is not a type, with or without subscripts, are taken away beforehand:
 *
 *     (n) - (a[i]) * 2   becomes    n  -  a[i]  * 2
 *
 * Every other character stays where it was.
 */

const TOKEN = /[A-Za-z_]\w*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\S/g;
const WORD = /^[A-Za-z_]\w*$/;
/** Their parentheses are two. */
const ATTRIBUTE = /^__attribute(?:__)?$/;
const TYPE_WORDS = new Set(
  'void char short int long float double signed unsigned const volatile restrict struct union enum bool _Bool'.split(
    ' ',
  ),
);
/** Names that the grammar itself takes for types. */
const GRAMMAR_TYPES = /^(?:u?int(?:8|16|32|64|ptr|max)?_t|s?size_t|ptrdiff_t|char\w*_t|\w+_t)$/;

/** A range `[begin, end)` of positions. */
export type TextRange = readonly [begin: number, end: number];

/** Text without the parentheses around lone names and elements. */
export interface BareText {
  readonly text: string;
  /**
   * Returns the range of an expression or a statement, with the parentheses that were taken away around its
   * first and last names.
   */
  withParentheses(range: TextRange): TextRange;
}

/**
 * Takes the parentheses around lone names that are not types away, also if subscripts follow the name.
 *
 * @param text what the parser will read
 * @param declarations text with all type definitions, system headers included
 */
export function withBareNames(text: string, declarations: string): BareText {
  const types = definedTypes(declarations);
  const tokens = [...text.matchAll(TOKEN)];
  const blanks: number[] = [];
  const byBegin = new Map<number, BareOperand>();
  const byEnd = new Map<number, BareOperand>();
  tokens.forEach((name, first) => {
    if (tokens[first - 1]?.[0] !== '(' || !isVariable(name[0], types)) return;
    const last = endOfSubscripts(tokens, first);
    const bare = [name.index, tokens[last]!.index + tokens[last]![0].length] as const;
    for (let depth = 1; isInParentheses(tokens, first, last, depth); depth++) {
      const open = tokens[first - depth]!.index;
      const close = tokens[last + depth]!.index;
      blanks.push(open, close);
      const operand = { bare, inParentheses: [open, close + 1] as const };
      byBegin.set(bare[0], operand);
      byEnd.set(bare[1], operand);
    }
  });
  return {
    text: withBlanks(text, blanks),
    withParentheses: ([begin, end]) => {
      const first = byBegin.get(begin);
      const last = byEnd.get(end);
      return [
        first && first.bare[1] <= end ? first.inParentheses[0] : begin,
        last && begin <= last.bare[0] ? last.inParentheses[1] : end,
      ];
    },
  };
}

/** An operand whose parentheses were taken away. */
interface BareOperand {
  readonly bare: TextRange;
  readonly inParentheses: TextRange;
}

/** Returns the position of the last token of the subscripts that follow a name, or of the name. */
function endOfSubscripts(tokens: readonly Token[], name: number): number {
  let last = name;
  while (tokens[last + 1]?.[0] === '[') {
    const close = closingBracket(tokens, last + 1);
    if (close === undefined) break;
    last = close;
  }
  return last;
}

function closingBracket(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at]![0];
    if (token === '[') depth++;
    else if (token === ']' && --depth === 0) return at;
    else if (token === ';') return undefined;
  }
  return undefined;
}

/**
 * Returns whether the tokens `depth` before and after an operand are its parentheses, and not those of a call
 * or a declarator.
 */
function isInParentheses(tokens: readonly Token[], first: number, last: number, depth: number): boolean {
  const before = tokens[first - depth - 1];
  if (tokens[first - depth]?.[0] !== '(' || tokens[last + depth]?.[0] !== ')' || !before) return false;
  return beginsOperand(before[0]) && !ATTRIBUTE.test(tokens[first - depth - 2]?.[0] ?? '');
}

type Token = { readonly 0: string; readonly index: number };

function isVariable(name: string, types: ReadonlySet<string>): boolean {
  return WORD.test(name) && !types.has(name) && !TYPE_WORDS.has(name) && !GRAMMAR_TYPES.test(name);
}

/** After these an operand follows, and not the arguments of a call or a declarator. */
function beginsOperand(before: string): boolean {
  return before === 'return' || /^[-+*/%=<>!&|^~?:;,({[}]$/.test(before);
}

function withBlanks(text: string, positions: readonly number[]): string {
  let result = '';
  let done = 0;
  for (const position of [...positions].sort((a, b) => a - b)) {
    result += `${text.slice(done, position)} `;
    done = position + 1;
  }
  return result + text.slice(done);
}

/** Returns every name in a type definition outside its braces: more than it defines, which does no harm. */
function definedTypes(text: string): ReadonlySet<string> {
  const types = new Set<string>();
  for (const start of text.matchAll(/\btypedef\b/g)) {
    let depth = 0;
    const tokens = new RegExp(TOKEN, 'g');
    tokens.lastIndex = start.index;
    for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
      const token = match[0];
      if (token === '{') depth++;
      else if (token === '}') depth--;
      else if (token === ';' && depth <= 0) break;
      else if (depth === 0 && WORD.test(token)) types.add(token);
    }
  }
  return types;
}
