import { apply, type IntExpr, type IntOperator, int, variable } from '../src/index.ts';
import type { SeededRandom } from './seeded-random.ts';

export const VARIABLES = ['n', 'm', 'i', 'j', 'lo', 'hi'] as const;

const ARITIES: readonly (readonly [IntOperator, number, number])[] = [
  ['add', 2, 4],
  ['mul', 2, 3],
  ['min', 2, 3],
  ['max', 2, 3],
  ['and', 2, 3],
  ['or', 2, 3],
  ['neg', 1, 1],
  ['not', 1, 1],
  ['select', 3, 3],
  ['sub', 2, 2],
  ['floordiv', 2, 2],
  ['mod', 2, 2],
  ['eq', 2, 2],
  ['ne', 2, 2],
  ['lt', 2, 2],
  ['le', 2, 2],
  ['gt', 2, 2],
  ['ge', 2, 2],
];

/** Any expression that `printIntExpr` has a notation for. Divisors are positive constants, as in plans. */
export function randomIntExpr(
  random: SeededRandom,
  depth: number,
  variables: readonly string[] = VARIABLES,
): IntExpr {
  if (depth === 0 || random.integer(0, 5) === 0) return leaf(random, variables);
  const [op, least, most] = random.pick(ARITIES);
  const args = Array.from({ length: random.integer(least, most) }, () =>
    randomIntExpr(random, depth - 1, variables),
  );
  if (op === 'floordiv' || op === 'mod') args[1] = int(random.integer(1, 9));
  return apply(op, ...args);
}

function leaf(random: SeededRandom, variables: readonly string[]): IntExpr {
  return variables.length === 0 || random.integer(0, 2) === 0
    ? int(random.integer(-9, 9))
    : variable(random.pick(variables));
}

/** Values of all {@link VARIABLES}: mostly small, of either sign. */
export function randomEnvironment(random: SeededRandom): Map<string, number> {
  return new Map(VARIABLES.map((name) => [name, random.integer(-20, 20)]));
}
