import { parameterMayChange } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { AccessDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';

/**
 * A parameter keeps its value, a pointer of a struct points to the same memory, and a loop variable has the
 * value of its loop, only if no write of the region can reach them. The region must not write a parameter by
 * its own name. Whether another name means the same memory is only known when the region runs, as it is for
 * two arrays.
 *
 * @throws Refused
 */
export function checkParameters(region: Region): void {
  const pointers = new Set(region.hoisted.values());
  for (const symbol of region.parameterSymbols.values()) {
    if (symbol.isConst) continue;
    for (const write of writesOf(region)) {
      const isByName = write.variable === symbol && !region.valuesAtBegin.has(symbol);
      if (isByName) refuse(symbol, write, region);
      if (mayAlias(write.variable, symbol, region)) region.watched.add(symbol);
    }
  }
  for (const symbol of region.iterators)
    for (const write of writesOf(region))
      if (write.variable === symbol || mayAlias(write.variable, symbol, region))
        refuse(symbol, write, region);
  for (const symbol of pointers)
    for (const { variable } of writesOf(region))
      if (/int8$/.test(region.arrays.get(variable)!.element) && mayReach(variable, symbol, region))
        region.watched.add(symbol);
}

interface Write {
  readonly variable: Variable;
  readonly draft: StatementDraft;
  readonly access: AccessDraft;
}

function writesOf(region: Region): readonly Write[] {
  const variables = new Map([...region.arrays].map(([variable, { name }]) => [name, variable]));
  return region.drafts.flatMap((draft) =>
    draft.accesses.flatMap((access) => {
      const variable = variables.get(access.array);
      return access.kind === 'write' && variable ? [{ variable, draft, access }] : [];
    }),
  );
}

function refuse(symbol: Variable, { draft, access }: Write, region: Region): never {
  const name = region.members.get(symbol)?.expression ?? symbol.name;
  throw new Refused(parameterMayChange(draft.location, name, access.location));
}

/**
 * Returns whether an element of the array may be the parameter: one of its type, or a character, where one of the two
 * is behind a pointer that may point to the other one. No pointer to a struct points to an array of plain numbers.
 */
function mayAlias(variable: Variable, symbol: Variable, region: Region): boolean {
  const { element } = region.arrays.get(variable)!;
  const unsignedOrNot = (name: string) => name.replace(/^u/, '');
  if (unsignedOrNot(element) !== unsignedOrNot(scalarOf(symbol.type)) && !/int8$/.test(element)) return false;
  return mayReach(variable, symbol, region);
}

/** Returns whether the memory of the array may be where the variable is, if types do not tell them apart. */
function mayReach(variable: Variable, symbol: Variable, region: Region): boolean {
  if (region.arrays.get(variable)!.pointer) return isReachable(symbol, region);
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
