import { apply, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import type { CType, Variable } from '../../types/scope.js';
import type { MemberMemory } from '../state/member-memory.js';
import type { Region } from '../state/region.js';

/**
 * Returns a variable for one scalar or array member of all structs that another variable stands for: `p[i].v[j]` is
 * an array of two dimensions.
 */
export function memberVariable(symbol: Variable, members: readonly string[], region: Region): Variable {
  const key = `${region.keyOf(symbol)} .${members.join('.')}`;
  const known = region.derivedVariables.get(key);
  if (known) return known;
  const name = [symbol.name, ...members].join('_');
  const variable: Variable = { ...symbol, name, type: withoutStructs(symbol.type, members) };
  region.derivedVariables.set(key, variable);
  region.members.set(variable, memoryOf(symbol, members, region));
  const hoisted = region.hoisted.get(symbol);
  if (hoisted) region.hoisted.set(variable, hoisted);
  const around = region.loopsAround.get(symbol);
  if (around !== undefined) region.loopsAround.set(variable, around);
  return variable;
}

/** Returns the arrays and pointers on the way to a member, with nothing between them. */
function withoutStructs(type: CType, [name, ...others]: readonly string[]): CType {
  switch (type.kind) {
    case 'pointer':
      return { ...type, target: withoutStructs(type.target, name === undefined ? [] : [name, ...others]) };
    case 'array':
      return { ...type, element: withoutStructs(type.element, name === undefined ? [] : [name, ...others]) };
    case 'struct': {
      const member = type.members.find((candidate) => candidate.name === name);
      return member ? withoutStructs(member.type, others) : type;
    }
    default:
      return type;
  }
}

/** Returns the places of a member. Those of a pointer member do not include the memory that it points to. */
export function memoryOf(symbol: Variable, members: readonly string[], region: Region): MemberMemory {
  const from = region.hoisted.has(symbol) ? region.members.get(symbol) : undefined;
  const root = from?.root ?? symbol;
  const structBytes: (number | undefined)[] = [];
  const sizes: { expression: string; bytes: number }[] = [];
  const names = [...members];
  let expression = from?.expression ?? symbol.name;
  let afterStep = false;
  for (let type: CType | undefined = symbol.type; type; ) {
    if (type.kind === 'struct') {
      if (afterStep) structBytes[structBytes.length - 1] = type.bytes;
      afterStep = false;
      sizes.push({ expression, bytes: type.bytes });
      const name: string | undefined = names.shift();
      const member: CType | undefined = type.members.find((candidate) => candidate.name === name)?.type;
      if (member) expression += `.${name}`;
      type = member?.kind === 'pointer' ? undefined : member;
    } else if (type.kind === 'array' || type.kind === 'pointer') {
      structBytes.push(undefined);
      afterStep = true;
      expression += '[0]';
      type = type.kind === 'array' ? type.element : type.target;
    } else {
      return { root, expression, structBytes, sizes };
    }
  }
  return { root, expression, structBytes, sizes };
}

/** Returns how far apart the elements of each dimension lie, in elements; `undefined` if there are no gaps. */
export function hostStrides(
  structBytes: readonly (number | undefined)[],
  extents: readonly (IntExpr | null)[],
  elementBytes: number,
): readonly IntExpr[] | undefined {
  if (structBytes.every((bytes) => bytes === undefined)) return undefined;
  const strides: IntExpr[] = [];
  for (let d = structBytes.length - 1; d >= 0; d--) {
    const bytes = structBytes[d];
    const inner = strides[0];
    const extent = extents[d + 1];
    if (bytes !== undefined) strides.unshift(int(bytes / elementBytes));
    else strides.unshift(inner && extent ? simplifyIntExpr(apply('mul', extent, inner)) : int(1));
  }
  return strides;
}
