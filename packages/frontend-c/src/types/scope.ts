import type { ScalarType } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';

/** A C type, as far as regions need it. */
export type CType =
  /** `isBool`: a byte that conversions make 0 or 1. `isEnum`: its size depends on options of the C compiler. */
  | { readonly kind: 'scalar'; readonly scalar: ScalarType; readonly isBool?: true; readonly isEnum?: true }
  /**
   * `extent` is absent in `a[]`; its names are those of `scope`. `count`: the elements that an initialiser
   * gives it then.
   */
  | {
      readonly kind: 'array';
      readonly element: CType;
      readonly extent: Node | undefined;
      readonly count?: number | undefined;
      readonly scope: Scope;
    }
  | { readonly kind: 'pointer'; readonly target: CType }
  | StructType
  /** Anything that regions do not support, in words: `struct point`, `long double`. */
  | { readonly kind: 'other'; readonly what: string };

export interface StructType {
  readonly kind: 'struct';
  /** `struct point`, or `struct` if it has no name. */
  readonly name: string;
  /** Position of its definition, which distinguishes it from other structs. */
  readonly position: number;
  readonly members: readonly Member[];
  readonly bytes: number;
  readonly alignment: number;
}

export interface Member {
  readonly name: string;
  readonly type: CType;
}

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
  /** The constant with which a local integer is declared, although it may change. */
  readonly initial?: number | undefined;
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

/** Returns the value of an integer constant expression, or `undefined` if it cannot be evaluated. */
export type EvaluateConstant = (node: Node, scope: Scope) => number | undefined;

/** The names of one block; the names around it are found through `parent`. */
export class Scope {
  readonly #symbols = new Map<string, CSymbol>();

  readonly #evaluate: EvaluateConstant | undefined;

  /** @param evaluate for constant expressions; taken from `parent` if it is left out */
  constructor(
    readonly parent: Scope | undefined,
    evaluate?: EvaluateConstant,
  ) {
    this.#evaluate = evaluate ?? (parent ? parent.#evaluate : undefined);
  }

  /** Returns the value of an integer constant expression, or `undefined` if it cannot be evaluated. */
  constantValue(node: Node): number | undefined {
    return this.#evaluate?.(node, this);
  }

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
