import { iteratorReadAfter, localUsedAfter } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { Node } from '../../syntax/node.js';
import type { Region } from '../state/region.js';
import { isReadLater } from '../uses/read-later.js';
import { declaredNames, firstUse } from '../uses/writes.js';

/** Checks that the rest of the function does not need variables of the region. @throws Refused */
export function checkAfterwards(region: Region): void {
  const { statements, definition } = region.source;
  for (const [symbol, node] of region.outerIterators) {
    if (isReadLater(symbol, statements, definition)) {
      throw new Refused(iteratorReadAfter(region.locate(node), symbol.name));
    }
  }
  checkLocals(region);
}

/** Checks the declarations at the region's top level: they end with the block that the region becomes. @throws Refused */
function checkLocals(region: Region): void {
  const { statements, hoisted } = region.source;
  const declarations = statements.filter(
    (statement) => statement.type === 'declaration' && !hoisted.includes(statement),
  );
  for (let next: Node | null = statements.at(-1)!.nextNamedSibling; next; next = next.nextNamedSibling) {
    const later = next;
    for (const declaration of declarations) {
      const used = declaredNames(declaration).find((name) => firstUse(later, name));
      if (used !== undefined) throw new Refused(localUsedAfter(region.locate(declaration), used));
    }
  }
}
