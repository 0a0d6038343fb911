import { type DeclarationStart, declarationStarts, type Token, tokensOf } from './declaration-starts.js';

/*
 * C89 has `int` for a type that is left out:
 *
 *     main() {             becomes    int main() {
 *     static count = 0;    becomes    static int count = 0;
 *
 * The grammar does not know that, and it means the same to a compiler. Parameters without a type are not
 * mentioned in the text at all; `parameterScope` knows them.
 */

const WORD = /^[A-Za-z_]\w*$/;
/** The words that may precede a type. `auto` is not one of them, because C23 infers its type. */
const BEFORE_TYPE = /^(?:static|extern|register|const|volatile|inline|__inline|__inline__)$/;
/** Words with arguments that are not names of functions. */
const NOT_A_NAME =
  /^(?:_*attribute_*|__declspec|_*typeof_*|typeof_unqual|_*alignas_*|_*asm_*|_Alignas|_Atomic|_Static_assert|static_assert|_BitInt|if|while|for|switch|return|sizeof)$/;
const TYPE_WORD =
  /^(?:void|char|short|int|long|float|double|signed|unsigned|struct|union|enum|bool|_Bool|_Complex|typedef|__extension__|__int128|auto|_Noreturn|_Thread_local|__thread|thread_local|restrict|__restrict|__restrict__|__signed__|__const|__volatile__)$/;

/**
 * Writes the `int` of definitions and declarations that leave it out.
 *
 * @param text preprocessed text
 * @param code the same text, in which everything that is not the user's is blank
 */
export function withImplicitInt(text: string, code: string): string {
  const missing = new Declarations(tokensOf(code)).missing();
  let result = '';
  let done = 0;
  for (const { at } of missing) {
    result += `${text.slice(done, at)}int `;
    done = at;
  }
  return result + text.slice(done);
}

/** Finds the names in declarations before which a type is missing. */
class Declarations {
  constructor(readonly tokens: readonly Token[]) {}

  missing(): readonly Token[] {
    return declarationStarts(this.tokens).flatMap((start) => this.#nameWithoutType(start) ?? []);
  }

  #nameWithoutType({ first, isGlobal }: DeclarationStart): Token | undefined {
    let k = first;
    while (BEFORE_TYPE.test(this.tokens[k]?.text ?? '')) k++;
    const name = this.tokens[k];
    if (!name || !WORD.test(name.text) || NOT_A_NAME.test(name.text) || TYPE_WORD.test(name.text))
      return undefined;
    const next = this.tokens[k + 1]?.text ?? '';
    if (next === '(') return isGlobal && this.#isFunction(k + 1) ? name : undefined;
    return k > first && /^[=;,[]$/.test(next) ? name : undefined;
  }

  /** Returns whether the list of parameters that begins here belongs to a function's definition. */
  #isFunction(open: number): boolean {
    let k = this.#closing(open) + 1;
    // int f(a) double *a; { … }
    const hasDeclarations = WORD.test(this.tokens[k]?.text ?? '');
    while (hasDeclarations && k < this.tokens.length && !/^[{=]$/.test(this.tokens[k]!.text)) k++;
    return this.tokens[k]?.text === '{' && /^[);]$/.test(this.tokens[k - 1]!.text);
  }

  #closing(open: number): number {
    let depth = 0;
    for (let k = open; k < this.tokens.length; k++) {
      if (this.tokens[k]!.text === '(') depth++;
      if (this.tokens[k]!.text === ')' && --depth === 0) return k;
    }
    return this.tokens.length;
  }
}
