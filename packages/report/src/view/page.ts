import type { ReportData, ReportRegion } from '../data/report-data.js';
import { h } from './dom.js';
import { detailPane } from './region/detail-pane.js';
import { SelectionStore } from './selection.js';
import { sourcePane } from './source/source-pane.js';
import { themeButton } from './theme-button.js';

/** Fills the page. */
export function mountPage(body: HTMLElement, data: ReportData): void {
  const region = largestRegion(data);
  const file = data.regions[region]?.location.file ?? data.sources[0]?.file ?? '';
  const store = new SelectionStore({ region, file, pointed: null, devices: 4 });
  body.append(
    h(
      'header',
      {},
      h('h1', {}, data.files.map(nameOf).join(', ')),
      h('p', { class: 'summary' }, summary(data)),
      legend(data),
      themeButton(),
    ),
    h('main', {}, sourcePane(data, store), detailPane(data, store)),
    h('footer', {}, `boxflow ${data.boxflow}${leftOut(data)}`),
  );
}

/** Returns the position of the region that does most, if possible one that runs on devices; −1 if there is none. */
function largestRegion({ regions }: ReportData): number {
  const onDevices = regions.filter(({ sequential }) => sequential === null);
  const candidates = onDevices.length > 0 ? onDevices : regions;
  const work = ({ estimate }: ReportRegion) => estimate?.executions ?? 0;
  const most = Math.max(...candidates.map(work));
  return regions.findIndex((region) => candidates.includes(region) && work(region) === most);
}

function nameOf(file: string): string {
  return file.split('/').at(-1) ?? file;
}

/** Says what the page does not have, since it would be too large. */
function leftOut({ leftOut }: ReportData): string {
  return leftOut.length === 0 ? '' : `. To keep this page small, it does not have: ${leftOut.join('; ')}.`;
}

/** Says how much runs on devices. */
function summary({ regions, loops }: ReportData): string {
  const onDevices = regions.filter(({ sequential }) => sequential === null).length;
  const onHost = loops.filter(({ kind }) => kind === 'host').length;
  const first =
    onDevices === 0
      ? 'nothing runs on devices'
      : `${onDevices} ${onDevices === 1 ? 'region runs' : 'regions run'} on devices`;
  if (loops.length === 0) return `${first}: the program has no loops`;
  return onHost === 0
    ? first
    : `${first}; ${onHost} ${onHost === 1 ? 'loop stays' : 'loops stay'} on the host`;
}

const KINDS = [
  ['devices', 'shared by devices'],
  ['threads', 'inside a device'],
  ['ordered', 'in order'],
  ['one-device', 'on one device'],
  ['host', 'on the host'],
] as const;

function legend({ loops }: ReportData): HTMLElement {
  const used = KINDS.filter(([kind]) => loops.some((loop) => loop.kind === kind));
  return h(
    'ul',
    { class: 'legend', 'aria-label': 'Colours of loops' },
    used.map(([kind, text]) => h('li', {}, h('span', { class: `swatch ${kind}` }), text)),
  );
}
