import type { CUnit, Scop, SourceLocation } from '@boxflow/ir';
import type { CompileOptions } from '../options.js';
import { lowerRegion, type RegionOutcome } from './lower-region.js';
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
export async function withSerialLoopsApart(
  found: readonly CUnit[],
  options: CompileOptions,
): Promise<ProgramInRegions> {
  const apart: SourceLocation[] = [];
  for (let units = found; ; ) {
    const outcomes = await lowerByDefault(units, options);
    const more = [...outcomes.values()].flatMap(({ serialLoops }) => serialLoops);
    const isNew = more.some((place) => !apart.some((known) => isSamePlace(known, place)));
    if (!isNew) return { units, outcomes };
    apart.push(...more);
    const cut = await parseFiles(units, options, apart);
    // Marked regions stay whole, and so do functions that are inlined.
    if (areSameRegions(cut, units)) return { units, outcomes };
    units = cut;
  }
}

async function lowerByDefault(
  units: readonly CUnit[],
  options: CompileOptions,
): Promise<Map<Scop, RegionOutcome>> {
  const outcomes = new Map<Scop, RegionOutcome>();
  for (const scop of units.flatMap(({ scops }) => scops)) {
    const hasRecipe = options.recipes?.some((recipe) => recipe.scop === scop.name) ?? false;
    const isOneLoop = scop.tree.kind === 'loop';
    if (hasRecipe && isOneLoop) continue;
    outcomes.set(scop, await lowerRegion(scop, undefined, options));
  }
  return outcomes;
}

function isSamePlace(one: SourceLocation, other: SourceLocation): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function areSameRegions(some: readonly CUnit[], others: readonly CUnit[]): boolean {
  const ranges = (units: readonly CUnit[]) =>
    JSON.stringify(units.map(({ scops }) => scops.map(({ textRange }) => textRange)));
  return ranges(some) === ranges(others);
}
