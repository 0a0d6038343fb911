import { ANYTHING, GEOMETRY_RANGES, type IntRange, type UnknownValue, variablePolynomial } from '@boxflow/ir';
import type { Value } from './value.js';

/** A variable for a value without an expression. */
export interface Unknown extends UnknownValue {
  /** The basic block that computes it, so that loops know whether it changes. */
  readonly block: number;
}

/** Returns whether a variable may be an address: a parameter of 64 bits, or a variable of the module. */
export function mayBeAddress(name: string): boolean {
  return /^(?:p\d+(?:_\d+)?|&.+)$/.test(name);
}

/** The variables of a kernel's expressions, with their bounds, and the reasons of unknown ones. */
export class Environment {
  readonly #ranges = new Map<string, IntRange>(GEOMETRY_RANGES);
  readonly #unknowns = new Map<string, Unknown>();
  /** The blocks that bind variables that change, such as phis. */
  readonly #blocks = new Map<string, number>();
  /** The arrays into which pointers point that loops move. */
  readonly #bases = new Map<string, string>();

  get ranges(): ReadonlyMap<string, IntRange> {
    return this.#ranges;
  }

  setRange(name: string, range: IntRange): void {
    this.#ranges.set(name, range);
  }

  bind(name: string, block: number): void {
    this.#blocks.set(name, block);
  }

  unknown(unknown: Unknown, bits: number, range: IntRange = ANYTHING): Value {
    const name = `unknown:${this.#unknowns.size}`;
    this.#unknowns.set(name, unknown);
    this.#blocks.set(name, unknown.block);
    this.#ranges.set(name, bits === 1 ? { lo: 0, hi: 1 } : range);
    return { polynomial: variablePolynomial(name), bits, assumptions: [] };
  }

  reasonOf(name: string): Unknown | undefined {
    return this.#unknowns.get(name);
  }

  /** Names the array into which a pointer that a loop moves points. */
  setBase(name: string, base: string): void {
    this.#bases.set(name, base);
  }

  /** Returns the array into which an address with these variables points, as far as that is certain. */
  baseAmong(names: readonly string[]): string | undefined {
    const bases = new Set(
      names.flatMap((name) => (mayBeAddress(name) ? [name] : (this.#bases.get(name) ?? []))),
    );
    return bases.size === 1 ? [...bases][0] : undefined;
  }

  /** Returns the block that computes a variable; undefined if the variable never changes. */
  blockOf(name: string): number | undefined {
    return this.#blocks.get(name);
  }
}
