import {
  type BodyExpr,
  dataSubscripts,
  int,
  operandsOf,
  printIntExpr,
  type ScalarType,
  type Subscript,
} from '@boxflow/ir';
import {
  partialSubscripts,
  pointerToPointer,
  subscriptNotAffine,
  unknownExtent,
  wholeStruct,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { hasProduct } from '../../integers/polynomial.js';
import { type Node, oneLine } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import type { Variable } from '../../types/scope.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { Place } from '../state/place.js';
import { sumOfProducts } from '../state/product-parameter.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { allocatedExtent } from './allocated-extent.js';
import { arrayOf } from './arrays.js';
import { extentParameter } from './extent-parameter.js';
import { place } from './places.js';
import { dataTermsOf, productIn, subscriptOf } from './pointer-offsets.js';
import { memberVariable } from './struct-members.js';
import { withWholeRows } from './whole-rows.js';

/** A place in memory: a scalar variable or an array element. */
export interface Reference {
  readonly array: ArrayDraft;
  /** The subscripts; for an array without rows they may contain products, which determine its shape. */
  readonly index: readonly Subscript[];
  readonly type: ScalarType;
}

/** Returns the element that an expression such as `a[i][j]`, `(*a)[i]` or `x` names. @throws Refused */
export function reference(node: Node, builder: StatementBuilder): Reference {
  return referenceTo(place(node, builder), node, builder);
}

/** Returns the element that lies at a place. @throws Refused */
export function referenceTo(found: Place, node: Node, builder: StatementBuilder): Reference {
  const { region } = builder;
  const { symbol, members } = found;
  if (found.type.kind === 'struct') {
    throw new Refused(wholeStruct(region.locate(node), oneLine(node, 40), describeType(found.type)));
  }
  if (found.type.kind === 'pointer' && members.length > 0)
    throw new Refused(partialSubscripts(region.locate(node), oneLine(node, 40), 0, 1));
  const variable = members.length > 0 ? memberVariable(symbol, members, region) : symbol;
  const declared = arrayOf(variable, found.node, region);
  const rank = declared.extents.length;
  if (found.offsets.length !== rank) {
    throw new Refused(partialSubscripts(region.locate(node), found.symbol.name, found.offsets.length, rank));
  }
  const subscripts = found.offsets.map((offset) => subscriptOf(offset, builder));
  const index = withWholeRows(subscripts, declared.extents);
  const array = withExtents(declared, variable, index, found, builder);
  const product = found.offsets
    .map((offset) => productIn(offset, symbol.name, builder))
    .concat(index.map((subscript) => knownProduct(subscript, found, node, builder)))
    .find((diagnostic) => diagnostic !== undefined);
  if (product && rank > 1) throw new Refused(product);
  const [first] = index;
  if (product && first && first.op !== 'data') region.subscriptProducts.set(first, product);
  return { array, index, type: array.element };
}

/** Returns why a subscript is not affine if its value is known and has products, as that of `k++` may. */
function knownProduct(
  subscript: Subscript,
  { offsets, symbol }: Place,
  node: Node,
  { region }: StatementBuilder,
) {
  const isData = offsets.some((offset) => dataTermsOf(offset).length > 0);
  if (!isData || subscript.op === 'data' || !hasProduct(subscript)) return undefined;
  const why = 'it multiplies names';
  return subscriptNotAffine(region.locate(node), symbol.name, printIntExpr(subscript), why);
}

/** Returns whether the subscripts of an element are read from one of the arrays. */
export function dependsOn(
  { index }: Pick<Reference, 'index'>,
  arrays: ReadonlySet<string>,
  builder: StatementBuilder,
): boolean {
  const reads = (expr: BodyExpr): boolean => {
    if (expr.kind !== 'read') return operandsOf(expr).some(reads);
    const access = builder.collector.accesses[expr.access]!;
    return arrays.has(access.array) || dependsOn(access, arrays, builder);
  };
  return dataSubscripts({ index }).some(reads);
}

/** Returns the array with all extents known that data subscripts: any element of such a dimension may be accessed. */
function withExtents(
  array: ArrayDraft,
  variable: Variable,
  index: readonly Subscript[],
  { offsets, symbol, node }: Place,
  { region }: StatementBuilder,
): ArrayDraft {
  const extents = array.extents.map((extent, d) => {
    if (index[d]?.op !== 'data' || extent) return extent;
    const allocated = array.elementCount ? undefined : allocatedExtent(symbol, region);
    if (allocated) return allocated;
    const at = offsets[d]?.terms[0]?.node ?? node;
    if (region.rowPointers.has(symbol)) {
      const why = 'data chooses elements of rows whose length is not known';
      throw new Refused(pointerToPointer(region.locate(at), symbol.name, why));
    }
    if (symbol.type.kind === 'array' && symbol.type.count !== undefined) return int(symbol.type.count);
    if (array.elementCount) return sumOfProducts(array.elementCount, region);
    if (array.storage === 'local')
      throw new Refused(unknownExtent(region.locate(at), symbol.name, oneLine(at, 60)));
    return extentParameter(symbol, array, region);
  });
  if (extents.every((extent, d) => extent === array.extents[d])) return array;
  const known = { ...array, extents, elementCount: extents[0] ? undefined : array.elementCount };
  region.arrays.set(variable, known);
  return known;
}
