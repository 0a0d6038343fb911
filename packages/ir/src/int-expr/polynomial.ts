import { tooLarge } from '../diagnostics/errors.js';
import { apply, type IntExpr, variable } from './int-expr.js';
import { sumOfParts } from './linear.js';
import { printIntExpr } from './print.js';
import { simplifyIntExpr } from './simplify.js';

/** `coefficient * factors[0] * factors[1] * …`. No factor is a number, a sum or a product. */
export interface Monomial {
  readonly coefficient: number;
  /** Sorted by their texts. A power is a factor that occurs several times. */
  readonly factors: readonly IntExpr[];
}

/** A sum of monomials, by the texts of their factors. The constant has the empty text, and no coefficient is 0. */
export type Polynomial = ReadonlyMap<string, Monomial>;

/** Returns an expression as a polynomial. Its factors are variables, and operations other than sums and products. */
export function polynomialOf(expr: IntExpr): Polynomial {
  switch (expr.op) {
    case 'int':
      return constantPolynomial(expr.value);
    case 'var':
      return monomial(1, [expr]);
    case 'add':
      return expr.args.map(polynomialOf).reduce((a, b) => addPolynomials(a, b));
    case 'sub':
      return addPolynomials(polynomialOf(expr.args[0]!), polynomialOf(expr.args[1]!), -1);
    case 'neg':
      return scalePolynomial(polynomialOf(expr.args[0]!), -1);
    case 'mul':
      return expr.args.map(polynomialOf).reduce(multiplyPolynomials);
    default:
      return otherOperation({ op: expr.op, args: expr.args.map(normalizePolynomial) });
  }
}

/** Returns an expression as a sum of products, also in the operands of its other operations. */
export function normalizePolynomial(expr: IntExpr): IntExpr {
  return polynomialToExpr(polynomialOf(expr));
}

function otherOperation(expr: IntExpr): Polynomial {
  const simple = simplifyIntExpr(expr);
  if (simple.op === 'int') return constantPolynomial(simple.value);
  if (simple.op === 'var' || isSumOrProduct(simple)) return polynomialOf(simple);
  return monomial(1, [simple]);
}

function isSumOrProduct({ op }: IntExpr): boolean {
  return op === 'add' || op === 'sub' || op === 'neg' || op === 'mul';
}

export function constantPolynomial(value: number): Polynomial {
  return monomial(value, []);
}

export function variablePolynomial(name: string): Polynomial {
  return monomial(1, [variable(name)]);
}

export function monomial(coefficient: number, factors: readonly IntExpr[]): Polynomial {
  const collected = new Map<string, Monomial>();
  addTerm(collected, coefficient, factors);
  return collected;
}

/** Returns `a + factor * b`. */
export function addPolynomials(a: Polynomial, b: Polynomial, factor = 1): Polynomial {
  const sum = new Map(a);
  for (const { coefficient, factors } of b.values()) addTerm(sum, exact(coefficient * factor), factors);
  return sum;
}

export function scalePolynomial(p: Polynomial, factor: number): Polynomial {
  return addPolynomials(new Map(), p, factor);
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const product = new Map<string, Monomial>();
  for (const one of a.values()) {
    for (const other of b.values()) {
      addTerm(product, exact(one.coefficient * other.coefficient), [...one.factors, ...other.factors]);
    }
  }
  return product;
}

function addTerm(sum: Map<string, Monomial>, coefficient: number, factors: readonly IntExpr[]): void {
  if (coefficient === 0) return;
  const named = factors.map((factor) => ({ factor, text: printIntExpr(factor) }));
  named.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const key = named.map(({ text }) => text).join(' * ');
  const total = exact((sum.get(key)?.coefficient ?? 0) + coefficient);
  if (total === 0) sum.delete(key);
  else sum.set(key, { coefficient: total, factors: named.map(({ factor }) => factor) });
}

export function polynomialToExpr(p: Polynomial): IntExpr {
  const terms = [...p.values()].filter(({ factors }) => factors.length > 0);
  return sumOfParts({
    constant: constantTerm(p),
    terms: terms.map(({ coefficient, factors }) => ({
      coefficient,
      term: factors.length === 1 ? factors[0]! : apply('mul', ...factors),
    })),
  });
}

export function constantTerm(p: Polynomial): number {
  return p.get('')?.coefficient ?? 0;
}

/** Returns the value of a polynomial without factors. */
export function constantValue(p: Polynomial): number | undefined {
  return p.size === 0 ? 0 : p.size === 1 ? p.get('')?.coefficient : undefined;
}

export function samePolynomials(a: Polynomial, b: Polynomial): boolean {
  return (
    a.size === b.size && [...a].every(([key, { coefficient }]) => b.get(key)?.coefficient === coefficient)
  );
}

/** Returns the quotient of a division without remainder, or undefined if there is a remainder. */
export function dividePolynomials(dividend: Polynomial, divisor: Polynomial): Polynomial | undefined {
  const lead = leadingTerm(divisor);
  if (lead === undefined) return undefined;
  let rest = dividend;
  let quotient: Polynomial = new Map();
  for (let steps = 0; rest.size > 0; ++steps) {
    const term = leadingTerm(rest)!;
    const factors = withoutFactors(term.factors, lead.factors);
    const coefficient = term.coefficient / lead.coefficient;
    if (factors === undefined || !Number.isSafeInteger(coefficient) || steps > 64) return undefined;
    const part = monomial(coefficient, factors);
    quotient = addPolynomials(quotient, part);
    rest = addPolynomials(rest, multiplyPolynomials(part, divisor), -1);
  }
  return quotient;
}

/** Returns the term of the highest degree, and of those the one whose text comes last: an order that products keep. */
function leadingTerm(p: Polynomial): Monomial | undefined {
  const terms = [...p.values()].map((term) => ({ term, powers: powersOf(term) }));
  terms.sort((a, b) => comparePowers(a.powers, b.powers));
  return terms.at(-1)?.term;
}

function powersOf({ factors }: Monomial): ReadonlyMap<string, number> {
  const powers = new Map<string, number>();
  for (const factor of factors) {
    const text = printIntExpr(factor);
    powers.set(text, (powers.get(text) ?? 0) + 1);
  }
  return powers;
}

/** Compares by degree, then by the powers of each factor in the order of their texts. */
function comparePowers(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const degree = (powers: ReadonlyMap<string, number>) => [...powers.values()].reduce((x, y) => x + y, 0);
  if (degree(a) !== degree(b)) return degree(a) - degree(b);
  for (const text of [...new Set([...a.keys(), ...b.keys()])].sort()) {
    const difference = (a.get(text) ?? 0) - (b.get(text) ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns factors without others, or undefined if one of them is missing. */
export function withoutFactors(
  factors: readonly IntExpr[],
  taken: readonly IntExpr[],
): readonly IntExpr[] | undefined {
  const rest = [...factors];
  for (const one of taken) {
    const text = printIntExpr(one);
    const at = rest.findIndex((factor) => printIntExpr(factor) === text);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw tooLarge(value);
  return value + 0;
}
