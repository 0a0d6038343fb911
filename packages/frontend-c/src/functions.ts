import { constantValue } from './integers/constant-value.js';
import { children, field, type Node } from './syntax/node.js';
import { declare, functionName, parameterScope } from './types/declare.js';
import { Scope } from './types/scope.js';

/** A function definition and what names mean at its beginning. */
export interface FunctionText {
  readonly name: string;
  readonly definition: Node;
  readonly body: Node;
  /** Parameters, and globals declared before the function. */
  readonly scope: Scope;
  /** The definition that counts may be another file's. */
  readonly isWeak: boolean;
}

/** Returns every function definition of the text, in order, even inside pieces that the parser did not understand. */
export function findFunctions(root: Node): FunctionText[] {
  // A function that is defined further down may have a name that would else be that of a known one.
  const defined = new Scope(undefined, constantValue);
  for (const node of children(root))
    if (node.type === 'function_definition') declare(node, defined, 'global');
  return inOrder(root, new Scope(defined), weakNames(root));
}

function inOrder(root: Node, globals: Scope, weak: ReadonlySet<string>): FunctionText[] {
  return children(root).flatMap((node) => {
    declare(node, globals, 'global');
    if (node.type === 'ERROR' || node.type === 'linkage_specification') return inOrder(node, globals, weak);
    if (node.type !== 'function_definition') return [];
    const name = functionName(node);
    if (name === undefined || !node.childForFieldName('body')) return [];
    const scope = parameterScope(node, globals);
    return [{ name, definition: node, body: field(node, 'body'), scope, isWeak: weak.has(name) }];
  });
}

/** Names that `__attribute__((weak))` or `#pragma weak` is about, and perhaps others of the same declarations. */
function weakNames(root: Node): ReadonlySet<string> {
  return new Set(
    children(root).flatMap((node) => {
      const body = node.type === 'function_definition' ? node.childForFieldName('body') : null;
      const text = node.text.slice(0, (body ?? node).startIndex - node.startIndex || undefined);
      if (!/\bweak\b|\b__weak/.test(text)) return [];
      return body ? [functionName(node) ?? ''] : (text.match(/[A-Za-z_]\w*/g) ?? []);
    }),
  );
}

/**
 * Functions by their name; without weak ones, and those that are defined twice, as under different conditions
 * of a preprocessor.
 */
export function byName(functions: readonly FunctionText[]): ReadonlyMap<string, FunctionText> {
  const found = new Map(functions.map((one) => [one.name, one]));
  for (const one of functions) if (one.isWeak || found.get(one.name) !== one) found.delete(one.name);
  return found;
}
