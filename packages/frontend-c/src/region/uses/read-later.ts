import { isLoopStatement } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { declares } from './writes.js';

/** The effect of a piece of code on the value that a variable has before it. */
interface Effect {
  /** Some path reads the value. */
  readonly reads: boolean;
  /** Some path reaches the end with the value untouched. */
  readonly survives: boolean;
  /** Some path leaves by `break` or `continue` with the value untouched. */
  readonly escapes: boolean;
}

const NOTHING: Effect = { reads: false, survives: true, escapes: false };
const READS: Effect = { reads: true, survives: false, escapes: false };
const KILLS: Effect = { reads: false, survives: false, escapes: false };

/**
 * Returns whether the value that a local variable has after `region` may be read, in the rest of its function or in
 * the next iteration of a loop around it. Errs towards true: labels, `goto`, `switch`, `&i` and any use of an array
 * count as reads.
 */
export function isReadLater(
  { name, position }: Variable,
  region: readonly Node[],
  definition: Node,
): boolean {
  let last = region.at(-1)!;
  let state: Effect = NOTHING;
  for (let parent = last.parent; parent; last = parent, parent = parent.parent) {
    if (parent.type === 'compound_statement' || parent.type === 'translation_unit') {
      const siblings = children(parent);
      state = then(state, () => inSequence(siblings.slice(indexOf(siblings, last) + 1), name));
    } else if (isLoopStatement(parent)) {
      // An escaping value ends here, or goes on with the loop's next iteration.
      state = { reads: state.reads, survives: state.survives || state.escapes, escapes: false };
      if (state.survives) state = alternatives(state, again(parent, name));
    } else if (parent.type === 'switch_statement' || parent.type === 'labeled_statement') {
      return true;
    }
    if (state.reads) return true;
    if (!state.survives && !state.escapes) return false;
    if (parent.id === definition.id || endsLifetime(parent, position)) return false;
  }
  return false;
}

/** Returns whether a block around the region, or a `for` statement, is the one that declares the variable. */
function endsLifetime(parent: Node, position: number): boolean {
  const isBlock = parent.type === 'compound_statement' || parent.type === 'for_statement';
  return isBlock && parent.startIndex <= position && position < parent.endIndex;
}

function indexOf(siblings: readonly Node[], node: Node): number {
  return siblings.findIndex((sibling) => sibling.id === node.id);
}

/** One more iteration of a loop, from the end of its body. */
function again(loop: Node, name: string): Effect {
  const initialiser = loop.childForFieldName('initializer');
  if (initialiser?.type === 'declaration' && declares(initialiser, name)) return NOTHING;
  const parts = ['update', 'condition', 'body'].map((part) => loop.childForFieldName(part));
  const effect = inSequence(
    parts.filter((part) => part !== null),
    name,
  );
  // After the update and the condition the loop may also end.
  return { reads: effect.reads, survives: true, escapes: false };
}

function then(first: Effect, next: () => Effect): Effect {
  if (!first.survives || first.reads) return first;
  const second = next();
  return { ...second, escapes: first.escapes || second.escapes };
}

function alternatives(a: Effect, b: Effect): Effect {
  return { reads: a.reads || b.reads, survives: a.survives || b.survives, escapes: a.escapes || b.escapes };
}

function inSequence(nodes: readonly Node[], name: string): Effect {
  let effect = NOTHING;
  for (const [position, node] of nodes.entries()) {
    if (node.type === 'declaration' && declares(node, name)) {
      return then(effect, () => (mentions(node, name) > 1 ? READS : hidden(nodes.slice(position))));
    }
    effect = then(effect, () => effectOf(node, name));
  }
  return effect;
}

/**
 * Returns how often a declaration has the name. It may use the outer meaning before it gives the name a new one, as in
 * `int k = i, i = 0;`.
 */
function mentions(declaration: Node, name: string): number {
  return [...descendants(declaration)].filter((node) => node.type === 'identifier' && node.text === name)
    .length;
}

/** Returns the effect of code in which the name means a different variable, up to its end. */
function hidden(nodes: readonly Node[]): Effect {
  const types = new Set(nodes.flatMap((root) => [...descendants(root)].map(({ type }) => type)));
  if (types.has('goto_statement') || types.has('labeled_statement')) return READS;
  return { ...NOTHING, escapes: types.has('break_statement') || types.has('continue_statement') };
}

function effectOf(node: Node, name: string): Effect {
  switch (node.type) {
    case 'identifier':
      return node.text === name ? READS : NOTHING;
    case 'assignment_expression':
      return assignment(node, name);
    case 'if_statement':
    case 'conditional_expression':
      return choice(node, name);
    case 'binary_expression':
      return shortCircuit(node, name);
    case 'for_statement':
      return forLoop(node, name);
    case 'while_statement':
      return loopBody([field(node, 'condition')], field(node, 'body'), null, name);
    case 'do_statement':
      return loopBody([], field(node, 'body'), field(node, 'condition'), name);
    case 'return_statement':
      return { ...inSequence(children(node), name), survives: false };
    case 'break_statement':
    case 'continue_statement':
      return { reads: false, survives: false, escapes: true };
    case 'goto_statement':
    case 'labeled_statement':
    case 'switch_statement':
    case 'ERROR':
      return READS;
    default:
      return inSequence(children(node), name);
  }
}

function assignment(node: Node, name: string): Effect {
  const target = unparenthesised(field(node, 'left'));
  const value = field(node, 'right');
  if (target.type !== 'identifier') return inSequence([value, target], name);
  if (target.text !== name) return effectOf(value, name);
  if (field(node, 'operator').text !== '=') return READS;
  return then(effectOf(value, name), () => KILLS);
}

function choice(node: Node, name: string): Effect {
  return then(effectOf(field(node, 'condition'), name), () => {
    const alternative = node.childForFieldName('alternative');
    return alternatives(
      effectOf(field(node, 'consequence'), name),
      alternative ? effectOf(alternative, name) : NOTHING,
    );
  });
}

/** The right operand of `&&` may not be evaluated. */
function shortCircuit(node: Node, name: string): Effect {
  return then(effectOf(field(node, 'left'), name), () => {
    const right = effectOf(field(node, 'right'), name);
    return /&&|\|\|/.test(field(node, 'operator').text) ? alternatives(right, NOTHING) : right;
  });
}

function forLoop(node: Node, name: string): Effect {
  const initialiser = node.childForFieldName('initializer');
  if (initialiser?.type === 'declaration' && declares(initialiser, name)) {
    return mentions(initialiser, name) > 1 ? READS : { ...hidden([node]), escapes: false };
  }
  const before = ['initializer', 'condition'].map((part) => node.childForFieldName(part));
  return then(
    inSequence(
      before.filter((part) => part !== null),
      name,
    ),
    () => loopBody([], field(node, 'body'), node.childForFieldName('update'), name, true),
  );
}

/** `before` runs at least once; `body` and what follows it, if `optional`, perhaps never. */
function loopBody(
  before: readonly Node[],
  body: Node,
  after: Node | null,
  name: string,
  optional = before.length > 0,
): Effect {
  return then(inSequence(before, name), () => {
    const inside = effectOf(body, name);
    // A 'continue' goes on with what follows the body.
    const end = { ...inside, survives: inside.survives || inside.escapes };
    const whole = then(end, () => (after ? effectOf(after, name) : NOTHING));
    return { reads: whole.reads, survives: whole.survives || inside.escapes || optional, escapes: false };
  });
}
