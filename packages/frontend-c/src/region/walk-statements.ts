import type { BodyStatement, IntExpr, LoopNode } from '@boxflow/ir';
import { loopForm } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affineCondition } from '../integers/condition.js';
import { isCertain, isNever } from '../integers/known-truth.js';
import { bodyRunOnce, headerOf, loopsOf, unlabelled } from '../syntax/loop-statement.js';
import { children, field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import type { Variable } from '../types/scope.js';
import { afterCalls, callsBefore } from './calls/calls-before.js';
import { placeOfCall } from './calls/inline-pointer.js';
import { callStatement, inlinedStatements } from './calls/inline-statements.js';
import { isDataLoop, walkDataLoop } from './loops/data-loop.js';
import { dividedLoop, walkDivided } from './loops/divided-loop.js';
import { firstPlaces } from './loops/first-places.js';
import { enterLoop } from './loops/loop-header.js';
import { walkBody } from './loops/loop-jumps.js';
import { firstValue, partsOf } from './loops/loop-parts.js';
import { isInteger, plainAssignment, startsLoop } from './loops/loop-starts.js';
import { memoryCall, memoryLoops } from './memory-functions.js';
import { assigning, passed } from './state/assigned-values.js';
import { type Context, type FirstValue, inBlock, under } from './state/context.js';
import { ifAffine } from './state/if-affine.js';
import { integerEnvironment } from './state/integer-environment.js';
import { StatementBuilder } from './state/statement-builder.js';
import { affineGroups, switchGroups } from './state/switch-groups.js';
import { withTruths } from './state/truth.js';
import type { Walk } from './state/walk.js';
import { doesNothing } from './statements/assertions.js';
import { bodyAssignments, bodyIf, switchOnData } from './statements/body.js';
import { enterBranches } from './statements/branches.js';
import { areStatementsOfTheirOwn, whereTheyHold } from './statements/data-conditions.js';
import { bodyExpr } from './statements/expressions.js';
import { refuseStatement } from './statements/refuse-statement.js';
import { structCopy } from './statements/struct-copy.js';
import { walkDeclaration } from './walk-declarations.js';

/** Returns statements in their order as nodes of the loop tree, and adds their drafts to the region. @throws Refused */
export function walkAll(nodes: readonly Node[], outer: Context): LoopNode[] {
  const context = { ...outer, starts: new Map<Variable, FirstValue>() };
  const tree = nodes.flatMap((node, position) => {
    const later = nodes.slice(position + 1);
    return isStart(node, later, context) ? [] : walkAndPass(node, later, context);
  });
  const [unused] = context.starts;
  if (unused) {
    const [symbol, value] = unused;
    const why = `it does not count with '${symbol.name}' in a way that is understood`;
    throw new Refused(loopForm(context.region.locate(value.node), why));
  }
  return tree;
}

/**
 * Returns whether a statement such as `i = 0;` only gives a loop variable its first value, which is then
 * remembered.
 */
function isStart(node: Node, later: readonly Node[], context: Context): boolean {
  const { scope, starts } = context;
  const assignment = plainAssignment(node);
  const symbol = assignment && scope.lookup(assignment.target.text);
  if (symbol?.kind !== 'variable' || !isInteger(symbol) || !startsLoop(symbol.name, later, scope))
    return false;
  starts.set(symbol, firstValue(assignment!.value, context));
  passed(node, context);
  return true;
}

/** Walks a statement. The variables that it changes have the values that it gives them, or none that are known. */
function walkAndPass(node: Node, later: readonly Node[], context: Context): LoopNode[] {
  const [expression] = node.type === 'expression_statement' ? children(node) : [];
  if (expression && doesNothing(expression, context)) return [];
  const memory = expression && memoryCall(expression, context);
  if (memory) return memoryLoops(memory, context, WALK);
  if (expression) return assigning(expression, context, () => walkExpression(node, context));
  const nodes = walk(node, later, context);
  if (/^(?:if|switch)_statement$/.test(node.type)) passed(node, context);
  return nodes;
}

function walk(node: Node, later: readonly Node[], context: Context): LoopNode[] {
  switch (node.type) {
    case 'compound_statement':
      return walkAll(children(node), inBlock(context));
    case 'for_statement':
    case 'while_statement':
    case 'do_statement': {
      const once = bodyRunOnce(node);
      return once ? walk(once, later, context) : walkLoop(node, context);
    }
    case 'if_statement':
      return walkIf(node, context);
    case 'switch_statement':
      return walkSwitch(node, context);
    case 'labeled_statement':
      return walkAll([unlabelled(node) ?? refuseStatement(node, context.region)], context);
    case 'declaration':
      return walkDeclaration(node, later, context, WALK);
    case 'expression_statement':
      return [];
    default:
      return refuseStatement(node, context.region);
  }
}

/** The walk, for the parts of the analysis that it calls. */
export const WALK: Walk = {
  all: walkAll,
  statement,
  structCopy,
  dataLoop: (node, context) => walkDataLoop(node, context, WALK),
  builder,
  afterCalls: (expression, context, build) => afterCalls(expression, context, WALK, build),
  branches: (when, context) => enterBranches(when, context, WALK),
};

function builder(context: Context): StatementBuilder {
  return StatementBuilder.of(context, { buildExpression: bodyExpr, placeOfCall });
}

function walkExpression(node: Node, outer: Context): LoopNode[] {
  const [expression] = children(node);
  if (!expression) return [];
  const callee = callStatement(expression, outer);
  if (callee) {
    const call = unparenthesised(expression);
    const { before, context } = callsBefore(field(call, 'arguments'), outer, WALK);
    return [...before, ...inlinedStatements(callee, call, context, undefined, WALK)];
  }
  const build = (builder: StatementBuilder) => bodyAssignments(expression, builder);
  return afterCalls(expression, outer, WALK, (context) => statement(node, context, build));
}

/** A loop whose number of iterations is data is one statement if it is inside counted loops. */
function walkLoop(node: Node, context: Context): LoopNode[] {
  return isDataLoop(node, context) ? [walkDataLoop(node, context, WALK)] : walkCounted(node, context);
}

function walkCounted(node: Node, context: Context): LoopNode[] {
  const parts = partsOf(node, context);
  const divided = dividedLoop(parts, context);
  if (divided)
    return [walkDivided(divided, parts, context, (inside) => sequence(walkBody(parts.body, inside, WALK)))];
  const places = firstPlaces(parts.body, context);
  const { inside, loop, leave } = enterLoop(parts, context);
  const body = walkBody(parts.body, inside, WALK);
  leave();
  context.region.ranges.delete(loop.name);
  if (body.length === 0) return [];
  return [
    {
      kind: 'loop',
      iterator: loop.sourceName,
      type: loop.type,
      direction: loop.step > 0 ? 1 : -1,
      location: loop.location,
      ...(places.size > 0 && { firstPlaces: byArray(places, context) }),
      body: sequence(body),
    },
  ];
}

function byArray(
  places: ReadonlyMap<Variable, IntExpr>,
  { region }: Context,
): Readonly<Record<string, IntExpr>> {
  const named = [...places].flatMap(([symbol, value]) => {
    const array = region.arrays.get(symbol);
    return array ? [[array.name, value] as const] : [];
  });
  return Object.fromEntries(named);
}

/** Joins several nodes in one. */
export function sequence(nodes: readonly LoopNode[]): LoopNode {
  return nodes.length === 1 ? nodes[0]! : { kind: 'sequence', children: nodes };
}

/** An `if` that depends on data is one statement, unless it has loops or other statements of their own inside. */
function walkIf(node: Node, context: Context): LoopNode[] {
  const when = field(node, 'condition');
  const consequence = field(node, 'consequence');
  const alternative = node.childForFieldName('alternative');
  const elseBody = alternative ? children(alternative).slice(0, 1) : [];
  const isAffine = ifAffine(() => affineCondition(when, integerEnvironment(context))) !== undefined;
  if (!isAffine && !areStatementsOfTheirOwn([when, consequence, ...elseBody], context))
    return [statement(node, context, (builder) => [bodyIf(node, builder)])];
  const { before, then, otherwise } = enterBranches(when, context, WALK);
  const { values } = context.region;
  const first = values.onOneWay(() => walkAll([consequence], then));
  return [...before, ...first, ...values.onOneWay(() => walkAll(elseBody, otherwise))];
}

/** The groups of a `switch` on an affine value have statements of their own; a `switch` on data is one statement. */
function walkSwitch(node: Node, context: Context): LoopNode[] {
  const groups = affineGroups(node, context);
  if (!groups) {
    const bodies = switchGroups(node, context.region).flatMap(({ statements }) => statements);
    if (areStatementsOfTheirOwn(bodies, context)) return refuseStatement(node, context.region);
    return [statement(node, context, (builder) => switchOnData(node, builder))];
  }
  return groups.flatMap(({ condition, statements }) => {
    if (isNever(condition)) return [];
    const inside = inBlock(isCertain(condition) ? context : under(context, condition));
    return context.region.values.onOneWay(() => walkAll(statements, inside));
  });
}

/** Adds one statement to the region. */
function statement(
  node: Node,
  context: Context,
  build: (builder: StatementBuilder) => BodyStatement[],
  at = node,
): LoopNode {
  const { region } = context;
  const own = builder(context);
  const built = whereTheyHold(context.dataConditions, node, own, () => build(own));
  const bools = new Set([...region.arrays.values()].flatMap(({ name, isBool }) => (isBool ? [name] : [])));
  const { accesses } = own.collector;
  const body = bools.size === 0 ? built : withTruths(built, accesses, (array) => bools.has(array));
  const name = `S${region.drafts.length}`;
  region.drafts.push({
    name,
    location: region.locate(at),
    text: `${oneLine(node)}${calledFrom(context)}`,
    innerLoops: loopsOf(node).map((loop) => ({ location: region.locate(loop), text: headerOf(loop) })),
    loops: context.loops,
    constraints: context.constraints,
    accesses,
    body,
  });
  return { kind: 'statement', statement: name };
}

/** Names the calls through which a statement was inlined. */
function calledFrom({ calls, region }: Context): string {
  const places = [...calls]
    .reverse()
    .map(({ callee, node }) => `${callee.name}, called in line ${region.locate(node).line}`);
  return places.length === 0 ? '' : ` in ${places.join(', in ')}`;
}
