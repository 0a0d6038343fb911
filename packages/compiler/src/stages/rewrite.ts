import { BUNDLE_VERSION, type Bundle } from '@boxflow/ir';
import { rewriteProgram } from '../rewrite/rewrite-program.js';
import { nothingParallel } from '../toolchain/diagnostics.js';
import type { PrintedUnit } from './print-kernels.js';
import type { Stage } from './stage.js';

export const rewriteStage: Stage<PrintedUnit, Bundle, 'rewrite'> = {
  name: 'rewrite',
  summary: 'each region of the program becomes a call of the runtime',
  async run({ unit, regions, sequential, kernelSources }) {
    const diagnostics = [
      ...unit.refusals.map(({ reason }) => reason),
      ...[...regions, ...sequential].flatMap((region) => region.diagnostics),
    ];
    const refused = diagnostics.filter(({ severity }) => severity === 'warning').length;
    const nothing = regions.length === 0 ? [nothingParallel(unit.file, refused)] : [];
    return {
      version: BUNDLE_VERSION,
      file: unit.file,
      plans: regions.map(({ plan }) => plan),
      recipes: regions.map(({ recipe }) => recipe),
      kernels: regions.flatMap(({ kernels }) => kernels),
      sources: { program: rewriteProgram(unit, regions), ...kernelSources },
      diagnostics: [...diagnostics, ...nothing],
    };
  },
  print: ({ sources }) => sources.program,
};
