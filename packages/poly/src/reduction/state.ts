import type { BodyExpr, ScalarType, ScopArray } from '@boxflow/ir';
import { combined, identityOf } from './combine.js';
import type { Assigned } from './new-statement.js';
import type { ReductionOfElements } from './reducible.js';
import { BEGUN, joined } from './selection-join.js';

/** The scalars that a part of a reduction computes: one for each element, and more that say what they are. */
export interface PartState {
  readonly fields: readonly Field[];
  /** The operations that begin and join states, as the texts of their statements name them. */
  readonly operations: { readonly begin: string; readonly join: string };
  /** Returns the state after a part and the next one. Elements of the program are the first of the fields. */
  join(own: readonly BodyExpr[], next: readonly BodyExpr[]): Assigned;
}

export interface Field {
  readonly name: string;
  readonly type: ScalarType;
  /** The value before the first iteration. */
  readonly begin: BodyExpr;
  /** The array whose element it stands for. */
  readonly array?: ScopArray;
}

export function partStateOf(reduction: ReductionOfElements): PartState {
  switch (reduction.kind) {
    case 'update':
      return stateOfUpdate(reduction);
    case 'selection':
      return stateOfSelection(reduction);
    case 'last':
      return stateOfLastValue(reduction);
  }
}

function stateOfUpdate({ array, update }: ReductionOfElements & { kind: 'update' }): PartState {
  const { name, element: type } = array;
  return {
    fields: [{ name, type, begin: identityOf(update, type), array }],
    operations: { begin: `= identity of ${update.operator}`, join: `${update.operator}=` },
    join: ([own], [next]) => ({
      values: [combined(update, type, own as BodyExpr, next as BodyExpr)],
    }),
  };
}

/** No value of an element says that a part has selected nothing yet, but a scalar of its own does. */
function stateOfSelection({ arrays, selection }: ReductionOfElements & { kind: 'selection' }): PartState {
  const key = arrays[0] as ScopArray;
  return {
    fields: withoutValues(arrays),
    operations: { begin: '= no value yet', join: 'joined with' },
    join: (own, next) => joined(selection.rule, key.element, own, next),
  };
}

/** The value of the next part counts if it has one. */
function stateOfLastValue({ array }: ReductionOfElements & { kind: 'last' }): PartState {
  return {
    fields: withoutValues([array]),
    operations: { begin: '= no value yet', join: 'replaced by' },
    join: (own, next) => ({ condition: next.at(-1) as BodyExpr, values: next.slice(0, own.length) }),
  };
}

function withoutValues(arrays: readonly ScopArray[]): readonly Field[] {
  const zero: BodyExpr = { kind: 'literal', text: '0', type: 'int32' };
  const fields = arrays.map(
    (array): Field => ({ name: array.name, type: array.element, begin: zero, array }),
  );
  return [...fields, { name: `${arrays[0]?.name}_begun`, type: BEGUN, begin: zero }];
}
