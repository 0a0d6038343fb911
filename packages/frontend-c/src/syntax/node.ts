import type { Node } from 'web-tree-sitter';

export type { Node };

/** Returns the child in a grammar's field, which the grammar says is there. */
export function field(node: Node, name: string): Node {
  const child = node.childForFieldName(name);
  if (!child) throw new Error(`the parser's ${node.type} has no ${name}`);
  return child;
}

/** Named children without comments. */
export function children(node: Node): Node[] {
  return node.namedChildren.filter((child): child is Node => child !== null && child.type !== 'comment');
}

/** Returns the expression inside any number of parentheses. */
export function unparenthesised(node: Node): Node {
  let inner = node;
  while (inner.type === 'parenthesized_expression') {
    const child = children(inner)[0];
    if (!child) break;
    inner = child;
  }
  return inner;
}

/** Returns the text on one line, for messages. */
export function oneLine(node: Node, limit = Number.POSITIVE_INFINITY): string {
  const text = node.text.replace(/\s+/g, ' ').trim();
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

/**
 * Yields this node and all below it, in source order. It is iterative, since text can be nested deeper than
 * our stack.
 */
export function* descendants(root: Node): Generator<Node> {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    stack.push(...children(node).reverse());
  }
}
