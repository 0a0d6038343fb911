import {
  addPolynomials,
  constantValue,
  dividePolynomials,
  type GridDimension,
  type IntExpr,
  type KernelLoop,
  type Monomial,
  monomial,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  printIntExpr,
  variable,
  variablesOf,
  withoutFactors,
} from '@boxflow/ir';

/** Something that moves a subscript from thread to thread, or from iteration to iteration. */
export interface Walker {
  readonly name: string;
  /** `block` differs between blocks, `local` only inside of a block, and `rest` is a block's place in a quotient's period. */
  readonly kind: 'block' | 'local' | 'rest';
  readonly grid?: GridDimension;
  /** The loop whose iterator it is. */
  readonly loop?: KernelLoop;
  /** For quotients and rests: what is divided, and by what. */
  readonly divided?: string;
}

/** The bytes of an offset: each walker with its distance, and what is the same for all threads. */
export interface LinearOffset {
  readonly walks: ReadonlyMap<string, { readonly walker: Walker; readonly distance: Polynomial }>;
  readonly constant: Polynomial;
}

/** Takes an offset apart. Returns undefined if a product of walkers, or an operation on them, is in it. */
export function linearOffset(offset: IntExpr, loops: readonly KernelLoop[]): LinearOffset | undefined {
  const { polynomial, quotients } = withoutQuotients(polynomialOf(offset));
  const walks = new Map<string, { walker: Walker; distance: Polynomial }>();
  let constant: Polynomial = new Map();
  for (const { coefficient, factors } of polynomial.values()) {
    const walking = factors.filter((factor) => variablesOf(factor).some((name) => isWalking(name)));
    if (walking.length === 0) {
      constant = addPolynomials(constant, monomial(coefficient, factors));
      continue;
    }
    const [only, ...others] = walking;
    if (others.length > 0 || only!.op !== 'var') return undefined;
    const distance = monomial(coefficient, withoutFactors(factors, [only!])!);
    const before = walks.get(only!.name);
    const walker = quotients.get(only!.name) ?? plainWalker(only!.name, loops);
    walks.set(only!.name, {
      walker,
      distance: before ? addPolynomials(before.distance, distance) : distance,
    });
  }
  return { walks, constant };
}

const BLOCK = /^blockIdx\.([xyz])$/;

/** Names of quotients and rests, which no parameter has. */
const [QUOTIENT, REST] = ['quotient of ', 'rest of '];

function isWalking(name: string): boolean {
  return /^(?:blockIdx|threadIdx)\.|^i\d+$/.test(name) || name.startsWith(QUOTIENT) || name.startsWith(REST);
}

function plainWalker(name: string, loops: readonly KernelLoop[]): Walker {
  const [, grid] = BLOCK.exec(name) ?? [];
  if (grid !== undefined) return { name, kind: 'block', grid: grid as GridDimension };
  const loop = loops.find(({ iterator }) => iterator === name);
  return { name, kind: 'local', ...(loop && { loop }) };
}

/** Writes `u` as `s * q + r` where an offset has `q = floord(u, s)`, so that it becomes linear in `q` and `r`. */
function withoutQuotients(p: Polynomial): { polynomial: Polynomial; quotients: ReadonlyMap<string, Walker> } {
  const quotients = new Map<string, Walker>();
  let polynomial = coarsened(p, quotients);
  for (const factor of quotientsIn(polynomial)) {
    const [dividend, divisor] = factor.args as [IntExpr, IntExpr];
    const grids = gridsOf(dividend);
    if (grids.length !== 1 || variablesOf(divisor).some(isWalking)) continue;
    const divided = printIntExpr(factor);
    const [quotient, rest] = [`${QUOTIENT}${divided}`, `${REST}${divided}`];
    quotients.set(quotient, { name: quotient, kind: 'block', grid: grids[0]!, divided });
    quotients.set(rest, { name: rest, kind: 'rest', divided });
    polynomial = rewritten(polynomial, factor, polynomialOf(dividend), polynomialOf(divisor), quotient, rest);
  }
  return { polynomial, quotients };
}

/** Writes `floord(u, s)` as `2 * floord(u, 2 * s) + bit` where both are in an offset. The bit is part of the coarser one's rest. */
function coarsened(p: Polynomial, quotients: Map<string, Walker>): Polynomial {
  let polynomial = p;
  const all = quotientsIn(p);
  for (const factor of all) {
    const [dividend, divisor] = factor.args as [IntExpr, IntExpr];
    for (const coarse of all) {
      const [other, multiple] = coarse.args as [IntExpr, IntExpr];
      const times = dividePolynomials(polynomialOf(multiple), polynomialOf(divisor));
      const count = times && constantValue(times);
      if (printIntExpr(other) !== printIntExpr(dividend) || count === undefined || count < 2) continue;
      const name = `${REST}${printIntExpr(factor)} in ${printIntExpr(coarse)}`;
      quotients.set(name, { name, kind: 'rest', divided: printIntExpr(coarse) });
      const parts = addPolynomials(monomial(count, [coarse]), polynomialOf(variable(name)));
      polynomial = withFactorReplaced(polynomial, factor, parts);
      break;
    }
  }
  return polynomial;
}

function withFactorReplaced(p: Polynomial, factor: IntExpr, by: Polynomial): Polynomial {
  return [...p.values()].reduce<Polynomial>((sum, { coefficient, factors }) => {
    const others = withoutFactors(factors, [factor]);
    const term = others
      ? multiplyPolynomials(monomial(coefficient, others), by)
      : monomial(coefficient, factors);
    return addPolynomials(sum, term);
  }, new Map());
}

function quotientsIn(p: Polynomial): (IntExpr & { readonly args: readonly IntExpr[] })[] {
  const found = new Map<string, IntExpr & { readonly args: readonly IntExpr[] }>();
  for (const { factors } of p.values()) {
    for (const factor of factors) if (factor.op === 'floordiv') found.set(printIntExpr(factor), factor);
  }
  return [...found.values()];
}

function gridsOf(expr: IntExpr): GridDimension[] {
  return variablesOf(expr).flatMap((name) => (BLOCK.exec(name)?.[1] as GridDimension | undefined) ?? []);
}

function rewritten(
  p: Polynomial,
  factor: IntExpr,
  dividend: Polynomial,
  divisor: Polynomial,
  quotient: string,
  rest: string,
): Polynomial {
  const replaced = withFactorReplaced(p, factor, polynomialOf(variable(quotient)));
  const share = shareOf(replaced, dividend);
  const parts = addPolynomials(
    multiplyPolynomials(divisor, polynomialOf(variable(quotient))),
    polynomialOf(variable(rest)),
  );
  return addPolynomials(
    addPolynomials(replaced, multiplyPolynomials(share, dividend), -1),
    multiplyPolynomials(share, parts),
  );
}

/** Returns how often a polynomial contains another one, by the term with the block's number. */
function shareOf(p: Polynomial, part: Polynomial): Polynomial {
  const lead = [...part.values()].find(({ factors }) => factors.some((one) => gridsOf(one).length > 0))!;
  return [...p.values()].reduce<Polynomial>((share, term) => {
    const quotient = termQuotient(term, lead);
    return quotient === undefined ? share : addPolynomials(share, quotient);
  }, new Map());
}

function termQuotient(term: Monomial, divisor: Monomial): Polynomial | undefined {
  const rest = withoutFactors(term.factors, divisor.factors);
  const coefficient = term.coefficient / divisor.coefficient;
  return rest === undefined || !Number.isInteger(coefficient) ? undefined : monomial(coefficient, rest);
}
