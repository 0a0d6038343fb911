import { typeText } from '../../types/c-type.js';
import type { CType, Variable } from '../../types/scope.js';
import type { Region } from '../state/region.js';

/**
 * Returns a variable for the memory of a given one, accessed through a pointer of a different type. If one of the two is
 * written, join-views.ts makes them one array.
 */
export function retypedVariable(symbol: Variable, type: CType, region: Region): Variable {
  const key = `${region.keyOf(symbol)} ${typeText(type)}`;
  const known = region.derivedVariables.get(key);
  if (known) return known;
  const view: Variable = { ...symbol, type };
  region.derivedVariables.set(key, view);
  region.views.set(view, region.views.get(symbol) ?? symbol);
  const hoisted = region.hoisted.get(symbol);
  if (hoisted) {
    region.hoisted.set(view, hoisted);
    region.members.set(view, region.members.get(symbol)!);
  }
  return view;
}
