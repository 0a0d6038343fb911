import { type IntExpr, type Scop, type ScopArray, type Statement, variable } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { freeNames } from '../model/free-name.js';
import { type Element, newStatement } from '../reduction/new-statement.js';

/** A copy of some elements of an array, made before a loop. */
export interface ArrayCopy {
  readonly array: ScopArray;
  /** The name of the array with the copy. */
  readonly copy: string;
  /** The loop's first statement, and the number of loops around it. */
  readonly first: string;
  readonly depth: number;
  /** `{ [t, e0, e1] }`: the elements, by the iterators of the loops around. */
  readonly elements: isl.Set;
}

/** Returns an array inside the region with the elements and extents of one of the program. */
export function localArray(array: ScopArray, name: string, loopsAround: number): ScopArray {
  const { element, extents, location } = array;
  return {
    ...{ name, element, extents, location, address: '' },
    ...{ storage: 'local', deadAfter: true, loopsAround },
  };
}

/** Returns a statement with a name that makes a copy. */
export function copyStatement(scop: Scop, made: ArrayCopy, name: string): Statement {
  const { array, copy, first, depth, elements } = made;
  const source = scop.statements.find((one) => one.name === first);
  if (!source) throw new Error(`there is no statement ${first}`);
  const outer = source.iterators.slice(0, depth);
  const taken = [...scop.parameters.map((parameter) => parameter.name), ...outer];
  const subscripts = freeNames(
    array.extents.map((_, d) => `e${d}`),
    taken,
  );
  const index = subscripts.map((one): IntExpr => variable(one));
  const at = (of: string): Element => ({ array: of, type: array.element, index });
  const iterators = [...outer, ...subscripts];
  const brackets = subscripts.map((one) => `[${one}]`).join('');
  return newStatement(scop, {
    name,
    loops: { iterators, domain: elements },
    targets: [at(copy)],
    operands: [at(array.name)],
    assigned: (values) => ({ values }),
    text: `${copy}${brackets} = ${array.name}${brackets};`,
    location: source.location,
  });
}
