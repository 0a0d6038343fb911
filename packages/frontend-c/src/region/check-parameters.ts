import { parameterMayChange } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { descendants, field, type Node, unparenthesised } from '../syntax/node.js';
import type { CType } from '../types/c-type.js';
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
        if (access.kind !== 'write' || !array) continue;
        if (array !== region.arrays.get(symbol) && !(array.pointer && mayAlias(array.element, symbol)))
          continue;
        const name = region.members.get(symbol)?.expression ?? symbol.name;
        throw new Refused(parameterMayChange(draft.location, name, access.location));
      }
    }
  }
}

function mayAlias(element: string, symbol: Variable): boolean {
  let inner: CType | undefined = symbol.type;
  while (inner?.kind === 'array' || inner?.kind === 'pointer')
    inner = inner.kind === 'array' ? inner.element : inner.target;
  const type = inner?.kind === 'scalar' ? inner.scalar : '';
  const unsignedOrNot = (name: string) => name.replace(/^u/, '');
  return unsignedOrNot(element) === unsignedOrNot(type) || /int8$/.test(element);
}

function isReachable(symbol: Variable, region: Region): boolean {
  const { name, storage, type } = region.members.get(symbol)?.root ?? symbol;
  if (storage === 'global' || storage === 'static' || type.kind === 'pointer') return true;
  for (const node of descendants(field(region.place.definition, 'body'))) {
    if (node.type !== 'pointer_expression' || field(node, 'operator').text !== '&') continue;
    if (rootOf(field(node, 'argument')).text === name) return true;
  }
  return false;
}

/** `s` of `s.x[i].y` */
function rootOf(place: Node): Node {
  const inner = unparenthesised(place);
  const isPart = inner.type === 'field_expression' || inner.type === 'subscript_expression';
  return isPart ? rootOf(field(inner, 'argument')) : inner;
}
