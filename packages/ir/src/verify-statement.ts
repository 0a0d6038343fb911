import type { Problems } from './problems.js';
import { PURE_FUNCTIONS } from './pure-functions.js';
import type { BodyExpr, BodyStatement, Statement } from './scop.js';
import { extend, type Scope, verifyIntExpr, verifyIntExprs } from './verify-int-expr.js';
import { verifyCount, verifyNames, verifyPosition } from './verify-names.js';

/** A statement's subscripts and body; `parameters` are what it may mention besides its iterators. */
export function verifyStatement(
  statement: Statement,
  parameters: Scope,
  path: string,
  problems: Problems,
): void {
  verifyNames(statement.iterators, `${path}.iterators`, problems);
  const scope = extend(parameters, ...statement.iterators);
  for (const [i, { index }] of statement.accesses.entries())
    verifyIntExprs(index, scope, `${path}.accesses[${i}].index`, problems);
  new BodyVerifier(statement, scope, problems).statements(statement.body, `${path}.body`);
}

class BodyVerifier {
  readonly #statement: Statement;
  readonly #scope: Scope;
  readonly #problems: Problems;

  constructor(statement: Statement, scope: Scope, problems: Problems) {
    this.#statement = statement;
    this.#scope = scope;
    this.#problems = problems;
  }

  statements(body: readonly BodyStatement[], path: string): void {
    for (const [i, node] of body.entries()) {
      const place = `${path}[${i}]`;
      if (node.kind === 'assign') {
        this.#access(node.target, 'write', `${place}.target`);
        this.#expr(node.value, `${place}.value`);
      } else {
        this.#expr(node.condition, `${place}.condition`);
        this.statements(node.then, `${place}.then`);
        this.statements(node.otherwise, `${place}.otherwise`);
      }
    }
  }

  #expr(expr: BodyExpr, path: string): void {
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
        this.#expr(expr.operand, path);
        return;
      case 'binary':
        this.#expr(expr.left, `${path}.left`);
        this.#expr(expr.right, `${path}.right`);
        return;
      case 'conditional':
        this.#expr(expr.condition, `${path}.condition`);
        this.#expr(expr.then, `${path}.then`);
        this.#expr(expr.otherwise, `${path}.otherwise`);
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
    for (const [i, arg] of expr.args.entries()) this.#expr(arg, `${path}.args[${i}]`);
  }

  #access(position: number, kind: 'read' | 'write', path: string): void {
    const { accesses } = this.#statement;
    if (!verifyPosition(position, accesses.length, path, this.#problems)) return;
    const actual = accesses[position]!.kind;
    this.#problems.check(actual === kind, path, `access ${position} is a ${actual}, used as a ${kind}`);
  }
}
