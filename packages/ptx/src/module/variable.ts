import type { Constant, IntegerConstant, Position } from './operand.js';
import type { ScalarType } from './scalar-type.js';

export type StateSpace = 'reg' | 'const' | 'global' | 'local' | 'param' | 'shared' | 'tex';

export type Linkage = 'extern' | 'visible' | 'weak' | 'common';

/** The address of a variable or a function as an initial value. */
export interface AddressValue {
  readonly kind: 'address';
  readonly name: string;
  /** Whether the address is a generic one: `generic(x)`. */
  readonly generic: boolean;
  readonly offset?: IntegerConstant;
  /** The byte of the address that is meant: `0xFF00(x)` has the text `0xFF00`. */
  readonly mask?: IntegerConstant;
}

export type Initialiser =
  | Constant
  | AddressValue
  | { readonly kind: 'list'; readonly values: readonly Initialiser[] };

/** A declaration of a variable, a parameter, or registers. */
export interface Variable {
  readonly kind: 'variable';
  readonly space: StateSpace;
  readonly linkage?: Linkage;
  /** The words of `.attribute(…)`, as `managed`. */
  readonly attributes: readonly string[];
  readonly align?: number;
  readonly vector?: 'v2' | 'v4' | 'v8';
  readonly type: ScalarType | 'texref' | 'samplerref' | 'surfref';
  /** What the words `.ptr .global .align 4` after a parameter's type say of the memory behind it. */
  readonly pointer?: { readonly space?: string; readonly align?: number };
  readonly declarators: readonly Declarator[];
  readonly position: Position;
}

export interface Declarator {
  readonly name: string;
  /** Extents from the outermost one. The first is absent in `x[]`. */
  readonly dimensions: readonly (number | undefined)[];
  /** How many registers `%r<4>` declares: `%r0` to `%r3`. */
  readonly count?: number;
  readonly initialiser?: Initialiser;
}
