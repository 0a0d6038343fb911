/**
 * A random program as data: what the generator makes, the shrinker takes apart and the printer writes as C. Nothing in
 * it can be out of bounds: {@link layOut} derives every array's extents from the subscripts.
 */
export interface Program {
  /** The generator's seed; a shrunk program has that of the original. */
  readonly seed: number;
  readonly parameters: readonly Parameter[];
  readonly arrays: readonly ArrayDeclaration[];
  readonly body: readonly Statement[];
}

/** A size of the program: `name` has `value` whenever the program runs. */
export interface Parameter {
  readonly name: string;
  readonly value: number;
  /** How the program knows it: as an argument of its function, or as a macro. */
  readonly kind: 'argument' | 'macro';
}

export type ElementType = 'int' | 'long' | 'float' | 'double';

export interface ArrayDeclaration {
  readonly name: string;
  readonly element: ElementType;
  /** No dimension: a scalar. */
  readonly rank: number;
  readonly storage: Storage;
  /** Unused elements at the end of each dimension. */
  readonly slack: number;
  /** The parameter that each extent is written with, if it is a parameter that the storage can use. */
  readonly sizedBy: readonly (string | null)[];
  /** How the function gets the struct that an array of storage `flat` is a pointer member of, if it is one. */
  readonly heldIn?: 'struct' | 'pointer to struct';
  /** The order of the rows in their block, for `rows`. */
  readonly order?: 'in order' | 'backwards' | 'overlapping' | 'twice';
}

/**
 * - `global`: constant extents;
 * - `member`: of a global struct, with constant extents;
 * - `argument`: `double A[n + 1][m]` of the function;
 * - `open`: the same without the first extent, `double (*A)[m]`;
 * - `flat`: `double *A`, subscripted as `A[i * (n + 1) + j]`;
 * - `rows`: `double **A`, with rows in one block;
 * - `heap`: a pointer to rows, from `malloc` in the same function;
 * - `frame`: a scalar or array of constant extents in the function.
 */
export type Storage = 'global' | 'member' | 'argument' | 'open' | 'flat' | 'rows' | 'heap' | 'frame';

/** The sum of `coefficient * name` over iterators and parameters, and of a constant. A parameter may have a factor. */
export interface Affine {
  readonly terms: readonly Term[];
  readonly constant: number;
}

export interface Term {
  readonly coefficient: number;
  readonly name: string;
  /** A parameter that multiplies another one: `n * m`. */
  readonly times?: string;
}

/** One value or two. */
export type Bound = readonly [Affine] | readonly [Affine, Affine];

/**
 * A subscript: affine, or its quotient or remainder (C's, towards zero) by a positive constant, or what the program's table
 * {@link TABLE} has there, which is data.
 */
export interface Subscript {
  readonly value: Affine;
  readonly operation?:
    | { readonly operator: '/' | '%'; readonly by: number }
    | { readonly operator: 'looked up' };
}

/** A global array that no statement writes, of numbers from 0 to `values` - 1. */
export const TABLE = { name: 'T', values: 4 } as const;

/** A global array that no statement writes, of the first entries of rows: each row has none or two, all are below `end`. */
export const ROWS = { name: 'R', end: 8, longest: 2 } as const;

export interface Reference {
  readonly array: string;
  readonly subscripts: readonly Subscript[];
}

export type Value =
  | { readonly kind: 'read'; readonly from: Reference }
  | { readonly kind: 'affine'; readonly value: Affine }
  | { readonly kind: 'sum'; readonly operator: '+' | '-'; readonly left: Value; readonly right: Value }
  | { readonly kind: 'scaled'; readonly by: number; readonly value: Value }
  /** `left % 17 * right`, so that values stay small. */
  | { readonly kind: 'product'; readonly left: Value; readonly right: Value }
  | { readonly kind: 'extreme'; readonly operator: '<' | '>'; readonly left: Value; readonly right: Value }
  | {
      readonly kind: 'choice';
      readonly condition: Condition;
      readonly then: Value;
      readonly otherwise: Value;
    }
  | { readonly kind: 'magnitude'; readonly value: Value };

export type Comparison = '<' | '<=' | '>' | '>=' | '==' | '!=';

export type Condition =
  | { readonly kind: 'compare'; readonly left: Affine; readonly operator: Comparison; readonly right: Affine }
  /** `value % by == equals`, or `!=`. */
  | {
      readonly kind: 'remainder';
      readonly value: Affine;
      readonly by: number;
      readonly operator: '==' | '!=';
      readonly equals: number;
    }
  | { readonly kind: 'data'; readonly left: Value; readonly operator: Comparison; readonly right: Value }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'both' | 'either'; readonly left: Condition; readonly right: Condition };

export type Statement =
  | Loop
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  | Assignment
  | Local
  | Jump
  | HostUse
  | HostLoop
  | DataLoop
  | Search
  /** A statement that no region can contain, so that the statements around it are regions of their own. */
  | { readonly kind: 'boundary' };

export interface Loop {
  readonly kind: 'for';
  readonly iterator: string;
  /**
   * The iterations are `low, low + step, … <= high`, or from `high` downwards where the step is negative; `low` is the
   * largest of its values, `high` the smallest.
   */
  readonly low: Bound;
  readonly high: Bound;
  readonly step: number;
  /** A further condition for the loop to go on; `null`: none. */
  readonly goesOn: Condition | null;
  /** One of several ways to write the loop. */
  readonly style: 'inclusive' | 'exclusive' | 'declared before';
  readonly body: readonly Statement[];
}

/** `if (condition) break;`, or `continue`; without a condition, at the end of a branch. */
export interface Jump {
  readonly kind: 'jump';
  readonly to: 'break' | 'continue';
  readonly condition: Condition | null;
}

export interface Assignment {
  readonly kind: 'assign';
  readonly target: Reference;
  /** `=` and the remainder of the value; `+=` and a small remainder; `max=` and `min=` in an `if`. */
  readonly operator: '=' | '+=' | '-=' | 'min=' | 'max=';
  readonly value: Value;
  /** How `max=` and `min=` are written; `if` if it is absent. */
  readonly selection?: Selection;
  /** Where the variables are declared that hold subscripts, if any do: `int x = i * n + j; A[x] = …`. */
  readonly subscriptsIn?: 'block' | 'function';
}

export interface Selection {
  /** `if (m < x) m = x`, the same with `<=`, `m = x > m ? x : m`, and `m = m > x ? m : x`. */
  readonly form: 'if' | 'if equal' | 'taken' | 'kept';
  /** An assignment that an `if` makes together with that of the value. */
  readonly place: { readonly target: Reference; readonly value: Affine } | null;
}

/** A use of an array between regions, in one of the ways of {@link HOST_USES}. */
export interface HostUse {
  readonly kind: 'host';
  readonly use: HostUseKind;
  readonly array: string;
  /** A second array of the same element type, if the use has two; else the same array. */
  readonly other: string;
  /** The element, modulo their number. */
  readonly at: number;
  readonly by: number;
}

export type HostUseKind = (typeof HOST_USES)[number];

export const HOST_USES = [
  'element',
  'print',
  'poke',
  'alias',
  'alias of an alias',
  'pointer from a function',
  'set bytes',
  'copy',
  'move',
  'compare',
  'sort',
  'region of a function',
  'region through a pointer',
  'sum of a function',
  'variable of a block',
  'whole struct',
  'new block',
  'cleared block',
  'larger block',
  'return',
] as const;

/** Repeats regions and what is between them, until an element says that it is enough. */
export interface HostLoop {
  readonly kind: 'host loop';
  readonly iterator: string;
  readonly count: number;
  /** Ends where an element of it is equal to the limit modulo 4. */
  readonly array: string;
  readonly at: number;
  readonly limit: number;
  readonly body: readonly Statement[];
}

/**
 * A loop that runs as often as an element of the program's table says, or over the entries of a row, and leaves out
 * iterations of a condition.
 */
export interface DataLoop {
  readonly kind: 'data loop';
  readonly iterator: string;
  /** The position in {@link TABLE}, or in {@link ROWS}. */
  readonly count: Affine;
  readonly isRow?: boolean;
  readonly skips: Condition | null;
  readonly body: readonly Statement[];
}

/**
 * A search for the place of an extremum that remembers nothing else, after which the target gets the place:
 * `z = low; for (i = low; i <= high; i++) if (A[i] > A[z]) z = i;`.
 */
export interface Search {
  readonly kind: 'search';
  readonly iterator: string;
  readonly place: string;
  readonly low: number;
  readonly high: Affine;
  readonly comparison: '<' | '<=' | '>' | '>=';
  /** The element that is compared, at the iterator. */
  readonly of: Reference;
  /** Where the place is declared. */
  readonly declaredIn: 'block' | 'function';
  readonly target: Reference;
}

/** A variable of a block: a scalar with its initial value, or an array, all of whose elements a loop sets first. */
export interface Local {
  readonly kind: 'local';
  readonly name: string;
  readonly element: ElementType;
  /** The iterators of the loops that set it, one for each dimension. */
  readonly fillIterators: readonly string[];
  readonly initial: Value;
  /** Whether it is declared outside the function, so that its last values can be read later. */
  readonly outlives: boolean;
  readonly body: readonly Statement[];
}
