import type { ReportLoop } from '../../data/report-data.js';
import { h } from '../dom.js';
import { lineLink } from '../line-link.js';
import type { SelectionStore } from '../selection.js';

/** Returns the loops that stay on the host, those with the same reason together. */
export function hostLoops(loops: readonly ReportLoop[], store: SelectionStore): HTMLElement {
  const groups = new Map<string, ReportLoop[]>();
  for (const loop of loops.filter(({ kind }) => kind === 'host')) {
    const key = `${loop.location.file} ${loop.reason?.code} ${loop.reason?.message}`;
    groups.set(key, [...(groups.get(key) ?? []), loop]);
  }
  return h(
    'ul',
    { class: 'reasons' },
    [...groups.values()].map((group) => groupOf(group, store)),
  );
}

function groupOf(loops: readonly ReportLoop[], store: SelectionStore): HTMLElement {
  const [{ reason, how }] = loops as [ReportLoop];
  const links = loops.flatMap(({ location }, position) => [
    position === 0 ? '' : ', ',
    lineLink(location, store),
  ]);
  return h(
    'li',
    {},
    loops.length === 1 ? 'line ' : 'lines ',
    links,
    ` of ${loops[0]!.location.file.split('/').at(-1)}`,
    loops.length === 1 ? `: ${how}` : ' stay on the host',
    reason && h('p', {}, reason.code && h('code', {}, `${reason.code} `), reason.message),
    reason && helpList(reason.help),
  );
}

/** Returns the edits that help, if there are any. */
export function helpList(help: readonly string[]): HTMLElement | null {
  return help.length === 0
    ? null
    : h(
        'ul',
        { class: 'help' },
        help.map((text) => h('li', {}, text)),
      );
}
