import { iteratorReadAfter, localUsedAfter } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { descendants } from '../syntax/node.js';
import { isReadLater } from './read-later.js';
import type { Region } from './region.js';
import { declares } from './writes.js';

/** What the rest of the function may still want of the region's own variables. @throws Refused */
export function checkAfterwards(region: Region): void {
  const { statements, definition } = region.place;
  for (const [symbol, node] of region.outerIterators) {
    if (isReadLater(symbol.name, statements, definition)) {
      throw new Refused(iteratorReadAfter(region.locate(node), symbol.name));
    }
  }
  checkLocals(region);
}

/** The region becomes a block of its own, so a declaration at its top level ends with it. */
function checkLocals(region: Region): void {
  const { statements } = region.place;
  for (const statement of statements) {
    if (statement.type !== 'declaration') continue;
    let next = statements.at(-1)!.nextNamedSibling;
    for (; next; next = next.nextNamedSibling) {
      for (const node of descendants(next)) {
        if (node.type === 'identifier' && declares(statement, node.text)) {
          throw new Refused(localUsedAfter(region.locate(statement), node.text));
        }
      }
    }
  }
}
