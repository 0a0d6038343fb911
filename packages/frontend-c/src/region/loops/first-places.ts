import type { IntExpr } from '@boxflow/ir';
import { affine } from '../../integers/affine.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import { changedVariable } from '../uses/writes.js';

/**
 * Returns the values, right before a loop, of integers that its body compares elements by, and only then replaces:
 * `best` in `if (x[i] > x[best]) best = i`. A variable whose value is not affine there has none.
 */
export function firstPlaces(body: readonly Node[], context: Context): ReadonlyMap<Variable, IntExpr> {
  const places = new Map<Variable, IntExpr>();
  const nodes = body.flatMap((root) => [...descendants(root)]);
  for (const identifier of nodes.flatMap((node) => replacedPlaces(node, nodes))) {
    const symbol = context.scope.lookup(identifier.text);
    if (symbol?.kind !== 'variable' || !context.region.isTracked(symbol)) continue;
    const environment = { ...integerEnvironment(context), product: undefined };
    const value = ifAffine(() => affine(identifier, environment));
    if (value) places.set(symbol, value.expr);
  }
  return places;
}

/** Returns the subscripts in a condition that are variables which change if it holds, and nowhere else. */
function replacedPlaces(node: Node, all: readonly Node[]): readonly Node[] {
  const [condition, changes] = choiceIn(node) ?? [];
  if (!condition || !changes) return [];
  return subscriptsIn(condition).filter(({ text }) => {
    const count = changesOf(text, changes).length;
    return count > 0 && count === changesOf(text, all).length;
  });
}

/**
 * Returns the condition of an `if`, or of `best = c ? i : best`, and the nodes that may change variables if
 * it holds.
 */
function choiceIn(node: Node): readonly [Node, readonly Node[]] | undefined {
  if (node.type === 'if_statement')
    return [field(node, 'condition'), [...descendants(field(node, 'consequence'))]];
  const value = node.type === 'assignment_expression' ? unparenthesised(field(node, 'right')) : undefined;
  return value?.type === 'conditional_expression' ? [field(value, 'condition'), [node]] : undefined;
}

function changesOf(name: string, nodes: readonly Node[]): readonly Node[] {
  return nodes.filter((node) => changedVariable(node)?.text === name);
}

/** Returns the subscripts somewhere below that are a variable's name. */
function subscriptsIn(condition: Node): readonly Node[] {
  return [...descendants(condition)].flatMap((node) => {
    if (node.type !== 'subscript_expression') return [];
    const index = unparenthesised(children(node).at(-1) as Node);
    return index.type === 'identifier' ? [index] : [];
  });
}
