import {
  apply,
  type IntExpr,
  int,
  type LoopNode,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { jump } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { withoutChoices } from '../integers/cases.js';
import { affineCondition } from '../integers/condition.js';
import { negated } from '../integers/negated.js';
import { children, field, type Node } from '../syntax/node.js';
import { bodyUnless } from './body.js';
import { type Context, inBlock, under } from './context.js';
import { areStatementsOfTheirOwn, keptCondition, underData } from './data-conditions.js';
import { hideNames } from './hidden-names.js';
import type { Walk } from './inline-statements.js';
import type { Loop } from './loop.js';
import { exactBound } from './loop-bound.js';
import { namesAt } from './names.js';
import { ifAffine } from './reason.js';

/** `if (c) { …; break; }` as a statement of a loop's body. */
interface Jump {
  readonly kind: 'break' | 'continue';
  readonly node: Node;
  /** What happens before it under the same condition. */
  readonly before: readonly Node[];
  /** Absent where it depends on data. */
  readonly condition: IntExpr | undefined;
}

/**
 * The body of a loop. What follows `if (c) continue;` runs where c does not hold. After `if (c) break;` no iteration runs
 * any more, so c must be one that holds for good once it does. @throws Refused
 */
export function walkBody(body: readonly Node[], context: Context, walk: Walk): LoopNode[] {
  const [only, ...others] = body;
  const nodes = only?.type === 'compound_statement' && others.length === 0 ? children(only) : body;
  const inside = inBlock(context);
  const kinds = nodes.map(jumpKind);
  const last = kinds.lastIndexOf('break');
  if (last < 0) return walkFrom(nodes, inside, walk);
  const breaks = nodes
    .slice(0, last + 1)
    .flatMap((node, position) =>
      kinds[position] === 'break' ? [breakAfter(nodes.slice(0, position), node, inside)] : [],
    );
  if (kinds.slice(0, last).includes('continue'))
    throw refusal(breaks.at(-1)!, "a 'break' that a 'continue' may skip", inside);
  return walkFrom(nodes, breaks.reduce(notBrokenBefore, inside), walk, {
    left: breaks.length,
    context: inside,
  });
}

/** A `break`, looked at before the statements ahead of it in the body. */
function breakAfter(ahead: readonly Node[], node: Node, context: Context): Jump {
  const found = jumpOf(node, context)!;
  if (hideNames(ahead, [field(node, 'condition')], context.scope))
    throw refusal(found, "a 'break' under a condition with a variable of the loop's body", context);
  return found;
}

/** The breaks that are still to come, and the context without what is said about iterations before. */
interface Ahead {
  readonly left: number;
  readonly context: Context;
}

function walkFrom(
  nodes: readonly Node[],
  context: Context,
  walk: Walk,
  ahead: Ahead = { left: 0, context },
): LoopNode[] {
  const position = nodes.findIndex((node) => jumpKind(node) !== undefined);
  if (position < 0) return walk.all(nodes, context);
  // First, since the condition may be about what these statements declare.
  const first = walk.all(nodes.slice(0, position), context);
  const found = jumpOf(nodes[position]!, context)!;
  const rest = nodes.slice(position + 1);
  const { condition, before, kind, node } = found;
  if (condition) {
    const taken = before.length === 0 ? [] : walk.all(before, inBlock(under(context, condition)));
    const passed = conditionToPass(found, context);
    const goesOn = under(context, passed);
    const alone = under(ahead.context, passed);
    const left = ahead.left - (kind === 'break' ? 1 : 0);
    // What no break stops in this iteration, none has stopped before.
    const next = kind === 'break' && left === 0 ? alone : goesOn;
    return [...first, ...taken, ...walkFrom(rest, next, walk, { left, context: alone })];
  }
  if (kind === 'break') throw dataBreak(found, context);
  if (before.length === 0 && rest.length === 0) return first;
  const isOneStatement =
    before.length === 0 && !rest.some(jumpKind) && !areStatementsOfTheirOwn(rest, context.scope);
  if (isOneStatement)
    return [...first, walk.statement(node, context, (builder) => [bodyUnless(node, rest, builder)])];
  const { test, value } = keptCondition(field(node, 'condition'), context, walk);
  const taken = walk.all(before, inBlock(underData(context, value, true)));
  return [...first, test, ...taken, ...walkFrom(rest, underData(context, value, false), walk, ahead)];
}

/** The jump that a statement is, where it always ends with one if its condition holds. */
function jumpOf(node: Node, context: Context): Jump | undefined {
  const kind = jumpKind(node);
  if (!kind) return undefined;
  const consequence = field(node, 'consequence');
  const inside = consequence.type === 'compound_statement' ? children(consequence) : [consequence];
  const condition = ifAffine(() => affineCondition(field(node, 'condition'), namesAt(context)));
  return { kind, node, before: inside.slice(0, -1), condition };
}

function jumpKind(node: Node): Jump['kind'] | undefined {
  if (node.type !== 'if_statement' || node.childForFieldName('alternative')) return undefined;
  const consequence = field(node, 'consequence');
  const last = consequence.type === 'compound_statement' ? children(consequence).at(-1) : consequence;
  if (last?.type === 'break_statement') return 'break';
  return last?.type === 'continue_statement' ? 'continue' : undefined;
}

/** Restricts the iterations to those before and with the first one in which a `break` happens. */
function notBrokenBefore(context: Context, found: Jump): Context {
  const loop = context.loops.at(-1)!;
  const passed = conditionToPass(found, context);
  const previous = simplifyIntExpr(apply('sub', variable(loop.name), int(loop.step)));
  const before = substitute(passed, new Map([[loop.name, previous]]));
  const isFirst = apply('eq', variable(loop.name), startOf(loop));
  return under(context, withoutChoices(simplifyIntExpr(apply('or', isFirst, before))));
}

/**
 * Where an iteration goes on past a jump: with `break`, where neither it nor one before it has taken it.
 *
 * @throws Refused
 */
function conditionToPass(found: Jump, context: Context): IntExpr {
  const { condition, kind } = found;
  if (!condition) throw dataBreak(found, context);
  const goesOn = negated(condition);
  const loop = context.loops.at(-1)!;
  if (kind === 'continue' || !variablesOf(condition).includes(loop.name)) return goesOn;
  const bound = exactBound(goesOn, loop, context.region, 'and');
  if (typeof bound !== 'string') return withoutChoices(bound.condition);
  throw refusal(found, "a 'break' under a condition that may hold and then not", context);
}

function startOf(loop: Loop): IntExpr {
  return (loop.step > 0 ? loop.lower : loop.upper)!;
}

function dataBreak(found: Jump, context: Context): Refused {
  return refusal(found, "a 'break' under a condition that depends on data", context);
}

function refusal({ node }: Jump, what: string, { region }: Context): Refused {
  return new Refused(jump(region.locate(node), what));
}
