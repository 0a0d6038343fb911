import { field, type Node, unparenthesised } from '../syntax/node.js';
import { castParts } from '../types/cast.js';
import { returnType } from '../types/declare.js';
import type { CType, Scope } from '../types/scope.js';
import { typeOf } from '../types/type-of.js';
import { GIVES_ITS_ARGUMENT, libraryAccess } from './library-functions.js';
import type { UnitFunctions } from './unit-functions.js';

/** Returns whether the value of an argument is certainly not the address of memory that devices may hold. */
export function isNoAddress(argument: Node, scope: Scope, unit: UnitFunctions): boolean {
  const node = unparenthesised(argument);
  if (isLiteral(node)) return true;
  const type = typeOf(node, scope);
  if (type?.kind === 'scalar' || type?.kind === 'struct') return true;
  switch (node.type) {
    case 'identifier':
      if (scope.lookup(node.text)?.kind === 'enumerator') return true;
      if (!scope.lookup(node.text) && !unit.declared.has(node.text)) return true; // stderr
      return type?.kind === 'other' && /^(?:long double|enum|struct|union)\b/.test(type.what);
    case 'unary_expression':
    case 'sizeof_expression':
    case 'alignof_expression':
    case 'offsetof_expression':
      return true;
    case 'update_expression':
      return isNoAddress(field(node, 'argument'), scope, unit);
    case 'assignment_expression':
      return isNoAddress(field(node, 'left'), scope, unit);
    case 'binary_expression':
      return isNumber(node, scope, unit);
    case 'call_expression':
      return givesNumber(node, scope, unit);
    default:
      return false;
  }
}

function isNumber(operation: Node, scope: Scope, unit: UnitFunctions): boolean {
  const operands = [field(operation, 'left'), field(operation, 'right')];
  const operator = field(operation, 'operator').text;
  if (!/^[-+]$/.test(operator)) return true;
  if (operands.every((operand) => isNoAddress(operand, scope, unit))) return true;
  return operator === '-' && operands.every((operand) => isAddress(typeOf(operand, scope)));
}

function givesNumber(call: Node, scope: Scope, { announcing, defined }: UnitFunctions): boolean {
  const cast = castParts(call, scope);
  if (cast) return cast.type.kind === 'scalar';
  const name = field(call, 'function').text;
  const own = announcing.get(name);
  if (own) {
    const type = returnType(own.definition, own.scope);
    return type === 'void' || type.kind === 'scalar';
  }
  return !defined.has(name) && libraryAccess(name) !== undefined && !GIVES_ITS_ARGUMENT.has(name);
}

export function isLiteral(node: Node): boolean {
  return /_literal$|^concatenated_string$|^(?:null|true|false)$/.test(unparenthesised(node).type);
}

/** Returns whether an expression of the type is an address. */
export function isAddress(type: CType | undefined): boolean {
  return type?.kind === 'pointer' || type?.kind === 'array';
}
