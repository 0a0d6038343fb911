/** A place in the PTX text. Both numbers begin at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A number as it is written. `value` holds the bits of a real in hexadecimal notation (`0f3F800000`). */
export type Constant = IntegerConstant | RealConstant;

export interface IntegerConstant {
  readonly kind: 'integer';
  readonly value: bigint;
  readonly text: string;
}

export interface RealConstant {
  readonly kind: 'real';
  readonly type: 'f32' | 'f64';
  readonly bits: bigint;
  readonly text: string;
}

/** A register, a variable, a function, a label, or `_` for a result that nobody needs. */
export interface NameOperand {
  readonly kind: 'name';
  readonly name: string;
  /** The part of a special register or of a vector, as `x` in `%tid.x`. */
  readonly component?: string;
  /** The bytes added to a variable's address, as in `mov.u64 %rd1, table+8`. */
  readonly offset?: IntegerConstant;
}

/** Memory: `[%rd1+8]`, `[variable]` or `[16]`. */
export interface AddressOperand {
  readonly kind: 'address';
  readonly base: NameOperand | IntegerConstant;
  readonly offset?: IntegerConstant;
}

/** A texture or surface with its coordinates: `[texture, {%f1, %f2}]`. */
export interface TextureOperand {
  readonly kind: 'texture';
  readonly name: NameOperand;
  readonly coordinates: Operand;
}

export interface VectorOperand {
  readonly kind: 'vector';
  readonly elements: readonly Operand[];
}

/** Two results of one instruction: `%r1|%p1`. */
export interface PairOperand {
  readonly kind: 'pair';
  readonly first: NameOperand;
  readonly second: NameOperand;
}

/** A predicate that counts negated: `!%p1`. */
export interface NegatedOperand {
  readonly kind: 'negated';
  readonly operand: NameOperand;
}

export type Operand =
  | Constant
  | NameOperand
  | AddressOperand
  | TextureOperand
  | VectorOperand
  | PairOperand
  | NegatedOperand;
