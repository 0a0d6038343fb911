import { apply, type IntExpr, int, type ScalarType, simplifyIntExpr, variable } from '@boxflow/ir';
import { descendants, type Node } from '../../syntax/node.js';
import { Scope, type Variable } from '../../types/scope.js';
import { knownValueOf } from '../state/assigned-values.js';
import type { Context } from '../state/context.js';
import { initialConstant } from '../state/initial-constant.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { Loop } from '../state/loop.js';
import { changedVariable } from '../uses/writes.js';
import { type Constants, constantsAfter } from './constant-rounds.js';
import { hasEarlyEnd, isUsedAfter, redeclares } from './induction.js';
import type { LoopParts } from './loop-parts.js';

/*
 * A variable that goes through a few constants again and again, as the number of the current buffer does:
 *
 *     int cur = 0; for (t = 0; …; t++) { …; cur = 1 - cur; }     cur is t mod 2
 */

/** A variable that has the same value again after a few iterations of a loop. */
export interface Alternation {
  readonly symbol: Variable;
  readonly type: ScalarType;
  /** Its value before the loop. */
  readonly first: IntExpr;
  readonly cycle: Cycle;
  readonly loop: Node;
}

/** Each value is the one before plus `step`: modulo the period, or there and back if the period is 2. */
interface Cycle {
  readonly period: number;
  readonly step: number;
}

/** A variable that a loop's body changes, and its name in one of the changes. */
interface Candidate {
  readonly symbol: Variable;
  readonly type: ScalarType;
  readonly identifier: Node;
}

/** More buffers are rare. */
const LONGEST_PERIOD = 4;

/** Returns the variables that a loop sets to the same few values in turn. */
export function alternationsOf(parts: LoopParts, outer: Context): Alternation[] {
  if (hasEarlyEnd(parts.body)) return [];
  const candidates = candidatesIn(parts, outer);
  const firsts = new Map(
    candidates.flatMap(({ symbol }) => {
      const first = constantBefore(symbol, outer);
      return first === undefined ? [] : [[symbol, first] as const];
    }),
  );
  const cycles = cyclesFrom(firsts, candidates, parts);
  return candidates.flatMap((candidate, position) => {
    const { symbol, type } = candidate;
    const constant = firsts.get(symbol);
    const cycle = constant === undefined ? toggle(candidate, parts) : cycles[position];
    const first = cycle && (constant === undefined ? bitBefore(candidate, outer) : int(constant));
    return first ? [{ symbol, type, first, cycle, loop: parts.node }] : [];
  });
}

function candidatesIn({ body, counters }: LoopParts, { scope, region }: Context): Candidate[] {
  const changes = body
    .flatMap((part) => [...descendants(part)])
    .flatMap((part) => changedVariable(part) ?? []);
  const identifiers = new Map(changes.map((identifier) => [identifier.text, identifier]));
  return [...identifiers].flatMap(([name, identifier]) => {
    const symbol = scope.lookup(name);
    if (symbol?.kind !== 'variable' || symbol.type.kind !== 'scalar' || !region.isTracked(symbol)) return [];
    if (counters.some((counter) => counter.symbol === symbol) || redeclares(body, name)) return [];
    return [{ symbol, type: symbol.type.scalar, identifier }];
  });
}

/** Returns the constant that a variable has before the loop. */
function constantBefore(symbol: Variable, { region }: Context): number | undefined {
  const known = region.values.get(symbol)?.affine?.expr;
  if (known) return known.op === 'int' ? known.value : undefined;
  const isAsAtBegin = region.values.isAsAtBegin(symbol) && !region.isLocal(symbol);
  return isAsAtBegin ? initialConstant(symbol, region.source) : undefined;
}

/** Returns the value before the loop, if it is 0 or 1; that of a parameter is checked on entry. */
function bitBefore({ identifier, type }: Candidate, context: Context): IntExpr | undefined {
  const first = knownValueOf(identifier, type, context)?.affine?.expr;
  return first && integerEnvironment(context).assume(first, 0, 1) ? first : undefined;
}

/** Returns the cycle of a number that each iteration changes from 0 to 1, or from 1 to 0. */
function toggle(candidate: Candidate, parts: LoopParts): Cycle | undefined {
  const [up, down] = [0, 1].map(
    (first) => cyclesFrom(new Map([[candidate.symbol, first]]), [candidate], parts)[0],
  );
  const isToggle = up?.period === 2 && up.step === 1 && down?.period === 2 && down.step === -1;
  return isToggle ? up : undefined;
}

/** Returns the cycle of each variable, if the first iteration begins with these constants. */
function cyclesFrom(
  firsts: Constants,
  candidates: readonly Candidate[],
  { body, scope }: LoopParts,
): readonly (Cycle | undefined)[] {
  if (firsts.size === 0) return [];
  const rounds = [firsts];
  while (rounds.length <= LONGEST_PERIOD) rounds.push(constantsAfter(body, new Scope(scope), rounds.at(-1)!));
  return candidates.map(({ symbol }) => cycleOf(rounds.map((round) => round.get(symbol))));
}

/** Returns how a sequence of values goes on for ever, if its period is short and it changes by the same each time. */
function cycleOf(sequence: readonly (number | undefined)[]): Cycle | undefined {
  const period = sequence.findIndex((value, position) => position > 0 && value === sequence[0]);
  const [first, second] = sequence;
  if (period < 2 || first === undefined || second === undefined) return undefined;
  const step = second - first;
  const isModular = sequence
    .slice(0, period)
    .every((value, position) => value === remainder(first + position * step, period));
  return period === 2 || isModular ? { period, step } : undefined;
}

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Gives the variables their values at the beginning of an iteration. */
export function enterAlternations(
  alternations: readonly Alternation[],
  { name, step }: Loop,
  start: IntExpr,
  { region }: Context,
): void {
  const [low, high] = step > 0 ? [start, variable(name)] : [variable(name), start];
  const rounds = simplifyIntExpr(apply('floordiv', apply('sub', high, low), int(Math.abs(step))));
  for (const alternation of alternations)
    region.values.set(alternation.symbol, afterRounds(alternation, rounds));
}

/** Gives the variables their values after the loop, if it has surely run for all values of its own variable. */
export function leaveAlternations(
  alternations: readonly Alternation[],
  { lower, upper, step }: Loop,
  isWhole: boolean,
  context: Context,
): void {
  const used = alternations.filter(({ symbol, loop }) => isUsedAfter(symbol, loop.endIndex, context));
  if (used.length === 0 || !isWhole || !lower || !upper || Math.abs(step) !== 1) return;
  const rounds = simplifyIntExpr(apply('add', apply('sub', upper, lower), int(1)));
  if (!integerEnvironment(context).assume(rounds, 0, Number.POSITIVE_INFINITY)) return;
  for (const alternation of used)
    context.region.values.set(alternation.symbol, afterRounds(alternation, rounds));
}

function afterRounds({ first, cycle: { period, step }, type }: Alternation, rounds: IntExpr) {
  const turn = (count: IntExpr) => apply('mod', count, int(period));
  const expr =
    period === 2 && first.op === 'int'
      ? apply('add', first, apply('mul', int(step), turn(rounds)))
      : turn(apply('add', first, apply('mul', int(step), rounds)));
  return { affine: { expr: simplifyIntExpr(expr), type } };
}
