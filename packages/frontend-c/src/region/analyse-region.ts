import type { Diagnostic, LoopNode, Scop, SourceLocation } from '@boxflow/ir';
import {
  internalError,
  iteratorReadOutside,
  nothingToRun,
  notUnderstood,
  tooDeep,
} from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { TooManyCases } from '../integers/cases.js';
import { descendants, oneLine } from '../syntax/node.js';
import type { Scope } from '../types/scope.js';
import { affineCall } from './calls/inline-affine.js';
import { checkAfterwards } from './checks/check-afterwards.js';
import { checkDepth } from './checks/check-depth.js';
import { checkEnvironment } from './checks/check-environment.js';
import { checkParameters } from './checks/check-parameters.js';
import { learnFromDeclarations } from './checks/declared-facts.js';
import { memberParameter } from './memory/member-parameter.js';
import { delinearise } from './rows/delinearise.js';
import { joinViews } from './rows/join-views.js';
import { learnRowRanges } from './rows/row-ranges.js';
import { withForwardedCopies } from './scalars/forwarded-copies.js';
import { keepLastValues } from './scalars/last-values.js';
import { narrowLifetimes } from './scalars/lifetimes.js';
import { withoutUnreadScalars } from './scalars/unread-scalars.js';
import { type Evaluators, outermost } from './state/context.js';
import { integerEnvironment } from './state/integer-environment.js';
import { Region, type RegionSource } from './state/region.js';
import { toScop } from './to-scop.js';
import { hoistedDeclarations, scopeWith } from './uses/hoisted-declarations.js';
import { sequence, WALK, walkAll } from './walk-statements.js';

/** Statements that may be a region, and their surroundings. */
export type FoundRegion = Omit<RegionSource, 'hoisted'>;

export type RegionResult =
  | { readonly kind: 'scop'; readonly scop: Scop }
  | { readonly kind: 'refused'; readonly reason: Diagnostic };

const EVALUATORS: Evaluators = {
  call: affineCall,
  member: (node, context) => memberParameter(node, WALK.builder(context)),
};

/** Turns statements into a SCoP, or says why not. Never throws: what goes wrong here costs the region, not the program. */
export function analyseRegion(found: FoundRegion, name: string): RegionResult {
  const hoisted = hoistedDeclarations(found.statements, found.scope);
  const source = { ...found, hoisted, scope: scopeWith(hoisted, found.scope) };
  const { result, divisions } = analysed(source, name, true);
  // Arrays may have no rows that fit the two loops which a loop over a product has become.
  return result.kind === 'refused' && divisions > 0 ? analysed(source, name, false).result : result;
}

function analysed(
  source: RegionSource,
  name: string,
  dividesLoops: boolean,
): { readonly result: RegionResult; readonly divisions: number } {
  const names = (scope: Scope) => integerEnvironment(outermost(region, scope, EVALUATORS));
  const region: Region = new Region(source, names, dividesLoops);
  const result = analysisOf(region, name);
  return { result, divisions: region.divisions };
}

function analysisOf(region: Region, name: string): RegionResult {
  try {
    return { kind: 'scop', scop: build(region, name) };
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error, region) };
  }
}

function build(region: Region, name: string): Scop {
  const { source } = region;
  checkSyntax(region);
  checkDepth(region);
  learnFromDeclarations(region);
  const nodes = walkAll(source.statements, outermost(region, source.scope, EVALUATORS));
  const tree = sequence(withoutUnreadScalars(withForwardedCopies(nodes, region), region));
  keepLastValues(region);
  narrowLifetimes(region);
  if (!hasLoop(tree)) throw new Refused(nothingToRun(region.locate(source.statements[0]!)));
  joinViews(region);
  delinearise(region);
  learnRowRanges(region);
  checkIterators(region);
  checkParameters(region);
  checkAfterwards(region);
  checkEnvironment(region);
  return toScop(region, tree, name);
}

function checkSyntax(region: Region): void {
  for (const statement of region.source.statements) {
    if (!statement.hasError) continue;
    for (const node of descendants(statement)) {
      if (node.type === 'ERROR' || node.isMissing)
        throw new Refused(notUnderstood(region.locate(node), oneLine(node, 60)));
    }
    throw new Refused(notUnderstood(region.locate(statement), oneLine(statement, 60)));
  }
}

/** Only its own loops may use a loop variable: outside them its value is nowhere in memory. */
function checkIterators(region: Region): void {
  for (const draft of region.drafts) {
    for (const { array, location } of draft.accesses) {
      const symbol = [...region.iterators].find((iterator) => region.arrays.get(iterator)?.name === array);
      if (symbol) throw new Refused(iteratorReadOutside(location, symbol.name));
    }
  }
}

function hasLoop(node: LoopNode): boolean {
  return node.kind === 'loop' || (node.kind === 'sequence' && node.children.some(hasLoop));
}

function reasonOf(error: unknown, region: Region): Diagnostic {
  if (error instanceof Refused) return error.diagnostic;
  return unexpected(error, region.locate(region.source.statements[0]!));
}

/** Returns the diagnostic for an exception that no part of the analysis means to throw. */
export function unexpected(error: unknown, at: SourceLocation): Diagnostic {
  const tooMuch =
    error instanceof TooManyCases || (error instanceof RangeError && /call stack/.test(error.message));
  return tooMuch ? tooDeep(at) : internalError(at, error);
}
