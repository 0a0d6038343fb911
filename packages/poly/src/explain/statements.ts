import type { Access, ExplainedStatement, LoopNode, Scop, Statement } from '@boxflow/ir';

/** Returns the SCoP's own description of each statement, with nothing computed. */
export function explainStatements(scop: Scop): readonly ExplainedStatement[] {
  const schedules = originalPositions(scop);
  return scop.statements.map((statement) => ({
    name: statement.name,
    location: statement.location,
    text: statement.text,
    loops: statement.innerLoops ?? [],
    domain: statement.domain,
    schedule: schedules.get(statement.name) ?? '',
    mustWrites: relations(statement, ({ kind, may }) => kind === 'write' && !may),
    mayWrites: relations(statement, ({ kind, may }) => kind === 'write' && may),
    reads: relations(statement, ({ kind }) => kind === 'read'),
  }));
}

/** Returns the relations without repetitions: `A[i] + A[i]` reads one element. */
function relations(statement: Statement, filter: (access: Access) => boolean): readonly string[] {
  return [...new Set(statement.accesses.filter(filter).map(({ relation }) => relation))];
}

/** `{ S0[i, j] -> [0, i, 1, j, 0] }` of each statement: a position in each sequence, a value of each loop. */
function originalPositions(scop: Scop): ReadonlyMap<string, string> {
  const length = 2 * Math.max(0, ...scop.statements.map(({ iterators }) => iterators.length)) + 1;
  const found = new Map<string, string>();
  for (const { statement: name, place } of leaves(scop.tree, [])) {
    const statement = scop.statements.find((candidate) => candidate.name === name);
    if (!statement) continue;
    const { iterators } = statement;
    const values = place.flatMap(({ position, direction }, depth) => {
      const iterator = iterators[depth];
      return iterator === undefined ? [position] : [position, direction < 0 ? `-${iterator}` : iterator];
    });
    const padded = [...values, ...Array<number>(length - values.length).fill(0)];
    found.set(name, `{ ${name}[${iterators.join(', ')}] -> [${padded.join(', ')}] }`);
  }
  return found;
}

interface Leaf {
  readonly statement: string;
  /** One element for each loop around, and one for the statement itself. */
  readonly place: readonly Place[];
}

/** The position of a node in the sequence around it, and the direction in which it counts if it is a loop. */
interface Place {
  readonly position: number;
  readonly direction: 1 | -1;
}

function leaves(node: LoopNode, outer: readonly Place[]): readonly Leaf[] {
  return flatten(node).flatMap((child, position): readonly Leaf[] => {
    if (child.kind === 'loop')
      return leaves(child.body, [...outer, { position, direction: child.direction }]);
    return child.kind === 'statement'
      ? [{ statement: child.statement, place: [...outer, { position, direction: 1 }] }]
      : [];
  });
}

/** A sequence directly in a sequence has no dimension of its own. */
function flatten(node: LoopNode): readonly LoopNode[] {
  return node.kind === 'sequence' ? node.children.flatMap(flatten) : [node];
}
