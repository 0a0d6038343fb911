import { loopForm } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import type { Context } from '../state/context.js';

/** A variable, and what a loop adds to it each time. */
export interface LoopStep {
  readonly symbol: Variable;
  readonly step: number;
}

/** Returns the step of `i++`, `i -= 2`, `i = i + 3`. @throws Refused */
export function stepOfUpdate(update: Node, { region, scope }: Context): LoopStep {
  const step = constantStep(update, scope);
  if (typeof step === 'string') throw new Refused(loopForm(region.locate(update), step));
  return step;
}

/** The step, or why it is none. */
export function constantStep(update: Node, scope: Scope): LoopStep | string {
  const target = unparenthesised(
    update.childForFieldName('left') ?? update.childForFieldName('argument') ?? update,
  );
  const symbol = target.type === 'identifier' ? scope.lookup(target.text) : undefined;
  if (symbol?.kind !== 'variable') return 'it does not add a constant to a variable each time';
  const isIterator = (candidate: Node) => {
    const name = unparenthesised(candidate);
    return name.type === 'identifier' && scope.lookup(name.text) === symbol;
  };
  const step = stepOf(update, isIterator, (value) => scope.constantValue(value));
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
