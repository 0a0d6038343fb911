import type { ScopArray, Statement } from '@boxflow/ir';
import { elementText } from './body/expression-text.js';
import { isClosed } from './selection-closed.js';
import { type Core, coresOf } from './selection-core.js';
import { isSameRule, type Rule } from './selection-rule.js';

/** A scalar or element by name and as the statement writes it. */
export interface Selected {
  readonly array: string;
  readonly element: string;
}

export interface Selection {
  readonly rule: Rule;
  /** The elements that it assigns together, the compared one first. */
  readonly selected: readonly Selected[];
}

/** A selection in a statement. */
export interface SelectionIn extends Selection {
  readonly cores: readonly Core[];
}

/**
 * Returns how the statement selects values for an element of an array; `undefined` if it does anything else
 * with the elements that it assigns together.
 */
export function selectionOf(
  statement: Statement,
  array: Pick<ScopArray, 'name' | 'element'>,
): SelectionIn | undefined {
  const cores = coresOf(statement, array);
  const [first, ...others] = cores.map((core) => selectionBy(statement, core, array.name));
  if (!first || others.some((other) => !isSameSelection(first, other))) return undefined;
  const arrays = first.selected.map((one) => one.array);
  const isDistinct = new Set(arrays).size === arrays.length;
  return isDistinct && isClosed({ statement, cores, arrays }) ? { ...first, cores } : undefined;
}

function selectionBy(statement: Statement, { rule, assignments }: Core, key: string): Selection {
  const elements = assignments.map(({ target }) => ({
    array: statement.accesses[target]?.array ?? '',
    element: elementText(statement, target),
  }));
  const isKey = ({ array }: Selected) => array === key;
  const others = elements.filter((one) => !isKey(one)).sort(byArray);
  return { rule, selected: [...elements.filter(isKey), ...others] };
}

/** Returns whether the iterations of both may be mixed in one selection. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  const isSameElement = ({ element }: Selected, i: number) => element === b.selected[i]?.element;
  return (
    isSameRule(a.rule, b.rule) && a.selected.length === b.selected.length && a.selected.every(isSameElement)
  );
}

/** Returns whether the selection takes larger values. */
export function selectsLarger({ rule }: Selection): boolean {
  if (rule.kind === 'call') return rule.name.startsWith('fmax');
  return rule.op.startsWith('>');
}

function byArray(a: Selected, b: Selected): number {
  return a.array < b.array ? -1 : 1;
}
