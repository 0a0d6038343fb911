import { apply, type IntExpr, int, scalarBytes, simplifyIntExpr, variable } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { hostStrides } from './struct-members.js';

/**
 * Returns the number of elements behind a pointer as a parameter. The runtime is asked for it when the region
 * begins, and the region runs sequentially if it does not know it: the pointer must be the beginning of its
 * memory, since subscripts that are data could otherwise be negative.
 *
 * @param symbol the variable of the pointer; `array` is the array of one member if it points to structs
 */
export function extentParameter(symbol: Variable, array: ArrayDraft, region: Region): IntExpr {
  const pointer = region.members.get(symbol)?.expression ?? symbol.name;
  const bytes = elementBytes(array);
  const known = [...region.extents].find(([, other]) => other.symbol === symbol)?.[0];
  if (known !== undefined) return variable(known);
  const name = region.freshName(`${symbol.name}_extent`, (taken) => region.mentions(taken));
  region.parameters.set(name, 'int64');
  region.ranges.set(name, { lo: 1, hi: Number.POSITIVE_INFINITY });
  region.extents.set(name, { symbol, pointer, bytes });
  return variable(name);
}

/** Returns how far apart the elements of the first dimension lie. */
function elementBytes({ element, extents, structBytes }: ArrayDraft): IntExpr {
  const bytes = scalarBytes(element);
  const [inStructs] = hostStrides(structBytes, extents, bytes) ?? [];
  const elements = inStructs ?? apply('mul', int(1), ...extents.slice(1).map((extent) => extent ?? int(1)));
  return simplifyIntExpr(apply('mul', int(bytes), elements));
}
