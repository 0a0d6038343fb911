import {
  addPolynomials,
  dividePolynomials,
  type IntExpr,
  monomial,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpr,
  printIntExpr,
  withoutFactors,
} from '@boxflow/ir';

/** A distance as `bytes * geometry * core`: a number, sizes of blocks and the grid, and the length of a row or a plane. */
export interface Distance {
  readonly bytes: number;
  readonly geometry: readonly IntExpr[];
  readonly core: Polynomial;
}

const GEOMETRY = /^(?:blockDim|gridDim)\.[xyz]$/;

export function distanceOf(p: Polynomial): Distance {
  const terms = [...p.values()];
  const content = terms.reduce((all, { coefficient }) => divisor(all, Math.abs(coefficient)), 0);
  const isNegative = (terms.find(({ factors }) => factors.length > 0) ?? terms[0]!).coefficient < 0;
  const geometry = (terms[0]?.factors ?? []).filter(
    (factor) => factor.op === 'var' && GEOMETRY.test(factor.name),
  );
  const common = geometry.filter((factor) =>
    terms.every(({ factors }) => withoutFactors(factors, [factor]) !== undefined),
  );
  const sign = isNegative ? -1 : 1;
  const core = terms.reduce<Polynomial>(
    (sum, { coefficient, factors }) =>
      addPolynomials(sum, monomial((sign * coefficient) / content, withoutFactors(factors, common)!)),
    new Map(),
  );
  return { bytes: sign * content, geometry: common, core };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

export function coreText({ core }: Pick<Distance, 'core'>): string {
  return printIntExpr(polynomialToExpr(core));
}

/** Orders the lengths of rows, planes, … such that each divides the one before. Returns undefined if that is not so. */
export function orderedCores(cores: readonly Polynomial[]): Polynomial[] | undefined {
  const distinct = [...new Map(cores.map((core) => [coreText({ core }), core])).values()];
  distinct.sort((a, b) =>
    dividePolynomials(a, b) !== undefined ? -1 : dividePolynomials(b, a) !== undefined ? 1 : 0,
  );
  const isChain = distinct.every(
    (core, i) => i === 0 || dividePolynomials(distinct[i - 1]!, core) !== undefined,
  );
  return isChain ? distinct : undefined;
}

/** Returns `quotient` and `rest` of a division of polynomials, as of numbers: the rest has no term that the divisor divides. */
export function divideWithRest(
  dividend: Polynomial,
  by: Polynomial,
): { quotient: Polynomial; rest: Polynomial } {
  let [quotient, rest]: [Polynomial, Polynomial] = [new Map(), dividend];
  const lead = leading(by);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { coefficient, factors } of rest.values()) {
      const others = withoutFactors(factors, lead.factors);
      const times =
        lead.factors.length === 0
          ? Math.floor(coefficient / lead.coefficient)
          : coefficient / lead.coefficient;
      if (others === undefined || !Number.isInteger(times) || times === 0) continue;
      const part = monomial(times, others);
      quotient = addPolynomials(quotient, part);
      rest = addPolynomials(rest, multiplyPolynomials(part, by), -1);
      changed = true;
      break;
    }
  }
  return { quotient, rest };
}

function leading(p: Polynomial) {
  return [...p.values()].reduce((best, term) => (term.factors.length > best.factors.length ? term : best));
}

export function pitchOf(bytes: number, geometry: readonly IntExpr[], core: Polynomial): Polynomial {
  return multiplyPolynomials(monomial(bytes, geometry), core);
}
