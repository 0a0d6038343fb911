import fc from 'fast-check';
import { randomEnvironment, randomIntExpr } from './random-int-expr.ts';
import { SeededRandom } from './seeded-random.ts';

/** An expression and values for its variables, from one seed, which fast-check reports on failure. */
export const exprAndEnvironment = fc.integer().map((seed) => {
  const random = new SeededRandom(seed);
  return { expr: randomIntExpr(random, random.integer(0, 5)), environment: randomEnvironment(random) };
});
