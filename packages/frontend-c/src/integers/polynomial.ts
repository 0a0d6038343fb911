import { apply, type IntExpr, int, printIntExpr, simplifyIntExpr, variablesOf } from '@boxflow/ir';

/**
 * `coefficient * product of factors`: names, or expressions that stay as they are, such as `i / 2` and, times
 * something, `(n + 1)`. Factors are in the order of their text.
 */
export interface Term {
  readonly coefficient: number;
  readonly factors: readonly IntExpr[];
}

/** A sum of terms with different factors; no coefficient is 0. */
export type Polynomial = readonly Term[];

/**
 * Multiplies an integer expression out. A sum that is a factor and that `isWhole` accepts stays one factor. Returns
 * `undefined` if a product is inside a division, a minimum or the like.
 */
export function polynomial(
  expr: IntExpr,
  isWhole: (sum: IntExpr) => boolean = () => false,
): Polynomial | undefined {
  switch (expr.op) {
    case 'int':
      return collected([{ coefficient: expr.value, factors: [] }]);
    case 'add':
    case 'sub':
    case 'neg': {
      const parts = expr.args.map((arg) => polynomial(arg, isWhole));
      if (!parts.every((part) => part !== undefined)) return undefined;
      const sign = (position: number) => (expr.op === 'neg' || (expr.op === 'sub' && position > 0) ? -1 : 1);
      return collected(parts.flatMap((part, position) => scaled(part, sign(position))));
    }
    case 'mul': {
      const parts = expr.args.map((arg) =>
        isSum(arg) && isWhole(arg) ? whole(arg) : polynomial(arg, isWhole),
      );
      if (!parts.every((part) => part !== undefined)) return undefined;
      return parts.reduce(product);
    }
    default:
      return hasProduct(expr) ? undefined : whole(expr);
  }
}

/** Returns the expression that {@link polynomial} takes apart. */
export function sumOfTerms(terms: Polynomial): IntExpr {
  const products = terms.map(({ coefficient, factors }) =>
    apply('mul', int(coefficient), int(1), ...factors),
  );
  return simplifyIntExpr(apply('add', int(0), int(0), ...products));
}

/** Returns whether two values that vary are multiplied anywhere inside. */
export function hasProduct(expr: IntExpr): boolean {
  if (expr.op === 'int' || expr.op === 'var') return false;
  const varying = expr.args.filter((arg) => variablesOf(arg).length > 0).length;
  return (expr.op === 'mul' && varying > 1) || expr.args.some(hasProduct);
}

/** Returns `dividend / divisor` if it is a product of factors. */
export function quotient(dividend: Term, divisor: Term): Term | undefined {
  const coefficient = dividend.coefficient / divisor.coefficient;
  if (!Number.isInteger(coefficient)) return undefined;
  const rest = [...dividend.factors];
  for (const factor of divisor.factors) {
    const position = rest.findIndex((candidate) => printIntExpr(candidate) === printIntExpr(factor));
    if (position < 0) return undefined;
    rest.splice(position, 1);
  }
  return { coefficient, factors: rest };
}

export function factorsText({ factors }: Term): string {
  return factors.map(printIntExpr).join(' * ');
}

function isSum(expr: IntExpr): boolean {
  return expr.op === 'add' || expr.op === 'sub' || expr.op === 'neg';
}

function whole(expr: IntExpr): Polynomial {
  return [{ coefficient: 1, factors: [expr] }];
}

function scaled(terms: Polynomial, factor: number): Polynomial {
  return terms.map((term) => ({ ...term, coefficient: term.coefficient * factor }));
}

function product(left: Polynomial, right: Polynomial): Polynomial {
  return collected(
    left.flatMap((a) =>
      right.map((b) => ({
        coefficient: a.coefficient * b.coefficient,
        factors: [...a.factors, ...b.factors].sort((x, y) => (printIntExpr(x) < printIntExpr(y) ? -1 : 1)),
      })),
    ),
  );
}

function collected(terms: Polynomial): Polynomial {
  const sums = new Map<string, Term>();
  for (const term of terms) {
    const key = factorsText(term);
    const coefficient = (sums.get(key)?.coefficient ?? 0) + term.coefficient;
    sums.set(key, { coefficient, factors: term.factors });
  }
  return [...sums.values()].filter(({ coefficient }) => coefficient !== 0);
}
