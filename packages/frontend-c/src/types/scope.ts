import type { CType } from './c-type.js';

export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
  readonly type: CType;
  readonly storage: 'global' | 'static' | 'local' | 'register' | 'parameter';
  /** Volatile or atomic. */
  readonly volatile: boolean;
  readonly isConst: boolean;
  /** The value of a `const` integer with a constant initialiser. */
  readonly constant: number | undefined;
  /** Position of its name in the text. */
  readonly position: number;
}

export type CSymbol =
  | Variable
  | { readonly kind: 'typedef'; readonly name: string; readonly type: CType }
  /** Its name begins with `struct `, so it is never that of anything else. */
  | { readonly kind: 'tag'; readonly name: string; readonly type: CType }
  | { readonly kind: 'enumerator'; readonly name: string; readonly value: number | undefined }
  | { readonly kind: 'function'; readonly name: string };

/** The names of one block; the ones around it are found through `parent`. */
export class Scope {
  readonly #symbols = new Map<string, CSymbol>();

  constructor(readonly parent: Scope | undefined) {}

  declare(symbol: CSymbol): void {
    const known = this.#symbols.get(symbol.name);
    // `extern double a[]; double a[N][N];`: the declaration that says more wins.
    if (known?.kind === 'variable' && symbol.kind === 'variable' && saysLess(symbol.type)) return;
    this.#symbols.set(symbol.name, symbol);
  }

  lookup(name: string): CSymbol | undefined {
    return this.#symbols.get(name) ?? this.parent?.lookup(name);
  }

  /** Variables that are visible here, inner ones first. */
  *visibleVariables(): Generator<Variable> {
    const seen = new Set<string>();
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      for (const symbol of scope.#symbols.values()) {
        if (!seen.has(symbol.name) && symbol.kind === 'variable') yield symbol;
        seen.add(symbol.name);
      }
    }
  }
}

function saysLess(type: CType): boolean {
  return type.kind === 'array' && type.extent === undefined;
}
