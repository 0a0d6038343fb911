import type { Cuts } from '@boxflow/frontend-c';
import type { CUnit, Diagnostic, Scop } from '@boxflow/ir';
import { type CompileOptions, isScript } from '../options.js';
import { beginStep } from '../progress.js';
import { isWithin, withCuts } from './cuts.js';
import { lowerRegion } from './lower-region.js';
import type { RegionOutcome } from './lowered-program.js';
import { type ParsedFile, parseFiles } from './parse.js';

export interface ProgramInRegions {
  readonly units: readonly CUnit[];
  /** Outcomes by the default mapping, at least of all regions without a recipe. */
  readonly outcomes: ReadonlyMap<Scop, RegionOutcome>;
}

/** A region with what became of it; `undefined` if only its recipe can tell. */
interface Settled {
  readonly scop: Scop;
  readonly outcome: RegionOutcome | undefined;
}

/** A region that was cut, and the diagnostic of its first part that says so. */
interface Note {
  readonly scop: Scop;
  readonly diagnostic: Diagnostic;
}

/** Each takes the analysis several seconds. */
const MOST_TOO_COMPLEX = 6;

/**
 * Returns the program with its regions cut if the host is faster at a loop beside others, or if a region is
 * too complex to analyse. Regions are lowered in source order, and one that is cut is replaced by its parts
 * before those behind it are looked at. What is cut does not depend on recipes, so that they find the regions
 * that they were written for.
 */
export async function cutRegions(
  found: readonly ParsedFile[],
  options: CompileOptions,
): Promise<ProgramInRegions> {
  let units = found;
  let cuts: Cuts = { apart: [], opened: [] };
  let settled: readonly Settled[] = [];
  const notes: Note[] = [];
  for (let scop = regionsOf(units)[0]; scop; scop = regionsOf(units)[settled.length]) {
    await beginStep(options, { stage: 'lower', region: scop.location });
    const outcome = await lowerUnlessGiven(scop, options);
    settled = [...settled, { scop, outcome }];
    const isTooComplex = outcome?.tooComplex !== undefined;
    if (!outcome || (isTooComplex && notes.length === MOST_TOO_COMPLEX)) continue;
    const more = withCuts(cuts, scop, outcome);
    if (!more) continue;
    const cut = await parseFiles(units, options, more);
    cuts = more;
    // Marked regions stay whole.
    if (areSameRegions(cut, units)) continue;
    if (outcome.tooComplex) notes.push({ scop, diagnostic: outcome.tooComplex });
    units = cut;
    settled = stillThere(settled, regionsOf(units));
  }
  return { units, outcomes: outcomesOf(settled, notes) };
}

async function lowerUnlessGiven(scop: Scop, options: CompileOptions): Promise<RegionOutcome | undefined> {
  const hasRecipe =
    options.recipes?.some((recipe) => !isScript(recipe) && recipe.scop === scop.name) ?? false;
  const isOneLoop = scop.tree.kind === 'loop';
  return hasRecipe && isOneLoop ? undefined : lowerRegion(scop, undefined, options);
}

function regionsOf(units: readonly CUnit[]): readonly Scop[] {
  return units.flatMap(({ scops }) => scops);
}

function areSameRegions(some: readonly CUnit[], others: readonly CUnit[]): boolean {
  const ranges = (units: readonly CUnit[]) =>
    JSON.stringify(units.map(({ scops }) => scops.map(({ textRange }) => textRange)));
  return ranges(some) === ranges(others);
}

/** The regions up to the first that is not as it was. A cut in a function changes regions that call it. */
function stillThere(settled: readonly Settled[], regions: readonly Scop[]): readonly Settled[] {
  const changed = settled.findIndex(({ scop }, position) => {
    const now = regions[position];
    return !now || printWithoutHost(now) !== printWithoutHost(scop);
  });
  return settled.slice(0, changed < 0 ? settled.length : changed).map(({ outcome }, position) => {
    const scop = regions[position]!;
    return { scop, outcome: outcome && { ...outcome, outcome: { ...outcome.outcome, scop } } };
  });
}

/** Lowering does not depend on what the rest of the program does with memory. */
function printWithoutHost({ host: _, ...scop }: Scop): string {
  return JSON.stringify(scop);
}

function outcomesOf(settled: readonly Settled[], notes: readonly Note[]): ReadonlyMap<Scop, RegionOutcome> {
  const left = [...notes];
  const withNote = (scop: Scop, outcome: RegionOutcome): RegionOutcome => {
    const told = left.filter((note) => isWithin(scop, note.scop));
    for (const note of told) left.splice(left.indexOf(note), 1);
    const diagnostics = [...told.map(({ diagnostic }) => diagnostic), ...outcome.outcome.diagnostics];
    return { ...outcome, outcome: { ...outcome.outcome, diagnostics } };
  };
  return new Map(settled.flatMap(({ scop, outcome }) => (outcome ? [[scop, withNote(scop, outcome)]] : [])));
}
