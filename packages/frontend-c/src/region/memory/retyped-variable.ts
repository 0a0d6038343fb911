import { typeText } from '../../types/c-type.js';
import type { CType, Variable } from '../../types/scope.js';
import type { Region } from '../state/region.js';

/**
 * Returns a variable for the memory that another one means, seen through a pointer of another type. That both mean
 * the same memory shows at run time, where arrays that overlap keep the region sequential.
 */
export function retypedVariable(symbol: Variable, type: CType, region: Region): Variable {
  const key = `${symbol.name} ${symbol.position} ${typeText(type)}`;
  const known = region.derivedVariables.get(key);
  if (known) return known;
  const view: Variable = { ...symbol, type };
  region.derivedVariables.set(key, view);
  const hoisted = region.hoisted.get(symbol);
  if (hoisted) {
    region.hoisted.set(view, hoisted);
    region.members.set(view, region.members.get(symbol)!);
  }
  return view;
}
