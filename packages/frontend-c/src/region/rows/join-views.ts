import { apply, dataSubscripts, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import { severalShapes } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { hasProduct } from '../../integers/polynomial.js';
import type { Variable } from '../../types/scope.js';
import type { AccessDraft, ArrayDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { usesOf } from './array-rows.js';

/*
 * Memory that a region accesses in several shapes: `((float (*)[w])a)[i][j]` beside `a[i * w + j]`.
 * Arrays that overlap would keep the region sequential if one is written. Each shape is therefore taken apart, as in
 * `a[i * w + j]`, and delinearisation finds one for all of them. Memory that is only read keeps its shapes.
 */

/** @throws Refused if data chooses an element in one of the shapes */
export function joinViews(region: Region): void {
  for (const variables of variablesByMemory(region).values()) {
    const arrays = variables.map((variable) => region.arrays.get(variable)!);
    if (arrays.length > 1 && isWritten(arrays, region)) join(variables, arrays, region);
  }
}

/** Returns the variables of arrays that lie at the same address, the declared one first. */
function variablesByMemory({ arrays, views }: Region): ReadonlyMap<Variable, readonly Variable[]> {
  const found = new Map<Variable, Variable[]>();
  for (const variable of arrays.keys()) {
    const memory = views.get(variable) ?? variable;
    const known = found.get(memory) ?? [];
    found.set(memory, variable === memory ? [variable, ...known] : [...known, variable]);
  }
  return found;
}

function isWritten(arrays: readonly ArrayDraft[], { drafts }: Region): boolean {
  const names = new Set(arrays.map(({ name }) => name));
  return drafts.some(({ accesses }) =>
    accesses.some(({ kind, array }) => kind === 'write' && names.has(array)),
  );
}

function join(variables: readonly Variable[], arrays: readonly ArrayDraft[], region: Region): void {
  const [variable] = variables as [Variable];
  const name = arrays
    .map((view) => view.name)
    .reduce((one, other) => (other.length < one.length ? other : one));
  const array = { ...withoutRows(arrays[0]!), name };
  const accesses = new Map<AccessDraft, AccessDraft>();
  for (const view of arrays) {
    for (const { access } of usesOf(view, region)) {
      if (dataSubscripts(access).length > 0)
        throw new Refused(severalShapes(access.location, name, 'data chooses elements in one of them'));
      const index = flatSubscript(access.index as readonly IntExpr[], view.extents);
      accesses.set(access, { ...access, array: name, index: [index] });
      const why = 'one multiplies loop variables with each other';
      region.subscriptProducts.set(index, severalShapes(access.location, name, why));
    }
  }
  for (const view of variables) region.arrays.delete(view);
  region.arrays.set(variable, array);
  region.joined.add(variable);
  region.drafts.forEach((draft, position) => {
    region.drafts[position] = {
      ...draft,
      accesses: draft.accesses.map((access) => accesses.get(access) ?? access),
    };
  });
}

/** Returns an array of one dimension with as many elements. */
function withoutRows(array: ArrayDraft): ArrayDraft {
  const [first, ...rows] = array.extents;
  if (rows.length === 0) return array;
  const count = first ? simplifyIntExpr(apply('mul', first, ...(rows as IntExpr[]))) : undefined;
  const isProduct = count !== undefined && hasProduct(count);
  return {
    ...array,
    extents: [isProduct ? null : (count ?? null)],
    elementCount: isProduct ? count : undefined,
    structBytes: [],
  };
}

/** Returns how many elements from the first one an element lies. */
function flatSubscript(index: readonly IntExpr[], extents: ArrayDraft['extents']): IntExpr {
  const parts = index.map((subscript, d) => {
    const rows = extents.slice(d + 1) as IntExpr[];
    return rows.length === 0 ? subscript : apply('mul', subscript, ...rows);
  });
  return simplifyIntExpr(apply('add', int(0), ...parts));
}
