import type { BodyExpr, BodyStatement, ScalarType } from '@boxflow/ir';
import { loopChangesInside, unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { bodyRunOnce, unlabelled } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { resultType } from '../../types/operators.js';
import type { Variable } from '../../types/scope.js';
import { typeOf } from '../../types/type-of.js';
import { assignedResult, mayReturn, setTo } from '../calls/inlining.js';
import { arrayOf } from '../memory/arrays.js';
import { localScalar } from '../memory/local-scalar.js';
import { place } from '../memory/places.js';
import { type Reference, reference } from '../memory/references.js';
import { assigning, passed } from '../state/assigned-values.js';
import { inBlock } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import type { Region } from '../state/region.js';
import type { BuildEffect, StatementBuilder } from '../state/statement-builder.js';
import { truth } from '../state/truth.js';
import { plainOperator } from '../uses/writes.js';
import { doesNothing } from './assertions.js';
import { bodyLoop } from './body-loop.js';
import { bodySwitch } from './body-switch.js';
import { choiceOn } from './choice.js';
import { contracted } from './contraction.js';
import { bodyExpr, integerName } from './expressions.js';
import { initialisedLocals } from './local-declaration.js';
import { refuseStatement } from './refuse-statement.js';
import { structCopy } from './struct-copy.js';

/** Returns an assignment, `++`, `--`, or several joined by commas. @throws Refused */
export function bodyAssignments(expression: Node, builder: StatementBuilder): BodyStatement[] {
  const node = unparenthesised(expression);
  switch (node.type) {
    case 'assignment_expression':
      return builder.withEffects(
        embedded(node),
        (inner) => structAssignment(node, inner) ?? assignment(node, inner),
      );
    case 'update_expression':
      return assignment(node, builder);
    case 'comma_expression':
      return children(node).flatMap((part) => bodyAssignments(part, builder));
    default: {
      // Finds out what exactly is wrong inside, such as an unknown call.
      bodyExpr(node, builder);
      throw new Refused(
        unsupportedExpression(builder.region.locate(node), oneLine(node, 60), 'its value is not used'),
      );
    }
  }
}

/**
 * Returns the assignments inside an expression. C leaves the order open between one and other uses of its variable,
 * so there must be none.
 */
function embedded(root: Node): BuildEffect {
  return (node, builder) => {
    const place = node.childForFieldName('left') ?? field(node, 'argument');
    // Its own variable, and those in subscripts that may change.
    const names = new Set(
      identifiersIn(place).flatMap((name) => (isStable(name, builder) ? [] : [name.text])),
    );
    const isInside = (use: Node) => use.startIndex >= node.startIndex && use.endIndex <= node.endIndex;
    if (identifiersIn(root).some((use) => names.has(use.text) && !isInside(use))) return undefined;
    if ([...descendants(place)].some(({ type }) => /^(?:assignment|update)_expression$/.test(type)))
      return undefined;
    const isPrefix =
      node.type === 'update_expression' && node.firstChild?.text === field(node, 'operator').text;
    if (node.type === 'assignment_expression' || isPrefix)
      return { ...assignmentAsValue(node, builder), after: [] };
    const target = targetOf(place, builder);
    const value = oldValue(node, target, builder);
    return { before: [], value, after: assignment(node, builder, target) };
  };
}

/** Returns whether a name has one value, which nothing in the region changes. */
function isStable(name: Node, { context, environment, region, scope }: StatementBuilder): boolean {
  const symbol = scope.lookup(name.text);
  if (context.loops.some((loop) => loop.symbol === symbol)) return true;
  const isChanged =
    symbol?.kind === 'variable' &&
    (region.isLocal(symbol) ? region.isChanged(symbol) : region.changesOuter(symbol));
  return !isChanged && ifAffine(() => environment.variable(name, environment)) !== undefined;
}

function identifiersIn(root: Node): Node[] {
  return [...descendants(root)].filter(({ type }) => type === 'identifier');
}

/** Returns the assignment of a whole struct; `undefined` for any other one. */
function structAssignment(node: Node, builder: StatementBuilder): BodyStatement[] | undefined {
  const left = field(node, 'left');
  if (typeOf(left, builder.scope)?.kind !== 'struct') return undefined;
  return structCopy(place(left, builder), field(node, 'right'), node, builder);
}

function assignment(node: Node, builder: StatementBuilder, to = targetIn(node, builder)): BodyStatement[] {
  const { before, value } = assigned(node, to, builder);
  return [...before, { kind: 'assign', target: write(to, node, builder), value }];
}

/** An expression, and the statements that come before it. */
interface ValueAfter {
  readonly before: BodyStatement[];
  readonly value: BodyExpr;
}

/** Returns an assignment and its value, which has the type of the target. No array is read for the value. */
function assignmentAsValue(node: Node, builder: StatementBuilder): ValueAfter {
  const target = targetIn(node, builder);
  const { before, value: given } = assigned(node, target, builder);
  const right = target.array.isBool ? truth(given) : given;
  const isScalar = target.index.length === 0;
  const { before: first, value } = isScalar
    ? { before: [], value: right }
    : kept(right, target.type, node, builder);
  const last: BodyStatement = { kind: 'assign', target: write(target, node, builder), value };
  return {
    before: [...before, ...first, last],
    value: isScalar ? readBack(target, node, builder) : value,
  };
}

/** Converts a value that is used twice; all except numbers and local scalars are kept in a scalar of their own. */
function kept(value: BodyExpr, type: ScalarType, node: Node, builder: StatementBuilder): ValueAfter {
  const isLocal =
    value.kind === 'read' && isLocalScalar(builder.collector.accesses[value.access]!.array, builder.region);
  if (value.kind === 'literal' || value.kind === 'int' || isLocal)
    return { before: [], value: value.type === type ? value : { kind: 'cast', operand: value, type } };
  const scalar = { array: localScalar('value', type, node, builder.context), index: [], type };
  const first: BodyStatement = { kind: 'assign', target: write(scalar, node, builder), value };
  return { before: [first], value: readBack(scalar, node, builder) };
}

function isLocalScalar(name: string, { arrays }: Region): boolean {
  const array = [...arrays.values()].find((one) => one.name === name);
  return array?.storage === 'local' && array.extents.length === 0;
}

/** Returns what an assignment, `++` or `--` assigns, after the assignments on its right side. */
function assigned(node: Node, target: Reference, builder: StatementBuilder): ValueAfter {
  const op = plainOperator(node);
  const left = op && oldValue(node, target, builder);
  const { before, value: right } = assignedValue(node.childForFieldName('right'), builder);
  if (!left) return { before, value: right };
  const type = resultType(op, left.type, right.type);
  return { before, value: contracted({ kind: 'binary', op, left, right, type }, node, builder) };
}

/** Returns the value that `k += 2` or `k++` finds, which need not be read if it is known. */
function oldValue(node: Node, target: Reference, builder: StatementBuilder): BodyExpr {
  const place = unparenthesised(node.childForFieldName('left') ?? field(node, 'argument'));
  return (place.type === 'identifier' && integerName(place, builder)) || readBack(target, node, builder);
}

/** Returns the right side of an assignment; in `a = b = c` that is the value of `b = c`, and in `a++` it is 1. */
function assignedValue(right: Node | null, builder: StatementBuilder): ValueAfter {
  if (!right) return { before: [], value: { kind: 'literal', text: '1', type: 'int32' } };
  const node = unparenthesised(right);
  if (node.type === 'assignment_expression') return assignmentAsValue(node, builder);
  return { before: [], value: bodyExpr(right, builder) };
}

function targetIn(assignment: Node, builder: StatementBuilder): Reference {
  return targetOf(assignment.childForFieldName('left') ?? field(assignment, 'argument'), builder);
}

function targetOf(node: Node, builder: StatementBuilder): Reference {
  const { context, region, scope } = builder;
  const inner = unparenthesised(node);
  const symbol = inner.type === 'identifier' ? scope.lookup(inner.text) : undefined;
  const loop = context.loops.find((candidate) => candidate.symbol === symbol);
  if (loop)
    throw new Refused(
      loopChangesInside(loop.location, `the loop variable '${loop.sourceName}'`, region.locate(inner)),
    );
  return reference(node, builder);
}

function write(target: Reference, node: Node, builder: StatementBuilder): number {
  return builder.add('write', target.array, target.index, node);
}

function readBack(target: Reference, node: Node, builder: StatementBuilder): BodyExpr {
  return { kind: 'read', access: builder.add('read', target.array, target.index, node), type: target.type };
}

/** Returns `double t = a[i];` as an assignment. */
export function initialisation(
  variable: Variable,
  name: Node,
  value: Node,
  builder: StatementBuilder,
): BodyStatement[] {
  if (variable.type.kind === 'struct') return structInitialisation(variable, name, value, builder);
  const array = arrayOf(variable, name, builder.region);
  return builder.withEffects(embedded(value), (inner) => {
    const assigned = assignedValue(value, inner);
    const target = inner.add('write', array, [], name);
    return [...assigned.before, { kind: 'assign', target, value: assigned.value }];
  });
}

/** Returns `struct point a = p[i];` as an assignment. */
function structInitialisation(
  symbol: Variable,
  node: Node,
  value: Node,
  builder: StatementBuilder,
): BodyStatement[] {
  const target = { symbol, node, type: symbol.type, offsets: [], members: [], movable: false };
  return structCopy(target, value, value, builder);
}

/** Returns the statements under a condition that depends on data: one statement of the region, with may-accesses. */
export function bodyIf(node: Node, builder: StatementBuilder): BodyStatement {
  const when = field(node, 'condition');
  const choice = choiceOn(when, builder);
  const condition = bodyExpr(when, builder);
  const { values } = builder.region;
  const then = choice(true, () => values.onOneWay(() => nested(field(node, 'consequence'), builder)));
  const alternative = node.childForFieldName('alternative');
  const elseBody = alternative && children(alternative)[0];
  const otherwise = elseBody ? choice(false, () => values.onOneWay(() => nested(elseBody, builder))) : [];
  return { kind: 'if', condition, then, otherwise };
}

/** Returns a loop whose number of iterations depends on data as part of one statement of the region. */
export function loopOnData(node: Node, builder: StatementBuilder): BodyStatement[] {
  return bodyLoop(node, builder, { nested, assignments: bodyAssignments, declaration: bodyDeclaration });
}

/** Returns a `switch` that depends on data as one statement of the region. */
export function switchOnData(node: Node, builder: StatementBuilder): BodyStatement[] {
  return bodySwitch(node, builder, nested);
}

/** Returns the statements after `if (c) continue;` to the end of the loop's body, if c depends on data. */
export function bodyUnless(node: Node, rest: readonly Node[], builder: StatementBuilder): BodyStatement {
  const when = field(node, 'condition');
  const condition = bodyExpr(when, builder);
  const otherwise = builder.under(undefined, () =>
    builder.region.values.onOneWay(() => rest.flatMap((inner) => nested(inner, builder))),
  );
  return { kind: 'if', condition, then: [], otherwise };
}

function nested(node: Node, builder: StatementBuilder): BodyStatement[] {
  const [expression] = node.type === 'expression_statement' ? children(node) : [];
  if (expression && doesNothing(expression, builder.within(builder.context))) return [];
  if (expression)
    return assigning(expression, builder.within(builder.context), () => bodyAssignments(expression, builder));
  const built = nestedStatement(node, builder);
  if (node.type !== 'declaration' && node.type !== 'compound_statement') passed(node, builder.context);
  return built;
}

function nestedStatement(node: Node, builder: StatementBuilder): BodyStatement[] {
  switch (node.type) {
    case 'compound_statement':
      return nestedBlock(node, builder.inside(inBlock(builder.context), builder.values));
    case 'declaration':
      return bodyDeclaration(node, builder);
    case 'expression_statement':
      return [];
    case 'if_statement':
      return [bodyIf(node, builder)];
    case 'switch_statement':
      return bodySwitch(node, builder, nested);
    case 'labeled_statement':
      return nested(unlabelled(node) ?? refuseStatement(node, builder.region), builder);
    case 'break_statement':
      return builder.context.isDataLoop ? [{ kind: 'break' }] : refuseStatement(node, builder.region);
    case 'return_statement':
      return bodyReturn(node, builder);
    case 'for_statement':
    case 'while_statement':
    case 'do_statement': {
      const once = bodyRunOnce(node);
      return once ? nested(once, builder) : innerLoop(node, builder);
    }
    default:
      return refuseStatement(node, builder.region);
  }
}

/** Returns the end of an inlined function inside a loop: its result, and a `break`. */
function bodyReturn(node: Node, builder: StatementBuilder): BodyStatement[] {
  const { leaving } = builder.context;
  if (!leaving) return refuseStatement(node, builder.region);
  const { result, returned } = leaving;
  const [value] = children(node);
  if (result && !value) return refuseStatement(node, builder.region);
  const values = result ? assignedResult(result, value!, node, builder, structCopy) : [];
  return [...values, setTo(1, returned, node, builder), { kind: 'break' }];
}

/** Returns a loop inside another one. A `return` inside it leaves both. */
function innerLoop(node: Node, builder: StatementBuilder): BodyStatement[] {
  const loop = loopOnData(node, builder);
  const { leaving } = builder.context;
  if (!leaving || !mayReturn(node)) return loop;
  const access = builder.add('read', leaving.returned, [], node);
  const condition: BodyExpr = { kind: 'read', access, type: 'int32' };
  return [...loop, { kind: 'if', condition, then: [{ kind: 'break' }], otherwise: [] }];
}

function nestedBlock(node: Node, builder: StatementBuilder): BodyStatement[] {
  return children(node).flatMap((child) => nested(child, builder));
}

function bodyDeclaration(node: Node, builder: StatementBuilder): BodyStatement[] {
  return initialisedLocals(node, builder.within(builder.context)).flatMap(({ variable, declared, value }) => {
    const { kind } = variable.type;
    if (kind !== 'scalar' && kind !== 'struct') return refuseStatement(node, builder.region);
    return initialisation(variable, declared.node, value, builder);
  });
}
