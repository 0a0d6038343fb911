import { type BodyStatement, int, isFloating, type LoopNode, variable as named } from '@boxflow/ir';
import {
  loopChangesInside,
  loopForm,
  reinterpreted,
  unsupportedExpression,
} from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affineCondition } from '../integers/condition.js';
import { isCertain, isNever } from '../integers/known-truth.js';
import { bodyRunOnce, unlabelled } from '../syntax/loop-statement.js';
import { children, field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { describeType, sameType } from '../types/c-type.js';
import type { DeclaredName } from '../types/declarator.js';
import type { Variable } from '../types/scope.js';
import { callStatement, callsBefore, inlinedStatements } from './calls/inline-statements.js';
import { isDataLoop, walkDataLoop } from './loops/data-loop.js';
import { enterLoop } from './loops/loop-header.js';
import { walkBody } from './loops/loop-jumps.js';
import { firstValue, partsOf } from './loops/loop-parts.js';
import { plainAssignment, startsLoop } from './loops/loop-starts.js';
import { arrayOf } from './memory/arrays.js';
import { placeInLocals } from './memory/place-in-locals.js';
import { pointee } from './memory/places.js';
import { memoryCall, memoryLoops } from './memory-functions.js';
import { assigning, passed } from './state/assigned-values.js';
import { type Context, type FirstValue, inBlock, under } from './state/context.js';
import { ifAffine } from './state/if-affine.js';
import { integerEnvironment } from './state/integer-environment.js';
import type { Constraint, Loop } from './state/loop.js';
import { StatementBuilder } from './state/statement-builder.js';
import { withTruths } from './state/truth.js';
import type { Walk } from './state/walk.js';
import { areFew, elementAssignments, initialElements, ZERO } from './statements/array-initialiser.js';
import { doesNothing } from './statements/assertions.js';
import { bodyAssignments, bodyIf, initialisation, switchOnData } from './statements/body.js';
import { affineGroups } from './statements/body-switch.js';
import { enterBranches } from './statements/branches.js';
import { areStatementsOfTheirOwn, whereTheyHold } from './statements/data-conditions.js';
import { bodyExpr } from './statements/expressions.js';
import { initialisedLocals } from './statements/local-declaration.js';
import { refuseStatement } from './statements/refuse-statement.js';
import { structCopy } from './statements/struct-copy.js';
import { switchGroups } from './statements/switch-groups.js';

/** Statements in their order, as nodes of the loop tree; their drafts are added to the region. @throws Refused */
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

/** `i = 0;` before the loop that counts on from there is part of that loop. */
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

function isInteger({ type }: Variable): boolean {
  return type.kind === 'scalar' && !isFloating(type.scalar);
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
      return walkDeclaration(node, later, context);
    case 'expression_statement':
      return [];
    default:
      return refuseStatement(node, context.region);
  }
}

/** The walk, for the parts of the analysis that it calls. */
export const WALK: Walk = { all: walkAll, statement, structCopy, builder };

function builder(context: Context): StatementBuilder {
  return StatementBuilder.of(context, bodyExpr);
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
  const first = outer.region.drafts.length;
  const { before, context } = callsBefore(expression, outer, WALK);
  const last = statement(node, context, (builder) => bodyAssignments(expression, builder));
  if (before.length > 0) checkCallOrder(first, node, context);
  return [...before, last];
}

/** C leaves it open whether a call comes before the other operands are read, so it must not write them. */
function checkCallOrder(first: number, node: Node, { region }: Context): void {
  const drafts = region.drafts.slice(first);
  const own = drafts.pop()!;
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

/** A loop whose number of iterations is data is one statement if it is inside counted loops. */
function walkLoop(node: Node, context: Context): LoopNode[] {
  return isDataLoop(node, context) ? [walkDataLoop(node, context, WALK)] : walkCounted(node, context);
}

function walkCounted(node: Node, context: Context): LoopNode[] {
  const parts = partsOf(node, context);
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
      body: sequence(body),
    },
  ];
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
  if (!isAffine && !areStatementsOfTheirOwn([consequence, ...elseBody], context.scope))
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
    if (areStatementsOfTheirOwn(bodies, context.scope)) return refuseStatement(node, context.region);
    return [statement(node, context, (builder) => switchOnData(node, builder))];
  }
  return groups.flatMap(({ condition, statements }) => {
    if (isNever(condition)) return [];
    const inside = inBlock(isCertain(condition) ? context : under(context, condition));
    return context.region.values.onOneWay(() => walkAll(statements, inside));
  });
}

function walkDeclaration(node: Node, later: readonly Node[], context: Context): LoopNode[] {
  const { scope } = context;
  return initialisedLocals(node, context).flatMap(({ variable, declared, value }) => {
    const pointer = rememberPointer(variable, declared, context);
    if (pointer) return pointer;
    if (isInteger(variable) && startsLoop(variable.name, later, scope)) {
      context.starts.set(variable, firstValue(value, context));
      return [];
    }
    const built = (builder: StatementBuilder) => initialisation(variable, declared.node, value, builder);
    if (variable.type.kind === 'array') return initialisedArray(node, variable, declared, value, context);
    const calls = callsBefore(value, context, WALK);
    return [...calls.before, statement(node, calls.context, built, declared)];
  });
}

/** `double t[9] = {a, b};`: zeros, if they are many, by a loop; then the values. */
function initialisedArray(
  node: Node,
  variable: Variable,
  declared: DeclaredName,
  list: Node,
  context: Context,
): LoopNode[] {
  const array = arrayOf(variable, declared.node, context.region);
  const elements = initialElements(list, array, builder(context));
  const values = (builder: StatementBuilder) => elementAssignments(elements, array, declared.node, builder);
  if (areFew(elements)) return [statement(node, context, values, declared)];
  const zeros = zeroLoops(elements.extents, node, variable, context);
  const zero = (builder: StatementBuilder): BodyStatement[] => {
    const index = zeros.map((loop) => named(loop.name));
    return [{ kind: 'assign', target: builder.add('write', array, index, declared.node), value: ZERO }];
  };
  const inner = {
    ...context,
    loops: [...context.loops, ...zeros],
    constraints: [...context.constraints, ...zeros.map(rangeConstraint)],
  };
  const nest = zeros.reduceRight<LoopNode>(
    (body, loop) => ({
      kind: 'loop',
      iterator: loop.sourceName,
      type: loop.type,
      direction: 1,
      location: loop.location,
      body,
    }),
    statement(node, inner, zero, declared),
  );
  return elements.values.size === 0 ? [nest] : [nest, statement(node, context, values, declared)];
}

/** Loops that the source does not write, over all elements of an array. */
function zeroLoops(
  extents: readonly number[],
  node: Node,
  variable: Variable,
  { region, loops }: Context,
): Loop[] {
  return extents.map((extent, dimension) => {
    const taken = (name: string) => loops.some((loop) => loop.name === name) || region.parameters.has(name);
    return {
      name: region.freshName(`${variable.name}_${dimension}`, taken),
      sourceName: `${variable.name}_${dimension}`,
      symbol: variable,
      type: 'int64',
      step: 1,
      lower: int(0),
      upper: int(extent - 1),
      companions: new Map(),
      location: region.locate(node),
    };
  });
}

function rangeConstraint(loop: Loop): Constraint {
  const [lower, upper] = [loop.lower!, loop.upper!].map((value) => ({ value, strict: false }));
  return { kind: 'range', lower: lower!, iterator: loop.name, upper: upper! };
}

/**
 * Remembers the place of a pointer that is set where it is declared, and never again. Returns the statements that compute
 * the place.
 */
function rememberPointer(
  variable: Variable,
  { initialiser }: DeclaredName,
  context: Context,
): readonly LoopNode[] | undefined {
  const { region } = context;
  const { type, name } = variable;
  if (!initialiser || type.kind !== 'pointer') return undefined;
  if (region.isChanged(variable) || variable.volatile) {
    const changedAt = region.source.map.locate(region.changes.get(name) ?? variable.position);
    throw new Refused(loopChangesInside(region.locate(initialiser), `the pointer '${name}'`, changedAt));
  }
  const place = pointee(initialiser, builder(context));
  if (!sameType(place.type, type.target)) {
    const why = `from ${describeType(place.type)} to ${describeType(type.target)}`;
    throw new Refused(reinterpreted(region.locate(initialiser), oneLine(initialiser, 60), why));
  }
  const held = placeInLocals(name, place, context, WALK);
  region.pointers.set(variable, held.place);
  return held.before;
}

/** Adds one statement to the region. */
function statement(
  node: Node,
  context: Context,
  build: (builder: StatementBuilder) => BodyStatement[],
  declared?: DeclaredName,
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
    location: region.locate(declared?.node ?? node),
    text: `${oneLine(node)}${calledFrom(context)}`,
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
