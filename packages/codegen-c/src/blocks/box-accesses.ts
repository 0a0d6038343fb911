import {
  apply,
  type IntExpr,
  int,
  type SharedBuffer,
  type Statement,
  substitute,
  variable,
} from '@boxflow/ir';
import { ELEMENT } from '../names/kernel-scope.js';

/** Returns the box to which an access of a statement goes; `undefined` if it goes to none. */
export function boxOf(
  buffers: readonly SharedBuffer[],
  statement: string,
  position: number,
): SharedBuffer | undefined {
  return buffers.find(({ accesses }) =>
    accesses.some((one) => one.statement === statement && one.position === position),
  );
}

/** Returns the position in the box of what an access of an instance reads. */
export function boxIndex(
  { name, iterators: names, accesses }: Statement,
  position: number,
  iterators: readonly IntExpr[],
  { origin }: SharedBuffer,
): readonly IntExpr[] {
  const values = new Map(names.map((one, i) => [one, iterators[i]!]));
  return accesses[position]!.index.map((subscript, d) => {
    if (subscript.op === 'data') throw new Error(`data says which element of a box ${name} reads`);
    return apply('sub', substitute(subscript, values), origin[d]!);
  });
}

/** Returns the subscripts of the element at the position `ELEMENT` in row-major order. */
export function positionsIn(extents: readonly IntExpr[]): readonly IntExpr[] {
  return extents.map((extent, d) => {
    const outer = apply('floordiv', variable(ELEMENT), volumeOf(extents.slice(d + 1)));
    return d === 0 ? outer : apply('mod', outer, extent);
  });
}

/** Returns the number of elements with such extents. */
export function volumeOf(extents: readonly IntExpr[]): IntExpr {
  const [first = int(1), ...others] = extents.filter((one) => one.op !== 'int' || one.value !== 1);
  return others.length > 0 ? apply('mul', first, ...others) : first;
}
