import * as isl from '@boxflow/isl-wasm';

/**
 * The typed marks that a recipe leaves in the schedule tree:
 *  - `phase`    above the distribution dimension's band;
 *  - `single`   above a subtree that runs as one instance;
 *  - `launches` above a sequence inside a phase: each child is a launch of its own;
 *  - `thread`   below the innermost band of the thread grid, with the block shape: `thread 8x32`.
 */
export type Mark =
  | { readonly kind: 'phase' }
  | { readonly kind: 'single' }
  | { readonly kind: 'launches' }
  | { readonly kind: 'thread'; readonly block: readonly number[] };

export function insertMark(node: isl.ScheduleNode, mark: Mark): isl.ScheduleNode {
  return node.insertMark(isl.Id.readFromStr(node.context, encode(mark)));
}

/** The mark that a mark node carries; `undefined` for any other node. */
export function markOf(node: isl.ScheduleNode): Mark | undefined {
  if (node.getType() !== isl.ScheduleNodeType.Mark) return undefined;
  return decode(node.markGetId().getName() ?? '');
}

function encode(mark: Mark): string {
  return mark.kind === 'thread' ? `thread_${mark.block.join('x')}` : mark.kind;
}

function decode(text: string): Mark {
  if (text.startsWith('thread_')) {
    return { kind: 'thread', block: text.slice('thread_'.length).split('x').map(Number) };
  }
  if (text === 'phase' || text === 'single' || text === 'launches') return { kind: text };
  throw new Error(`unknown mark ${text} in the schedule tree`);
}

/** The nearest mark of that kind above `node`, or `undefined`. */
export function enclosingMark(node: isl.ScheduleNode, kind: Mark['kind']): isl.ScheduleNode | undefined {
  let current = node;
  while (current.hasParent()) {
    current = current.parent();
    if (markOf(current)?.kind === kind) return current;
  }
  return undefined;
}
