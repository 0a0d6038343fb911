import { BoxflowError } from '@boxflow/ir';
import { scopNotClosed, scopNotOpened } from '../diagnostics/user-errors.js';
import type { SourceMap } from './source-map.js';

/** Positions of the two pragmas' lines in the preprocessed text. */
export interface ScopMark {
  readonly begin: number;
  readonly end: number;
}

const PRAGMA = /^(\s*)#\s*pragma\s+(scop|endscop)\b/;

/**
 * Returns the pairs of `#pragma scop` and `#pragma endscop`, in order.
 *
 * @throws BoxflowError BF1005 or BF1006 if they do not pair up
 */
export function findScopMarks(map: SourceMap): readonly ScopMark[] {
  const marks: ScopMark[] = [];
  let open: number | undefined;
  for (const line of map.lines) {
    if (line.kind !== 'pragma' || line.system) continue;
    const match = PRAGMA.exec(map.text.slice(line.start, line.start + 200));
    if (!match) continue;
    const position = line.start + match[1]!.length;
    if (match[2] === 'scop') {
      if (open !== undefined) throw new BoxflowError(scopNotClosed(map.locate(open)));
      open = position;
    } else {
      if (open === undefined) throw new BoxflowError(scopNotOpened(map.locate(position)));
      marks.push({ begin: open, end: position });
      open = undefined;
    }
  }
  if (open !== undefined) throw new BoxflowError(scopNotClosed(map.locate(open)));
  return marks;
}
