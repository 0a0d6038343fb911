import { variablesOf } from '@boxflow/ir';
import { loopForm } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import { withConstants } from '../state/product-parameter.js';

/** A variable, and what a loop adds to it each time. */
export interface LoopStep {
  readonly symbol: Variable;
  readonly step: number;
}

const STEP_KEPT =
  'write the step as a constant; if it is none, compute the number of iterations before the loop, count them with a variable of their own, as in for (int k = 0; k < count; k++), and use a + k * step as subscript';

const STEP_OF_DATA =
  'if an iteration decides where the next one is, they run in order: keep the loop out of regions, with the work that does not depend on that in a loop of its own';

/** Returns the step of `i++`, `i -= 2`, `i = i + 3`. @throws Refused */
export function stepOfUpdate(update: Node, context: Context): LoopStep {
  const { region, scope } = context;
  const step = constantStep(update, scope, (value) => knownConstant(value, context));
  if (typeof step !== 'string') return step;
  const by = update.childForFieldName('right');
  const isSum = by && /^[-+]=$/.test(field(update, 'operator').text);
  if (!isSum) throw new Refused(loopForm(region.locate(update), step));
  const value = ifAffine(() => affine(by, integerEnvironment(context)).expr);
  const varies = value && variablesOf(value).some((name) => !region.parameters.has(name));
  const hint = value ? STEP_KEPT : STEP_OF_DATA;
  throw new Refused(loopForm(region.locate(update), step, varies ? undefined : hint));
}

/** Returns the value of an expression that is the same number whenever the program gets here. */
function knownConstant(node: Node, context: Context): number | undefined {
  const value = ifAffine(() => affine(node, integerEnvironment(context)).expr);
  const constant = value && withConstants(value, context.region);
  return constant?.op === 'int' ? constant.value : undefined;
}

/** Returns the step, or the reason why there is none. */
export function constantStep(
  update: Node,
  scope: Scope,
  constant = (value: Node) => scope.constantValue(value),
): LoopStep | string {
  const target = unparenthesised(
    update.childForFieldName('left') ?? update.childForFieldName('argument') ?? update,
  );
  const symbol = target.type === 'identifier' ? scope.lookup(target.text) : undefined;
  if (symbol?.kind !== 'variable') return 'it does not add a constant to a variable each time';
  const isIterator = (candidate: Node) => {
    const name = unparenthesised(candidate);
    return name.type === 'identifier' && scope.lookup(name.text) === symbol;
  };
  const step = stepOf(update, isIterator, constant);
  return step ? { symbol, step } : `it does not add a constant to '${symbol.name}' each time`;
}

function stepOf(
  update: Node,
  isIterator: (node: Node) => boolean,
  constant: (node: Node) => number | undefined,
): number | undefined {
  if (update.type === 'update_expression') {
    return isIterator(field(update, 'argument'))
      ? field(update, 'operator').text === '++'
        ? 1
        : -1
      : undefined;
  }
  if (update.type !== 'assignment_expression' || !isIterator(field(update, 'left'))) return undefined;
  const right = unparenthesised(field(update, 'right'));
  switch (field(update, 'operator').text) {
    case '+=':
      return constant(right);
    case '-=':
      return minus(constant(right));
    case '=':
      return stepOfSum(right, isIterator, constant);
    default:
      return undefined;
  }
}

function stepOfSum(
  sum: Node,
  isIterator: (node: Node) => boolean,
  constant: (node: Node) => number | undefined,
): number | undefined {
  if (sum.type !== 'binary_expression') return undefined;
  const [left, right, operator] = [field(sum, 'left'), field(sum, 'right'), field(sum, 'operator').text];
  if (operator === '+')
    return isIterator(left) ? constant(right) : isIterator(right) ? constant(left) : undefined;
  return operator === '-' && isIterator(left) ? minus(constant(right)) : undefined;
}

function minus(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}
