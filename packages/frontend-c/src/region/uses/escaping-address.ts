import type { FunctionText } from '../../functions.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import { parameterNames } from '../../types/declare.js';

/** A function's definition, and the functions of the file by name. */
interface SourceOfUses {
  readonly definition: Node;
  readonly functions: ReadonlyMap<string, FunctionText>;
}

/** Functions of the library that write where an argument points, and then forget where that was. */
const BORROWING = new Set(['scanf', 'fscanf', 'sscanf']);

/**
 * Returns the place at which the function takes the address of a variable and may keep it. The variable may then change
 * without being named. Addresses do not escape in arguments of functions that only use what it points to, such as
 * `scanf("%d", &n)`.
 */
export function escapingAddress(name: string, { definition, functions }: SourceOfUses): Node | undefined {
  for (const node of descendants(field(definition, 'body'))) {
    if (node.type !== 'pointer_expression' || field(node, 'operator').text !== '&') continue;
    if (unparenthesised(field(node, 'argument')).text === name && !isOnlyBorrowed(node, functions, new Set()))
      return node;
  }
  return undefined;
}

/** Returns whether a pointer is an argument of a function that has forgotten it when it returns. */
function isOnlyBorrowed(
  pointer: Node,
  functions: ReadonlyMap<string, FunctionText>,
  asked: ReadonlySet<string>,
): boolean {
  const call = pointer.parent?.type === 'argument_list' ? pointer.parent.parent : undefined;
  if (call?.type !== 'call_expression') return false;
  const name = field(call, 'function').text;
  const callee = functions.get(name);
  if (!callee) return BORROWING.has(name);
  const position = children(field(call, 'arguments')).findIndex(({ id }) => id === pointer.id);
  const parameter = parameterNames(callee.definition)?.[position];
  const key = `${name} ${position}`;
  if (parameter === undefined) return false;
  // The answer for a recursive call is the one that is being computed.
  if (asked.has(key)) return true;
  const uses = [...descendants(callee.body)].filter(
    (node) => node.type === 'identifier' && node.text === parameter,
  );
  return uses.every((use) => isFollowed(use) || isOnlyBorrowed(use, functions, new Set([...asked, key])));
}

/** `*p` and `p[i]`, without a `&` before it. */
function isFollowed(use: Node): boolean {
  const { parent } = use;
  const isStar = parent?.type === 'pointer_expression' && field(parent, 'operator').text === '*';
  const isSubscripted = parent?.type === 'subscript_expression' && field(parent, 'argument').id === use.id;
  return (isStar || isSubscripted) && parent.parent?.type !== 'pointer_expression';
}
