import { printBytes } from '@boxflow/ir';
import type { ReportRegion } from '../../data/report-data.js';
import { type ReportRun, unpackSpan } from '../../data/run/report-run.js';
import { slider } from '../controls.js';
import { deviceClass } from '../device-colours.js';
import { h } from '../dom.js';
import type { SelectionStore } from '../selection.js';
import { placeText } from './boxes-tab.js';
import { memoryChart } from './memory-chart.js';
import { roofline } from './roofline.js';
import { printTime, withRun } from './run-picker.js';
import { timeline } from './timeline.js';

/** Returns when each device does what, what moves over which link, and how much memory is in use. */
export function timeTab(region: ReportRegion, store: SelectionStore): HTMLElement {
  return h(
    'div',
    {},
    h('h2', {}, 'Time'),
    withRun(region, store, (run) =>
      h(
        'div',
        {},
        timelinePart(run),
        useTable(run),
        linkMatrix(run),
        memoryPart(run),
        roofline(region.plan!, region.sizes, run),
        comparison(region),
      ),
    ),
  );
}

const MOST_ZOOM = 40;

function timelinePart(run: ReportRun): HTMLElement {
  const holder = h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Timeline' });
  const draw = (zoom: number) => {
    const middle =
      holder.scrollWidth > 0 ? (holder.scrollLeft + holder.clientWidth / 2) / holder.scrollWidth : 0;
    holder.replaceChildren(timeline(run, zoom));
    holder.scrollLeft = middle * holder.scrollWidth - holder.clientWidth / 2;
  };
  draw(1);
  const isJoined = run.spans.some((span) => unpackSpan(span).count > 1);
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'controls' },
      slider('zoom', { min: 1, max: MOST_ZOOM }, 1, (zoom) => `${zoom}×`, draw).element,
    ),
    holder,
    h(
      'p',
      { class: 'muted' },
      `Launches have the colour of their device, copies are grey.${isJoined ? ' Neighbours are drawn as one, paler if they leave gaps.' : ''}`,
    ),
  );
}

const CAUSES = [
  ['computing', 'computes'],
  ['copying', 'idle, its data moves'],
  ['waiting', 'idle, others work'],
  ['host', 'idle, all wait for the host'],
] as const;

/** Returns what each device does with its time. */
function useTable({ use, duration }: ReportRun): HTMLElement {
  const percent = (time: number) => `${((time / Math.max(duration, 1e-9)) * 100).toFixed(1)} %`;
  return h(
    'table',
    { class: 'data' },
    h('caption', {}, `What devices do in ${printTime(duration)}`),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Device'),
        CAUSES.map(([, text]) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h(
      'tbody',
      {},
      use.map((each, device) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, h('span', { class: `swatch ${deviceClass(device)}` }), String(device)),
          CAUSES.map(([cause]) => h('td', { class: 'number' }, `${percent(each[cause])}`)),
        ),
      ),
    ),
  );
}

/** Returns the bytes that each place sends to each other one, with the rate while copying. */
function linkMatrix({ links, devices }: ReportRun): HTMLElement {
  const places = ['host' as const, ...Array.from({ length: devices }, (_, device) => device)];
  const most = Math.max(1, ...links.map(({ bytes }) => bytes));
  const cell = (from: number | 'host', to: number | 'host') => {
    const link = links.find((one) => one.from === from && one.to === to);
    if (!link) return h('td', { class: 'number empty' }, from === to ? '' : '–');
    const rate = link.busy > 0 ? `${(link.bytes / link.busy / 1000).toPrecision(3)} GB/s` : '';
    return h(
      'td',
      { class: 'number link', style: `--share: ${Math.round((link.bytes / most) * 100)}%` },
      printBytes(link.bytes),
      h('br', {}),
      h('span', { class: 'muted' }, rate),
      h('br', {}),
      h('span', { class: 'muted' }, `${link.copies} ${link.copies === 1 ? 'copy' : 'copies'}`),
    );
  };
  return h(
    'table',
    { class: 'data matrix' },
    h('caption', {}, 'Bytes from each row to each column, with the rate while they move'),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'from \\ to'),
        places.map((place) => h('th', { scope: 'col' }, placeText(place))),
      ),
    ),
    h(
      'tbody',
      {},
      places.map((from) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, placeText(from)),
          places.map((to) => cell(from, to)),
        ),
      ),
    ),
  );
}

function memoryPart(run: ReportRun): HTMLElement {
  return h('div', {}, h('h3', {}, 'Memory of arrays on each device'), memoryChart(run));
}

/** Compares runs on several numbers of devices. */
function comparison({ runs }: ReportRegion): HTMLElement | null {
  const [first] = runs;
  if (!first || runs.length < 2) return null;
  return h(
    'table',
    { class: 'data' },
    h('caption', {}, 'Numbers of devices compared'),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['Devices', 'Time', 'Efficiency', 'Sent between devices'].map((text) =>
          h('th', { scope: 'col' }, text),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      runs.map(({ devices, duration, links }) => {
        const between = links.filter(({ from, to }) => from !== 'host' && to !== 'host' && from !== to);
        const efficiency = (first.duration * first.devices) / (duration * devices);
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, String(devices)),
          h('td', { class: 'number' }, printTime(duration)),
          h('td', { class: 'number' }, `${Math.round(efficiency * 100)} %`),
          h('td', { class: 'number' }, printBytes(between.reduce((sum, { bytes }) => sum + bytes, 0))),
        );
      }),
    ),
  );
}
