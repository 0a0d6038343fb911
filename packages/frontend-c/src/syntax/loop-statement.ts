import { children, field, type Node, unparenthesised } from './node.js';

/** `for`, `while` or `do`, but not what {@link bodyRunOnce} is about. */
export function isLoopStatement(node: Node): boolean {
  return /^(?:for|while|do)_statement$/.test(node.type) && !bodyRunOnce(node);
}

/** The body of `do { … } while (0)`, which macros are made of: a block like any other where no jump leaves it. */
export function bodyRunOnce(node: Node): Node | undefined {
  if (node.type !== 'do_statement') return undefined;
  const body = field(node, 'body');
  const isOver = /^(?:0|false)$/.test(unparenthesised(field(node, 'condition')).text);
  return isOver && !jumpsOut(body) ? body : undefined;
}

/** Whether a `break` or `continue` inside belongs to the loop around. */
function jumpsOut(node: Node): boolean {
  if (node.type === 'break_statement' || node.type === 'continue_statement') return true;
  return !isLoopStatement(node) && children(node).some(jumpsOut);
}
