import type { LoopNode } from '@boxflow/ir';
import { notInlined } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { FunctionText } from '../../functions.js';
import { isNever } from '../../integers/known-truth.js';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { children, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import type { Member, Variable } from '../../types/scope.js';
import { arrayOf } from '../memory/arrays.js';
import { localScalar, wholeVariable } from '../memory/local-scalar.js';
import { placeInLocals } from '../memory/place-in-locals.js';
import { type CallResult, type Context, inBlock, under, underData } from '../state/context.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { affineGroups } from '../state/switch-groups.js';
import type { Walk } from '../state/walk.js';
import {
  alwaysReturns,
  argumentPlace,
  assignedResult,
  calledFunction,
  changesParameter,
  type InlinedCall,
  insideCall,
  mayReturn,
  openCall,
  rememberArgument,
  setTo,
  structArgument,
} from './inlining.js';
import { shadowUsedNames } from './shadowed-names.js';

/** The most characters of an argument that is computed again at each use. */
const LONGEST_REPEATED = 120;

/**
 * Returns a call as the statements of its function's body. Its value, if it has one, goes into `result`.
 *
 * @throws Refused
 */
export function inlinedStatements(
  callee: FunctionText,
  node: Node,
  context: Context,
  result: CallResult | undefined,
  walk: Walk,
): LoopNode[] {
  const { region } = context;
  return insideCall(node, { callee, region }, () => {
    const call = openCall(callee, node, context);
    if (result && !call.result)
      throw new Refused(notInlined(region.locate(node), callee.name, 'it returns nothing'));
    const { before, inside } = withArguments(call, context, walk);
    return [...before, ...returning(children(callee.body), inside, result, walk)];
  });
}

/** Gives the parameters their values: those that never change are other names of arguments, the rest are variables. */
function withArguments(
  call: InlinedCall,
  caller: Context,
  walk: Walk,
): { before: LoopNode[]; inside: Context } {
  const before: LoopNode[] = [];
  const bindings = new Map(call.context.bindings);
  const pointers: { variable: Variable; argument: Node }[] = [];
  for (const { variable, argument } of call.parameters) {
    if (variable.type.kind === 'struct') {
      before.push(...withStruct(variable, argument, call, caller, walk));
      continue;
    }
    if (variable.type.kind !== 'scalar') {
      pointers.push({ variable, argument });
      continue;
    }
    const unchanged = !changesParameter(call.callee, variable);
    if (unchanged && rememberArgument(variable, argument, caller)) continue;
    if (unchanged && keepsItsValue(argument, caller, walk)) {
      bindings.set(variable, { argument, context: caller });
      continue;
    }
    caller.region.loopsAround.set(variable, caller.loops.length);
    before.push(
      walk.statement(argument, caller, (builder) => {
        const value = builder.expression(argument);
        const target = arrayOf(variable, argument, caller.region);
        return [{ kind: 'assign', target: builder.add('write', target, [], argument), value }];
      }),
    );
  }
  const inside = { ...call.context, bindings };
  for (const { variable, argument } of pointers) {
    const opened = { ...call, context: inside };
    const place = argumentPlace(variable, argument, opened, walk.builder(caller));
    const held = placeInLocals(variable.name, place, caller, walk);
    before.push(...held.before);
    caller.region.pointers.set(variable, held.place);
  }
  return { before, inside };
}

/** Gives a parameter its struct: the argument itself if nothing in the region changes it, else a copy. */
function withStruct(
  variable: Variable,
  argument: Node,
  call: InlinedCall,
  caller: Context,
  walk: Walk,
): LoopNode[] {
  const { region, scope } = caller;
  const inner = unparenthesised(argument);
  const symbol = inner.type === 'identifier' ? scope.lookup(inner.text) : undefined;
  const { type } = variable;
  const members = type.kind === 'struct' ? type.members : [];
  const isChanged = (struct: Variable, { name, type: { kind } }: Member) =>
    region
      .changedMembers(struct)
      .some((changed) => changed.name === name && (changed.isWhole || kind !== 'pointer'));
  const isUnchanged =
    symbol?.kind === 'variable' &&
    region.isVisible(symbol) &&
    !region.changesOuter(symbol) &&
    !members.some((member) => isChanged(symbol, member)) &&
    !changesParameter(call.callee, variable);
  if (isUnchanged) {
    region.structs.set(variable, structArgument(variable, argument, call, walk.builder(caller)));
    return [];
  }
  region.loopsAround.set(variable, caller.loops.length);
  const target = wholeVariable(variable, argument);
  return [
    walk.statement(argument, caller, (builder) => walk.structCopy(target, argument, argument, builder)),
  ];
}

/** Returns whether an argument is a number that nothing in the region changes, or reads no memory. */
function keepsItsValue(argument: Node, context: Context, walk: Walk): boolean {
  const { region, scope, bindings } = context;
  const inner = unparenthesised(argument);
  const symbol = inner.type === 'identifier' ? scope.lookup(inner.text) : undefined;
  if (symbol?.kind === 'variable') {
    if (symbol.type.kind !== 'scalar') return false;
    if (bindings.has(symbol)) return true;
    const isOwn = symbol.storage === 'local' || symbol.storage === 'parameter';
    return isOwn && !(region.isLocal(symbol) ? region.isChanged(symbol) : region.changesOuter(symbol));
  }
  if (inner.endIndex - inner.startIndex > LONGEST_REPEATED) return false;
  const trial = walk.builder(context);
  trial.expression(inner);
  return trial.collector.accesses.length === 0;
}

/** Returns the statements of a function's body, in which `return` may only be the last thing that happens. */
function returning(
  nodes: readonly Node[],
  context: Context,
  result: CallResult | undefined,
  walk: Walk,
): LoopNode[] {
  const position = nodes.findIndex(mayReturn);
  if (position < 0) return walk.all(nodes, context);
  const before = walk.all(nodes.slice(0, position), context);
  const node = nodes[position]!;
  return [...before, ...ending(node, nodes.slice(position + 1), context, result, walk)];
}

function ending(
  node: Node,
  rest: readonly Node[],
  context: Context,
  result: CallResult | undefined,
  walk: Walk,
): LoopNode[] {
  const refuse = (why: string): never => {
    const { callee, node: call } = context.calls.at(-1)!;
    throw new Refused(notInlined(context.region.locate(call), callee.name, why));
  };
  if (node.type === 'return_statement') {
    const [value] = children(node);
    if (!result || !value) return result ? refuse('it may end without a result') : [];
    const build = (builder: StatementBuilder) =>
      assignedResult(result, value, node, builder, walk.structCopy);
    return walk.afterCalls(value, context, (inside) => walk.statement(node, inside, build));
  }
  if (node.type === 'compound_statement') {
    if (alwaysReturns(node)) return returning(children(node), inBlock(context), result, walk);
    if (shadowUsedNames(children(node), rest, context.scope))
      return refuse("it has a block with a 'return' whose names mean something else after it");
    return returning([...children(node), ...rest], inBlock(context), result, walk);
  }
  const branch = (nodes: readonly Node[], inside: Context) => {
    const followed = nodes.some(alwaysReturns) ? nodes : [...nodes, ...rest];
    return context.region.values.onOneWay(() => returning(followed, inside, result, walk));
  };
  if (isLoopStatement(node) && context.loops.length > 0)
    return leavingLoop(node, rest, context, result, walk);
  if (!/^(?:if|switch)_statement$/.test(node.type)) return refuse("it has a 'return' inside a loop");
  const when = field(node, 'condition');
  if (node.type === 'switch_statement') {
    const groups = affineGroups(node, context);
    if (!groups) {
      const value = oneLine(unparenthesised(when), 40);
      return refuse(
        `it has a 'return' in a 'switch' on '${value}', which is only known when the statement runs`,
      );
    }
    return groups
      .filter(({ condition }) => !isNever(condition))
      .flatMap(({ condition, statements }) => branch(statements, inBlock(under(context, condition))));
  }
  const { before, then, otherwise } = walk.branches(when, context);
  const alternative = node.childForFieldName('alternative');
  return [
    ...before,
    ...branch([field(node, 'consequence')], then),
    ...branch(alternative ? children(alternative) : [], otherwise),
  ];
}

/** Returns a loop that may end with `return` as one statement, and what happens after it otherwise. */
function leavingLoop(
  node: Node,
  rest: readonly Node[],
  context: Context,
  result: CallResult | undefined,
  walk: Walk,
): LoopNode[] {
  const returned = localScalar('returned', 'int32', node, context);
  const begin = walk.statement(node, context, (builder) => [setTo(0, returned, node, builder)]);
  const loop = walk.dataLoop(node, { ...context, leaving: { result, returned } });
  const after = inBlock(underData(context, returned, false));
  return [begin, loop, ...context.region.values.onOneWay(() => returning(rest, after, result, walk))];
}

/** Returns a call that is a statement of its own. */
export function callStatement(expression: Node, context: Context): FunctionText | undefined {
  const inner = unparenthesised(expression);
  return inner.type === 'call_expression' ? calledFunction(inner, context) : undefined;
}
