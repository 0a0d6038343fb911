import { BoxflowError, type Refusal, type Scop } from '@boxflow/ir';
import { asMarked, nothingToRun } from '../diagnostics/refusals.js';
import { scopCrossesBlocks } from '../diagnostics/user-errors.js';
import { byName, type FunctionText } from '../functions.js';
import { analyseRegion } from '../region/analyse-region.js';
import { isLoopStatement } from '../syntax/loop-statement.js';
import { children, descendants, type Node } from '../syntax/node.js';
import type { ScopMark } from '../text/scop-marks.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope } from '../types/scope.js';
import { refusedLoop } from './refusals.js';
import type { Regions } from './regions-of-unit.js';

/**
 * Returns the regions that `#pragma scop` marks. @throws BoxflowError BF1007 for marks that do not enclose statements
 */
export function markedRegions(
  marks: readonly ScopMark[],
  functions: readonly FunctionText[],
  map: SourceMap,
  contracts: boolean,
): Regions {
  const scops: Scop[] = [];
  const refusals: Refusal[] = [];
  for (const mark of marks) {
    const owner = functions.find(({ body }) => body.startIndex < mark.begin && mark.end < body.endIndex);
    const found = owner && statementsWithin(mark, owner.body, owner.scope);
    if (!owner || !found) throw new BoxflowError(scopCrossesBlocks(map.locate(mark.begin)));
    const { statements, scope } = found;
    const location = map.locate(mark.begin);
    const loops = statements
      .flatMap((statement) => [...descendants(statement)])
      .filter(isLoopStatement)
      .map((loop) => refusedLoop(loop, map));
    const refused = { functionName: owner.name, location, marked: true, loops };
    if (statements.length === 0) {
      refusals.push({ ...refused, reason: asMarked(nothingToRun(location)) });
      continue;
    }
    const place = {
      map,
      functionName: owner.name,
      definition: owner.definition,
      scope,
      statements,
      functions: byName(functions),
      contracts,
    };
    const result = analyseRegion(place, `scop${scops.length}`);
    if (result.kind === 'scop') scops.push(result.scop);
    else
      refusals.push({
        ...refused,
        location: map.locate(statements[0]!.startIndex),
        reason: asMarked(result.reason),
      });
  }
  return { scops, refusals };
}

interface Found {
  readonly statements: readonly Node[];
  readonly scope: Scope;
}

/**
 * Returns the statements between two positions of one block, and what names mean before them; `undefined` if they are
 * cut.
 */
function statementsWithin({ begin, end }: ScopMark, block: Node, outer: Scope): Found | undefined {
  const scope = new Scope(outer);
  for (const child of children(block)) {
    if (child.startIndex < begin && child.endIndex > end) return statementsInside(child, begin, end, scope);
    if (child.startIndex > begin) break;
    if (child.endIndex > begin) return undefined;
    declare(child, scope, 'local');
  }
  const statements = children(block).filter((child) => child.startIndex > begin && child.startIndex < end);
  return statements.every((child) => child.endIndex <= end) ? { statements, scope } : undefined;
}

/** Goes down into the statement around both marks, through loops and conditions, to the innermost block. */
function statementsInside(node: Node, begin: number, end: number, outer: Scope): Found | undefined {
  if (node.type === 'compound_statement') return statementsWithin({ begin, end }, node, outer);
  const scope = new Scope(outer);
  for (const child of children(node)) {
    if (child.startIndex < begin && child.endIndex > end) return statementsInside(child, begin, end, scope);
    if (child.type === 'declaration') declare(child, scope, 'local');
  }
  return undefined;
}
