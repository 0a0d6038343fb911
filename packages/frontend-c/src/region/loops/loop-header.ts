import {
  apply,
  type Diagnostic,
  type IntExpr,
  int,
  isFloating,
  isUnsigned,
  rangeOf,
  type ScalarType,
  simplifyIntExpr,
  substitute,
  variable,
} from '@boxflow/ir';
import {
  boundNotAffine,
  iteratorKind,
  loopChangesInside,
  loopForm,
  notCounted,
  tooDeep,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { converted } from '../../integers/affine.js';
import { hasChoice, withoutChoices } from '../../integers/cases.js';
import { affineCondition } from '../../integers/condition.js';
import type { TypedInt } from '../../integers/integer-environment.js';
import type { NotAffine } from '../../integers/not-affine.js';
import { hasJump, loopKeyword } from '../../syntax/loop-statement.js';
import { descendants, type Node, oneLine } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { passed } from '../state/assigned-values.js';
import type { Context } from '../state/context.js';
import { holdsBefore } from '../state/holds-before.js';
import { requireAffine } from '../state/if-affine.js';
import { integerEnvironment, parameter } from '../state/integer-environment.js';
import { narrowest, typeRange } from '../state/integer-ranges.js';
import type { Constraint, Loop } from '../state/loop.js';
import { MOST_LOOPS } from '../state/loop.js';
import { conjunctsOf } from '../statements/conjuncts.js';
import { firstChange, firstUse } from '../uses/writes.js';
import { alternationsOf, enterAlternations, leaveAlternations } from './alternation.js';
import { enterInductions, inductionsOf, leaveInductions } from './induction.js';
import { type Beside, exactBound, type LoopBound } from './loop-bound.js';
import type { Counter, LoopParts } from './loop-parts.js';

/** A loop as its body sees it. */
export interface EnteredLoop {
  /** With the loop as its innermost one. */
  readonly inside: Context;
  readonly loop: Loop;
  /** Gives variables their values after the loop. */
  readonly leave: () => void;
}

/** Enters a counted loop. @throws Refused */
export function enterLoop(parts: LoopParts, context: Context): EnteredLoop {
  if (context.loops.length === MOST_LOOPS) throw new Refused(tooDeep(context.region.locate(parts.node)));
  const { region } = context;
  const { node, counters, scope } = parts;
  const inner = { ...context, scope };
  const main = mainCounter(parts);
  const { symbol, step } = main;
  const type = iteratorType(symbol, node, context);
  const start = firstValue(main, type, parts, inner);
  const draft: Loop = {
    name: iteratorName(symbol, context),
    sourceName: symbol.name,
    symbol,
    type,
    step,
    lower: step > 0 ? start : undefined,
    upper: step < 0 ? start : undefined,
    companions: new Map(),
    location: region.locate(node),
    node,
  };
  for (const counter of counters) {
    region.iterators.add(counter.symbol);
    checkUnchanged(counter.symbol, parts, context);
  }
  setRange(draft, context);
  const others = counters.filter((counter) => counter !== main);
  const companions = new Map(
    others.map((counter) => [counter.symbol, companion(counter, draft, start, parts, inner)]),
  );
  const counting = { ...draft, companions };
  const inductions = inductionsOf(parts, context);
  const alternations = alternationsOf(parts, context);
  passed(node, context);
  const bounds = conditionBounds(parts, counting, { ...inner, loops: [...context.loops, counting] });
  const loop = withEnd(counting, bounds);
  setRange(loop, context);
  checkEnd(loop, node, context);
  const within = {
    ...inner,
    loops: [...context.loops, loop],
    constraints: [...context.constraints, ...loopConstraints(loop, start, bounds)],
  };
  for (const [counter, value] of companions) checkCompanion(counter, value, node, within);
  if (parts.runsOnce) checkRunsOnce(parts, start, bounds, loop, inner);
  enterInductions(inductions, loop, start, within);
  enterAlternations(alternations, loop, start, within);
  const isWhole =
    bounds.length === 1 && !parts.runsOnce && !parts.body.some((part) => hasJump(part, 'break_statement'));
  return {
    inside: within,
    loop,
    leave: () => {
      passed(node, context);
      leaveInductions(inductions, loop, isWhole, context);
      leaveAlternations(alternations, loop, isWhole, context);
    },
  };
}

function firstValue(
  { first, symbol }: Counter,
  type: ScalarType,
  parts: LoopParts,
  context: Context,
): IntExpr {
  const { region } = context;
  if (!first) return entryValue(symbol, parts, context);
  return requireAffine(
    region,
    () => converted(first.value(), type, first.node, integerEnvironment(context)).expr,
    (error) => boundReason(first.node, error, parts, context),
  );
}

/**
 * Returns the value with which the region begins, of a loop variable that nothing in the region has changed yet.
 */
function entryValue(symbol: Variable, { node }: LoopParts, context: Context): IntExpr {
  const { region, loops } = context;
  const known = region.values.get(symbol)?.affine;
  if (known) return known.expr;
  const before = region.changes.get(symbol.name);
  const untouched = before === undefined || before >= node.startIndex;
  const name = [...descendants(node)].find((use) => use.type === 'identifier' && use.text === symbol.name);
  if (!name || loops.length > 0 || !untouched || region.isLocal(symbol) || symbol.type.kind !== 'scalar')
    throw new Refused(loopForm(region.locate(node), `it does not begin with the value of '${symbol.name}'`));
  return parameter(name, symbol, symbol.type.scalar, region).expr;
}

/** Returns the counter that the condition mentions first; the others follow it. */
function mainCounter({ counters, condition, scope }: LoopParts): Counter {
  for (const use of condition ? descendants(condition) : []) {
    if (use.type !== 'identifier') continue;
    const found = counters.find(({ symbol }) => scope.lookup(use.text) === symbol);
    if (found) return found;
  }
  return counters[0]!;
}

/** Returns the value of `j` in `for (i = 0, j = n; …; i++, j -= 2)`, which follows from that of `i`. */
function companion(
  counter: Counter,
  loop: Loop,
  start: IntExpr,
  parts: LoopParts,
  context: Context,
): TypedInt {
  const type = iteratorType(counter.symbol, parts.node, context);
  const first = firstValue(counter, type, parts, context);
  const [low, high] = loop.step > 0 ? [start, variable(loop.name)] : [variable(loop.name), start];
  const rounds = apply('floordiv', apply('sub', high, low), int(Math.abs(loop.step)));
  return { expr: simplifyIntExpr(apply('add', first, apply('mul', int(counter.step), rounds))), type };
}

function checkCompanion(symbol: Variable, { expr, type }: TypedInt, node: Node, context: Context): void {
  const { lo, hi } = typeRange(type);
  if (!isUnsigned(type) && !isNarrow(type)) return;
  if (integerEnvironment(context).assume(expr, lo, hi)) return;
  const why = isUnsigned(type)
    ? 'it is unsigned and may be counted below zero'
    : `${type} wraps around early`;
  throw new Refused(iteratorKind(context.region.locate(node), symbol.name, why));
}

function isNarrow(type: ScalarType): boolean {
  return !/(32|64)$/.test(type);
}

/**
 * Checks that the condition of a `do` loop holds for the first value, with which it runs in any case. @throws
 * Refused
 */
function checkRunsOnce(
  { node }: LoopParts,
  start: IntExpr,
  bounds: readonly LoopBound[],
  loop: Loop,
  context: Context,
): void {
  for (const { condition } of bounds) {
    const first = simplifyIntExpr(substitute(condition, new Map([[loop.name, start]])));
    if (!holdsBefore(first, context))
      throw new Refused(loopForm(context.region.locate(node), 'its condition may not hold at the beginning'));
  }
}

function iteratorType(symbol: Variable, node: Node, { region, loops }: Context) {
  const refuse = (why: string, hint?: string): never => {
    throw new Refused(iteratorKind(region.locate(node), symbol.name, why, hint));
  };
  if (symbol.storage === 'global') return refuse('it is global, so other functions may read it');
  if (symbol.storage === 'static') return refuse('it is static, so its value outlives the function');
  if (symbol.volatile) return refuse('it is volatile or atomic');
  if (symbol.type.kind === 'pointer')
    return refuse('it is a pointer', 'count with an integer, and use it as a subscript');
  if (symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar)) return refuse('it is not an integer');
  if (loops.some((loop) => loop.symbol === symbol || loop.companions.has(symbol)))
    return refuse('an enclosing loop counts with it too');
  return symbol.type.scalar;
}

function checkUnchanged(symbol: Variable, { body, node }: LoopParts, { region }: Context): void {
  for (const part of body) {
    const change = firstChange(part, symbol.name);
    if (!change) continue;
    throw new Refused(
      loopChangesInside(region.locate(node), `the loop variable '${symbol.name}'`, region.locate(change)),
    );
  }
}

/** Returns the reason to refuse a bound. A bound that changes in this very loop has its own message. */
function boundReason(
  bound: Node,
  { why, node }: NotAffine,
  { body, node: loop, scope, counters, condition }: LoopParts,
  { region, loops }: Context,
): Diagnostic {
  const usesCounter = (part: Node): boolean =>
    [...descendants(part)].some(
      ({ type, text }) => type === 'identifier' && counters.some(({ symbol }) => symbol.name === text),
    );
  const contains = (outer: Node): boolean =>
    outer.startIndex <= node.startIndex && node.endIndex <= outer.endIndex;
  // A condition on elements that the loop itself comes to says nothing about how often it runs.
  if (usesCounter(node) && node.type === 'subscript_expression')
    return notCounted(region.locate(bound), loopKeyword(loop));
  const changes = node.type === 'identifier' ? body.map((part) => firstChange(part, node.text)) : [];
  const change = changes.find((found) => found !== undefined);
  const isInCondition = condition && contains(condition);
  const isRead = isInCondition && /^(?:subscript|pointer)_expression$/.test(node.type);
  const varies = [...descendants(node)].some(({ text }) => loops.some(({ symbol }) => symbol.name === text));
  if (!change) {
    const read = isRead && !varies ? oneLine(node, 40) : undefined;
    return boundNotAffine(region.locate(bound), oneLine(bound, 60), why, read);
  }
  const symbol = scope.lookup(node.text);
  // A loop until numbers have converged, or until a flag says so, is not a mistake.
  const scalar =
    symbol?.kind === 'variable' && symbol.type.kind === 'scalar' ? symbol.type.scalar : undefined;
  const isAlone =
    isInCondition && conjunctsOf(condition).some((part) => contains(part) && !usesCounter(part));
  if (scalar !== undefined && (isFloating(scalar) || isAlone))
    return notCounted(region.locate(bound), loopKeyword(loop));
  return loopChangesInside(
    region.locate(bound),
    `the loop bound '${oneLine(bound, 60)}'`,
    region.locate(change),
  );
}

function iteratorName(symbol: Variable, { region, loops }: Context): string {
  const outside = region.source.scope.lookup(symbol.name);
  const shadows =
    outside !== undefined &&
    outside !== symbol &&
    (region.isInlined(symbol) || region.source.statements.some((root) => firstUse(root, symbol.name)));
  const taken = (name: string) =>
    loops.some((loop) => loop.name === name) ||
    region.parameters.has(name) ||
    (shadows && name === symbol.name);
  const name = region.freshName(symbol.name, taken);
  region.iteratorNames.add(name);
  return name;
}

function setRange(loop: Loop, { region }: Context): void {
  const lower = loop.lower ? rangeOf(loop.lower, region.ranges).lo : Number.NEGATIVE_INFINITY;
  const upper = loop.upper ? rangeOf(loop.upper, region.ranges).hi : Number.POSITIVE_INFINITY;
  region.ranges.set(loop.name, narrowest(typeRange(loop.type), { lo: lower, hi: upper }));
}

/** Returns the bounds in the loop's condition. Several bounds, joined by `&&`, must each end the loop for good. */
function conditionBounds(parts: LoopParts, loop: Loop, context: Context): readonly LoopBound[] {
  const { region } = context;
  const { condition, node } = parts;
  if (!condition) throw new Refused(loopForm(region.locate(node), 'it has no condition'));
  const conjuncts = conjunctsOf(condition);
  const comparisons = conjuncts.map((conjunct) =>
    requireAffine(
      region,
      () => affineCondition(conjunct, integerEnvironment(context)),
      (error) => boundReason(error.node, error, parts, context),
    ),
  );
  const isOnlyEnd = conjuncts.length === 1 && !parts.body.some((part) => hasJump(part, 'break_statement'));
  const isBounded = comparisons.some(({ op }) => op !== 'ne');
  return comparisons.map((comparison, position) => {
    const unbounded: Beside = isOnlyEnd ? 'nothing' : 'others';
    const bound = exactBound(comparison, loop, region, isBounded || position > 0 ? 'and' : unbounded);
    if (typeof bound === 'string') throw new Refused(loopForm(region.locate(conjuncts[position]!), bound));
    return bound;
  });
}

/** Returns the loop with the last value that its condition allows, as far as one bound says it. */
function withEnd(loop: Loop, bounds: readonly LoopBound[]): Loop {
  const end = bounds.find((bound) => bound.end !== undefined)?.end;
  if (!end) return loop;
  const step = end.strict ? 1 : 0;
  if (loop.step > 0) return { ...loop, upper: simplifyIntExpr(apply('sub', end.value, int(step))) };
  return { ...loop, lower: simplifyIntExpr(apply('add', end.value, int(step))) };
}

/** Checks that the type has the value after the last one, so that the variable does not wrap around. @throws Refused */
function checkEnd(loop: Loop, node: Node, context: Context): void {
  const { type, step } = loop;
  if (!isUnsigned(type) && !isNarrow(type)) return;
  const { lo, hi } = typeRange(type);
  const last = step > 0 ? loop.upper : loop.lower;
  const after = last && simplifyIntExpr(apply('add', last, int(step)));
  const [low, high] = step > 0 ? [Number.NEGATIVE_INFINITY, hi] : [lo, Number.POSITIVE_INFINITY];
  // Numbers of elements never reach the upper end of 64 bits.
  if (high === Number.POSITIVE_INFINITY && low === Number.NEGATIVE_INFINITY) return;
  if (after && integerEnvironment(context).assume(after, low, high)) return;
  const below = isUnsigned(type) && step < 0;
  const why = below
    ? 'it is unsigned and may be counted below zero'
    : `${type} may wrap around before the loop ends`;
  throw new Refused(iteratorKind(context.region.locate(node), loop.sourceName, why));
}

function loopConstraints(loop: Loop, start: IntExpr, bounds: readonly LoopBound[]): Constraint[] {
  const plain = !hasChoice(start);
  const [ranged] = bounds.filter((bound) => plain && bound.end && !hasChoice(bound.end.value));
  const first = { value: start, strict: false };
  const constraints: Constraint[] = [];
  if (ranged?.end) {
    const [lower, upper] = loop.step > 0 ? [first, ranged.end] : [ranged.end, first];
    constraints.push({ kind: 'range', lower, iterator: loop.name, upper });
  } else {
    const relation = loop.step > 0 ? 'ge' : 'le';
    constraints.push(conditionOf(apply(relation, variable(loop.name), start)));
  }
  for (const bound of bounds) if (bound !== ranged) constraints.push(conditionOf(bound.condition));
  const size = Math.abs(loop.step);
  if (size > 1) {
    const distance = simplifyIntExpr(apply('sub', variable(loop.name), start));
    constraints.push(conditionOf(apply('eq', apply('mod', distance, int(size)), int(0))));
  }
  return constraints;
}

function conditionOf(condition: IntExpr): Constraint {
  return { kind: 'condition', condition: withoutChoices(condition) };
}
