import type { LoopNode } from '@boxflow/ir';
import { unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { children, descendants, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { arrayOf } from '../memory/arrays.js';
import { localVariable } from '../memory/local-scalar.js';
import type { CallResult, Context } from '../state/context.js';
import type { Walk } from '../state/walk.js';
import { isExpression } from './inline-expression.js';
import { inlinedStatements } from './inline-statements.js';
import { calledFunction, type InlinedCall, openCall } from './inlining.js';

/** Statements that come before an expression, and the context in which it finds their results. */
interface CallsBefore {
  readonly before: readonly LoopNode[];
  readonly context: Context;
  /** The conditions that were computed on the way. */
  readonly conditions: readonly KeptCondition[];
}

/** The position of a condition's statement, and of the first one after the calls that it decides about. */
interface KeptCondition {
  readonly at: number;
  readonly end: number;
}

/**
 * Returns a statement, and before it the statements of the calls in its expression.
 *
 * @throws Refused if a call writes memory that the statement reads
 */
export function afterCalls(
  expression: Node,
  outer: Context,
  walk: Walk,
  build: (context: Context) => LoopNode,
): LoopNode[] {
  const first = outer.region.drafts.length;
  const { before, context, conditions } = callsBefore(expression, outer, walk);
  const last = build(context);
  if (before.length === 0) return [last];
  const own = { at: outer.region.drafts.length - 1, end: outer.region.drafts.length };
  for (const part of [...conditions, own]) checkCallOrder(part, first, expression, context);
  return [...before, last];
}

/** Returns whether a call cannot be a part of an expression: its function has loops or changes memory. */
export function needsStatements(call: Node, context: Context): boolean {
  const callee = call.type === 'call_expression' ? calledFunction(call, context) : undefined;
  return callee !== undefined && !isExpression(callee);
}

/**
 * Returns the calls in an expression that must be inlined before it, with variables for their values; inner
 * ones first.
 */
export function callsBefore(node: Node, outer: Context, walk: Walk): CallsBefore {
  if (!hasCalls(node, outer)) return { before: [], context: outer, conditions: [] };
  const choice = choiceIn(node);
  if (choice) return callsOfChoice(choice, outer, walk);
  const inner = children(node).reduce<CallsBefore>(
    (earlier, child) => followedBy(earlier, callsBefore(child, earlier.context, walk)),
    { before: [], context: outer, conditions: [] },
  );
  if (!needsStatements(node, outer)) return inner;
  return followedBy(inner, inlinedBefore(node, inner.context, walk));
}

function followedBy({ before, conditions }: CallsBefore, next: CallsBefore): CallsBefore {
  return {
    before: [...before, ...next.before],
    context: next.context,
    conditions: [...conditions, ...next.conditions],
  };
}

function hasCalls(root: Node, context: Context): boolean {
  if (root.type === 'sizeof_expression') return false;
  return [...descendants(root)].some((node) => needsStatements(node, context));
}

function inlinedBefore(call: Node, context: Context, walk: Walk): CallsBefore {
  const callee = calledFunction(call, context)!;
  const result = resultOf(openCall(callee, call, context), call, context);
  const before = inlinedStatements(callee, call, context, result, walk);
  return { before, context: result ? withResult(call, result, context) : context, conditions: [] };
}

/** Returns a variable for the value of a call. */
function resultOf({ callee, result }: InlinedCall, call: Node, context: Context): CallResult | undefined {
  if (!result) return undefined;
  const variable = localVariable(callee.name, result, call, context);
  if (result.kind === 'struct') return { kind: 'struct', variable };
  return { kind: 'number', array: arrayOf(variable, call, context.region) };
}

function withResult(node: Node, result: CallResult, context: Context): Context {
  return { ...context, results: new Map([...context.results, [node.id, result]]) };
}

/** An expression of which one part decides whether the others are evaluated. */
interface Choice {
  readonly when: Node;
  readonly then: Node | null;
  readonly otherwise: Node | null;
}

function choiceIn(node: Node): Choice | undefined {
  if (node.type === 'conditional_expression') {
    const [then, otherwise] = ['consequence', 'alternative'].map((name) => node.childForFieldName(name));
    return { when: field(node, 'condition'), then: then!, otherwise: otherwise! };
  }
  if (node.type !== 'binary_expression') return undefined;
  const [when, right] = [field(node, 'left'), field(node, 'right')];
  const operator = field(node, 'operator').text;
  if (operator === '&&') return { when, then: right, otherwise: null };
  return operator === '||' ? { when, then: null, otherwise: right } : undefined;
}

/** Returns calls that happen under a condition, which is computed once. */
function callsOfChoice({ when, then, otherwise }: Choice, outer: Context, walk: Walk): CallsBefore {
  if (![then, otherwise].some((part) => part && hasCalls(part, outer))) return callsBefore(when, outer, walk);
  const branches = walk.branches(when, outer);
  const { value } = branches;
  const decided = value ? withResult(unparenthesised(when), { kind: 'number', array: value }, outer) : outer;
  const { drafts, values } = outer.region;
  const at = drafts.length - 1;
  const inside = (part: Node | null, branch: Context, earlier: CallsBefore): CallsBefore => {
    if (!part) return earlier;
    const { results } = earlier.context;
    const calls = values.onOneWay(() => callsBefore(part, { ...branch, results }, walk));
    const context = { ...earlier.context, results: calls.context.results };
    return followedBy(earlier, { ...calls, context });
  };
  const first = inside(then, branches.then, { before: branches.before, context: decided, conditions: [] });
  const all = inside(otherwise, branches.otherwise, first);
  return value ? { ...all, conditions: [...all.conditions, { at, end: drafts.length }] } : all;
}

/**
 * Checks that calls write nothing that a statement beside them reads: C leaves the order of both open.
 * @throws Refused
 */
function checkCallOrder({ at, end }: KeptCondition, first: number, node: Node, { region }: Context): void {
  const own = region.drafts[at]!;
  const drafts = [...region.drafts.slice(first, at), ...region.drafts.slice(end, -1)];
  const outer = new Set(
    [...region.arrays.values()].filter(({ storage }) => storage === 'outer').map(({ name }) => name),
  );
  const writes = drafts.flatMap(({ accesses }) => accesses.filter(({ kind }) => kind === 'write'));
  const clash = own.accesses.find(
    ({ array, kind }) => kind === 'read' && outer.has(array) && writes.some((write) => write.array === array),
  );
  if (!clash) return;
  const why = `a function that it calls writes '${clash.array}', which it reads in an order that C leaves open`;
  throw new Refused(unsupportedExpression(region.locate(node), oneLine(node, 60), why));
}
