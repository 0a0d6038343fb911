import {
  BUNDLE_VERSION,
  type Bundle,
  type CUnit,
  type Diagnostic,
  type HostPlace,
  type Scop,
} from '@boxflow/ir';
import { nothingParallel } from '../toolchain/diagnostics.js';
import type { LoweredProgram, SequentialRegion } from './lowered-program.js';
import type { PrintedProgram } from './print-kernels.js';
import { refusalDiagnostic } from './refusal-diagnostic.js';
import type { Stage } from './stage.js';

export const rewriteStage: Stage<PrintedProgram, Bundle, 'rewrite'> = {
  name: 'rewrite',
  summary: 'each region of the program becomes a call of the runtime',
  async run({ units, regions, sequential, kernelSources }, { keep = true }) {
    const { rewriteProgram } = await import('../rewrite/rewrite-program.js');
    const planned = regions.map((region, position) => ({ ...region, position }));
    const programs = units.map((unit) => {
      return rewriteProgram(
        unit,
        planned.filter(({ scop }) => unit.scops.includes(scop)),
        keep,
      );
    });
    return {
      version: BUNDLE_VERSION,
      files: units.map(({ file }) => file),
      plans: regions.map(({ plan }) => plan),
      parameterValues: Object.fromEntries(regions.map(({ plan, scop }) => [plan.name, valuesOf(scop)])),
      ...productsOf(regions),
      host: units.flatMap((unit) => hostPlaces(unit, sequential)),
      ...(regions.some(({ scop }) => scop.parameters.some(({ extentOf }) => extentOf)) && {
        asksExtents: true as const,
      }),
      recipes: regions.map(({ recipe }) => recipe),
      kernels: regions.flatMap(({ kernels }) => kernels),
      sources: { programs, ...kernelSources },
      diagnostics: collectDiagnostics({ units, regions, sequential }),
    };
  },
  print: async ({ sources }) => sources.programs.join('\n'),
};

function hostPlaces(unit: CUnit, sequential: readonly SequentialRegion[]): readonly HostPlace[] {
  const refused = unit.refusals.map(({ functionName, location, loops, reason }) => {
    return { function: functionName, location: loops[0]?.location ?? location, reason: reason.message };
  });
  const ofRegions = sequential
    .filter(({ scop }) => unit.scops.includes(scop))
    .map(({ scop, diagnostics }) => {
      const reason = diagnostics[0]?.message ?? 'there is no plan for it';
      return { function: scop.functionName, location: scop.location, reason };
    });
  return [...refused, ...ofRegions].sort((a, b) => a.location.line - b.location.line);
}

function valuesOf({ parameters }: Scop): Readonly<Record<string, number>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** Returns the parameters of each region that are products of others. */
function productsOf(regions: LoweredProgram['regions']): Pick<Bundle, 'parameterProducts'> {
  const products = regions.flatMap(({ plan, scop }) => {
    const own = scop.parameters.flatMap(({ name, product }) => (product ? [[name, product] as const] : []));
    return own.length === 0 ? [] : [[plan.name, Object.fromEntries(own)] as const];
  });
  return products.length === 0 ? {} : { parameterProducts: Object.fromEntries(products) };
}

/**
 * An unmarked region that stays sequential beside others only deserves a note: most programs have such sums and output
 * loops. If no region is left, one warning tells all reasons.
 */
function collectDiagnostics({
  units,
  regions,
  sequential,
}: Omit<LoweredProgram, 'hasPrinted'>): readonly Diagnostic[] {
  const refusals = units.flatMap((unit) => unit.refusals.map(refusalDiagnostic));
  const reasons = sequential.flatMap(({ diagnostics }) => diagnostics);
  if (regions.length > 0) {
    return [...refusals, ...reasons.map(asNote), ...regions.flatMap(({ diagnostics }) => diagnostics)];
  }
  const told = [...refusals, ...reasons].filter(({ severity }) => severity !== 'note');
  return [
    ...[...refusals, ...reasons].map(asNote),
    nothingParallel(
      units.map(({ file }) => file),
      told,
    ),
  ];
}

function asNote(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'note' ? diagnostic : { ...diagnostic, severity: 'note' };
}
