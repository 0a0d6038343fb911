import type { SourceLocation } from '../diagnostics/source-location.js';
import type { IntExpr } from '../int-expr/int-expr.js';

/**
 * What a CUDA kernel accesses, as plain data. Expressions have the variables `blockIdx.x`, `threadIdx.x`, `blockDim.x`, `gridDim.x`
 * (and `.y`, `.z`), the names of scalar parameters, and the iterators of loops. They count in integers without a limit.
 */
export interface KernelAccesses {
  /** The name in the object file. */
  readonly name: string;
  /** The name for people. */
  readonly label: string;
  readonly location: SourceLocation | null;
  /** The form of the kernel that was analysed: with loops as they are written, or as the optimiser leaves it. */
  readonly form: 'written' | 'optimised';
  readonly parameters: readonly KernelScalar[];
  readonly arrays: readonly KernelArray[];
  readonly loops: readonly KernelLoop[];
  readonly accesses: readonly KernelAccess[];
  readonly facts: readonly KernelFact[];
}

/** An integer parameter, or an integer member of a struct that is passed by value. */
export interface KernelScalar {
  /** The variable in expressions. */
  readonly name: string;
  readonly label: string;
  readonly parameter: number;
  /** The place inside of the parameter. */
  readonly byte: number;
  readonly bytes: 1 | 2 | 4 | 8;
  readonly signed: boolean;
}

/** Memory of which a kernel knows the address: by a pointer parameter, by a member of a struct, or as a variable. */
export type KernelArray = {
  readonly label: string;
  /** The source line on which the pointer is used as a value: stored, compared or passed on. Null if it only addresses. */
  readonly escapes: SourceLocation | null;
} & (
  | { readonly kind: 'parameter'; readonly parameter: number; readonly byte: number }
  | { readonly kind: 'variable'; readonly name: string; readonly constant: boolean }
);

export interface KernelLoop {
  readonly iterator: string;
  /** The loop around this one. */
  readonly parent: string | null;
  /** How often the head of the loop is reached at most: the iterator goes from 0 to `count - 1`. Null if it is not known. */
  readonly count: IntExpr | null;
  /** Whether the loop only ends by its count. */
  readonly exact: boolean;
  /** What must hold for the count to be right. */
  readonly assumptions: readonly Assumption[];
  readonly location: SourceLocation | null;
  /**
   * Whether the loop continues with the stride of the grid, and its iterations depend on nothing of their thread but the number that
   * the loop counts. Any thread may then execute any of them.
   */
  readonly dealt: boolean;
}

export interface KernelAccess {
  readonly kind: 'read' | 'write' | 'atomic';
  /** The index in `arrays`. Null if the address comes from memory or from a function that is not known. */
  readonly array: number | null;
  readonly bytes: number;
  /** The bytes from the array's address, or null with the reason. */
  readonly offset: IntExpr | null;
  readonly unknown: UnknownValue | null;
  /** Conditions under which the access happens. Those that are not known are left out. */
  readonly guards: readonly IntExpr[];
  /** Whether all conditions are in `guards`. */
  readonly guardsComplete: boolean;
  /** Iterators of the loops around the access, from the outermost one. */
  readonly loops: readonly string[];
  /** What must hold for `offset` and `guards` to be right. */
  readonly assumptions: readonly Assumption[];
  readonly volatile: boolean;
  /** Words of the instruction about caches, as `nc` or `L1::no_allocate`. */
  readonly cache: readonly string[];
  readonly location: SourceLocation | null;
}

/** A condition that the program's values satisfy in all but strange launches, to be compared when they are known. */
export type Assumption =
  | { readonly kind: 'range'; readonly value: IntExpr; readonly lo: number; readonly hi: number | null }
  | { readonly kind: 'power-of-two'; readonly value: IntExpr };

/** Why a value is not an expression. */
export interface UnknownValue {
  /** `data` comes from memory; `operation` is arithmetic that has no expression; `loop` changes in a loop in an irregular way. */
  readonly kind: 'data' | 'operation' | 'loop';
  /** The array or the kind of memory that holds it, or the operation. */
  readonly what: string;
  readonly location: SourceLocation | null;
}

/** The properties of kernels that matter besides their accesses. */
export const KERNEL_FACTS = [
  'barrier',
  'warp',
  'fence',
  'atomic',
  'volatile',
  'spin',
  'grid-sync',
  'launches',
  'cluster',
  'texture',
  'written-variable',
  'loaded-pointer',
  'device-heap',
  'unknown-call',
  'unknown-instruction',
  'prints',
] as const;

export interface KernelFact {
  readonly kind: (typeof KERNEL_FACTS)[number];
  /** The array, function or instruction that it is about. */
  readonly what: string;
  readonly location: SourceLocation | null;
}
