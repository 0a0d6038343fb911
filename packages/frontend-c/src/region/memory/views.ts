import type { CType } from '../../types/c-type.js';
import { typeText } from '../../types/c-type.js';
import type { Variable } from '../../types/scope.js';
import type { Region } from '../region.js';

/**
 * A variable for the memory that another one means, seen through a pointer of another type. That both mean the same
 * memory shows at run time, where arrays that overlap keep the region sequential.
 */
export function viewOf(symbol: Variable, type: CType, region: Region): Variable {
  const key = `${symbol.position} ${typeText(type)}`;
  const known = region.views.get(key);
  if (known) return known;
  const view: Variable = { ...symbol, type };
  region.views.set(key, view);
  return view;
}
