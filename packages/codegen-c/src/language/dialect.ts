import type { Kernel, ScalarType } from '@boxflow/ir';
import type { ReservedNames } from './reserved-names.js';

/** Everything in which the C-like languages of kernels differ, as a table for the one printer. */
export interface Dialect {
  /** The language's name for messages: `C`, `OpenCL C`, `CUDA C++`. */
  readonly language: string;
  readonly types: Readonly<Record<ScalarType, string>>;
  readonly reserved: ReservedNames;
  /** The text before a helper function's result type. */
  readonly helperPrefix: string;
  /** The text before a kernel's name, including its result type. May have several lines. */
  kernelPrefix(kernel: Kernel): string;
  /** The address space of the memory that views point to: `__global ` or nothing. */
  readonly addressSpace: string;
  /**
   * The text after the type of a pointer to a scalar that nobody writes, so that threads read it once.
   * Absent: nothing.
   */
  readonly constantScalar?: string;
  /** The text after the type of a pointer to an array that nobody writes while the kernel runs. Absent: nothing. */
  readonly readOnly?: string;
  /** Memory for what all threads read at a time. Absent: there is none, and they read the array itself. */
  readonly constantMemory?: ConstantMemory;
  /** How a view's address arrives: as a pointer to element [0]…[0], or as a buffer and that element's offset. */
  readonly viewArgument: 'pointer' | 'buffer-and-origin';
  /** False: parameters that a kernel does not use are left out of its signature. */
  readonly keepsUnusedParameters: boolean;
  readonly threads: ThreadMapping;
  /** A literal of the source, as this language writes it. */
  literal(text: string): string;
  /** A pure function of C by its name; absent: it has the same name here. */
  readonly functions: ReadonlyMap<string, FunctionSpelling>;
  /** Functions of which the value at `-x` has the bits of 2 minus the value at `x`. Absent: none is known to. */
  readonly reflected?: ReadonlySet<string>;
  /** The definition of `quotient`, which divides doubles with the bits of `/`. Absent: `/` is best. */
  readonly quotient?: string;
  /** True: functions are chosen by their operands' types, so that these must be exactly C's. */
  readonly overloadedFunctions: boolean;
  /** False if a floating-point value cannot be a condition, and must be compared with 0. */
  readonly floatingConditions: boolean;
}

/** How kernels read boxes of arrays from constant memory. */
export interface ConstantMemory {
  /** The address space of pointers to it: `__constant ` or nothing. */
  readonly addressSpace: string;
  /** The variable that has all boxes of a kernel, so that only the offsets of views arrive. Absent: it arrives as a buffer. */
  readonly variable?: string;
}

export interface FunctionSpelling {
  readonly name: string;
  /** The type of the result if it is not C's. */
  readonly result?: ScalarType;
}

export type ThreadMapping =
  /** The kernel runs all threads itself; iterations of the innermost loop may run at the same time. */
  | {
      readonly kind: 'loops';
      readonly independent: string;
      /** Before a loop whose body a compiler copies for so many iterations. */
      unroll(count: number): string;
      /** After a variable: it begins where a vector may. */
      readonly aligned: string;
      vector(element: ScalarType): VectorNames;
    }
  /** The language runs the kernel once per thread; axis 0 is x, which varies fastest. */
  | {
      readonly kind: 'grid';
      /** Position among all threads of the axis, as a signed 64-bit integer, loose enough for a sum. */
      index(axis: number): string;
      /** Number of all threads of the axis. */
      size(axis: number): string;
      readonly block: BlockMapping;
      /** An integer with the bits of a floating-point value. */
      bits(type: 'float' | 'double', value: string): string;
    };

/** The names that a vector, whose elements may be anywhere in memory, has in the language. */
export interface VectorNames {
  readonly type: string;
  /** The number of its elements. */
  readonly lanes: string;
  /** The function that computes `x * y + z` with one rounding. Each operand may be one number for all lanes. */
  readonly multiplyAdd: string;
}

/**
 * How a language writes what the threads of a block do together. Positions and numbers are as
 * {@link indexType}, loose.
 */
export interface BlockMapping {
  /** The text before a declaration of memory that the block shares. */
  readonly shared: string;
  /** Statement at which all threads wait for each other, after which they see each other's writes to shared memory. */
  readonly barrier: string;
  /** The same, after which they also see each other's writes to all other memory. */
  readonly memoryBarrier: string;
  /** How threads copy to shared memory in the background. Absent: they read the next chunk to registers. */
  readonly background?: BackgroundCopies;
  /** The type of a vector of 2 or 4 elements, whose fields are x, y, z and w. Absent: threads read and write one element at a time. */
  vector?(element: ScalarType, count: number): string;
  /**
   * The definition of `multiply_add_f64`, by which a warp multiplies matrices. Absent: there are no such
   * instructions.
   */
  readonly matrix?: string;
  /** Position of a thread in its block, along an axis. */
  thread(axis: number): string;
  /** Position of the block. */
  position(axis: number): string;
  /** Number of blocks. */
  count(axis: number): string;
}

/** Statements of copies that go on while a thread executes something else. */
export interface BackgroundCopies {
  /** The definitions of what the statements call. */
  readonly definition: string;
  /** Copies so many bytes, which begin with an element, if a condition holds, and sets them to 0 otherwise. */
  copy(bytes: number, to: string, from: string, exists: string): string;
  /** Makes a group of all copies since the last one. */
  readonly commit: string;
  /** Waits until at most so many groups are not complete. */
  wait(pending: number): string;
}

/** The language's name of the 64-bit integers that all indices are. */
export function indexType(dialect: Dialect): string {
  return dialect.types.int64;
}
