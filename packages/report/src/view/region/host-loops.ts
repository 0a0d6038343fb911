import type { ReportLoop } from '../../data/report-data.js';
import { h } from '../dom.js';

/** Returns the loops that stay on the host, those with the same reason together. */
export function hostLoops(loops: readonly ReportLoop[]): HTMLElement {
  const groups = new Map<string, ReportLoop[]>();
  for (const loop of loops.filter(({ kind }) => kind === 'host')) {
    const key = `${loop.location.file} ${loop.reason?.code} ${loop.reason?.message}`;
    groups.set(key, [...(groups.get(key) ?? []), loop]);
  }
  return h('ul', { class: 'reasons' }, [...groups.values()].map(groupOf));
}

function groupOf(loops: readonly ReportLoop[]): HTMLElement {
  const [{ reason, how }] = loops as [ReportLoop];
  const links = loops.flatMap(({ location }, position) => [
    position === 0 ? '' : ', ',
    h('a', { href: `#line-${location.line}` }, String(location.line)),
  ]);
  return h(
    'li',
    {},
    loops.length === 1 ? 'line ' : 'lines ',
    links,
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
