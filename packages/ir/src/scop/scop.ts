import type { SourceLocation } from '../diagnostics/source-location.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import type { ScalarType } from '../types/scalar-type.js';
import type { Announcement, HostAction } from './announcement.js';

/**
 * A static control part: what is computed, as the front end found it in the source. Sets and relations are
 * strings in isl's notation over named tuples, so that this package needs no isl.
 */
export interface Scop {
  /** `scop0`, `scop1`, … in source order within the file. A C identifier. */
  readonly name: string;
  /** Name of the enclosing C function. */
  readonly functionName: string;
  readonly location: SourceLocation;
  /** `[begin, end)` of the region in {@link CUnit.text}, in UTF-16 code units: `text.slice(begin, end)` is the region. */
  readonly textRange: readonly [begin: number, end: number];
  /** Integer variables of the source that the region reads and never writes. */
  readonly parameters: readonly ScopParameter[];
  /** `[N] -> { : … }`: what the declarations imply about the parameters (a VLA has a positive extent). */
  readonly context: string;
  readonly arrays: readonly ScopArray[];
  readonly statements: readonly Statement[];
  /** The original execution order. */
  readonly tree: LoopNode;
  /**
   * `[begin, end)` of the declarations in the region that have to stand before it, since later statements use their variables; absent
   * if there are none.
   */
  readonly hoisted?: readonly (readonly [begin: number, end: number])[];
  /**
   * The outermost sums that the statements compute with one rounding, in source order; absent if there are none. A region that runs
   * sequentially has the same results only with these texts.
   */
  readonly contractions?: readonly Contraction[];
  /**
   * The announcements before the region: for reading its parameters, and for all its accesses if it runs sequentially.
   * If absent, {@link CUnit.announcements} does not cover everything until the next region, so the arrays have to be
   * back in memory when the region ends.
   */
  readonly host?: { readonly parameters: readonly HostAction[]; readonly sequential: readonly HostAction[] };
}

/** A sum of a region, or of a function that is inlined into it, that is computed with one rounding. */
export interface Contraction {
  /** `[begin, end)` of the sum in {@link CUnit.text}, in UTF-16 code units. */
  readonly range: readonly [begin: number, end: number];
  /** The sum's replacement in C, such as `__builtin_fma(x, y, z)`. */
  readonly text: string;
}

export interface ScopParameter {
  /** The variable's, or one that the program does not have. */
  readonly name: string;
  readonly type: ScalarType;
  /** C expression for the value, valid right before the region, if that is not the name: `grid.rows`. */
  readonly expression?: string;
  /** The expression computes the value from other parameters, and is not a place in memory: `w * h`. */
  readonly isComputed?: true;
  /** Its value over other parameters, if it is their product. */
  readonly product?: IntExpr;
  /** The array of pointers of which it is the distance of rows, in elements; it is 0 if rows have different distances. */
  readonly rowsOf?: string;
  /**
   * The memory of which it is the number of elements. The runtime knows it, or says 0. `pointer` and `bytes` are C
   * expressions for the first element and the size of each; `place` is the pointer as the program writes it.
   */
  readonly extentOf?: { readonly place: string; readonly pointer: string; readonly bytes: string };
  /**
   * The value that it has in every run, if the file shows one. For estimates and predictions: other files may show something
   * else, so no result depends on it.
   */
  readonly value?: number;
}

/** An array, or a scalar as an array of no dimension, that the region accesses. */
export interface ScopArray {
  readonly name: string;
  readonly element: ScalarType;
  /**
   * Row-major, over the parameters. The first is `null` if the declaration does not give it
   * (`double (*a)[N]`, `double *x`); all others are always known.
   */
  readonly extents: readonly (IntExpr | null)[];
  /**
   * How many elements the declaration gives to an array that is declared without rows (`double a[n * m]`), where the
   * first extent does not say it. Over the parameters; may have products of them.
   */
  readonly elementCount?: IntExpr;
  /** It is a parameter that says how many elements there are, which C lets callers pass fewer for. */
  readonly isPromised?: true;
  /**
   * How far apart neighbours in each dimension lie in the program's memory, in elements, over the parameters: of members
   * of structs. Absent: row-major without gaps.
   */
  readonly hostStrides?: readonly IntExpr[];
  /** The sizes of C expressions that {@link hostStrides} assume, which the C compiler has to confirm. */
  readonly structSizes?: readonly { readonly expression: string; readonly bytes: number }[];
  /** C expression for the address of the first element, valid right before the region, of type `void *`. */
  readonly address: string;
  /** `local`: declared inside the region, so neither live-in nor live-out. */
  readonly storage: 'outer' | 'local';
  /**
   * Nothing can read what the region leaves in it, so it is not live-out: a local variable of the function, or an array
   * `local` to the region. Its value of before the region may still be read inside.
   */
  readonly deadAfter: boolean;
  /**
   * For a `local` array, the number of loops around its declaration: in each of their iterations, it begins without a
   * value.
   */
  readonly loopsAround: number;
  readonly location: SourceLocation;
}

/** Sequence and loops around statements; leaves name a statement. Conditions are in the statements' domains. */
export type LoopNode =
  | { readonly kind: 'sequence'; readonly children: readonly LoopNode[] }
  | {
      readonly kind: 'loop';
      /** The source's name; several loops may share it. */
      readonly iterator: string;
      readonly type: ScalarType;
      /** +1 or −1: whether the original loop counts up or down (the step's size is in the domains). */
      readonly direction: 1 | -1;
      readonly location: SourceLocation;
      /**
       * The values with which the loop begins, of integers that it compares elements by and replaces (`best` in
       * `if (x[i] > x[best]) best = i`), by the array's name. Affine over the parameters and the iterators of the loops around.
       */
      readonly firstPlaces?: Readonly<Record<string, IntExpr>>;
      readonly body: LoopNode;
    }
  | { readonly kind: 'statement'; readonly statement: string };

export interface Statement {
  /** `S0`, `S1`, … in source order. The tuple name in every set and relation. */
  readonly name: string;
  readonly location: SourceLocation;
  /** The source text of the statement, on one line, for messages. */
  readonly text: string;
  /** The loops inside the statement, whose iterations data decides about, outer ones first. */
  readonly innerLoops?: readonly RefusedLoop[];
  /** Outermost first: exactly the iterators of the enclosing loops of {@link Scop.tree}, made distinct. */
  readonly iterators: readonly string[];
  /** `[N] -> { S0[k, i, j] : … }`, every parameter of the SCoP declared. */
  readonly domain: string;
  readonly accesses: readonly Access[];
  readonly body: readonly BodyStatement[];
}

/**
 * One textual array reference. `may`: under a data-dependent condition, or with a subscript that is data, so the access
 * to an element of {@link relation} may not happen; a may-write never kills.
 */
export interface Access {
  readonly kind: 'read' | 'write';
  readonly may: boolean;
  readonly array: string;
  /** One per dimension. */
  readonly index: readonly Subscript[];
  /** `[N] -> { S0[k, i, j] -> path[i, k] }`; all of a dimension whose subscript is data. */
  readonly relation: string;
  readonly location: SourceLocation;
}

/**
 * An expression over the statement's iterators and the parameters, or data. The front end guarantees that the
 * expression is affine, piece by piece, with integer division by constants: it prints {@link Access.relation} from it, and
 * isl reads no other. Without that relation nothing checks it again.
 */
export type Subscript = IntExpr | DataSubscript;

/**
 * A subscript that the statement computes: an integer of any type, as wide as it is in C. What it reads are accesses of
 * the statement with smaller positions than the one that it belongs to, made whenever that one is.
 */
export interface DataSubscript {
  readonly op: 'data';
  readonly value: BodyExpr;
}

/** The work of one instance. References to memory are positions in {@link Statement.accesses}. */
export type BodyStatement =
  | { readonly kind: 'assign'; readonly target: number; readonly value: BodyExpr }
  | {
      readonly kind: 'if';
      readonly condition: BodyExpr;
      readonly then: readonly BodyStatement[];
      readonly otherwise: readonly BodyStatement[];
    }
  /** A loop whose number of iterations is data: it belongs to the instance, and its accesses may not happen. */
  | {
      readonly kind: 'while';
      readonly condition: BodyExpr;
      /** Whether the condition is first asked before the body, or after it. */
      readonly test: 'before' | 'after';
      readonly body: readonly BodyStatement[];
    }
  /** The end of the innermost `while`. */
  | { readonly kind: 'break' };

/** A typed C expression. `type` is the C type of the result after the usual arithmetic conversions. */
export type BodyExpr =
  /** As written in the source: `1.0f`, `0x10`. */
  | { readonly kind: 'literal'; readonly text: string; readonly type: ScalarType }
  /** An integer value over iterators and parameters, converted to `type`. */
  | { readonly kind: 'int'; readonly value: IntExpr; readonly type: ScalarType }
  | { readonly kind: 'read'; readonly access: number; readonly type: ScalarType }
  | {
      readonly kind: 'unary';
      readonly op: '-' | '+' | '!' | '~';
      readonly operand: BodyExpr;
      readonly type: ScalarType;
    }
  | {
      readonly kind: 'binary';
      readonly op: BinaryOperator;
      readonly left: BodyExpr;
      readonly right: BodyExpr;
      readonly type: ScalarType;
    }
  | {
      readonly kind: 'conditional';
      readonly condition: BodyExpr;
      readonly then: BodyExpr;
      readonly otherwise: BodyExpr;
      readonly type: ScalarType;
    }
  | { readonly kind: 'cast'; readonly operand: BodyExpr; readonly type: ScalarType }
  /** A pure function of C's `<math.h>` or `<stdlib.h>`: `sqrt`, `fabsf`, `abs`, … */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly BodyExpr[];
      readonly type: ScalarType;
    };

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | '&&'
  | '||'
  | '&'
  | '|'
  | '^'
  | '<<'
  | '>>';

/** One translation unit after preprocessing, with everything found in it. */
export interface CUnit {
  readonly file: string;
  /** The preprocessed text, with line markers; the text that {@link Scop.textRange} points into. */
  readonly text: string;
  readonly scops: readonly Scop[];
  /** Regions that were refused, and why. In a file without marks, each loop is in a region or in a refusal. */
  readonly refusals: readonly Refusal[];
  /** The announcements of the rest of the program, in source order; absent if there are none. */
  readonly announcements?: readonly Announcement[];
}

export interface Refusal {
  readonly functionName: string;
  readonly location: SourceLocation;
  /** Whether the region was marked by `#pragma scop`. */
  readonly marked: boolean;
  /** The loops that run sequentially for this reason: an outermost one, and loops inside it. */
  readonly loops: readonly RefusedLoop[];
  /** Where regions inside these loops begin; absent if there are none. */
  readonly regionsInside?: readonly SourceLocation[];
  readonly reason: import('../diagnostics/diagnostic.js').Diagnostic;
}

/** A loop of the program that is not a loop of any region: a refused one, or one inside a statement. */
export interface RefusedLoop {
  readonly location: SourceLocation;
  /** Its first line as the compiler sees it, such as `for (int i = 0; i < n; i++)`. */
  readonly text: string;
}
