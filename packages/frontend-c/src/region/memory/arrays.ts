import { apply, type IntExpr, int, type ScalarType, scalarBytes } from '@boxflow/ir';
import {
  extentChanges,
  extentNotAffine,
  hiddenName,
  unsupportedType,
  volatileAccess,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import type { IntegerEnvironment } from '../../integers/integer-environment.js';
import { NotAffine } from '../../integers/not-affine.js';
import { polynomial } from '../../integers/polynomial.js';
import { descendants, field, type Node, oneLine } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import type { ArrayDraft } from '../state/drafts.js';
import { ifAffine, requireAffine } from '../state/if-affine.js';
import type { Region } from '../state/region.js';
import { escapingAddress } from '../uses/escaping-address.js';
import { changedVariable } from '../uses/writes.js';
import { type Dimension, shapeOf } from './array-shape.js';

/** Returns the array of a variable, entered into the region at its first access. @throws Refused */
export function arrayOf(variable: Variable, at: Node, region: Region): ArrayDraft {
  const known = region.arrays.get(variable);
  if (known) return known;
  const { element, isBool, isEnum, dimensions, pointer } = shapeOf(variable, at, region);
  const location = region.locate(at);
  if (variable.volatile) throw new Refused(volatileAccess(location, variable.name));
  const rank = dimensions.length;
  const local = region.isLocal(variable);
  if (!local && !region.isVisible(region.members.get(variable)?.root ?? variable))
    throw new Refused(hiddenName(location, variable.name));
  if (variable.storage === 'register' && !local && rank === 0) {
    throw new Refused(unsupportedType(location, variable.name, 'a register variable'));
  }
  const count = rank === 1 ? productExtent(dimensions[0], variable, at, region) : undefined;
  const member = region.members.get(variable);
  const array: ArrayDraft = {
    name: arrayName(variable, region),
    element,
    isBool,
    extents: count
      ? [null]
      : dimensions.map((dimension, position) => extentOf(dimension, position, variable, at, region)),
    elementCount: count,
    structBytes: member?.structBytes ?? [],
    checkedSize: isEnum && !local ? elementSize(variable, rank, element, region) : undefined,
    address: local ? '' : addressOf(variable, rank, region),
    storage: local ? 'local' : 'outer',
    pointer,
    location: region.source.map.locate(variable.position),
  };
  region.arrays.set(variable, array);
  return array;
}

function addressOf(variable: Variable, rank: number, region: Region): string {
  const { name } = variable;
  const member = region.members.get(variable);
  // The value of the pointer is the address, also if the memory is accessed in a different shape.
  if (member && member.structBytes.length === 0 && region.hoisted.has(variable))
    return `(void *)${member.expression}`;
  if (member) return `(void *)&${member.expression}`;
  return rank === 0 ? `(void *)&${name}` : `(void *)${name}`;
}

/** Returns an element of an array and its size. */
function elementSize(variable: Variable, rank: number, element: ScalarType, region: Region) {
  const { name } = variable;
  const isItself = region.source.scope.lookup(name) === variable;
  const whole = isItself ? `${name}${'[0]'.repeat(rank)}` : undefined;
  const expression = region.members.get(variable)?.expression ?? whole;
  return expression === undefined ? undefined : { expression, bytes: scalarBytes(element) };
}

function arrayName(variable: Variable, region: Region): string {
  const names = new Set([...region.arrays.values()].map(({ name }) => name));
  return region.freshName(variable.name, (name) => names.has(name));
}

/**
 * Returns the extent of an array without rows such as `double a[n * m]`; `undefined` if it is affine, or nothing at
 * all.
 */
function productExtent(
  dimension: Dimension,
  variable: Variable,
  at: Node,
  region: Region,
): IntExpr | undefined {
  if (!dimension) return undefined;
  const { extent, scope } = dimension;
  const environment = { ...extentNames(region, scope), product: undefined };
  if (ifAffine(() => affine(extent, environment))) return undefined;
  const count = ifAffine(() => affine(extent, { ...environment, products: true }));
  if (!count || !polynomial(count.expr)) return undefined;
  checkUnchangedSince(variable, extent, at, region);
  return count.expr;
}

function extentOf(
  dimension: Dimension,
  position: number,
  variable: Variable,
  at: Node,
  region: Region,
): IntExpr | null {
  if (!dimension) return null;
  const { extent, scope } = dimension;
  checkUnchangedSince(variable, extent, at, region);
  const value = requireAffine(
    region,
    () => affine(extent, extentNames(region, scope)).expr,
    (error) => extentNotAffine(region.locate(at), variable.name, oneLine(extent, 60), error.why),
  );
  // C ignores the first extent of a parameter, so that it may be 0.
  const counts = position > 0 || variable.storage !== 'parameter';
  if (counts && value.op !== 'int') region.addFact(apply('ge', value, int(1)));
  return value;
}

/** Returns what names in an extent mean. Members of structs are refused, since they may have changed. */
function extentNames(region: Region, scope: Scope): IntegerEnvironment {
  const member: IntegerEnvironment['member'] = (node) => {
    throw new NotAffine(`'${oneLine(node, 40)}' is a member of a struct`, node);
  };
  return { ...region.outerEnvironment(scope), member };
}

/** Checks that the variables of an extent have not changed since the declaration. @throws Refused */
function checkUnchangedSince(variable: Variable, extent: Node, at: Node, region: Region): void {
  for (const node of descendants(extent)) {
    if (node.type !== 'identifier') continue;
    const change = changeBefore(node.text, variable, region);
    if (change)
      throw new Refused(extentChanges(region.locate(at), variable.name, node.text, region.locate(change)));
  }
}

/**
 * Returns the first node that may change the extent's variable after the array's declaration: an assignment
 * in the function, a call for a global variable, or a pointer to it that the function has taken anywhere.
 */
export function changeBefore(name: string, array: Variable, { source }: Region): Node | undefined {
  const symbol = source.scope.lookup(name);
  if (symbol?.kind !== 'variable' || symbol.constant !== undefined) return undefined;
  const kept = escapingAddress(name, source);
  if (kept) return kept;
  const since = array.storage === 'parameter' ? 0 : array.position;
  for (const node of descendants(field(source.definition, 'body'))) {
    if (node.startIndex < since) continue;
    if (changedVariable(node)?.text === name) return node;
    const mayCall = symbol.storage === 'global' && !symbol.isConst && node.type === 'call_expression';
    if (mayCall && node.startIndex < source.statements[0]!.startIndex) return node;
  }
  return undefined;
}
