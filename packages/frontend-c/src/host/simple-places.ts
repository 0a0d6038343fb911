import { isLoopStatement } from '../syntax/loop-statement.js';
import { descendants, field, type Node, unparenthesised } from '../syntax/node.js';
import type { Scope, Variable } from '../types/scope.js';
import { typeOf } from '../types/type-of.js';
import { libraryAccess } from './library-functions.js';
import type { UnitFunctions } from './unit-functions.js';

/** A piece of code that is announced as one. */
export interface AnnouncedCode {
  readonly unit: UnitFunctions;
  /** The statements or the expression before which everything is announced. */
  readonly whole: readonly Node[];
  /** The loops in it. */
  readonly loops: readonly Node[];
  /** Variables that it changes. */
  readonly changed: ReadonlyMap<string, unknown>;
}

/** Returns whether a place names the same element before the code, once, and costs nothing to be named twice. */
export function isSimplePlace(place: Node, scope: Scope, code: AnnouncedCode): boolean {
  if (code.whole.length !== 1 || code.loops.some((loop) => contains(loop, place.startIndex))) return false;
  const base = baseOf(place);
  if (base.type !== 'identifier') return false;
  return [...descendants(place)].every((node) => {
    // A pointer in memory may be a different one before the statement, or one that may not be followed.
    const isPart = node.id !== place.id && /^(?:subscript|pointer)_expression$/.test(node.type);
    if (isPart && typeOf(node, scope)?.kind !== 'array') return false;
    return node.type === 'identifier' ? isSimpleName(node, base, scope, code) : isSimpleOperator(node);
  });
}

function isSimpleName(
  name: Node,
  base: Node,
  scope: Scope,
  { unit, whole, changed }: AnnouncedCode,
): boolean {
  const symbol = scope.lookup(name.text);
  if (symbol?.kind === 'enumerator') return true;
  if (symbol?.kind !== 'variable' || isWithin(symbol, whole) || changed.has(name.text)) return false;
  if (unit.addressTaken.has(name.text)) return false;
  const isShared = symbol.storage === 'global' || symbol.storage === 'static';
  if (isShared && whole.some((root) => callsOthers(root, unit))) return false;
  return symbol.type.kind === 'scalar' || name.id === base.id;
}

function isSimpleOperator(node: Node): boolean {
  if (node.type === 'binary_expression') {
    const operator = field(node, 'operator').text;
    return /^[-+*]$/.test(operator) || (/^[/%]$/.test(operator) && isPositive(field(node, 'right')));
  }
  if (node.type === 'pointer_expression') return field(node, 'operator').text === '*';
  return /^(?:subscript_expression|parenthesized_expression|number_literal)$/.test(node.type);
}

/** Returns whether the code declares the variable. */
export function isWithin({ position }: Variable, whole: readonly Node[]): boolean {
  return whole.some((node) => contains(node, position));
}

function contains(node: Node, position: number): boolean {
  return node.startIndex <= position && position < node.endIndex;
}

/** Returns the loops in code. */
export function loopsIn(whole: readonly Node[]): readonly Node[] {
  return whole
    .flatMap((node) => [...descendants(node)])
    .filter((node) => isLoopStatement(node) || node.type === 'do_statement');
}

/** Returns whether the code calls functions that may change variables. */
function callsOthers(root: Node, { defined }: UnitFunctions): boolean {
  return [...descendants(root)].some(
    (node) =>
      node.type === 'call_expression' &&
      (defined.has(field(node, 'function').text) ||
        libraryAccess(field(node, 'function').text) === undefined),
  );
}

/** Returns whether a number may be divided by. */
function isPositive(node: Node): boolean {
  return /^[1-9]\d*$/.test(unparenthesised(node).text);
}

/** Returns the name that subscripts and stars are applied to. */
function baseOf(place: Node): Node {
  let node = unparenthesised(place);
  while (node.type === 'subscript_expression' || node.type === 'pointer_expression')
    node = unparenthesised(field(node, 'argument'));
  return node;
}
