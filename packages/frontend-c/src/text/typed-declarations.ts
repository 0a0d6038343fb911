import { declarationStarts, type Token, tokensOf } from './declaration-starts.js';

/*
 * A parser that does not know names takes a declaration whose declarator begins with a parenthesis for a call. A word that
 * means nothing to a compiler there makes it a declaration:
 *
 *     real (*a)[W] = h;     becomes    auto real (*a)[W] = h;
 *     real (*a)[W];         becomes    __attribute__(()) real (*a)[W];     outside of functions
 */

const WORD = /^[A-Za-z_]\w*$/;
const ENDS_DECLARATOR = /^(?:[;,[()]|__attribute(?:__)?)$/;

/** Words after which the name of a type may come. */
const BEFORE_TYPE =
  /^(?:auto|const|do|else|extern|inline|register|restrict|static|volatile|_Thread_local|__(?:const|extension|inline|restrict|thread|volatile)(?:__)?)$/;

/**
 * Marks the declarations that begin with the name of a type and a parenthesis.
 *
 * @param text preprocessed text
 * @param code the same text, in which everything that is not the user's is blank
 */
export function withTypedDeclarations(text: string, code: string): string {
  const tokens = tokensOf(code);
  const types = typeNames(text);
  for (const name of declaredOtherwise(tokens)) types.delete(name);
  let result = '';
  let done = 0;
  for (const { first, isGlobal } of declarationStarts(tokens)) {
    const name = tokens[first]!;
    if (tokens[first + 1]?.text !== '(' || !types.has(name.text)) continue;
    result += `${text.slice(done, name.at)}${isGlobal ? '__attribute__(()) ' : 'auto '}`;
    done = name.at;
  }
  return result + text.slice(done);
}

/** Returns the names that type definitions define, those of system headers included, and the type that the grammar does not know. */
function typeNames(text: string): Set<string> {
  const names = new Set(['_Bool']);
  for (const { index } of text.matchAll(/\btypedef\b/g)) {
    for (const name of definedNames(tokensOf(definitionAt(text, index)))) names.add(name);
  }
  return names;
}

/**
 * Returns the names that variables or functions may have, too: where one of them is in scope, a name and a parenthesis are
 * a call. In doubt a name is among them.
 */
function declaredOtherwise(tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>();
  let depth = 0;
  let isDefinition = false;
  tokens.forEach(({ text }, k) => {
    if (text === '{') depth++;
    else if (text === '}') depth--;
    else if (text === 'typedef') {
      isDefinition = true;
      depth = 0;
    } else if (isDefinition) isDefinition = text !== ';' || depth > 0;
    else if (mayBeVariable(tokens, k)) names.add(text);
  });
  return names;
}

/** Returns whether the word at a position cannot be that of a type, or may be the second one of `int a, b, c`. */
function mayBeVariable(tokens: readonly Token[], k: number): boolean {
  const [before, { text }, next] = [tokens[k - 1]?.text ?? ';', tokens[k]!, tokens[k + 1]?.text ?? ';'];
  if (!WORD.test(text) || /^(?:struct|union|enum)$/.test(before)) return false;
  const followsType = before === '*' || (WORD.test(before) && !BEFORE_TYPE.test(before));
  return followsType || /^[;=]$/.test(next) || (before === ',' && /^[,[]$/.test(next));
}

/** Returns the text of a type definition up to its semicolon, without what is in braces. */
function definitionAt(text: string, start: number): string {
  let depth = 0;
  let result = '';
  for (let at = start; at < text.length; at++) {
    const char = text[at]!;
    if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (depth === 0) result += char;
    if (char === ';' && depth <= 0) break;
  }
  return result;
}

/** Returns the names of declarators; those of parameters are in parentheses that do not begin with a star. */
function definedNames(tokens: readonly Token[]): readonly string[] {
  const names: string[] = [];
  const isDeclarator: boolean[] = [];
  tokens.forEach(({ text }, k) => {
    const next = tokens[k + 1]?.text ?? '';
    if (text === '(') isDeclarator.push(next === '*' && isDeclarator.at(-1) !== false);
    else if (text === ')') isDeclarator.pop();
    else if (/^__attribute(?:__)?$/.test(text)) return;
    else if (WORD.test(text) && isDeclarator.at(-1) !== false && ENDS_DECLARATOR.test(next)) names.push(text);
  });
  return names;
}
