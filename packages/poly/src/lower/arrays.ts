import {
  apply,
  type IntExpr,
  int,
  type Plan,
  type PlanArray,
  type ScopArray,
  type ScopParameter,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../boxes/bounding-box.js';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import { accessedElements, declaredElements } from '../model/array-elements.js';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';

/** Returns the plan's arrays; extents that the declarations leave open are taken from the accesses. */
export function planArrays(model: ScopModel, { liveIn }: Dependences): PlanArray[] {
  return model.scop.arrays.map((array) => ({
    name: array.name,
    element: array.element,
    extents: array.extents.map((extent, d) => extent ?? accessedExtent(model, array, d)),
    ...(isInferred(array) && { extentsInferred: true as const }),
    ...(array.hostStrides && { hostStrides: array.hostStrides }),
    // A live-out array is copied back in boxes, which may hold elements that the region did not write.
    liveIn: array.storage === 'outer' && (!array.deadAfter || accesses(liveIn, array)),
    liveOut: !array.deadAfter && isWritten(model, array),
  }));
}

function isInferred({ extents, elementCount, isPromised }: ScopArray): boolean {
  return isPromised === true || (extents.includes(null) && !elementCount);
}

/** Returns the assumptions at run time: those of the declarations, and that all subscripts stay within bounds. */
export function planAssumptions(model: ScopModel): Plan['assumptions'] {
  const any = isl.Set.readFromStr(model.ctx, '{ : }');
  const declared = {
    set: model.context,
    message: 'an array would have no elements, or an integer would not be in the range that the region needs',
  };
  const bounds = model.scop.arrays.flatMap((array) => {
    const outside = paramsOutOfBounds(model, array);
    if (outside.isEmpty()) return [];
    return [{ set: outside.complement(), message: `a subscript of ${array.name} would leave its bounds` }];
  });
  const sets = [declared, ...bounds].flatMap(({ set, message }) => {
    const condition = conditionExpr(set, any);
    return condition ? [{ condition, message }] : [];
  });
  const counts = model.scop.arrays.flatMap((array) => capacity(model, array));
  const { parameters } = model.scop;
  return [...parameters.flatMap(evenRows), ...parameters.flatMap(knownExtent), ...sets, ...counts];
}

/** Returns the assumption that the rows of an array of pointers lie equally far apart. */
function evenRows({ name, rowsOf }: ScopParameter): Plan['assumptions'] {
  if (rowsOf === undefined) return [];
  const condition = apply('ge', variable(name), int(1));
  return [{ condition, message: `the rows of ${rowsOf} would not lie equally far apart, or be only one` }];
}

/** Returns the assumption that the runtime knows how many elements lie behind a pointer. */
function knownExtent({ name, extentOf }: ScopParameter): Plan['assumptions'] {
  if (!extentOf) return [];
  const condition = apply('ge', variable(name), int(1));
  const message = `${extentOf.place} would not point to the beginning of a static array, or of a block of the heap of at least 64 bytes`;
  return [{ condition, message }];
}

/** Returns the assumption that an array declared without rows has as many elements as its subscripts need. */
function capacity(model: ScopModel, array: ScopArray): Plan['assumptions'] {
  if (!array.elementCount) return [];
  const elements = array.extents.map((extent, d) => extent ?? accessedExtent(model, array, d));
  const condition = simplifyIntExpr(apply('le', apply('mul', int(1), ...elements), array.elementCount));
  if (condition.op === 'int' && condition.value === 1) return [];
  return [{ condition, message: `a subscript of ${array.name} would leave its bounds` }];
}

/** Returns the parameter values for which some access lies outside the array. */
function paramsOutOfBounds(model: ScopModel, array: ScopArray): isl.Set {
  return accessedElements(model, array.name).subtract(declaredElements(model, array.name)).params();
}

function accessedExtent(model: ScopModel, array: ScopArray, dimension: number): IntExpr {
  const elements = accessedElements(model, array.name);
  const occupied = elements.params().intersect(model.context);
  return valueExpr(afterMax(elements, dimension), occupied);
}

function accesses(relation: isl.UnionMap, array: ScopArray): boolean {
  return !relation.everyMap((map) => map.getTupleName(isl.DimType.Out) !== array.name);
}

function isWritten(model: ScopModel, array: ScopArray): boolean {
  return model.statements.some(({ accesses }) =>
    accesses.some(({ access }) => access.kind === 'write' && access.array === array.name),
  );
}
