export {
  type Box,
  box,
  isEmpty,
  isSubset,
} from './box.ts';
export { BoxError, type BoxErrorCode } from './box-error.ts';
export {
  type BoxSet,
  boxSet,
  setIsSubset,
  setSubtract,
  setUnion,
} from './box-set.ts';
export { coalesceBoxes } from './coalesce.ts';
export { disjointBoxes } from './disjoint.ts';
export { exactUnion } from './exact-union.ts';
export { boxHull } from './hull.ts';
export { intersect, isDisjoint } from './intersect.ts';
export { compareBoxes } from './order.ts';
export { subtract } from './subtract.ts';
export { volume } from './volume.ts';
export { worthJoining } from './worth-joining.ts';
