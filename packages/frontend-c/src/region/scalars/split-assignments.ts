import { type BodyExpr, type BodyStatement, dataSubscripts, type LoopNode, operandsOf } from '@boxflow/ir';
import type { AccessDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';

/**
 * Makes assignments of known values to scalars, as `a[k++] = b[i]` has one of `k`, statements of their own,
 * if nothing reads the scalars. Returns the tree with them.
 */
export function withSplitAssignments(
  tree: readonly LoopNode[],
  scalars: ReadonlySet<string>,
  region: Region,
): LoopNode[] {
  const parts = new Map(region.drafts.map((draft) => [draft.name, partsOf(draft, scalars)]));
  if ([...parts.values()].every((each) => each.length === 1)) return [...tree];
  region.drafts.splice(0, region.drafts.length, ...[...parts.values()].flat());
  return tree.map((node) => replaced(node, parts));
}

function partsOf(draft: StatementDraft, scalars: ReadonlySet<string>): StatementDraft[] {
  const { body, accesses } = draft;
  if (body.length < 2) return [draft];
  const apart = body.findIndex(
    (statement) =>
      statement.kind === 'assign' &&
      scalars.has(accesses[statement.target]!.array) &&
      !reads(statement.value),
  );
  if (apart < 0) return [draft];
  const own = body[apart] as BodyStatement & { readonly kind: 'assign' };
  const rest = body.filter((_, position) => position !== apart);
  const moved = { ...draft, accesses: [accesses[own.target]!], body: [{ ...own, target: 0 }] };
  const left = {
    ...draft,
    accesses: accesses
      .filter((_, position) => position !== own.target)
      .map((access) => shiftedAccess(access, own.target)),
    body: rest.map((statement) => shiftedStatement(statement, own.target)),
  };
  return [...partsOf(left, scalars), { ...moved, name: `${draft.name}_${apart}` }];
}

function reads(value: BodyExpr): boolean {
  return value.kind === 'read' || operandsOf(value).some(reads);
}

function shiftedAccess(access: AccessDraft, removed: number): AccessDraft {
  if (dataSubscripts(access).length === 0) return access;
  const index = access.index.map((subscript) =>
    subscript.op === 'data' ? { ...subscript, value: shifted(subscript.value, removed) } : subscript,
  );
  return { ...access, index };
}

function shiftedStatement(statement: BodyStatement, removed: number): BodyStatement {
  if (statement.kind === 'assign') {
    const target = statement.target > removed ? statement.target - 1 : statement.target;
    return { ...statement, target, value: shifted(statement.value, removed) };
  }
  if (statement.kind === 'break') return statement;
  if (statement.kind === 'while') {
    const body = statement.body.map((inner) => shiftedStatement(inner, removed));
    return { ...statement, condition: shifted(statement.condition, removed), body };
  }
  const [then, otherwise] = [statement.then, statement.otherwise].map((part) =>
    part.map((inner) => shiftedStatement(inner, removed)),
  );
  return {
    ...statement,
    condition: shifted(statement.condition, removed),
    then: then!,
    otherwise: otherwise!,
  };
}

/** Returns the expression with the positions of accesses behind a removed one. */
function shifted(expr: BodyExpr, removed: number): BodyExpr {
  const inner = (operand: BodyExpr) => shifted(operand, removed);
  switch (expr.kind) {
    case 'read':
      return { ...expr, access: expr.access > removed ? expr.access - 1 : expr.access };
    case 'unary':
    case 'cast':
      return { ...expr, operand: inner(expr.operand) };
    case 'binary':
      return { ...expr, left: inner(expr.left), right: inner(expr.right) };
    case 'conditional':
      return {
        ...expr,
        condition: inner(expr.condition),
        then: inner(expr.then),
        otherwise: inner(expr.otherwise),
      };
    case 'call':
      return { ...expr, args: expr.args.map(inner) };
    default:
      return expr;
  }
}

function replaced(node: LoopNode, parts: ReadonlyMap<string, readonly StatementDraft[]>): LoopNode {
  if (node.kind === 'loop') return { ...node, body: replaced(node.body, parts) };
  if (node.kind === 'sequence')
    return { ...node, children: node.children.map((child) => replaced(child, parts)) };
  const names = parts.get(node.statement)!.map(({ name }) => name);
  const statements = names.map((statement): LoopNode => ({ kind: 'statement', statement }));
  return statements.length === 1 ? statements[0]! : { kind: 'sequence', children: statements };
}
