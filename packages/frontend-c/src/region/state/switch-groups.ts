import { apply, type BodyExpr, type IntExpr, int } from '@boxflow/ir';
import { jump, unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { joined, withoutChoices } from '../../integers/cases.js';
import { negated } from '../../integers/negated.js';
import { hasJump } from '../../syntax/loop-statement.js';
import { children, field, type Node, oneLine } from '../../syntax/node.js';
import type { Context } from './context.js';
import { ifAffine } from './if-affine.js';
import { integerEnvironment } from './integer-environment.js';
import type { Region } from './region.js';

/** Statements of a `switch` that run for some of its values. */
export interface SwitchGroup {
  /** The constants; absent for `default`. */
  readonly values: readonly Node[] | undefined;
  readonly statements: readonly Node[];
}

/**
 * Returns the groups of a `switch` in their order, with `default` last: each ends with `break` or `return`,
 * or is the last one.
 *
 * @throws Refused if statements of one group are also those of the next, or a `break` stands elsewhere
 */
export function switchGroups(node: Node, region: Region): readonly SwitchGroup[] {
  const refuse = (at: Node, what: string): never => {
    throw new Refused(jump(region.locate(at), what));
  };
  const cases = children(field(node, 'body'));
  const groups: SwitchGroup[] = [];
  let labels: Node[] = [];
  for (const [position, label] of cases.entries()) {
    if (label.type !== 'case_statement') return refuse(label, "a 'switch' with statements before its cases");
    const value = label.childForFieldName('value');
    const statements = children(label).filter(({ id }) => id !== value?.id);
    labels.push(label);
    if (statements.length === 0) continue;
    const body = endsByReturn(statements) ? statements : withoutBreak(statements);
    if (!body && position < cases.length - 1) return refuse(label, "a 'case' that goes on with the next one");
    const inside = body ?? statements;
    const jumps = inside.find((inner) => hasJump(inner, 'break_statement') || declares(inner));
    if (jumps) return refuse(jumps, "a 'case' with a 'break' or a declaration inside");
    groups.push({ values: valuesOf(labels), statements: inside });
    labels = [];
  }
  return [...groups.filter((group) => !isDefault(group)), ...groups.filter(isDefault)];
}

function isDefault({ values }: SwitchGroup): boolean {
  return values === undefined;
}

function endsByReturn(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'compound_statement') return endsByReturn(children(last));
  return last?.type === 'return_statement';
}

/** Returns the statements before a `break` at the end, also one in braces; `undefined` if there is none. */
function withoutBreak(statements: readonly Node[]): readonly Node[] | undefined {
  const last = statements.at(-1)!;
  if (last.type === 'break_statement') return statements.slice(0, -1);
  if (statements.length > 1 || last.type !== 'compound_statement') return undefined;
  const inner = children(last);
  return inner.at(-1)?.type === 'break_statement' && !inner.some(declares) ? inner.slice(0, -1) : undefined;
}

/** Returns whether a statement declares a variable, which the cases that follow could use, too. */
function declares({ type }: Node): boolean {
  return type === 'declaration';
}

function valuesOf(labels: readonly Node[]): readonly Node[] | undefined {
  const values = labels.map((label) => label.childForFieldName('value'));
  return values.every((value) => value !== null) ? values : undefined;
}

/** A group of a `switch`, and the condition under which it runs if no group before does. */
export interface AffineGroup {
  readonly condition: IntExpr;
  readonly statements: readonly Node[];
}

/**
 * Returns the groups of a `switch` on an affine value with conditions of which exactly one holds; `undefined`
 * if the value is not affine.
 */
export function affineGroups(node: Node, context: Context): readonly AffineGroup[] | undefined {
  const environment = integerEnvironment(context);
  const value = ifAffine(() => affine(field(node, 'condition'), environment).expr);
  if (!value) return undefined;
  const others: IntExpr[] = [];
  const groups = switchGroups(node, context.region);
  const all = groups.some(isDefault) ? groups : [...groups, { values: undefined, statements: [] }];
  return all.map((group) => {
    const is = constantsOf(group, context).map((constant) =>
      withoutChoices(apply('eq', value, int(constant))),
    );
    const own = group.values ? [joined('or', is)] : [];
    const condition = joined('and', [...others, ...own]);
    for (const one of is) others.push(negated(one));
    return { condition, statements: group.statements };
  });
}

function equals(left: BodyExpr, constant: number): BodyExpr {
  const right: BodyExpr = { kind: 'int', value: int(constant), type: left.type };
  return { kind: 'binary', op: '==', left, right, type: 'int32' };
}

/** Returns the condition that a value is one of several constants. `value` is built anew for each. */
export function isOneOf(value: () => BodyExpr, constants: readonly number[]): BodyExpr {
  return constants
    .map((constant) => equals(value(), constant))
    .reduce((left, right) => ({ kind: 'binary', op: '||', left, right, type: 'int32' }));
}

/** Returns the constants of a group. @throws Refused for a range of constants, or one that is not known here */
export function constantsOf({ values }: SwitchGroup, { region, scope }: Context): readonly number[] {
  return (values ?? []).map((value) => {
    const constant = scope.constantValue(value);
    if (constant !== undefined) return constant;
    throw new Refused(
      unsupportedExpression(
        region.locate(value),
        oneLine(value, 60),
        'it is not a constant that is known here',
      ),
    );
  });
}
