export {
  type Box,
  box,
  boxEquals,
  containsPoint,
  dimensions,
  isEmpty,
  isSubset,
} from './box.ts';
export { BoxError, type BoxErrorCode } from './box-error.ts';
export {
  type BoxSet,
  boxSet,
  setCoalesce,
  setContainsPoint,
  setEquals,
  setHull,
  setIntersect,
  setIsEmpty,
  setIsSubset,
  setSubtract,
  setUnion,
  setVolume,
} from './box-set.ts';
export { coalesceBoxes } from './coalesce.ts';
export { disjointBoxes } from './disjoint.ts';
export { exactUnion } from './exact-union.ts';
export { boxHull, boxHullAll } from './hull.ts';
export { intersect, isDisjoint } from './intersect.ts';
export { mergeBoxes } from './merge.ts';
export { compareBoxes } from './order.ts';
export { type BoxPolicy, boxPolicies, refineBoxes } from './refine.ts';
export { subtract } from './subtract.ts';
export { volume } from './volume.ts';
