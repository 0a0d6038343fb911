/*
 * `(n) - i * 2`, which macros produce, is a sum if `n` is a variable and a cast of `-i` if it is a type. A parser that
 * does not know names guesses, so the parentheses around a lone name that is not a type are taken away beforehand:
 *
 *     (n) - i * 2   becomes    n  - i * 2
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

/** Text without the parentheses around lone names. */
export interface BareText {
  readonly text: string;
  /** Returns the range of an expression or a statement, with the parentheses that were taken away around its first and last names. */
  withParentheses(range: TextRange): TextRange;
}

/**
 * Takes the parentheses around lone names that are not types away.
 *
 * @param text what the parser will read
 * @param declarations text with all type definitions, system headers included
 */
export function withBareNames(text: string, declarations: string): BareText {
  const types = definedTypes(declarations);
  const tokens = [...text.matchAll(TOKEN)];
  const blanks: number[] = [];
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  tokens.forEach((name, at) => {
    if (!isVariable(name[0], types)) return;
    for (let depth = 1; isInParentheses(tokens, at, depth); depth++) {
      const open = tokens[at - depth]!.index;
      const close = tokens[at + depth]!.index;
      blanks.push(open, close);
      begins.set(name.index, open);
      ends.set(name.index + name[0].length, close + 1);
    }
  });
  return {
    text: withBlanks(text, blanks),
    withParentheses: ([begin, end]) => [begins.get(begin) ?? begin, ends.get(end) ?? end],
  };
}

/**
 * Returns whether the tokens `depth` before and after a name are parentheses of an operand, and not those of a call
 * or a declarator.
 */
function isInParentheses(tokens: readonly Token[], at: number, depth: number): boolean {
  const before = tokens[at - depth - 1];
  if (tokens[at - depth]?.[0] !== '(' || tokens[at + depth]?.[0] !== ')' || !before) return false;
  return beginsOperand(before[0]) && !ATTRIBUTE.test(tokens[at - depth - 2]?.[0] ?? '');
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
