import { apply, type IntExpr, int, simplifyIntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { conditionExpr } from './expressions.js';

/**
 * Returns the functions that a relation consists of, one for each dimension of its range; `undefined` if one
 * of them is not a single affine expression without divisions. `names` are those of the domain's dimensions.
 */
export function functionsOf(relation: isl.Map, names: readonly string[]): readonly IntExpr[] | undefined {
  if (relation.isEmpty() || !relation.isSingleValued()) return undefined;
  const functions = coalesced(relation).asPwMultiAff();
  const found = Array.from({ length: relation.dim(isl.DimType.Out) }, (_, d) =>
    affineExpr(functions.getAt(d), names),
  );
  return found.every((one) => one !== undefined) ? found : undefined;
}

function affineExpr(value: isl.PwAff, names: readonly string[]): IntExpr | undefined {
  const pieces: isl.Aff[] = [];
  coalesced(value).foreachPiece((domain, aff) => {
    pieces.push(aff.gist(domain));
  });
  const [aff] = pieces;
  if (!aff || pieces.length > 1 || aff.involvesLocals() || aff.getDenominatorVal().toString() !== '1') {
    return undefined;
  }
  const parameters = Array.from({ length: aff.dim(isl.DimType.Param) }, (_, d) => {
    return aff.getDimName(isl.DimType.Param, d) ?? '';
  });
  const terms = [
    ...names.map((name, d) => term(aff.getCoefficientVal(isl.DimType.In, d), name)),
    ...parameters.map((name, d) => term(aff.getCoefficientVal(isl.DimType.Param, d), name)),
  ];
  return simplifyIntExpr(apply('add', int(numberOf(aff.getConstantVal())), int(0), ...terms));
}

function term(coefficient: isl.Val, name: string): IntExpr {
  return apply('mul', int(numberOf(coefficient)), variable(name));
}

function numberOf(value: isl.Val): number {
  return Number(value.toString());
}

/** Returns the condition that a point is in a set; `undefined` if all points of a second set are. */
export function memberExpr(set: isl.Set, all: isl.Set, names: readonly string[]): IntExpr | undefined {
  return conditionExpr(overParameters(set, names), overParameters(all, names));
}

/** Returns the set with its dimensions as parameters. */
function overParameters(set: isl.Set, names: readonly string[]): isl.Set {
  const named = names.reduce((one, name, d) => one.setDimName(isl.DimType.Set, d, name), set.resetTupleId());
  return named
    .moveDims(isl.DimType.Param, named.dim(isl.DimType.Param), isl.DimType.Set, 0, names.length)
    .params();
}
