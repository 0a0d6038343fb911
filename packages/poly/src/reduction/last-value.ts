import type { Access, BodyStatement, ScopArray, Statement } from '@boxflow/ir';
import { elementText } from './body/expression-text.js';
import { COMPARED, integer } from './selection-join.js';
import type { Begun } from './selection-steps.js';

/**
 * Returns the element of an array that the statement only assigns to, under conditions or not, so that the
 * last value counts: `same` in `if (a[i] != b[i]) same = 0`.
 */
export function lastValueOf(statement: Statement, { name }: Pick<ScopArray, 'name'>): string | undefined {
  const positions = statement.accesses.flatMap((access, i) => (access.array === name ? [i] : []));
  const isWritten = positions.every((position) => statement.accesses[position]?.kind === 'write');
  const elements = new Set(positions.map((position) => elementText(statement, position)));
  const [element] = elements;
  return isWritten && elements.size === 1 ? element : undefined;
}

/**
 * Returns a statement that also says whether its part has assigned a value:
 *
 *   if (a[i] != b[i]) same = 0;   →   if (a[i] != b[i]) { same = 0; begun = 1; }
 *
 * Its access of `begun` comes last.
 */
export function withBegun(statement: Statement, { name }: Pick<ScopArray, 'name'>, begun: Begun): Statement {
  const { accesses, location } = statement;
  const write: Access = { ...begun, kind: 'write', may: true, index: [], location };
  const begins: BodyStatement = { kind: 'assign', target: accesses.length, value: integer(COMPARED) };
  return { ...statement, accesses: [...accesses, write], body: statement.body.flatMap(rewrite) };

  function rewrite(node: BodyStatement): readonly BodyStatement[] {
    switch (node.kind) {
      case 'assign':
        return accesses[node.target]?.array === name ? [node, begins] : [node];
      case 'if':
        return [{ ...node, then: node.then.flatMap(rewrite), otherwise: node.otherwise.flatMap(rewrite) }];
      case 'while':
        return [{ ...node, body: node.body.flatMap(rewrite) }];
      case 'break':
        return [node];
    }
  }
}
