import {
  blockDistribution,
  evaluateExtent,
  type Phase,
  phaseEnvironment,
  type Tile,
  walkHost,
} from '@boxflow/ir';
import type { ReportData, ReportRegion } from '../../data/report-data.js';
import { slider } from '../controls.js';
import { deviceClass } from '../device-colours.js';
import { h, svg } from '../dom.js';
import type { SelectionStore } from '../selection.js';

/** Executions of phases that the slider goes through; a program may have millions. */
const MOST_EXECUTIONS = 2000;
const WIDTH = 420;
const BAR = 18;
const SQUARE = 160;

/** Returns how the iterations of each phase are cut into tiles at the program's sizes, in any step of the serial loops. */
export function tileBars(
  { dimensions }: ReportData,
  region: ReportRegion,
  store: SelectionStore,
): HTMLElement {
  const { plan, estimate } = region;
  const sizes = estimate?.sizes ?? {};
  if (!plan || plan.parameters.some((name) => sizes[name] === undefined)) return h('div', {});
  const parameters = new Map(Object.entries(sizes));
  const executions = firstOf(walkHost(plan.host, parameters), MOST_EXECUTIONS);
  if (executions.length === 0) return h('div', {});
  const body = h('div', {});
  const draw = (position: number) => {
    const options = blockDistribution(plan, parameters, store.now.devices, dimensions);
    const { phase: index, hostIterators } = executions[position]!;
    const phase = plan.phases[index]!;
    const extent = evaluateExtent(phase, phaseEnvironment(phase, hostIterators, parameters));
    body.replaceChildren(
      h('p', {}, h('code', {}, phase.summary)),
      picture(phase, extent, options.tiles(phase, extent)),
    );
  };
  let position = 0;
  const control = slider(
    'execution',
    { min: 0, max: executions.length - 1 },
    0,
    (next) => printExecution(plan.phases[executions[next]!.phase]!, executions[next]!.hostIterators),
    (next) => {
      position = next;
      draw(next);
    },
  );
  store.follow(({ devices }, before) => {
    if (devices !== before?.devices) draw(position);
  });
  const names = Object.entries(sizes).map(([name, value]) => `${name} = ${value}`);
  return h(
    'div',
    {},
    h('h2', {}, 'Tiles'),
    h(
      'p',
      {},
      `Each device gets one tile of a phase${names.length === 0 ? '' : `, here for ${names.join(', ')}`}. Phases run one after the other${executions.length === MOST_EXECUTIONS ? `; these are the first ${MOST_EXECUTIONS}` : ''}.`,
    ),
    executions.length > 1 && h('div', { class: 'controls' }, control.element),
    body,
  );
}

function firstOf<Value>(values: Iterable<Value>, most: number): readonly Value[] {
  const found: Value[] = [];
  for (const value of values) {
    if (found.length === most) break;
    found.push(value);
  }
  return found;
}

/** Returns `p2 at k = 3`. */
export function printExecution({ name, hostIterators }: Phase, values: readonly number[]): string {
  const at = hostIterators.map((iterator, i) => `${iterator} = ${values[i]}`).join(', ');
  return at === '' ? name : `${name} at ${at}`;
}

function picture(
  phase: Phase,
  extent: ReturnType<typeof evaluateExtent>,
  tiles: readonly Tile[],
): HTMLElement {
  if (tiles.length === 0) return h('p', {}, 'The phase has no iterations here.');
  const rows = tiles.map(({ device, lo, hi, second }) =>
    h(
      'tr',
      {},
      h('td', {}, h('span', { class: `swatch ${deviceClass(device)}` }), `device ${device}`),
      h('td', {}, h('code', {}, tileText(phase, lo, hi, second))),
    ),
  );
  return h(
    'div',
    { class: 'side-by-side' },
    extent.second ? rectangles(phase, extent, tiles) : bar(phase, extent, tiles),
    h('table', { class: 'data narrow' }, h('caption', { class: 'hidden' }, 'Tiles'), h('tbody', {}, rows)),
    phase.single === null ? null : h('p', {}, `One device runs all of it: ${phase.single}.`),
  );
}

type Extent = ReturnType<typeof evaluateExtent>;

function bar({ iterator }: Phase, { lo, hi }: Extent, tiles: readonly Tile[]): SVGSVGElement {
  const x = (value: number) => ((value - lo) / (hi - lo)) * WIDTH;
  return svg(
    'svg',
    { width: WIDTH, height: BAR, role: 'img', 'aria-label': `Tiles of ${iterator || 'the phase'}` },
    tiles.map((tile) =>
      svg('rect', {
        class: `tile ${deviceClass(tile.device)}`,
        x: x(tile.lo),
        width: Math.max(1, x(tile.hi) - x(tile.lo)),
        y: 0,
        height: BAR,
      }),
    ),
  );
}

function rectangles(
  { iterator, second }: Phase,
  { lo, hi, second: columns }: Extent,
  tiles: readonly Tile[],
): SVGSVGElement {
  const y = (value: number) => ((value - lo) / (hi - lo)) * SQUARE;
  const x = (value: number) => ((value - columns!.lo) / (columns!.hi - columns!.lo)) * SQUARE;
  return svg(
    'svg',
    {
      width: SQUARE,
      height: SQUARE,
      role: 'img',
      'aria-label': `Tiles of ${iterator} and ${second?.iterator}`,
    },
    tiles.map((tile) =>
      svg('rect', {
        class: `tile ${deviceClass(tile.device)}`,
        x: x(tile.second!.lo),
        width: x(tile.second!.hi) - x(tile.second!.lo),
        y: y(tile.lo),
        height: y(tile.hi) - y(tile.lo),
      }),
    ),
  );
}

function tileText(phase: Phase, lo: number, hi: number, second: Tile['second']): string {
  if (phase.iterator === '') return 'all of the phase';
  const first = `${phase.iterator} from ${lo} to ${hi - 1}`;
  return second ? `${first}, ${phase.second?.iterator} from ${second.lo} to ${second.hi - 1}` : first;
}
