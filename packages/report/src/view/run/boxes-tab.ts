import { evaluateIntExpr, type Plan, printBytes } from '@boxflow/ir';
import type { ReportRegion } from '../../data/report-data.js';
import type { ReportRun, ReportStep } from '../../data/run/report-run.js';
import { checkBox, choice, slider } from '../controls.js';
import { deviceClass } from '../device-colours.js';
import { h } from '../dom.js';
import { printExecution } from '../iterations/tile-bars.js';
import type { SelectionStore } from '../selection.js';
import { arrayPicture, hatching, printBox } from './array-picture.js';
import { printTime, withRun } from './run-picker.js';
import { type BoxUse, type DeviceBox, stepBoxes } from './step-boxes.js';

const USES: readonly (readonly [BoxUse, string])[] = [
  ['held', 'held'],
  ['read', 'read'],
  ['written', 'written'],
  ['received', 'sent'],
];

/** Returns the boxes of each array on each device, in any execution of a phase. */
export function boxesTab(region: ReportRegion, store: SelectionStore): HTMLElement {
  return h(
    'div',
    {},
    h('h2', {}, 'Boxes of arrays'),
    h(
      'p',
      {},
      'A box is the part of an array that a device holds, reads, writes or gets in one execution of a phase.',
    ),
    hatching(),
    withRun(region, store, (run) => boxesOfRun(region.plan!, region.sizes, run)),
  );
}

/** What is shown now. */
interface Shown {
  readonly step: number;
  readonly device: number | 'all';
  readonly uses: ReadonlySet<BoxUse>;
}

function boxesOfRun(plan: Plan, sizes: Readonly<Record<string, number>>, run: ReportRun): HTMLElement {
  let shown: Shown = { step: 0, device: 'all', uses: new Set(USES.map(([use]) => use)) };
  const pictures = h('div', {});
  const draw = () => {
    const step = run.steps[shown.step]!;
    const isShown = ({ use, device, from }: DeviceBox) =>
      shown.uses.has(use) && (shown.device === 'all' || device === shown.device || from === shown.device);
    const boxes = stepBoxes(plan, sizes, run, step);
    pictures.replaceChildren(
      stepText(plan, step),
      ...plan.arrays.flatMap((array) => {
        const own = (boxes.get(array.name) ?? []).filter(isShown);
        if (own.length === 0) return [];
        const extents = array.extents.map((extent) =>
          evaluateIntExpr(extent, new Map(Object.entries(sizes))),
        );
        return [arrayPart(array.name, extents, own)];
      }),
    );
  };
  const change = (part: Partial<Shown>) => {
    shown = { ...shown, ...part };
    draw();
  };
  draw();
  const devices = Array.from({ length: run.devices }, (_, device) => [device, `device ${device}`] as const);
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'controls' },
      run.steps.length > 1 &&
        slider(
          'execution',
          { min: 0, max: run.steps.length - 1 },
          0,
          (position) => executionText(plan, run.steps[position]!),
          (step) => change({ step }),
        ).element,
      run.devices > 1 &&
        choice<number | 'all'>('show', [['all', 'all devices'], ...devices], 'all', (device) =>
          change({ device }),
        ).element,
      USES.map(([use, text]) =>
        checkBox(text, true, (isOn) => {
          const uses = new Set(shown.uses);
          if (isOn) uses.add(use);
          else uses.delete(use);
          change({ uses });
        }),
      ),
    ),
    run.steps.length < run.stepCount &&
      h('p', { class: 'muted' }, `${run.steps.length} of ${run.stepCount} executions are in this report.`),
    legend(),
    pictures,
  );
}

function executionText(plan: Plan, { phase, iterators }: ReportStep): string {
  const found = plan.phases[phase];
  return found ? printExecution(found, iterators) : '';
}

function stepText(plan: Plan, step: ReportStep): HTMLElement {
  const tiles = step.tiles.map(({ device, lo, hi, second, duration }) =>
    h(
      'li',
      {},
      h('span', { class: `swatch ${deviceClass(device)}` }),
      `device ${device}: [${lo}, ${hi})${second ? ` × [${second.lo}, ${second.hi})` : ''}, ${printTime(duration)}`,
    ),
  );
  return h(
    'div',
    {},
    h(
      'p',
      {},
      h('code', {}, plan.phases[step.phase]?.summary ?? ''),
      step.copiedBytes > 0 ? `, for which ${printBytes(step.copiedBytes)} are copied` : '',
    ),
    h('ul', { class: 'key', 'aria-label': 'Tiles' }, tiles),
  );
}

function arrayPart(name: string, extents: readonly number[], boxes: readonly DeviceBox[]): HTMLElement {
  const title = `${name}${extents.map((extent) => `[${extent}]`).join('')}`;
  return h(
    'section',
    { class: 'array-part', 'aria-label': `Array ${name}` },
    h('h3', {}, h('code', {}, title)),
    extents.length > 0 && arrayPicture(name, extents, order(boxes)),
    h('details', {}, h('summary', {}, `${boxes.length} boxes as text`), boxTable(name, boxes)),
  );
}

/** Puts large areas below small ones. */
function order(boxes: readonly DeviceBox[]): readonly DeviceBox[] {
  const level = ({ use }: DeviceBox) => USES.findIndex(([each]) => each === use);
  return [...boxes].sort((a, b) => level(a) - level(b));
}

const MOST_ROWS = 200;

function boxTable(name: string, boxes: readonly DeviceBox[]): HTMLElement {
  const rows = boxes
    .slice(0, MOST_ROWS)
    .map(({ use, device, from, lo, hi, bytes }) =>
      h(
        'tr',
        {},
        h('td', {}, from === undefined ? `device ${device}` : `${placeText(from)} → ${placeText(device)}`),
        h('td', {}, use === 'received' ? 'sent' : use),
        h('td', {}, h('code', {}, printBox(lo, hi))),
        h('td', { class: 'number' }, bytes === undefined ? '' : printBytes(bytes)),
      ),
    );
  return h(
    'table',
    { class: 'data' },
    h('caption', { class: 'hidden' }, `Boxes of ${name}`),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['Where', 'Use', 'Box', 'Bytes'].map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', {}, rows),
  );
}

export function placeText(place: number | 'host'): string {
  return place === 'host' ? 'host' : `device ${place}`;
}

function legend(): HTMLElement {
  return h(
    'p',
    { class: 'muted' },
    'Held: light area. Read: hatched. Written: solid. Sent: framed, in the colour of the receiver.',
  );
}
