import { type PlanBox, printIntExpr } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { withinQuota } from '../model/within-quota.js';
import { basicSets, boundingBox, isBox } from './bounding-box.js';

/**
 * Boxes whose union is exactly the set, for parameters in `context`; `undefined` if none are found soon enough. In
 * each of the `cases`, which together are the context, the set may have a shape of its own.
 */
export function exactBoxes(
  set: isl.Set,
  context: isl.Set,
  cases: readonly isl.Set[] = [],
): PlanBox[] | undefined {
  const operations = WORTH_EXACTNESS * (1 + cases.length);
  return withinQuota(set.context, () => boxesOf(set, context, cases), operations);
}

function boxesOf(set: isl.Set, context: isl.Set, cases: readonly isl.Set[]): PlanBox[] | undefined {
  const elements = coalesced(set.intersectParams(context));
  const single = isBox(elements) ? [boundingBox(elements, context)] : undefined;
  if (cases.length > 0) return shortest(single, boxesByCase(elements, context, cases));
  if (single) return single;
  const pieces = basicSets(coalesced(elements.makeDisjoint()));
  if (pieces.length > MAX_BOXES || !pieces.every((piece) => isBox(piece))) return undefined;
  return pieces.map((piece) => boundingBox(piece, context));
}

function boxesByCase(set: isl.Set, context: isl.Set, cases: readonly isl.Set[]): PlanBox[] | undefined {
  const boxes: PlanBox[] = [];
  for (const one of cases) {
    const part = set.intersectParams(one);
    const found = part.isEmpty() ? [] : boxesOf(part, context, []);
    if (!found) return undefined;
    boxes.push(...found);
  }
  return boxes.length <= MAX_BOXES ? boxes : undefined;
}

/** Returns the cheaper one of two lists of boxes with the same elements. */
function shortest(a: PlanBox[] | undefined, b: PlanBox[] | undefined): PlanBox[] | undefined {
  if (!a || !b) return a ?? b;
  return lengthOf(b) < lengthOf(a) ? b : a;
}

function lengthOf(boxes: readonly PlanBox[]): number {
  const exprs = boxes.flatMap(({ guard, lo, hi }) => [...(guard ? [guard] : []), ...lo, ...hi]);
  return exprs.reduce((sum, expr) => sum + printIntExpr(expr).length, 0);
}

/** Bound on isl's operations: a hull in place of two rows of a stencil's block sends the whole block. */
const WORTH_EXACTNESS = 100_000;

/** More boxes than this per set cost more in copies than a hull costs in bytes. */
const MAX_BOXES = 4;
