import { apply, type IntExpr, int, simplifyIntExpr, variable, variablesOf } from '@boxflow/ir';
import { affine, converted } from '../../integers/affine.js';
import type { IntegerEnvironment } from '../../integers/integer-environment.js';
import { NotAffine } from '../../integers/not-affine.js';
import { hasJump } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { knownValueOf } from '../state/assigned-values.js';
import type { Context } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { KnownValue } from '../state/known-values.js';
import type { Loop } from '../state/loop.js';
import { changedVariable, declares, plainOperator } from '../uses/writes.js';
import type { LoopParts } from './loop-parts.js';

/** A variable to which each iteration of a loop adds the same amount, and which the loop does not count with. */
export interface Induction {
  readonly symbol: Variable;
  /** The variable's value before the loop. */
  readonly entry: KnownValue;
  /** The assignments that change it. */
  readonly updates: readonly Node[];
  readonly loop: Node;
  readonly body: readonly Node[];
}

/** Returns the variables to which the iterations of a loop may add the same, with their values before the loop. */
export function inductionsOf({ node, body, counters }: LoopParts, context: Context): Induction[] {
  if (hasEarlyEnd(body)) return [];
  const found = new Map<string, Node[]>();
  for (const change of body.flatMap((part) => [...descendants(part)])) {
    const name = changedVariable(change)?.text;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), change]);
  }
  return [...found].flatMap(([name, updates]) => {
    const symbol = context.scope.lookup(name);
    if (symbol?.kind !== 'variable' || symbol.type.kind !== 'scalar' || !context.region.isTracked(symbol))
      return [];
    if (counters.some((counter) => counter.symbol === symbol) || redeclares(body, name)) return [];
    const identifier = changedVariable(updates[0]!)!;
    const entry = updates.every((update) => addsInAllIterations(update, node))
      ? knownValueOf(identifier, symbol.type.scalar, context)
      : undefined;
    return entry ? [{ symbol, entry, updates, loop: node, body }] : [];
  });
}

/** Returns whether an iteration may end before the last statement of the body. */
export function hasEarlyEnd(body: readonly Node[]): boolean {
  const jumps = /^(?:return|goto|labeled|switch)_statement$/;
  return body.some(
    (part) =>
      hasJump(part, 'continue_statement') || [...descendants(part)].some(({ type }) => jumps.test(type)),
  );
}

/** Returns whether a declaration in the body has the name. */
export function redeclares(body: readonly Node[], name: string): boolean {
  return body.some((part) =>
    [...descendants(part)].some((node) => node.type === 'declaration' && declares(node, name)),
  );
}

/** Returns whether `k += c` or `k++` is a statement of the loop's body, perhaps inside blocks and `for` loops. */
function addsInAllIterations(update: Node, loop: Node): boolean {
  const operator = update.type === 'pointer_expression' ? undefined : plainOperator(update);
  if (operator !== '+' && operator !== '-') return false;
  let outer = statementOf(update)?.parent ?? null;
  for (; outer && outer.id !== loop.id; outer = outer.parent) {
    if (outer.type === 'for_statement' && hasEarlyEnd([field(outer, 'body')])) return false;
    if (outer.type === 'for_statement' && hasJump(field(outer, 'body'), 'break_statement')) return false;
    if (outer.type !== 'compound_statement' && outer.type !== 'for_statement') return false;
  }
  return outer !== null;
}

/** Returns the statement of an update that always happens in it: `k++;`, `a[k++] = b[i];`. */
function statementOf(update: Node): Node | undefined {
  let node: Node | null = update.parent;
  while (node && node.type !== 'expression_statement') {
    const isOptional =
      /^(?:conditional_expression|binary_expression)$/.test(node.type) && /&&|\|\||\?/.test(node.text);
    if (isOptional || !/_expression$|_list$/.test(node.type)) return undefined;
    node = node.parent;
  }
  return node ?? undefined;
}

/** Gives the variables their values at the beginning of an iteration, from the loop's own variable. */
export function enterInductions(
  inductions: readonly Induction[],
  loop: Loop,
  start: IntExpr,
  inside: Context,
): void {
  const [low, high] = loop.step > 0 ? [start, variable(loop.name)] : [variable(loop.name), start];
  const rounds = simplifyIntExpr(apply('floordiv', apply('sub', high, low), int(Math.abs(loop.step))));
  for (const induction of inductions) {
    const value = afterRounds(induction, rounds, loop, inside);
    if (value) inside.region.values.set(induction.symbol, value);
  }
}

/** Gives the variables their values after the loop, if it has surely run for all values of its own variable. */
export function leaveInductions(
  inductions: readonly Induction[],
  loop: Loop,
  isWhole: boolean,
  context: Context,
): void {
  const { lower, upper, step } = loop;
  const used = inductions.filter(({ symbol, loop: { endIndex } }) => isUsedAfter(symbol, endIndex, context));
  if (used.length === 0 || !isWhole || !lower || !upper || Math.abs(step) !== 1) return;
  const rounds = simplifyIntExpr(apply('add', apply('sub', upper, lower), int(1)));
  if (!integerEnvironment(context).assume(rounds, 0, Number.POSITIVE_INFINITY)) return;
  for (const induction of used) {
    const value = afterRounds(induction, rounds, loop, context);
    if (value) context.region.values.set(induction.symbol, value);
  }
}

/** Returns whether the region may use a variable after a loop, or in the next iteration of a loop around it. */
export function isUsedAfter({ name }: Variable, end: number, { region, loops, calls }: Context): boolean {
  if (loops.length > 0 || calls.length > 0) return true;
  return region.source.statements
    .filter((statement) => statement.endIndex > end)
    .flatMap((statement) => [...descendants(statement)])
    .some(({ type, text, startIndex }) => type === 'identifier' && text === name && startIndex >= end);
}

/** Returns the value after a number of iterations. */
function afterRounds(
  induction: Induction,
  rounds: IntExpr,
  loop: Loop,
  context: Context,
): KnownValue | undefined {
  const { symbol, entry } = induction;
  const type = symbol.type.kind === 'scalar' ? symbol.type.scalar : undefined;
  const before = entry.affine ?? entry.subscript;
  if (!before || !type) return undefined;
  const step = ifAffine(() => added(induction, context));
  if (!step || variablesOf(step).includes(loop.name)) return undefined;
  const expr = simplifyIntExpr(apply('add', before.expr, apply('mul', step, rounds)));
  const isAffine = entry.affine && (step.op === 'int' || rounds.op === 'int');
  if (type === 'int32' || type === 'int64')
    return isAffine ? { affine: { expr, type } } : { subscript: { expr, type } };
  // Other types may wrap around.
  const environment = integerEnvironment(context);
  const whole =
    isAffine && ifAffine(() => converted({ expr, type: 'int64' }, type, induction.loop, environment));
  if (whole) return { affine: whole };
  return type === 'uint64' ? { subscript: { expr, type } } : undefined;
}

/** Returns what one iteration adds. @throws NotAffine */
function added({ updates, loop, body }: Induction, context: Context): IntExpr {
  const environment = { ...integerEnvironment(context), products: true };
  const parts = updates.map((update) => {
    const right = update.childForFieldName('right');
    const once = right ? affine(checked(right, body), environment).expr : int(1);
    const signed = plainOperator(update) === '+' ? once : apply('neg', once);
    return loopsBetween(update, loop).reduce<IntExpr>(
      (sum, inner) => apply('mul', sum, roundsOf(inner, body, environment)),
      signed,
    );
  });
  return simplifyIntExpr(apply('add', int(0), ...parts));
}

/** Returns the expression, if its names mean the same outside of the loop's body. @throws NotAffine */
function checked(expression: Node, body: readonly Node[]): Node {
  const own = [...descendants(expression)].find(
    ({ type, text }) => type === 'identifier' && redeclares(body, text),
  );
  if (own) throw new NotAffine(`'${own.text}' is computed in the loop`, own);
  return expression;
}

function loopsBetween(update: Node, loop: Node): Node[] {
  const loops: Node[] = [];
  for (let outer = update.parent; outer && outer.id !== loop.id; outer = outer.parent)
    if (outer.type === 'for_statement') loops.push(outer);
  return loops;
}

/** Returns how often the body of `for (j = a; j < b; j++)` runs. @throws NotAffine */
function roundsOf(loop: Node, body: readonly Node[], environment: IntegerEnvironment): IntExpr {
  const fail = (): never => {
    throw new NotAffine('it changes in a loop of its own', loop);
  };
  const [initialiser, condition, update] = ['initializer', 'condition', 'update'].map((part) =>
    loop.childForFieldName(part),
  );
  const declared = initialiser?.type === 'declaration' ? children(initialiser).at(-1) : initialiser;
  const name = declared?.childForFieldName('declarator') ?? declared?.childForFieldName('left');
  const first = declared?.childForFieldName('value') ?? declared?.childForFieldName('right');
  const counts = update && /^(?:\+\+)?(\w+)(?:\+\+)?$/.exec(update.text.replaceAll(' ', ''))?.[1];
  if (!name || !first || !condition || !update || counts !== name.text || update.text === name.text)
    return fail();
  const operator = condition.type === 'binary_expression' ? field(condition, 'operator').text : '';
  if (!/^<=?$/.test(operator) || unparenthesised(field(condition, 'left')).text !== name.text) return fail();
  const end = field(condition, 'right');
  if ([...descendants(end)].some(({ text }) => text === name.text)) return fail();
  const [low, high] = [first, end].map((part) => affine(checked(part, body), environment).expr);
  const distance = simplifyIntExpr(apply('sub', high!, low!));
  const rounds = operator === '<' ? distance : simplifyIntExpr(apply('add', distance, int(1)));
  return environment.assume(rounds, 0, Number.POSITIVE_INFINITY) ? rounds : fail();
}
