import {
  type BodyExpr,
  type BodyStatement,
  dataSubscripts,
  operandsOf,
  partsOf,
  printElement,
  type Statement,
} from '@boxflow/ir';

/** The consequences of the order inside one statement instance for its accesses. */
export interface WithinInstance {
  /** Positions of the reads that get their value from a write of the same instance, on every path. */
  readonly internalReads: ReadonlySet<number>;
  /**
   * Positions of writes that write an element which every path through the instance writes, be it by them or by others:
   * `if (c) s = 1; else s = 2;`.
   */
  readonly certainWrites: ReadonlySet<number>;
}

export function withinInstance(statement: Statement): WithinInstance {
  const internalReads = new Set<number>();
  const exposedReads = new Set<number>();
  const written = walk(statement.body, new Set());
  const certainWrites = new Set(
    statement.accesses.flatMap((access, i) =>
      access.kind === 'write' && written.has(printElement(statement, i)) ? [i] : [],
    ),
  );
  for (const position of exposedReads) internalReads.delete(position);
  return { internalReads, certainWrites };

  /** Returns the elements that every path through `body` has written, those of `before` included. */
  function walk(body: readonly BodyStatement[], before: ReadonlySet<string>): ReadonlySet<string> {
    let known = before;
    for (const node of body) {
      if (node.kind === 'assign') {
        read(node.value, known);
        readSubscripts(node.target, known);
        known = new Set([...known, printElement(statement, node.target)]);
      } else if (node.kind === 'while') {
        // Each iteration begins with what is written before the loop, and perhaps there is none.
        if (node.test === 'before') read(node.condition, known);
        const after = walk(node.body, known);
        if (node.test === 'after') read(node.condition, hasBreak(node.body) ? known : after);
      } else if (node.kind === 'if') {
        read(node.condition, known);
        const then = walk(node.then, known);
        const otherwise = walk(node.otherwise, known);
        known = new Set([...then].filter((element) => otherwise.has(element)));
      }
    }
    return known;
  }

  function hasBreak(body: readonly BodyStatement[]): boolean {
    return body.some((node) => node.kind === 'break' || partsOf(node).some(hasBreak));
  }

  function read(expr: BodyExpr, known: ReadonlySet<string>): void {
    if (expr.kind === 'read') {
      const internal = known.has(printElement(statement, expr.access));
      (internal ? internalReads : exposedReads).add(expr.access);
      readSubscripts(expr.access, known);
    }
    for (const operand of operandsOf(expr)) read(operand, known);
  }

  function readSubscripts(position: number, known: ReadonlySet<string>): void {
    const access = statement.accesses[position];
    if (access) for (const value of dataSubscripts(access)) read(value, known);
  }
}
