import type { SourceLocation, UnknownValue } from '@boxflow/ir';
import type { SsaStatement } from '@boxflow/ptx';
import type { Environment } from './environment.js';
import type { KernelBody } from './kernel-body.js';
import type { Value } from './value.js';

/** A value that each iteration of a loop may change. */
export interface HeaderPhi {
  /** The variable that stands for it in expressions. */
  readonly variable: string;
  readonly header: number;
  /** The value with which the loop begins, and the one that an iteration leaves; undefined if it is not an integer. */
  readonly initial: Value | undefined;
  readonly next: Value | undefined;
}

/** The values of a kernel's registers. Those that loops change are variables of their own. */
export interface EvaluatedKernel {
  readonly body: KernelBody;
  readonly environment: Environment;
  readonly values: ReadonlyMap<string, Value>;
  readonly phis: readonly HeaderPhi[];
  /** For each block that ends with a conditional jump, the condition under which the second successor follows. */
  readonly conditions: ReadonlyMap<number, Value>;
  readonly locate: Locate;
  /** Returns why a register, also one of a real, has no expression. */
  readonly reasonOf: (register: string) => UnknownValue | undefined;
}

/** Returns the source of a statement. */
export type Locate = (statement: Pick<SsaStatement, 'loc'>) => SourceLocation | null;
