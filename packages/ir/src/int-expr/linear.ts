import { tooLarge } from '../diagnostics/errors.js';
import { apply, type IntExpr, int } from './int-expr.js';
import { printIntExpr } from './print.js';
import { variablesOf } from './substitute.js';

/** `constant + Σ coefficient * term`; no two terms are equal, no coefficient is 0. */
export interface LinearParts {
  readonly constant: number;
  readonly terms: readonly { readonly coefficient: number; readonly term: IntExpr }[];
}

/** A sum, taken apart at `add`, `sub`, `neg` and multiplication by a constant; anything else is one term. */
export function linearParts(expr: IntExpr): LinearParts {
  const parts = new Collector();
  parts.add(expr, 1);
  return parts.result();
}

/** Returns what an expression grows by when a variable grows by 1; not a number if it does not grow steadily. */
export function growthOf(expr: IntExpr, variable: string): number {
  const [only, ...others] = linearParts(expr).terms.filter(({ term }) =>
    variablesOf(term).includes(variable),
  );
  if (!only) return 0;
  return others.length === 0 && only.term.op === 'var' ? only.coefficient : NaN;
}

/**
 * Returns the distance in memory between the elements of neighbouring iterations, by the growth of each
 * subscript. It is not a number if it changes, or depends on the array's extents.
 */
export function strideOf(growths: readonly number[]): number {
  return growths.slice(0, -1).every((growth) => growth === 0) ? (growths.at(-1) ?? 0) : NaN;
}

/** Positive terms first, in their order; then what is subtracted; the constant last. */
export function sumOfParts({ constant, terms }: LinearParts): IntExpr {
  const plus = terms
    .filter((part) => part.coefficient > 0)
    .map((part) => scaled(part.coefficient, part.term));
  const minus = terms
    .filter((part) => part.coefficient < 0)
    .map((part) => scaled(-part.coefficient, part.term));
  if (terms.length === 0) return int(constant);
  if (constant > 0) plus.push(int(constant));
  if (constant < 0 && plus.length > 0) minus.push(int(-constant));

  const [first, ...others] = minus;
  if (plus.length === 0) {
    const start = constant < 0 ? apply('sub', apply('neg', first!), int(-constant)) : apply('neg', first!);
    return others.reduce((left, right) => apply('sub', left, right), start);
  }
  const sum = plus.length === 1 ? plus[0]! : apply('add', ...plus);
  return minus.reduce((left, right) => apply('sub', left, right), sum);
}

function scaled(coefficient: number, term: IntExpr): IntExpr {
  if (coefficient === 1) return term;
  return term.op === 'mul'
    ? apply('mul', int(coefficient), ...term.args)
    : apply('mul', int(coefficient), term);
}

class Collector {
  #constant = 0;
  readonly #terms = new Map<string, { coefficient: number; term: IntExpr }>();

  add(expr: IntExpr, factor: number): void {
    if (expr.op === 'int') this.#constant = exact(this.#constant + exact(factor * expr.value));
    else if (expr.op === 'add') for (const arg of expr.args) this.add(arg, factor);
    else if (expr.op === 'neg') this.add(expr.args[0]!, -factor);
    else if (expr.op === 'mul') this.#addProduct(expr.args, factor);
    else if (expr.op === 'sub') {
      this.add(expr.args[0]!, factor);
      this.add(expr.args[1]!, -factor);
    } else this.#addTerm(expr, factor);
  }

  result(): LinearParts {
    return {
      constant: this.#constant,
      terms: [...this.#terms.values()].filter((part) => part.coefficient !== 0),
    };
  }

  #addProduct(args: readonly IntExpr[], factor: number): void {
    const factors = args.flatMap((arg) => (arg.op === 'mul' ? arg.args : [arg]));
    const scale = factors.reduce((all, arg) => (arg.op === 'int' ? exact(all * arg.value) : all), factor);
    const rest = factors.filter((arg) => arg.op !== 'int');
    if (rest.length === 0) this.add(int(1), scale);
    else if (rest.length === 1) this.add(rest[0]!, scale);
    else this.#addTerm(apply('mul', ...rest), scale);
  }

  #addTerm(term: IntExpr, factor: number): void {
    const key = printIntExpr(term);
    const known = this.#terms.get(key);
    this.#terms.set(key, { coefficient: exact((known?.coefficient ?? 0) + factor), term });
  }
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw tooLarge(value);
  return value + 0;
}
