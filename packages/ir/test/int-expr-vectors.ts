import { apply, evaluateIntExpr, type IntExpr, int, variable } from '../src/index.ts';
import { randomEnvironment, randomIntExpr } from './random-int-expr.ts';
import { SeededRandom } from './seeded-random.ts';

/** An expression, values for its variables, and what every evaluator must make of them. */
export interface IntExprVector {
  /** As in the JSON of a plan. */
  readonly expr: IntExpr;
  readonly environment: Readonly<Record<string, number>>;
  readonly value: number;
}

const x = variable('n');

/** Cases that random draws seldom hit: rounding towards minus infinity, large values, operands not to be evaluated. */
const CHOSEN: readonly (readonly [IntExpr, number])[] = [
  [apply('floordiv', x, int(2)), -1],
  [apply('floordiv', x, int(3)), -9],
  [apply('floordiv', x, int(3)), 2 ** 53 - 1],
  [apply('floordiv', x, int(3)), -(2 ** 53 - 1)],
  [apply('mod', x, int(2)), -1],
  [apply('mod', x, int(7)), -14],
  [apply('mod', x, int(1)), -5],
  [apply('mul', x, x), 94906265],
  [apply('add', x, int(-1)), 2 ** 53 - 1],
  [apply('neg', x), 0],
  [apply('mul', x, int(-1)), 0],
  [apply('select', apply('eq', x, int(0)), int(7), apply('floordiv', int(1), x)), 0],
  [apply('and', apply('ne', x, int(0)), apply('mod', int(5), x)), 0],
  [apply('or', apply('eq', x, int(0)), apply('floordiv', int(5), x)), 0],
  [apply('and', x, int(2)), 3],
  [apply('not', x), -3],
];

export function makeIntExprVectors(): IntExprVector[] {
  const random = new SeededRandom(2024);
  const drawn = Array.from({ length: 200 }, (_, i) => {
    return vector(randomIntExpr(random, 1 + (i % 5)), randomEnvironment(random));
  });
  return [...CHOSEN.map(([expr, value]) => vector(expr, new Map([['n', value]]))), ...drawn];
}

function vector(expr: IntExpr, environment: ReadonlyMap<string, number>): IntExprVector {
  return { expr, environment: Object.fromEntries(environment), value: evaluateIntExpr(expr, environment) };
}
