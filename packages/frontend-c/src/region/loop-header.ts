import {
  apply,
  type Diagnostic,
  type IntExpr,
  int,
  isFloating,
  rangeOf,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import { boundNotAffine, iteratorKind, loopChangesInside, loopForm } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affine, converted } from '../integers/affine.js';
import { affineCondition } from '../integers/condition.js';
import type { NotAffine } from '../integers/not-affine.js';
import { provablyAtLeast } from '../integers/prove.js';
import { field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { isUnsigned } from '../types/conversions.js';
import { declare } from '../types/declare.js';
import { Scope, type Variable } from '../types/scope.js';
import type { Context } from './context.js';
import type { Constraint, Loop } from './loop.js';
import { exactBound, type LoopBound } from './loop-bound.js';
import { loopStep } from './loop-step.js';
import { namesAt, narrowest, typeRange } from './names.js';
import { requireAffine } from './reason.js';
import { firstChange, firstUse } from './writes.js';

/** The context inside a `for` loop, with the loop as its innermost one. @throws Refused */
export function enterLoop(node: Node, context: Context): Context {
  const { region } = context;
  const { scope, symbol, first } = initialisation(node, { ...context, scope: new Scope(context.scope) });
  const inner = { ...context, scope };
  const type = iteratorType(symbol, node, context);
  region.iterators.add(symbol);
  checkUnchanged(symbol, field(node, 'body'), node, context);
  const step = loopStep(node, inner, symbol);

  const start = requireAffine(
    region,
    () => converted(affine(first, namesAt(inner)), type, first, namesAt(inner)).expr,
    (error) => boundReason(first, error, node, context),
  );
  const name = iteratorName(symbol, context);
  const draft: Loop = {
    name,
    sourceName: symbol.name,
    symbol,
    type,
    step,
    lower: step > 0 ? start : undefined,
    upper: step < 0 ? start : undefined,
    location: region.locate(node),
  };
  setRange(draft, context);
  const bounds = conditionBounds(node, draft, { ...inner, loops: [...context.loops, draft] });
  const loop = withEnd(draft, bounds);
  setRange(loop, context);
  if (isUnsigned(type) && step < 0) checkUnsignedEnd(loop, node, context);
  return {
    region,
    scope,
    loops: [...context.loops, loop],
    constraints: [...context.constraints, ...loopConstraints(loop, start, bounds)],
  };
}

/** The iterator's variable and first value. */
function initialisation(node: Node, context: Context): { scope: Scope; symbol: Variable; first: Node } {
  const { region, scope } = context;
  const initialiser = node.childForFieldName('initializer');
  if (initialiser?.type === 'declaration') {
    const [declared, ...others] = declare(initialiser, scope, 'local');
    if (!declared?.declared.initialiser || others.length > 0) {
      throw new Refused(loopForm(region.locate(node), 'it does not begin with the value of one variable'));
    }
    return { scope, symbol: declared.variable, first: declared.declared.initialiser };
  }
  const assignment = initialiser ? unparenthesised(initialiser) : undefined;
  const target =
    assignment?.type === 'assignment_expression' ? unparenthesised(field(assignment, 'left')) : undefined;
  if (!assignment || target?.type !== 'identifier' || field(assignment, 'operator').text !== '=') {
    throw new Refused(loopForm(region.locate(node), 'it does not begin with the value of one variable'));
  }
  const symbol = scope.lookup(target.text);
  if (symbol?.kind !== 'variable')
    throw new Refused(loopForm(region.locate(node), `'${target.text}' is not a variable of the program`));
  if (!region.isLocal(symbol)) region.outerIterators.set(symbol, target);
  return { scope, symbol, first: field(assignment, 'right') };
}

function iteratorType(symbol: Variable, node: Node, { region, loops }: Context) {
  const refuse = (why: string): never => {
    throw new Refused(iteratorKind(region.locate(node), symbol.name, why));
  };
  if (symbol.storage === 'global') return refuse('it is global, so other functions may read it');
  if (symbol.storage === 'static') return refuse('it is static, so its value outlives the function');
  if (symbol.volatile) return refuse('it is volatile or atomic');
  if (symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar)) return refuse('it is not an integer');
  if (!/(32|64)$/.test(symbol.type.scalar)) return refuse(`${symbol.type.scalar} wraps around early`);
  if (loops.some((loop) => loop.symbol === symbol)) return refuse('an enclosing loop counts with it too');
  return symbol.type.scalar;
}

function checkUnchanged(symbol: Variable, body: Node, node: Node, { region }: Context): void {
  const change = firstChange(body, symbol.name);
  if (change) {
    throw new Refused(
      loopChangesInside(region.locate(node), `the loop variable '${symbol.name}'`, region.locate(change)),
    );
  }
}

/** A bound that changes in this very loop is a mistake of its own. */
function boundReason(bound: Node, { why, node }: NotAffine, loop: Node, { region }: Context): Diagnostic {
  const change = node.type === 'identifier' ? firstChange(field(loop, 'body'), node.text) : undefined;
  if (!change) return boundNotAffine(region.locate(bound), oneLine(bound, 60), why);
  return loopChangesInside(
    region.locate(bound),
    `the loop bound '${oneLine(bound, 60)}'`,
    region.locate(change),
  );
}

function iteratorName(symbol: Variable, { region, loops }: Context): string {
  const outside = region.place.scope.lookup(symbol.name);
  const shadows =
    outside !== undefined &&
    outside !== symbol &&
    region.place.statements.some((root) => firstUse(root, symbol.name));
  const taken = (name: string) =>
    loops.some((loop) => loop.name === name) ||
    region.parameters.has(name) ||
    (shadows && name === symbol.name);
  return region.freshName(symbol.name, taken);
}

function setRange(loop: Loop, { region }: Context): void {
  const lower = loop.lower ? rangeOf(loop.lower, region.ranges).lo : Number.NEGATIVE_INFINITY;
  const upper = loop.upper ? rangeOf(loop.upper, region.ranges).hi : Number.POSITIVE_INFINITY;
  region.ranges.set(loop.name, narrowest(typeRange(loop.type), { lo: lower, hi: upper }));
}

/** What the loop's condition says about its variable. Several, joined by `&&`, must each end the loop for good. */
function conditionBounds(node: Node, loop: Loop, context: Context): readonly LoopBound[] {
  const { region } = context;
  const condition = node.childForFieldName('condition');
  if (!condition) throw new Refused(loopForm(region.locate(node), 'it has no condition'));
  const conjuncts = conjunctsOf(condition);
  return conjuncts.map((conjunct) => {
    const comparison = requireAffine(
      region,
      () => affineCondition(conjunct, namesAt(context)),
      (error) => boundReason(error.node, error, node, context),
    );
    const bound = exactBound(comparison, loop);
    if (typeof bound === 'string') throw new Refused(loopForm(region.locate(conjunct), bound));
    return bound;
  });
}

function conjunctsOf(condition: Node): readonly Node[] {
  const inner = unparenthesised(condition);
  if (inner.type === 'binary_expression' && field(inner, 'operator').text === '&&') {
    return [...conjunctsOf(field(inner, 'left')), ...conjunctsOf(field(inner, 'right'))];
  }
  return [inner];
}

/** The loop with the last value that its condition allows, as far as one bound says it. */
function withEnd(loop: Loop, bounds: readonly LoopBound[]): Loop {
  const end = bounds.find((bound) => bound.end !== undefined)?.end;
  if (!end) return loop;
  const step = end.strict ? 1 : 0;
  if (loop.step > 0) return { ...loop, upper: simplifyIntExpr(apply('sub', end.value, int(step))) };
  return { ...loop, lower: simplifyIntExpr(apply('add', end.value, int(step))) };
}

/** Counting down, the value after the last one must exist, or the loop would go on from the largest value. */
function checkUnsignedEnd(loop: Loop, node: Node, { region, loops }: Context): void {
  if (loop.lower && provablyAtLeast(loop.lower, -loop.step, loops, region.ranges)) return;
  throw new Refused(
    iteratorKind(region.locate(node), loop.sourceName, 'it is unsigned and may be counted below zero'),
  );
}

function loopConstraints(loop: Loop, start: IntExpr, bounds: readonly LoopBound[]): Constraint[] {
  const [ranged] = bounds.filter((bound) => bound.end !== undefined);
  const first = { value: start, strict: false };
  const constraints: Constraint[] = [];
  if (ranged?.end) {
    const [lower, upper] = loop.step > 0 ? [first, ranged.end] : [ranged.end, first];
    constraints.push({ kind: 'range', lower, iterator: loop.name, upper });
  } else {
    const relation = loop.step > 0 ? 'ge' : 'le';
    constraints.push({ kind: 'condition', condition: apply(relation, variable(loop.name), start) });
  }
  for (const bound of bounds)
    if (bound !== ranged) constraints.push({ kind: 'condition', condition: bound.condition });
  const size = Math.abs(loop.step);
  if (size > 1) {
    const distance = simplifyIntExpr(apply('sub', variable(loop.name), start));
    constraints.push({
      kind: 'condition',
      condition: apply('eq', apply('mod', distance, int(size)), int(0)),
    });
  }
  return constraints;
}
