import { BoxflowError, type Diagnostic, type Plan, type Recipe, type Scop } from '@boxflow/ir';
import type { CompileOptions } from '../options.js';
import type { RegionOutcome } from './lowered-program.js';

/** An error of the user ends the compilation; with any other one, the region stays sequential. */
export async function lowerRegion(
  scop: Scop,
  recipe: Recipe | undefined,
  { reassociate = false, dimensions = 1 }: CompileOptions,
): Promise<RegionOutcome> {
  const { analysedInParts, lowerScop } = await import('@boxflow/poly');
  try {
    const lowered = await lowerScop(scop, { ...(recipe && { recipe }), reassociate, dimensions });
    const { kernels, recipe: applied, diagnostics, serialLoops } = lowered;
    const plan: Plan = { ...lowered.plan, ...(scop.contractions && { contracts: true }) };
    return { outcome: { scop, plan, kernels, recipe: applied, reassociate, diagnostics }, serialLoops };
  } catch (error) {
    if (!isNotOfTheUser(error)) throw error;
    // Parts of the region may be parallel if orders or reductions of all of it were too complex to look at.
    const { diagnostics } = error;
    const isTooComplex =
      diagnostics.some(({ code }) => code === 'BF2102') ||
      (diagnostics.some(({ code }) => code === 'BF2101') &&
        diagnostics.some(({ code }) => code === 'BF2104'));
    return {
      outcome: { scop, diagnostics: error.diagnostics.map(asWarning) },
      serialLoops: [],
      ...(isTooComplex && { tooComplex: analysedInParts(scop) }),
    };
  }
}

function isNotOfTheUser(error: unknown): error is BoxflowError {
  return error instanceof BoxflowError && error.diagnostics.every(({ family }) => family !== 'user');
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'error' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}
