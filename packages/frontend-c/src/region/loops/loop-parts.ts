import { type Diagnostic, isFloating } from '@boxflow/ir';
import { countsInCondition, jump, loopForm, notCounted } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { hasJump, loopKeyword } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import { Scope, type Variable } from '../../types/scope.js';
import { assigning } from '../state/assigned-values.js';
import type { Context, FirstValue } from '../state/context.js';
import { integerEnvironment } from '../state/integer-environment.js';
import { changedVariable, declares } from '../uses/writes.js';
import { constantStep, type LoopStep, stepOfUpdate } from './loop-step.js';

/** A variable that a loop changes by a constant each time. */
export interface Counter {
  readonly symbol: Variable;
  /** Absent if the variable keeps the value that it has before the loop. */
  readonly first: FirstValue | undefined;
  readonly step: number;
}

/** A counted loop, however it is written. */
export interface LoopParts {
  readonly node: Node;
  /** The scope of the body, with the declarations of the loop itself. */
  readonly scope: Scope;
  readonly counters: readonly Counter[];
  readonly condition: Node | undefined;
  /** The body without the changes of the counters. */
  readonly body: readonly Node[];
  /** Whether the first iteration runs whatever the condition says. */
  readonly runsOnce: boolean;
}

/** Returns the parts of a loop that counts. @throws Refused */
export function partsOf(node: Node, context: Context): LoopParts {
  return node.type === 'for_statement' ? partsOfFor(node, context) : partsOfWhile(node, context);
}

/** Returns the parts of `for (i = a, j = b; …; i++, j -= 2)`; its body may count on, too. @throws Refused */
function partsOfFor(node: Node, context: Context): LoopParts {
  const scope = new Scope(context.scope);
  const inner = { ...context, scope };
  const firsts = firstValues(node, inner);
  const first = (symbol: Variable) => firsts.get(symbol) ?? context.starts.get(symbol);
  const update = node.childForFieldName('update');
  const updated = (update ? partsOfComma(update) : []).map((part) => stepOfUpdate(part, inner));
  const inBody = countedInBody(node, inner, (symbol) => first(symbol) !== undefined);
  const counted = [...updated, ...inBody.counted];
  if (counted.length === 0) throw new Refused(whyNotCounting(node, context));
  const constant = [...firsts.keys()].filter((symbol) => counted.every((other) => other.symbol !== symbol));
  const counters = [...counted, ...constant.map((symbol) => ({ symbol, step: 0 }))].map((counter) => ({
    ...counter,
    first: first(counter.symbol),
  }));
  finish(counters, node, context);
  const condition = node.childForFieldName('condition') ?? undefined;
  return { node, scope, counters, condition, body: inBody.rest, runsOnce: false };
}

function whyNotCounting(node: Node, { region }: Context): Diagnostic {
  const condition = node.childForFieldName('condition');
  const changed = [...(condition ? descendants(condition) : [])].flatMap(
    (part) => changedVariable(part)?.text ?? [],
  );
  return changed[0] === undefined
    ? loopForm(region.locate(node), 'nothing is added to its variable')
    : countsInCondition(region.locate(node), changed[0]);
}

/** Returns the parts of `i = a; while (i < b) { …; i++; }`, or of the same with `do`. @throws Refused */
function partsOfWhile(node: Node, context: Context): LoopParts {
  const { region } = context;
  const condition = field(node, 'condition');
  const mentioned = new Set(
    [...descendants(condition)].flatMap((use) => (use.type === 'identifier' ? [use.text] : [])),
  );
  const { counted, rest } = countedInBody(
    node,
    context,
    (symbol) => mentioned.has(symbol.name) || context.starts.has(symbol),
  );
  const counters = counted.map((counter) => ({ ...counter, first: context.starts.get(counter.symbol) }));
  if (!counters.some(({ symbol }) => mentioned.has(symbol.name))) {
    const body = [...descendants(field(node, 'body'))];
    const steps = [...mentioned].find((name) => {
      const symbol = context.scope.lookup(name);
      const isInteger =
        symbol?.kind === 'variable' && symbol.type.kind === 'scalar' && !isFloating(symbol.type.scalar);
      return isInteger && body.some((part) => changedVariable(part)?.text === name);
    });
    throw new Refused(notCounted(region.locate(node), loopKeyword(node), steps));
  }
  finish(counters, node, context);
  const scope = new Scope(context.scope);
  return { node, scope, counters, condition, body: rest, runsOnce: node.type === 'do_statement' };
}

/**
 * Returns a first value. It is evaluated at once, since its names may change before the loop; errors wait for
 * its use.
 */
export function firstValue(node: Node, context: Context): FirstValue {
  const environment = integerEnvironment(context);
  const { value, error } = tried(() => affine(node, environment));
  return {
    node,
    value: () => {
      if (value) return value;
      throw error;
    },
  };
}

function tried<T>(evaluate: () => T): { readonly value?: T; readonly error?: unknown } {
  try {
    return { value: evaluate() };
  } catch (error) {
    return { error };
  }
}

/** Returns the statements of a loop's body, which may be a block or a single statement. */
function bodyStatements(loop: Node): Node[] {
  const body = field(loop, 'body');
  return body.type === 'compound_statement' ? children(body) : [body];
}

/** Returns the name in `i++;`, `i += 2;`: a statement that does nothing but change a variable. */
function updatedName(statement: Node): string | undefined {
  const [update] = statement.type === 'expression_statement' ? children(statement) : [];
  const inner = update && unparenthesised(update);
  return inner?.type === 'update_expression' || inner?.type === 'assignment_expression'
    ? changedVariable(inner)?.text
    : undefined;
}

/**
 * Returns the variables that the body changes by a constant, once in each iteration and after their last use.
 * `rest`: the body without these statements.
 */
function countedInBody(
  loop: Node,
  context: Context,
  wanted: (symbol: Variable) => boolean,
): { counted: { symbol: Variable; step: number }[]; rest: readonly Node[] } {
  const statements = bodyStatements(loop);
  const counted: { symbol: Variable; step: number }[] = [];
  const updates = new Set<Node>();
  for (const statement of statements) {
    const step = countingStep(statement, statements, context.scope);
    if (!step || !wanted(step.symbol)) continue;
    counted.push(step);
    updates.add(statement);
  }
  if (counted.length === 0) return { counted, rest: [field(loop, 'body')] };
  const skips = statements.find((statement) => hasJump(statement, 'continue_statement'));
  if (skips)
    throw new Refused(jump(context.region.locate(skips), "a 'continue' before the loop variable is changed"));
  return { counted, rest: statements.filter((statement) => !updates.has(statement)) };
}

/** Returns whether the body counts with a variable, as {@link partsOfFor} and {@link partsOfWhile} understand it. */
export function countsInBody(loop: Node, name: string, scope: Scope): boolean {
  const statements = bodyStatements(loop);
  return statements.some(
    (statement) =>
      updatedName(statement) === name && countingStep(statement, statements, scope) !== undefined,
  );
}

/** Returns the variable and its step, if the body neither changes it elsewhere nor uses it after this statement. */
function countingStep(statement: Node, statements: readonly Node[], scope: Scope): LoopStep | undefined {
  const name = updatedName(statement);
  if (name === undefined) return undefined;
  // Most assignments are no steps. The questions below walk through the whole body.
  const step = constantStep(unparenthesised(children(statement)[0]!), scope);
  if (typeof step === 'string') return undefined;
  const elsewhere = statements.filter((other) => other !== statement);
  const later = statements.slice(statements.indexOf(statement) + 1);
  if (elsewhere.some((other) => changes(other, name))) return undefined;
  if (later.some((other) => mentions(other, name))) return undefined;
  return step;
}

/** Returns whether a name is changed or declared below, whatever it means there. */
function changes(node: Node, name: string): boolean {
  return [...descendants(node)].some(
    (inner) =>
      changedVariable(inner)?.text === name || (inner.type === 'declaration' && declares(inner, name)),
  );
}

function mentions(node: Node, name: string): boolean {
  return [...descendants(node)].some((inner) => inner.type === 'identifier' && inner.text === name);
}

/**
 * Checks that each counter occurs once, and removes its first value from those that wait for a loop. Counters
 * from outside the region are remembered, since they must not be read after it. @throws Refused
 */
function finish(counters: readonly Counter[], node: Node, { region, starts }: Context): void {
  const twice = counters.find(({ symbol }, i) => counters.findIndex((other) => other.symbol === symbol) < i);
  if (twice) throw new Refused(loopForm(region.locate(node), `it changes '${twice.symbol.name}' twice`));
  for (const { symbol } of counters) {
    starts.delete(symbol);
    const use = [...descendants(node)].find(
      (inner) => inner.type === 'identifier' && inner.text === symbol.name,
    );
    if (!region.isLocal(symbol)) region.outerIterators.set(symbol, use ?? node);
  }
}

/** Returns the variables that a `for` loop begins with, and their values. */
function firstValues(node: Node, context: Context): Map<Variable, FirstValue> {
  const { region, scope } = context;
  const refuse = (why: string): never => {
    throw new Refused(loopForm(region.locate(node), why));
  };
  const initialiser = node.childForFieldName('initializer');
  const firsts = new Map<Variable, FirstValue>();
  if (initialiser?.type === 'declaration') {
    for (const { variable, declared } of declare(initialiser, scope, 'local')) {
      if (!declared.initialiser) return refuse(`it does not begin with the value of '${variable.name}'`);
      firsts.set(variable, firstValue(declared.initialiser, context));
    }
    return firsts;
  }
  for (const part of initialiser ? partsOfComma(initialiser) : []) {
    const target = part.type === 'assignment_expression' ? unparenthesised(field(part, 'left')) : undefined;
    if (target?.type !== 'identifier' || field(part, 'operator').text !== '=')
      return refuse('it does not begin with the values of variables');
    const symbol = scope.lookup(target.text);
    if (symbol?.kind !== 'variable') return refuse(`'${target.text}' is not a variable of the program`);
    assigning(part, context, () => firsts.set(symbol, firstValue(field(part, 'right'), context)));
  }
  return firsts;
}

/** Returns the operands of `a, b, c`. */
export function partsOfComma(node: Node): Node[] {
  const inner = unparenthesised(node);
  return inner.type === 'comma_expression' ? children(inner).flatMap(partsOfComma) : [inner];
}
