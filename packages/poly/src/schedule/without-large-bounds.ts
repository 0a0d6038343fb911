import * as isl from '@boxflow/isl-wasm';
import { emptyMap } from '../model/scop-model.js';

/** Sizes of tiles, and distances in stencils, are smaller. */
const LARGE = 64;

/**
 * Returns a superset of dependences without the bounds that are large numbers
 *
 *   S0[y, x] -> S1[y, x + 1] : 0 <= y <= 149 and 0 <= x <= 198   →   S0[y, x] -> S1[y, x + 1] : 0 <= y and 0 <= x
 *
 * The numbers in the linear programs of isl's scheduler grow with them, to hundreds of digits: 13 statements
 * took 3 s with these bounds, and take 20 ms without them. An order that respects more dependences than there
 * are is legal.
 */
export function withoutLargeBounds(dependences: isl.UnionMap): isl.UnionMap {
  let union = emptyMap(dependences.context);
  dependences.foreachMap((map) => {
    const simpler = hasLargeBound(map) ? withoutBounds(map) : map;
    union = union.union(isl.UnionMap.fromMap(simpler));
  });
  return union;
}

function hasLargeBound(map: isl.Map): boolean {
  let found = false;
  map.foreachBasicMap((basic) => {
    basic.foreachConstraint((constraint) => {
      found ||= isLargeBound(constraint);
    });
  });
  return found;
}

function withoutBounds(map: isl.Map): isl.Map {
  let union = isl.Map.empty(map.getSpace());
  map.foreachBasicMap((basic) => {
    let kept = isl.BasicMap.universe(basic.getSpace());
    basic.foreachConstraint((constraint) => {
      if (!isLargeBound(constraint)) kept = kept.addConstraint(constraint);
    });
    union = union.union(isl.Map.fromBasicMap(kept));
  });
  return union;
}

function isLargeBound(constraint: isl.Constraint): boolean {
  return !constraint.isEquality() && constraint.getConstantVal().abs().gtSi(LARGE);
}
