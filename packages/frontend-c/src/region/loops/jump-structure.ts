import { hasJump } from '../../syntax/loop-statement.js';
import { children, field, type Node } from '../../syntax/node.js';

/** A part of a loop's body, as its jumps divide it. */
export type Part =
  | { readonly kind: 'plain'; readonly nodes: readonly Node[] }
  | { readonly kind: 'block'; readonly parts: readonly Part[] }
  | Branches
  | { readonly kind: 'break'; readonly node: Node }
  | { readonly kind: 'continue'; readonly node: Node };

/** An `if` with a jump inside. */
export interface Branches {
  readonly kind: 'if';
  readonly node: Node;
  readonly then: readonly Part[];
  readonly otherwise: readonly Part[];
}

/** Returns the parts of a block, up to a jump of its own: statements after that never run. */
export function partsOf(nodes: readonly Node[]): Part[] {
  const parts: Part[] = [];
  let plain: Node[] = [];
  const flush = () => {
    if (plain.length > 0) parts.push({ kind: 'plain', nodes: plain });
    plain = [];
  };
  for (const node of nodes) {
    const part = partWithJump(node);
    if (!part) {
      plain.push(node);
      continue;
    }
    flush();
    parts.push(part);
    if (part.kind === 'break' || part.kind === 'continue') break;
  }
  flush();
  return parts;
}

/**
 * Returns a statement with a jump as a part; `undefined` if it has none, or one in a statement that the walk
 * refuses.
 */
function partWithJump(node: Node): Part | undefined {
  if (!hasJump(node, 'break_statement') && !hasJump(node, 'continue_statement')) return undefined;
  switch (node.type) {
    case 'break_statement':
      return { kind: 'break', node };
    case 'continue_statement':
      return { kind: 'continue', node };
    case 'compound_statement':
      return { kind: 'block', parts: partsOf(children(node)) };
    case 'if_statement': {
      const alternative = node.childForFieldName('alternative');
      const elseBody = alternative && children(alternative)[0];
      const otherwise = elseBody ? insideOf(elseBody) : [];
      return { kind: 'if', node, then: insideOf(field(node, 'consequence')), otherwise };
    }
    default:
      return undefined;
  }
}

function insideOf(branch: Node): Part[] {
  return partsOf(branch.type === 'compound_statement' ? children(branch) : [branch]);
}

/** Returns whether a jump of a kind is somewhere inside. */
export function has(kind: 'break' | 'continue', parts: readonly Part[]): boolean {
  return parts.some((part) => {
    if (part.kind === 'block') return has(kind, part.parts);
    return part.kind === 'if' ? has(kind, part.then) || has(kind, part.otherwise) : part.kind === kind;
  });
}

/** Returns whether there is no jump inside, except at the very end. */
export function isStraight(parts: readonly Part[]): boolean {
  return parts.every((part) => part.kind !== 'if' && (part.kind !== 'block' || isStraight(part.parts)));
}
