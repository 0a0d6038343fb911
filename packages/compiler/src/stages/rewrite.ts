import { BUNDLE_VERSION, type Bundle, type Diagnostic } from '@boxflow/ir';
import { nothingParallel } from '../toolchain/diagnostics.js';
import type { LoweredUnit } from './lower.js';
import type { PrintedUnit } from './print-kernels.js';
import type { Stage } from './stage.js';

export const rewriteStage: Stage<PrintedUnit, Bundle, 'rewrite'> = {
  name: 'rewrite',
  summary: 'each region of the program becomes a call of the runtime',
  async run({ unit, regions, sequential, kernelSources }) {
    const { rewriteProgram } = await import('../rewrite/rewrite-program.js');
    return {
      version: BUNDLE_VERSION,
      file: unit.file,
      plans: regions.map(({ plan }) => plan),
      recipes: regions.map(({ recipe }) => recipe),
      kernels: regions.flatMap(({ kernels }) => kernels),
      sources: { program: rewriteProgram(unit, regions), ...kernelSources },
      diagnostics: collectDiagnostics({ unit, regions, sequential }),
    };
  },
  print: async ({ sources }) => sources.program,
};

/**
 * A region that nobody marked and that stays sequential beside others is no more than a note: sums and output loops
 * are like that in most programs. Where nothing is left one warning tells all the reasons.
 */
function collectDiagnostics({ unit, regions, sequential }: LoweredUnit): readonly Diagnostic[] {
  const refusals = unit.refusals.map(({ reason }) => reason);
  const reasons = sequential.flatMap(({ diagnostics }) => diagnostics);
  if (regions.length > 0) {
    return [...refusals, ...reasons.map(asNote), ...regions.flatMap(({ diagnostics }) => diagnostics)];
  }
  const told = [...refusals, ...reasons].filter(({ severity }) => severity !== 'note');
  return [...[...refusals, ...reasons].map(asNote), nothingParallel(unit.file, told)];
}

function asNote(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'note' ? diagnostic : { ...diagnostic, severity: 'note' };
}
