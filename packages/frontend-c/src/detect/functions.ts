import { children, field, type Node } from '../syntax/node.js';
import { declare, functionName, parameterScope } from '../types/declare.js';
import { Scope } from '../types/scope.js';

/** A function definition and what names mean at its beginning. */
export interface FunctionText {
  readonly name: string;
  readonly definition: Node;
  readonly body: Node;
  /** Parameters, and globals declared before the function. */
  readonly scope: Scope;
}

/** Every function definition of the text, in order. Also finds those inside pieces that the parser did not understand. */
export function findFunctions(root: Node): FunctionText[] {
  // A function that is defined further down may have a name that would else be that of a known one.
  const defined = new Scope(undefined);
  for (const node of children(root))
    if (node.type === 'function_definition') declare(node, defined, 'global');
  return inOrder(root, new Scope(defined));
}

function inOrder(root: Node, globals: Scope): FunctionText[] {
  return children(root).flatMap((node) => {
    declare(node, globals, 'global');
    if (node.type === 'ERROR' || node.type === 'linkage_specification') return inOrder(node, globals);
    if (node.type !== 'function_definition') return [];
    const name = functionName(node);
    if (name === undefined || !node.childForFieldName('body')) return [];
    return [{ name, definition: node, body: field(node, 'body'), scope: parameterScope(node, globals) }];
  });
}

/** Functions by their name; without those that are defined twice, as under different conditions of a preprocessor. */
export function byName(functions: readonly FunctionText[]): ReadonlyMap<string, FunctionText> {
  const found = new Map(functions.map((one) => [one.name, one]));
  for (const one of functions) if (found.get(one.name) !== one) found.delete(one.name);
  return found;
}
