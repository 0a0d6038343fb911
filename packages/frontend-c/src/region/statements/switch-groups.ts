import { jump } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { hasJump } from '../../syntax/loop-statement.js';
import { children, field, type Node } from '../../syntax/node.js';
import type { Region } from '../state/region.js';

/** Statements of a `switch` that run for some of its values. */
export interface SwitchGroup {
  /** The constants; absent for `default`. */
  readonly values: readonly Node[] | undefined;
  readonly statements: readonly Node[];
}

/**
 * Returns the groups of a `switch` in their order, with `default` last: each ends with a `break`, or is the last one.
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
    const body = withoutBreak(statements);
    if (!body && position < cases.length - 1) return refuse(label, "a 'case' that goes on with the next one");
    const inside = body ?? statements;
    const jumps = inside.find((inner) => hasJump(inner, 'break_statement') || declares(inner));
    if (jumps) return refuse(jumps, "a 'case' with a 'break' or a declaration inside");
    groups.push({ values: valuesOf(labels), statements: inside });
    labels = [];
  }
  const isDefault = ({ values }: SwitchGroup) => values === undefined;
  return [...groups.filter((group) => !isDefault(group)), ...groups.filter(isDefault)];
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
