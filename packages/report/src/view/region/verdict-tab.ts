import type { ReportData, ReportLoop, ReportRegion } from '../../data/report-data.js';
import { h } from '../dom.js';
import { lineLink } from '../line-link.js';
import type { SelectionStore } from '../selection.js';
import { helpList, hostLoops } from './host-loops.js';

/** Returns where a region runs, what becomes of each of its loops, and why. */
export function verdictTab(data: ReportData, region: ReportRegion, store: SelectionStore): HTMLElement {
  const loops = data.loops.filter((loop) => loop.region === region.name);
  const others = data.loops.filter((loop) => loop.region === null);
  return h(
    'div',
    {},
    h('h2', {}, `${region.name} in ${region.function} ${region.where}`),
    region.notes.length > 0 &&
      h(
        'ul',
        { class: 'notes' },
        region.notes.map((note) => h('li', {}, note)),
      ),
    region.messages.map((message) => h('pre', { class: 'message' }, message)),
    loopTable(loops, store),
    h('h3', {}, 'Sizes'),
    sizes(region),
    h('h3', {}, 'Arrays'),
    arrays(region),
    others.length > 0 && h('h3', {}, 'Loops outside of regions'),
    others.length > 0 && hostLoops(others, store),
  );
}

function loopTable(loops: readonly ReportLoop[], store: SelectionStore): HTMLElement {
  const rows = loops.map((loop) =>
    h(
      'tr',
      {},
      h('td', { class: 'number' }, lineLink(loop.location, store)),
      h('td', {}, h('span', { class: `mark ${loop.kind}` }, loop.label)),
      h('td', {}, loop.how, loop.reason && reason(loop)),
    ),
  );
  return h(
    'table',
    { class: 'data' },
    h('caption', { class: 'hidden' }, 'Loops of the region'),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['Line', 'Verdict', 'How and why'].map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    h('tbody', {}, rows),
  );
}

function reason({ reason, kind }: ReportLoop): HTMLElement | null {
  if (!reason) return null;
  return h(
    'div',
    { class: 'reason' },
    h(
      'p',
      {},
      kind === 'host' ? '' : 'stays in order: ',
      reason.code && h('code', {}, `${reason.code} `),
      reason.message,
    ),
    helpList(reason.help),
  );
}

function sizes({ estimate, parameters }: ReportRegion): HTMLElement {
  const known = Object.entries(estimate?.sizes ?? {});
  const text =
    parameters.length === 0
      ? 'All sizes are constants of the program.'
      : `Shown for ${known.map(([name, value]) => `${name} = ${value}`).join(', ')}.`;
  const executions = estimate
    ? ` The statements execute about ${estimate.executions.toLocaleString('en')} times.`
    : '';
  return h('p', {}, text, executions);
}

function arrays({ arrays }: ReportRegion): HTMLElement {
  return h(
    'ul',
    { class: 'plain' },
    arrays.map(({ name, element, extents, local }) =>
      h(
        'li',
        {},
        h('code', {}, `${element} ${name}${extents.map((extent) => `[${extent ?? ''}]`).join('')}`),
        local ? ', declared inside the region' : '',
      ),
    ),
  );
}
