import { type CUnit, formatLocation, type Scop, type SourceLocation } from '@boxflow/ir';
import type { CompileOptions } from '../options.js';
import { lowerRegion } from './lower-region.js';
import type { RegionOutcome } from './lowered-program.js';
import { parseFiles } from './parse.js';

export interface ProgramInRegions {
  readonly units: readonly CUnit[];
  /** By the default mapping: of all regions for which no recipe is given, at least. */
  readonly outcomes: ReadonlyMap<Scop, RegionOutcome>;
}

/**
 * The program with its regions cut where a loop beside others is faster on the host. What is cut does not depend on recipes,
 * so that they find the regions that they were written for.
 */
export async function splitSerialLoops(
  found: readonly CUnit[],
  options: CompileOptions,
): Promise<ProgramInRegions> {
  let apart: readonly SourceLocation[] = [];
  let outcomes: ReadonlyMap<Scop, RegionOutcome> = new Map();
  for (let units = found; ; ) {
    outcomes = await lowerByDefault(units, options, outcomes);
    const more = [...outcomes.values()].flatMap(({ serialLoops }) => serialLoops);
    const known = new Set(apart.map(formatLocation));
    if (more.every((place) => known.has(formatLocation(place)))) return { units, outcomes };
    apart = [...apart, ...more];
    const cut = await parseFiles(units, options, apart);
    // Marked regions stay whole.
    if (areSameRegions(cut, units)) return { units, outcomes };
    units = cut;
  }
}

/** `known`: what became of the regions as they were cut before. Those behind a cut have got other names, and are lowered again. */
async function lowerByDefault(
  units: readonly CUnit[],
  options: CompileOptions,
  known: ReadonlyMap<Scop, RegionOutcome>,
): Promise<Map<Scop, RegionOutcome>> {
  const outcomes = new Map<Scop, RegionOutcome>();
  const byText = new Map([...known].map(([scop, found]) => [JSON.stringify(scop), found]));
  for (const scop of units.flatMap(({ scops }) => scops)) {
    const hasRecipe = options.recipes?.some((recipe) => recipe.scop === scop.name) ?? false;
    const isOneLoop = scop.tree.kind === 'loop';
    if (hasRecipe && isOneLoop) continue;
    const same = byText.get(JSON.stringify(scop));
    const outcome = same && { ...same, outcome: { ...same.outcome, scop } };
    outcomes.set(scop, outcome ?? (await lowerRegion(scop, undefined, options)));
  }
  return outcomes;
}

function areSameRegions(some: readonly CUnit[], others: readonly CUnit[]): boolean {
  const ranges = (units: readonly CUnit[]) =>
    JSON.stringify(units.map(({ scops }) => scops.map(({ textRange }) => textRange)));
  return ranges(some) === ranges(others);
}
