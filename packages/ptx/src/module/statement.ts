import type { IntegerConstant, NameOperand, Operand, Position } from './operand.js';
import type { Variable } from './variable.js';

/** The predicate before an instruction: `@%p1` or `@!%p1`. */
export interface Guard {
  readonly predicate: string;
  readonly negated: boolean;
}

/** Any instruction except a call: `ld.global.u32 %r1, [%rd1];` has the opcode `ld` and the modifiers `global` and `u32`. */
export interface Instruction {
  readonly kind: 'instruction';
  readonly opcode: string;
  readonly modifiers: readonly string[];
  readonly operands: readonly Operand[];
  readonly guard?: Guard;
  readonly position: Position;
}

export interface Call {
  readonly kind: 'call';
  readonly uniform: boolean;
  readonly results: readonly NameOperand[];
  /** A function, or the register that holds its address. */
  readonly callee: NameOperand;
  readonly args: readonly Operand[];
  /** The prototype or the list of targets of a call through a register. */
  readonly prototype?: string;
  readonly guard?: Guard;
  readonly position: Position;
}

export interface Label {
  readonly kind: 'label';
  readonly name: string;
  readonly position: Position;
}

/** Statements in braces, whose variables are visible only there. */
export interface Scope {
  readonly kind: 'scope';
  readonly statements: readonly Statement[];
  readonly position: Position;
}

/** A place in the source: the file's number, and its line and column. */
export interface SourcePlace {
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

/** The source of the instructions that follow. */
export interface Loc extends SourcePlace {
  readonly kind: 'loc';
  /** The inlined function that holds the place, and the place of its call. */
  readonly inlined?: { readonly name: string; readonly offset?: IntegerConstant; readonly at: SourcePlace };
}

export interface Pragma {
  readonly kind: 'pragma';
  readonly texts: readonly string[];
}

/** The labels to which `brx.idx` may jump, or the functions that a call may reach. */
export interface Targets {
  readonly kind: 'targets';
  readonly directive: 'branchtargets' | 'calltargets';
  readonly name: string;
  readonly targets: readonly string[];
}

/** The parameters and results of functions that are called through registers. */
export interface Prototype {
  readonly kind: 'prototype';
  readonly name: string;
  readonly results: readonly Variable[];
  readonly callee: string;
  readonly parameters: readonly Variable[];
  readonly noReturn: boolean;
}

export type Statement = Instruction | Call | Label | Scope | Loc | Pragma | Targets | Prototype | Variable;
