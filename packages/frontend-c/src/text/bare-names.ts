/*
 * `(n) - i * 2`, which macros produce, is a sum if `n` is a variable and a cast of `-i` if it is a type. A parser that
 * does not know names guesses, so the parentheses around a lone name that is no type are taken away beforehand:
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

/**
 * @param text what the parser will read
 * @param declarations text with all type definitions, system headers included
 */
export function withBareNames(text: string, declarations: string): string {
  const types = definedTypes(declarations);
  const tokens = [...text.matchAll(TOKEN)];
  const blanks: number[] = [];
  for (let i = 1; i + 2 < tokens.length; i++) {
    const [before, open, name, close] = tokens.slice(i - 1, i + 3) as unknown as [Token, Token, Token, Token];
    if (open[0] !== '(' || close[0] !== ')' || !isVariable(name[0], types) || !beginsOperand(before[0]))
      continue;
    if (ATTRIBUTE.test(tokens[i - 2]?.[0] ?? '')) continue;
    blanks.push(open.index, close.index);
  }
  return withBlanks(text, blanks);
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
  for (const position of positions) {
    result += `${text.slice(done, position)} `;
    done = position + 1;
  }
  return result + text.slice(done);
}

/** Every name inside a type definition but outside its braces: more than it defines, which does no harm. */
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
