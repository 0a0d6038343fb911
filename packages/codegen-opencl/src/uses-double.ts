import { type BodyExpr, type BodyStatement, type Kernel, PURE_FUNCTIONS } from '@boxflow/ir';

/** True where some kernel needs the device's double precision: in memory, or on the way. */
export function usesDouble(kernels: readonly Kernel[]): boolean {
  return kernels.some(
    (kernel) =>
      [...kernel.views, ...kernel.locals].some(({ element }) => element === 'double') ||
      Object.values(kernel.statements).some((statement) => statement.body.some(inStatement)),
  );
}

function inStatement(statement: BodyStatement): boolean {
  if (statement.kind === 'assign') return inExpr(statement.value);
  return inExpr(statement.condition) || [...statement.then, ...statement.otherwise].some(inStatement);
}

function inExpr(expr: BodyExpr): boolean {
  return (
    expr.type === 'double' ||
    operandsOf(expr).some(inExpr) ||
    (expr.kind === 'call' && takesDouble(expr.name))
  );
}

function takesDouble(name: string): boolean {
  return PURE_FUNCTIONS.get(name)?.parameters.includes('double') ?? false;
}

function operandsOf(expr: BodyExpr): readonly BodyExpr[] {
  switch (expr.kind) {
    case 'unary':
    case 'cast':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'conditional':
      return [expr.condition, expr.then, expr.otherwise];
    case 'call':
      return expr.args;
    default:
      return [];
  }
}
