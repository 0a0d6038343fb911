import { parameterMayChange } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { descendants, field, unparenthesised } from '../syntax/node.js';
import type { Variable } from '../types/scope.js';
import type { Region } from './region.js';

/**
 * A parameter keeps its value, and a loop variable has that of its loop, only if no write of the region can reach it: one
 * through a pointer to its own type (or to characters) may, where the variable is global or its address is taken.
 *
 * @throws Refused
 */
export function checkParameters(region: Region): void {
  for (const symbol of [...region.parameterSymbols.values(), ...region.iterators]) {
    if (symbol.isConst || !isReachable(symbol, region)) continue;
    for (const draft of region.drafts) {
      for (const access of draft.accesses) {
        const array = [...region.arrays.values()].find(({ name }) => name === access.array);
        if (access.kind !== 'write' || !array?.pointer || !mayAlias(array.element, symbol)) continue;
        throw new Refused(parameterMayChange(draft.location, symbol.name, access.location));
      }
    }
  }
}

function mayAlias(element: string, symbol: Variable): boolean {
  const type = symbol.type.kind === 'scalar' ? symbol.type.scalar : '';
  const unsignedOrNot = (name: string) => name.replace(/^u/, '');
  return unsignedOrNot(element) === unsignedOrNot(type) || /int8$/.test(element);
}

function isReachable(symbol: Variable, region: Region): boolean {
  if (symbol.storage === 'global' || symbol.storage === 'static') return true;
  for (const node of descendants(field(region.place.definition, 'body'))) {
    if (node.type !== 'pointer_expression' || field(node, 'operator').text !== '&') continue;
    if (unparenthesised(field(node, 'argument')).text === symbol.name) return true;
  }
  return false;
}
