import {
  type BodyExpr,
  dataSubscripts,
  type IntExpr,
  printIntExpr,
  variable as variableOf,
  variablesOf,
} from '@boxflow/ir';
import { noCommonShape, pointerToPointer, severalShapes } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import {
  factorsText,
  hasProduct,
  type Polynomial,
  polynomial,
  quotient,
  sumOfTerms,
  type Term,
} from '../../integers/polynomial.js';
import type { Variable } from '../../types/scope.js';
import type { AccessDraft, ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { carried, isAffine, type Shaped, type Use, usesOf, withRows } from './array-rows.js';
import { constantRows, walksAcrossRows } from './constant-rows.js';

/*
 * Optimistic delinearisation (Grosser et al., ICS 2015): `a[i * n + j]` means `a[i][j]` of an array with rows of n
 * elements, provided that 0 <= j < n. The rows follow from the products in all subscripts of the array together; the
 * proviso is that subscripts stay within bounds, which the plan checks of every array when it runs.
 */

/**
 * Gives arrays without rows whose subscripts have products the dimensions that make all of them affine. If
 * rows of a known length are walked across, other arrays that certainly have rows get them, too. @throws
 * Refused
 */
export function delinearise(region: Region): void {
  const isAcross = walksAcrossRows(region);
  for (const [variable, array] of region.arrays) {
    const shaped = withDimensions(array, variable, isAcross, region);
    if (!shaped) continue;
    region.arrays.set(variable, shaped.array);
    region.drafts.forEach((draft, position) => {
      const accesses = draft.accesses.map((access) => shaped.accesses.get(access) ?? access);
      region.drafts[position] = { ...draft, accesses };
    });
  }
}

function withDimensions(
  array: ArrayDraft,
  variable: Variable,
  isAcross: boolean,
  region: Region,
): Shaped | undefined {
  const uses = usesOf(array, region);
  const products = uses.filter(isProduct);
  const anyIsData = uses.some(({ access }) => dataSubscripts(access).length > 0);
  if (products.length > 0 || (region.rowPointers.has(variable) && uses.length > 0)) {
    if (!anyIsData) return shapeOf(array, variable, uses, region);
    return unshaped(array, products, region);
  }
  const mayHaveRows = isAcross || region.joined.has(variable);
  return mayHaveRows && !anyIsData ? constantRows(array, variable, uses, region) : undefined;
}

function isProduct({ access }: Use): boolean {
  return access.index.some((subscript) => subscript.op !== 'data' && hasProduct(subscript));
}

/**
 * Returns an array without rows, since a different subscript of it is data, whose row is unknown. Subscripts
 * with products are then computed by statements, too.
 */
function unshaped(array: ArrayDraft, products: readonly Use[], region: Region): Shaped {
  const accesses = products.map(({ access }) => {
    const [subscript] = access.index as [IntExpr];
    if (!array.extents[0]) throw new Refused(region.subscriptProducts.get(subscript)!);
    const value: BodyExpr = { kind: 'int', value: subscript, type: 'int64' };
    return [access, { ...access, may: true, index: [{ op: 'data', value }] }] as const;
  });
  return { array, accesses: new Map(accesses) };
}

/** Tries shapes first with sums as they are, as in `i * (n + 1) + j`, then multiplied out. @throws Refused */
function shapeOf(array: ArrayDraft, variable: Variable, uses: readonly Use[], region: Region): Shaped {
  const step = region.rowPointers.get(variable)?.step;
  const whole = attempt(array, uses, region, true, step);
  const shaped = typeof whole === 'string' ? attempt(array, uses, region, false, step) : whole;
  if (typeof shaped !== 'string') return shaped;
  const use = uses.find(isProduct) ?? uses[0]!;
  const rows = region.rowPointers.get(variable);
  if (rows)
    throw new Refused(
      pointerToPointer(
        use.access.location,
        rows.symbol.name,
        'its subscripts do not name a row and an element',
      ),
    );
  const refusal = region.joined.has(variable) ? severalShapes : noCommonShape;
  throw new Refused(refusal(use.access.location, array.name, shaped));
}

/**
 * Returns the array and its accesses with dimensions, or a clause that says why there are none. `step`: the distance of
 * rows, if the array is one of pointers.
 */
function attempt(
  array: ArrayDraft,
  uses: readonly Use[],
  region: Region,
  wholeSums: boolean,
  step: string | undefined,
): Shaped | string {
  const flat = uses.map((use) => linearised(use, region, wholeSums));
  const strides =
    step === undefined ? stridesOf(flat) : [{ coefficient: 1, factors: [variableOf(step)] }, ONE];
  if (typeof strides === 'string') return strides;
  const rows = strides.slice(1).map((stride, d) => quotient(strides[d]!, stride)!);
  const accesses = new Map<AccessDraft, AccessDraft>();
  for (const [position, use] of uses.entries()) {
    const across = rows.length > 0 ? acrossRows(use, flat[position]!, region) : undefined;
    if (across !== undefined) return across;
    const index = indexAlong(strides, rows, flat[position]!, use.draft, region);
    if (typeof index === 'string') return index;
    accesses.set(use.access, { ...use.access, index });
  }
  return { array: withRows(array, strides, rows), accesses };
}

/**
 * Returns why a loop such as `for (i = 0; i < w * h; i++)` does not stay within rows: its variable is a
 * subscript alone. If `w * h` is a number, it says nothing of rows whose length is a parameter. Loops beside
 * it that go by rows are a region of their own, then.
 */
function acrossRows({ draft }: Use, { terms, text }: Linearised, { products }: Region): string | undefined {
  const isLong = (end: IntExpr | undefined) => end && variablesOf(end).some((name) => products.has(name));
  const isNumber = (end: IntExpr | undefined) => end?.op === 'int' && terms.length === 1;
  const long = draft.loops.filter(({ lower, upper }) => isLong(lower) || isLong(upper) || isNumber(upper));
  const isAlone = ({ factors }: Term) => factors.length === 1 && factors[0]!.op === 'var';
  const alone = terms.filter(isAlone).map(({ factors }) => printIntExpr(factors[0]!));
  return long.some(({ name }) => alone.includes(name)) ? `'${text}' goes through several rows` : undefined;
}

/** A subscript as a polynomial, with the terms that vary in loops apart from the others. */
interface Linearised {
  readonly text: string;
  readonly terms: Polynomial;
  /** Whether an expression has loop variables in it. */
  readonly varies: (expr: IntExpr) => boolean;
}

/** @throws Refused if products are inside other operations, or multiply loop variables with each other */
function linearised({ access, draft }: Use, region: Region, wholeSums: boolean): Linearised {
  const iterators = new Set(draft.loops.map(({ name }) => name));
  const varies = (expr: IntExpr) => variablesOf(expr).some((name) => iterators.has(name));
  const [subscript] = access.index as [IntExpr];
  const terms = polynomial(subscript, (sum) => wholeSums && !varies(sum));
  const isSquare = (term: Term) => term.factors.filter(varies).length > 1;
  if (terms && !terms.some(isSquare)) return { text: printIntExpr(subscript), terms, varies };
  throw new Refused(region.subscriptProducts.get(subscript)!);
}

/**
 * Returns how far apart the elements of each dimension lie, the innermost 1 last: what loop variables are multiplied
 * by.
 */
function stridesOf(subscripts: readonly Linearised[]): Term[] | string {
  const found = new Map<string, { stride: Term; text: string }>();
  for (const { terms, varies, text } of subscripts) {
    for (const { coefficient, factors } of terms.filter((term) => term.factors.some(varies))) {
      const rest = factors.filter((factor) => !varies(factor));
      if (rest.length === 0) continue;
      const key = factorsText({ coefficient: 1, factors: rest });
      const known = found.get(key);
      const common = greatestCommonDivisor(known?.stride.coefficient ?? 0, Math.abs(coefficient));
      found.set(key, { stride: { coefficient: common, factors: rest }, text: known?.text ?? text });
    }
  }
  const sorted = [...found.values()].sort((a, b) => b.stride.factors.length - a.stride.factors.length);
  return inOneChain(sorted) ?? inOneChain(sorted.map(withoutCoefficient)) ?? disagreement(sorted);
}

interface Stride {
  readonly stride: Term;
  /** A subscript that has it. */
  readonly text: string;
}

function withoutCoefficient({ stride, text }: Stride): Stride {
  return { stride: { ...stride, coefficient: 1 }, text };
}

const ONE: Term = { coefficient: 1, factors: [] };

/** Returns the strides if each is the next one times one extent. */
function inOneChain(sorted: readonly Stride[]): Term[] | undefined {
  const strides = [...sorted.map(({ stride }) => stride), ONE];
  const fits = strides.slice(1).every((stride, d) => quotient(strides[d]!, stride)?.factors.length === 1);
  return fits ? strides : undefined;
}

function disagreement(sorted: readonly Stride[]): string {
  const texts = sorted.map(
    ({ stride, text }) => `'${text}' has rows of ${printIntExpr(sumOfTerms([stride]))}`,
  );
  return texts.join(', ');
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Returns one subscript per dimension, such that their sum times the strides is the given one. */
function indexAlong(
  strides: readonly Term[],
  rows: readonly Term[],
  { terms, text }: Linearised,
  draft: StatementDraft,
  region: Region,
): IntExpr[] | string {
  const parts: Term[][] = strides.map(() => []);
  for (const term of terms) {
    const position = strides.findIndex((stride) => isAffine(quotient(term, stride)));
    if (position < 0)
      return `'${text}' has '${printIntExpr(sumOfTerms([term]))}', which is not a number of rows`;
    parts[position]!.push(quotient(term, strides[position]!)!);
  }
  const extents = rows.map((row) => sumOfTerms([row]));
  return carried(parts.map(sumOfTerms), extents, draft, region);
}
