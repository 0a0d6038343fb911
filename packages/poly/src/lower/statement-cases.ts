import {
  type BodyStatement,
  type IntExpr,
  type Kernel,
  type KernelNode,
  type Statement,
  substitute,
} from '@boxflow/ir';
import { freeName } from '../model/free-name.js';
import { usedAccesses, withUsedAccesses } from '../reduction/body/used-accesses.js';

type Code = Pick<Kernel, 'body' | 'statements'>;
type Instance = KernelNode & { readonly kind: 'instance' };

/** A statement that does one thing or another, depending on its iterators. */
interface Cases {
  readonly condition: IntExpr;
  readonly then: Statement;
  readonly otherwise: Statement;
}

/**
 * Returns the code with two statements under a condition of the thread for each statement that is one of two
 * cases by its iterators. The condition can then be asked for several iterations at once.
 */
export function withStatementCases({ body, statements }: Code): Code {
  const all: Record<string, Statement> = { ...statements };
  const cases = new Map<string, Cases>();
  for (const statement of Object.values(statements)) {
    const found = casesOf(statement, new Set(Object.keys(all)));
    if (!found) continue;
    cases.set(statement.name, found);
    for (const one of [found.then, found.otherwise]) all[one.name] = withUsedAccesses(one);
  }
  return cases.size === 0 ? { body, statements } : { body: inCases(body, cases), statements: all };
}

function casesOf(statement: Statement, taken: ReadonlySet<string>): Cases | undefined {
  const [only, ...more] = statement.body;
  if (only?.kind !== 'if' || more.length > 0 || only.otherwise.length === 0) return undefined;
  const { condition, then, otherwise } = only;
  if (condition.kind !== 'int') return undefined;
  const does = (name: string, body: readonly BodyStatement[]): Statement => ({ ...statement, name, body });
  return {
    condition: condition.value,
    then: does(statement.name, then),
    otherwise: does(freeName(`${statement.name}_edge`, taken), otherwise),
  };
}

function inCases(nodes: readonly KernelNode[], cases: ReadonlyMap<string, Cases>): readonly KernelNode[] {
  const inside = (inner: readonly KernelNode[]) => inCases(inner, cases);
  return nodes.map((node) => {
    if (node.kind === 'for') return { ...node, body: inside(node.body) };
    if (node.kind === 'if') return { ...node, then: inside(node.then), otherwise: inside(node.otherwise) };
    const found = node.kind === 'instance' ? cases.get(node.statement) : undefined;
    return node.kind === 'instance' && found ? inEither(node, found) : node;
  });
}

function inEither(node: Instance, { condition, then, otherwise }: Cases): KernelNode {
  const values = new Map(then.iterators.map((name, i) => [name, node.iterators[i]!]));
  const instanceOf = (statement: Statement): Instance => {
    const views = usedAccesses(statement).map((position) => node.views[position]!);
    return { ...node, statement: statement.name, views };
  };
  return {
    kind: 'if',
    condition: substitute(condition, values),
    then: [instanceOf(then)],
    otherwise: [instanceOf(otherwise)],
  };
}
