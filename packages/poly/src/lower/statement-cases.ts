import {
  type BodyStatement,
  type IntExpr,
  type Kernel,
  type KernelBlocks,
  type KernelNode,
  type SharedBuffer,
  type Statement,
  type StatementAccess,
  substitute,
} from '@boxflow/ir';
import { freeName } from '../model/free-name.js';
import { usedAccesses, withUsedAccesses } from '../reduction/body/used-accesses.js';

type Code = Pick<Kernel, 'body' | 'statements' | 'blocks'>;
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
export function withStatementCases(code: Code): Code {
  const { body, statements, blocks } = code;
  const all: Record<string, Statement> = { ...statements };
  const cases = new Map<string, Cases>();
  for (const statement of Object.values(statements)) {
    const found = casesOf(statement, new Set(Object.keys(all)));
    if (!found) continue;
    cases.set(statement.name, found);
    for (const one of [found.then, found.otherwise]) all[one.name] = withUsedAccesses(one);
  }
  if (cases.size === 0) return code;
  return {
    body: inCases(body, cases),
    statements: all,
    ...(blocks && { blocks: blocksWithCases(blocks, cases) }),
  };
}

/** Returns the blocks with boxes for the accesses of both cases. */
function blocksWithCases(blocks: KernelBlocks, cases: ReadonlyMap<string, Cases>): KernelBlocks {
  const ofCases = (buffer: SharedBuffer): SharedBuffer => {
    return { ...buffer, accesses: buffer.accesses.flatMap((access) => accessesInCases(access, cases)) };
  };
  const stages = blocks.stages.map((stage) => ({ ...stage, buffers: stage.buffers.map(ofCases) }));
  return { ...blocks, stages };
}

/** Returns the accesses of the cases that an access of the statement has become. */
function accessesInCases(
  access: StatementAccess,
  cases: ReadonlyMap<string, Cases>,
): readonly StatementAccess[] {
  const found = cases.get(access.statement);
  if (!found) return [access];
  return [found.then, found.otherwise].flatMap((statement) => {
    const position = usedAccesses(statement).indexOf(access.position);
    return position < 0 ? [] : [{ statement: statement.name, position }];
  });
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
    if (node.kind === 'copy') return node.of ? { ...node, of: accessesInCases(node.of, cases)[0]! } : node;
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
