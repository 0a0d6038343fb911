import {
  addPolynomials,
  constantPolynomial,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
  polynomialToExpr,
  samePolynomials,
  substitute,
  variablePolynomial,
  variablesOf,
} from '@boxflow/ir';
import type { Loop } from '@boxflow/ptx';
import type { Environment } from '../values/environment.js';
import type { HeaderPhi } from '../values/evaluated-kernel.js';

/** A value that a loop changes, at its beginning and after an iteration. Both may be missing. */
export interface Recurrence {
  readonly phi: HeaderPhi;
  readonly initial: Polynomial | undefined;
  readonly next: Polynomial | undefined;
}

/** Returns values that grow by the same amount in each iteration, and values that follow from them, by their variables. */
export function solveRecurrences(
  recurrences: readonly Recurrence[],
  iterator: string,
  loop: Loop,
  environment: Environment,
): ReadonlyMap<string, Polynomial> {
  const solved = new Map<string, Polynomial>();
  for (const recurrence of recurrences) {
    const value = addRecurrence(recurrence, iterator, loop, environment);
    if (value !== undefined) solved.set(recurrence.phi.variable, value);
  }
  // A value may be a different one of the iteration before.
  for (const { phi, initial, next } of recurrences) {
    if (solved.has(phi.variable) || initial === undefined || next === undefined) continue;
    const value = followingValue(initial, next, solved, iterator);
    const expr = value && polynomialToExpr(value);
    if (
      expr === undefined ||
      !variablesOf(expr).every((name) => name === iterator || isInvariant(name, loop, environment))
    )
      continue;
    solved.set(phi.variable, value!);
  }
  return solved;
}

function addRecurrence(
  { phi, initial, next }: Recurrence,
  iterator: string,
  loop: Loop,
  environment: Environment,
): Polynomial | undefined {
  if (initial === undefined || next === undefined) return undefined;
  const step = addPolynomials(next, variablePolynomial(phi.variable), -1);
  if (!variablesOf(polynomialToExpr(step)).every((name) => isInvariant(name, loop, environment)))
    return undefined;
  return addPolynomials(initial, multiplyPolynomials(step, variablePolynomial(iterator)));
}

/** Returns `f(i - 1)` if an iteration leaves `f(i)`, and the loop begins with `f(-1)`. */
function followingValue(
  initial: Polynomial,
  next: Polynomial,
  solved: ReadonlyMap<string, Polynomial>,
  iterator: string,
): Polynomial | undefined {
  const expressions = new Map([...solved].map(([name, value]) => [name, polynomialToExpr(value)]));
  const left = substitute(polynomialToExpr(next), expressions);
  const before = (value: Polynomial) =>
    polynomialOf(substitute(left, new Map([[iterator, polynomialToExpr(value)]])));
  const previous = addPolynomials(variablePolynomial(iterator), constantPolynomial(-1));
  return samePolynomials(before(constantPolynomial(-1)), initial) ? before(previous) : undefined;
}

/** Returns whether a variable keeps its value while a loop runs. */
export function isInvariant(name: string, loop: Loop, environment: Environment): boolean {
  const block = environment.blockOf(name);
  return block === undefined || !loop.blocks.has(block);
}
