import { h } from './dom.js';
import type { SelectionStore } from './selection.js';

/** Returns a link to a line of the source, which also opens its file. */
export function lineLink(
  location: { readonly file: string; readonly line: number },
  store: SelectionStore,
): HTMLElement {
  const link = h(
    'a',
    {
      href: `#line-${location.line}`,
      onclick: () => store.change({ file: location.file }),
    },
    String(location.line),
  );
  return link;
}
