import type { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyNames, verifyPosition } from '../diagnostics/verify-names.js';
import { extend, type Scope, verifyIntExpr } from '../int-expr/verify.js';
import { PURE_FUNCTIONS } from '../types/pure-functions.js';
import type { BodyExpr, BodyStatement, Statement } from './scop.js';

/** A statement's subscripts and body; `parameters` are what it may mention besides its iterators. */
export function verifyStatement(
  statement: Statement,
  parameters: Scope,
  path: string,
  problems: Problems,
): void {
  verifyNames(statement.iterators, `${path}.iterators`, problems);
  const scope = extend(parameters, ...statement.iterators);
  for (const [position, { index }] of statement.accesses.entries()) {
    for (const [i, subscript] of index.entries()) {
      const place = `${path}.accesses[${position}].index[${i}]`;
      if (subscript.op !== 'data') verifyIntExpr(subscript, scope, place, problems);
      // Only accesses before this one, so that no subscript depends on itself.
      else new BodyVerifier(statement, scope, problems, position).value(subscript.value, place);
    }
  }
  new BodyVerifier(statement, scope, problems).statements(statement.body, `${path}.body`);
}

class BodyVerifier {
  readonly #statement: Statement;
  readonly #scope: Scope;
  readonly #problems: Problems;
  /** Expressions may read the statement's accesses before this position. */
  readonly #end: number;

  constructor(
    statement: Statement,
    scope: Scope,
    problems: Problems,
    end: number = statement.accesses.length,
  ) {
    this.#statement = statement;
    this.#scope = scope;
    this.#problems = problems;
    this.#end = end;
  }

  statements(body: readonly BodyStatement[], path: string): void {
    for (const [i, node] of body.entries()) {
      const place = `${path}[${i}]`;
      if (node.kind === 'assign') {
        this.#access(node.target, 'write', `${place}.target`);
        this.value(node.value, `${place}.value`);
      } else if (node.kind === 'if') {
        this.value(node.condition, `${place}.condition`);
        this.statements(node.then, `${place}.then`);
        this.statements(node.otherwise, `${place}.otherwise`);
      } else if (node.kind === 'while') {
        this.value(node.condition, `${place}.condition`);
        this.statements(node.body, `${place}.body`);
      }
    }
  }

  value(expr: BodyExpr, path: string): void {
    switch (expr.kind) {
      case 'literal':
        return;
      case 'int':
        verifyIntExpr(expr.value, this.#scope, path, this.#problems);
        return;
      case 'read':
        this.#access(expr.access, 'read', path);
        return;
      case 'unary':
      case 'cast':
        this.value(expr.operand, path);
        return;
      case 'binary':
        this.value(expr.left, `${path}.left`);
        this.value(expr.right, `${path}.right`);
        return;
      case 'conditional':
        this.value(expr.condition, `${path}.condition`);
        this.value(expr.then, `${path}.then`);
        this.value(expr.otherwise, `${path}.otherwise`);
        return;
      case 'call':
        this.#call(expr, path);
    }
  }

  #call(expr: Extract<BodyExpr, { kind: 'call' }>, path: string): void {
    const declared = PURE_FUNCTIONS.get(expr.name);
    if (!declared) this.#problems.add(path, `${expr.name} is not in the table of pure functions`);
    else
      verifyCount(
        expr.args.length,
        declared.parameters.length,
        `${path}: arguments of ${expr.name}`,
        this.#problems,
      );
    for (const [i, arg] of expr.args.entries()) this.value(arg, `${path}.args[${i}]`);
  }

  #access(position: number, kind: 'read' | 'write', path: string): void {
    const { accesses } = this.#statement;
    if (!verifyPosition(position, this.#end, path, this.#problems)) return;
    const actual = accesses[position]!.kind;
    this.#problems.check(actual === kind, path, `access ${position} is a ${actual}, used as a ${kind}`);
  }
}
