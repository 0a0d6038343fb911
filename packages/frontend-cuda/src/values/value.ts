import {
  type Assumption,
  constantPolynomial,
  constantValue,
  type IntExpr,
  type Polynomial,
  polynomialToExpr,
  printIntExpr,
} from '@boxflow/ir';

/** The value of a register. If the assumptions hold, the register has the low `bits` bits of the polynomial. */
export interface Value {
  readonly polynomial: Polynomial;
  /** 1 for predicates, whose polynomials are 0 or 1. */
  readonly bits: number;
  readonly assumptions: readonly Assumption[];
}

export function constant(value: number, bits: number): Value {
  return { polynomial: constantPolynomial(value), bits, assumptions: [] };
}

/** Returns the number that a value is; undefined if it has variables. */
export function numberOf(value: Value): number | undefined {
  return constantValue(value.polynomial);
}

export function exprOf(value: Value): IntExpr {
  return polynomialToExpr(value.polynomial);
}

/** Returns a value of a width that is computed from others. */
export function withBits(
  bits: number,
  polynomial: Polynomial,
  from: readonly Pick<Value, 'assumptions'>[],
): Value {
  return { polynomial: wrapped(polynomial, bits), bits, assumptions: assumptionsOf(from) };
}

/** Replaces coefficients that differ by multiples of 2^bits by the smallest ones. */
function wrapped(polynomial: Polynomial, bits: number): Polynomial {
  // Coefficients of 64 bits are exact by construction: larger ones are refused.
  if (bits >= 53 || bits === 1) return polynomial;
  const [half, size] = [2 ** (bits - 1), 2 ** bits];
  const changed = [...polynomial].map(([key, term]) => {
    const { coefficient } = term;
    const small = ((((coefficient + half) % size) + size) % size) - half;
    return [key, small === coefficient ? term : { ...term, coefficient: small }] as const;
  });
  return new Map(changed.filter(([, { coefficient }]) => coefficient !== 0));
}

/** Returns the assumptions of all values, each once. */
export function assumptionsOf(values: readonly Pick<Value, 'assumptions'>[]): readonly Assumption[] {
  const [first, ...others] = values.filter(({ assumptions }) => assumptions.length > 0);
  if (others.length === 0) return first?.assumptions ?? [];
  return distinctAssumptions([first!, ...others].flatMap(({ assumptions }) => assumptions));
}

export function distinctAssumptions(assumptions: readonly Assumption[]): readonly Assumption[] {
  return [...new Map(assumptions.map((one) => [assumptionText(one), one])).values()];
}

export function assumptionText(one: Assumption): string {
  const value = printIntExpr(one.value);
  return one.kind === 'range' ? `${one.lo} <= ${value} <= ${one.hi}` : `${value} is a power of two`;
}
