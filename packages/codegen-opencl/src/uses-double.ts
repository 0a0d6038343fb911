import { type BodyExpr, expressionsIn, type Kernel, PURE_FUNCTIONS } from '@boxflow/ir';

/** Returns whether some kernel needs the device's double precision, in memory or in between. */
export function usesDouble(kernels: readonly Kernel[]): boolean {
  return kernels.some(
    (kernel) =>
      [...kernel.views, ...kernel.buffers].some(({ element }) => element === 'double') ||
      Object.values(kernel.statements).some((statement) => expressionsIn(statement).some(isDouble)),
  );
}

function isDouble(expr: BodyExpr): boolean {
  return expr.type === 'double' || (expr.kind === 'call' && takesDouble(expr.name));
}

function takesDouble(name: string): boolean {
  return PURE_FUNCTIONS.get(name)?.parameters.includes('double') ?? false;
}
