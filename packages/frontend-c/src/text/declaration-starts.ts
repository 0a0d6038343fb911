/** A token of C and its position. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** A place where a declaration may begin. */
export interface DeclarationStart {
  /** The position in the list of tokens. */
  readonly first: number;
  /** Whether it is outside of all braces. */
  readonly isGlobal: boolean;
}

const TOKEN = /[A-Za-z_]\w*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\d.][\w.]*|\S/g;

export function tokensOf(code: string): readonly Token[] {
  return [...code.matchAll(TOKEN)].map((match) => ({ text: match[0], at: match.index }));
}

/** Returns where declarations of variables and functions may begin; members of types are left out. */
export function declarationStarts(tokens: readonly Token[]): readonly DeclarationStart[] {
  const found: DeclarationStart[] = [];
  /** For each open brace, whether it is that of a block, and not of a type or an initialiser. */
  const blocks: boolean[] = [];
  const beginsAfter = (k: number): boolean => {
    switch (tokens[k]!.text) {
      case '{':
        blocks.push(/^[();{}:]$|^(?:else|do)$/.test(tokens[k - 1]?.text ?? ''));
        return blocks.at(-1)!;
      case '}':
        return blocks.pop() ?? true;
      case ';':
        return blocks.at(-1) ?? true;
      case '(':
        return tokens[k - 1]?.text === 'for';
      default:
        return false;
    }
  };
  let begins = true;
  for (let k = 0; k < tokens.length; k++) {
    if (begins) found.push({ first: k, isGlobal: blocks.length === 0 });
    begins = beginsAfter(k);
  }
  return found;
}
