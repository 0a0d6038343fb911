import { children, descendants, field, type Node, oneLine, unparenthesised } from './node.js';

/** `for`, `while` or `do`, but not what {@link bodyRunOnce} is about. */
export function isLoopStatement(node: Node): boolean {
  return /^(?:for|while|do)_statement$/.test(node.type) && !bodyRunOnce(node);
}

/** Returns the body of `do { … } while (0)`, which macros use. It is a block like any other if no jump leaves it. */
export function bodyRunOnce(node: Node): Node | undefined {
  if (node.type !== 'do_statement') return undefined;
  const body = field(node, 'body');
  const isOver = /^(?:0|false)$/.test(unparenthesised(field(node, 'condition')).text);
  const jumps = hasJump(body, 'break_statement') || hasJump(body, 'continue_statement');
  return isOver && !jumps ? body : undefined;
}

/** Returns whether a part of a loop's body has a jump of this loop and not of one inside it. */
export function hasJump(node: Node, kind: 'break_statement' | 'continue_statement'): boolean {
  if (node.type === kind) return true;
  if (node.type === 'switch_statement' && kind === 'break_statement') return false;
  return !isLoopStatement(node) && children(node).some((child) => hasJump(child, kind));
}

/** Returns whether every path through a statement ends with a jump of this kind. */
export function alwaysJumps(node: Node, kind: 'return_statement' | 'continue_statement'): boolean {
  const jumps = (inner: Node) => alwaysJumps(inner, kind);
  switch (node.type) {
    case kind:
      return true;
    case 'compound_statement':
      return children(node).some(jumps);
    case 'if_statement': {
      const alternative = node.childForFieldName('alternative');
      const otherwise = alternative && children(alternative)[0];
      return !!otherwise && jumps(field(node, 'consequence')) && jumps(otherwise);
    }
    default:
      return false;
  }
}

/** Returns the statement behind a label to which no `goto` leads. */
export function unlabelled(node: Node): Node | undefined {
  let root = node;
  while (root.parent && root.type !== 'function_definition') root = root.parent;
  const statement = children(node).at(-1);
  const isJumpedTo = [...descendants(root)].some(({ type }) => type === 'goto_statement');
  return isJumpedTo ? undefined : statement;
}

/** The most characters of a loop's header in messages. */
const LONGEST_HEADER = 80;

/** Returns a loop up to its body, on one line. */
export function headerOf(loop: Node): string {
  if (loop.type === 'do_statement') return `do … while ${oneLine(field(loop, 'condition'), LONGEST_HEADER)}`;
  const header = loop.text.slice(0, field(loop, 'body').startIndex - loop.startIndex);
  const line = header.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_HEADER ? line : `${line.slice(0, LONGEST_HEADER - 1)}…`;
}

/** Returns all loops of a statement, which may be one itself, outer ones first. */
export function loopsOf(statement: Node): Node[] {
  return [...descendants(statement)].filter(isLoopStatement);
}

/** Returns the word that a loop begins with. */
export function loopKeyword(loop: Node): 'for' | 'while' | 'do' {
  if (loop.type === 'for_statement') return 'for';
  return loop.type === 'do_statement' ? 'do' : 'while';
}
