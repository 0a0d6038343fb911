import { parameterMayChange } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { Region } from '../state/region.js';

/**
 * A parameter keeps its value, and a loop variable has that of its loop, only if no write of the region can reach it:
 * none to the array that it is an element of, nor one by another name to memory that may be the same.
 *
 * @throws Refused
 */
export function checkParameters(region: Region): void {
  const variables = new Map([...region.arrays].map(([variable, { name }]) => [name, variable]));
  for (const symbol of [...region.parameterSymbols.values(), ...region.iterators]) {
    if (symbol.isConst) continue;
    const mayReach = (variable: Variable) => variable === symbol || mayAlias(variable, symbol, region);
    for (const draft of region.drafts) {
      for (const access of draft.accesses) {
        const variable = variables.get(access.array);
        if (access.kind !== 'write' || !variable || !mayReach(variable)) continue;
        const name = region.members.get(symbol)?.expression ?? symbol.name;
        throw new Refused(parameterMayChange(draft.location, name, access.location));
      }
    }
  }
}

/**
 * Returns whether an element of the array may be the parameter: one of its type, or a character, where one of the two
 * is behind a pointer that may point to the other one. No pointer to a struct points to an array of plain numbers.
 */
function mayAlias(variable: Variable, symbol: Variable, region: Region): boolean {
  const { element, pointer } = region.arrays.get(variable)!;
  const unsignedOrNot = (name: string) => name.replace(/^u/, '');
  if (unsignedOrNot(element) !== unsignedOrNot(scalarOf(symbol.type)) && !/int8$/.test(element)) return false;
  if (pointer) return isReachable(symbol, region);
  return isBehindPointer(region.members.get(symbol)?.root ?? symbol) && region.members.has(variable);
}

function scalarOf(type: CType): string {
  if (type.kind === 'array') return scalarOf(type.element);
  if (type.kind === 'pointer') return scalarOf(type.target);
  return type.kind === 'scalar' ? type.scalar : '';
}

/** C makes a pointer of a parameter that is declared as an array. */
function isBehindPointer({ type, storage }: Variable): boolean {
  return type.kind === 'pointer' || (type.kind === 'array' && storage === 'parameter');
}

/**
 * Returns whether a pointer may point to the variable, or to an array that it is an element of, which takes no `&`.
 */
function isReachable(symbol: Variable, region: Region): boolean {
  const { name, storage } = region.members.get(symbol)?.root ?? symbol;
  if (storage === 'global' || storage === 'static' || symbol.type.kind !== 'scalar') return true;
  for (const node of descendants(field(region.source.definition, 'body'))) {
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
