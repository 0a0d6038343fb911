import type { TypedInt } from '../../integers/integer-environment.js';
import type { Variable } from '../../types/scope.js';

/** The value of an integer variable in terms of loop variables and parameters. */
export interface KnownValue {
  /** Affine; absent if the value has products of names. */
  readonly affine?: TypedInt;
  /** As subscripts of arrays without rows take it: with products of names, unsigned ones of 64 bits modulo 2^64. */
  readonly subscript?: TypedInt;
}

/**
 * The values of integer variables at the place that the walk has reached (forward substitution). An assignment gives a
 * variable its value; if several assignments may be the last one, it has none.
 */
export class KnownValues {
  #values = new Map<Variable, KnownValue>();
  /** Variables that no longer have the value with which the region began. */
  #changed = new Set<Variable>();

  get(symbol: Variable): KnownValue | undefined {
    return this.#values.get(symbol);
  }

  set(symbol: Variable, value: KnownValue): void {
    this.#values.set(symbol, value);
    this.#changed.add(symbol);
  }

  forget(symbol: Variable): void {
    this.#values.delete(symbol);
    this.#changed.add(symbol);
  }

  /** Returns whether the variable still has the value with which the region began. */
  isAsAtBegin(symbol: Variable): boolean {
    return !this.#changed.has(symbol);
  }

  /** Builds one of several ways that control may take; the values are afterwards as they were. */
  onOneWay<T>(build: () => T): T {
    const [values, changed] = [this.#values, this.#changed];
    this.#values = new Map(values);
    this.#changed = new Set(changed);
    try {
      return build();
    } finally {
      this.#values = values;
      this.#changed = changed;
    }
  }
}
