import * as isl from '@boxflow/isl-wasm';

/**
 * Returns the iterator of a statement that a loop's value is, apart from its sign, constants and parameters;
 * `undefined` if it is not one.
 */
export function iteratorOfStatement(loop: isl.MultiUnionPwAff, statement: string): string | undefined {
  let iterator: string | undefined;
  loop.getAt(0).foreachPwAff((value) => {
    if (value.domain().getTupleName() === statement) iterator = iteratorIn(value);
  });
  return iterator;
}

function iteratorIn(value: isl.PwAff): string | undefined {
  if (value.nPiece() !== 1) return undefined;
  const aff = value.asAff();
  const names: string[] = [];
  for (let i = 0; i < aff.dim(isl.DimType.In); i++) {
    const coefficient = aff.getCoefficientVal(isl.DimType.In, i);
    if (coefficient.isZero()) continue;
    if (!coefficient.abs().isOne()) return undefined;
    names.push(aff.getDimName(isl.DimType.In, i) ?? '');
  }
  return aff.dim(isl.DimType.Div) === 0 && names.length === 1 && names[0] ? names[0] : undefined;
}
