import type { CUnit } from '@boxflow/ir';
import { markedRegions } from './detect/marked.js';
import type { RegionOptions } from './detect/regions-of-unit.js';
import { unmarkedRegions } from './detect/unmarked.js';
import { findFunctions } from './functions.js';
import { withAnnouncements } from './host/announcements.js';
import { withParameterValues } from './host/parameter-values.js';
import type { CParser } from './syntax/c-parser.js';
import { withBareNames } from './text/bare-names.js';
import { blankOut } from './text/blank-out.js';
import { forbidsContraction } from './text/forbids-contraction.js';
import { withImplicitInt } from './text/implicit-int.js';
import { readLineMarkers } from './text/line-markers.js';
import { findScopMarks } from './text/scop-marks.js';
import { type ReadSource, SourceMap } from './text/source-map.js';
import { withTypedDeclarations } from './text/typed-declarations.js';

/**
 * Finds the SCoPs of preprocessed C. If the text has a `#pragma scop`, only marked regions count. Pure except for
 * `readSource`.
 *
 * @param preprocessed what `cc -E` printed, line markers and pragmas included
 * @param file the user's file, for text before the first line marker
 * @param readSource the original files, for columns
 * @param options cuts count in a text without marks, and nothing contracts in one that forbids it
 * @throws BoxflowError BF1005, BF1006, BF1007 for marks that do not enclose statements
 */
export function analyseText(
  parser: CParser,
  preprocessed: string,
  file: string,
  readSource: ReadSource,
  options: RegionOptions,
): CUnit {
  const text = withEdits(preprocessed, file, [withImplicitInt, withTypedDeclarations]);
  const lines = readLineMarkers(text, file);
  const parsed = withBareNames(blankOut(text, lines), text);
  const map = new SourceMap(text, lines, readSource, parsed);
  const contracts = options.contracts && !forbidsContraction(text);
  const marks = findScopMarks(map);
  const tree = parser.parse(parsed.text);
  try {
    const functions = findFunctions(tree.rootNode);
    const regions =
      marks.length > 0
        ? markedRegions(marks, functions, map, contracts)
        : unmarkedRegions(functions, map, { ...options, contracts });
    const scops = withParameterValues(tree.rootNode, functions, regions.scops);
    return {
      file,
      text,
      ...regions,
      ...withAnnouncements(tree.rootNode, map, functions, scops),
    };
  } finally {
    tree.delete();
  }
}

/** Edits the text so that the parser understands declarations that compilers understand. */
function withEdits(
  preprocessed: string,
  file: string,
  edits: readonly ((text: string, code: string) => string)[],
): string {
  return edits.reduce((text, edit) => edit(text, blankOut(text, readLineMarkers(text, file))), preprocessed);
}
