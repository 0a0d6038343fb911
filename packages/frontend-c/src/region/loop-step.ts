import { loopForm } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { constantValue } from '../integers/constant-value.js';
import { field, type Node, unparenthesised } from '../syntax/node.js';
import type { Variable } from '../types/scope.js';
import type { Context } from './context.js';

/** The constant by which a `for` loop changes its variable: `i++`, `i -= 2`, `i = i + 3`. @throws Refused */
export function loopStep(node: Node, { region, scope }: Context, symbol: Variable): number {
  const update = node.childForFieldName('update');
  if (!update) throw new Refused(loopForm(region.locate(node), 'nothing is added to its variable'));
  const inner = unparenthesised(update);
  const isIterator = (candidate: Node) => {
    const name = unparenthesised(candidate);
    return name.type === 'identifier' && scope.lookup(name.text) === symbol;
  };
  const step = stepOf(inner, isIterator, (value) => constantValue(value, scope));
  if (step === undefined || step === 0) {
    throw new Refused(
      loopForm(region.locate(update), `it does not add a constant to '${symbol.name}' each time`),
    );
  }
  return step;
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
