import type { Plan } from '@boxflow/ir';
import { axisBottom, axisLeft } from 'd3-axis';
import { format } from 'd3-format';
import { type ScaleLogarithmic, scaleLog } from 'd3-scale';
import { select } from 'd3-selection';
import type { ReportRoof, ReportRun } from '../../data/run/report-run.js';
import { deviceClass } from '../device-colours.js';
import { h, svg } from '../dom.js';
import { type PhaseRate, phaseRates } from './phase-rates.js';

const WIDTH = 400;
const HEIGHT = 170;
const MARGIN = { left: 60, right: 16, top: 10, bottom: 38 };

const short = format('.3~s');

/** Returns how fast the phases are, beside what a device can do at most if that is known. */
export function roofline(plan: Plan, sizes: Readonly<Record<string, number>>, run: ReportRun): HTMLElement {
  const rates = phaseRates(plan, sizes, run).filter(({ bytes }) => bytes > 0);
  if (rates.length === 0) return h('div', {});
  return h(
    'div',
    {},
    h('h3', {}, 'Roofline: speed of one device in each phase'),
    h(
      'p',
      { class: 'muted' },
      run.roof === null
        ? 'The limits of these devices are not known, so only speeds are shown.'
        : 'The line is what a device of the machine model can do at most: on the left its memory limits it, on the right its arithmetic.',
    ),
    plot(rates, run.roof),
    table(rates, run.roof),
  );
}

/** Executions for each byte of boxes. */
const intensity = ({ executions, bytes }: PhaseRate): number => executions / bytes;

/** Executions a second. */
const speed = ({ executions, time }: PhaseRate): number => (executions / time) * 1e6;

function limit({ bytesPerSecond, executionsPerSecond }: ReportRoof, at: number): number {
  return Math.min(executionsPerSecond, bytesPerSecond * at);
}

function plot(rates: readonly PhaseRate[], roof: ReportRoof | null): SVGSVGElement {
  const ridge = roof ? [roof.executionsPerSecond / roof.bytesPerSecond] : [];
  const x = scaleLog(
    [0.3, 3].map((by, i) => by * ends([...rates.map(intensity), ...ridge])[i]!),
    [0, WIDTH],
  ).nice();
  const tops = roof ? [roof.executionsPerSecond] : [];
  const y = scaleLog(
    [0.3, 3].map((by, i) => by * ends([...rates.map(speed), ...tops])[i]!),
    [HEIGHT, 0],
  ).nice();
  const inner = svg(
    'g',
    { transform: `translate(${MARGIN.left},${MARGIN.top})` },
    roof && svg('path', { class: 'roof', d: roofPath(roof, x, y) }),
    rates.flatMap((rate, position) => [
      svg(
        'circle',
        { class: `rate ${deviceClass(position)}`, cx: x(intensity(rate)), cy: y(speed(rate)), r: 5 },
        svg('title', {}, rate.name),
      ),
      svg('text', { x: x(intensity(rate)) + 8, y: y(speed(rate)) + 4 }, rate.name),
    ]),
    svg('text', { x: WIDTH, y: HEIGHT + 32, 'text-anchor': 'end' }, 'executions of statements for each byte'),
    svg('text', { x: 4, y: 8 }, 'executions a second'),
  );
  const bottom = select(inner).append('g').attr('class', 'axis').attr('transform', `translate(0,${HEIGHT})`);
  bottom.call(axisBottom(x).ticks(5, short));
  const left = select(inner).append('g').attr('class', 'axis');
  left.call(axisLeft(y).ticks(4, short));
  select(inner).selectAll('.domain').remove();
  return svg(
    'svg',
    {
      width: WIDTH + MARGIN.left + MARGIN.right,
      height: HEIGHT + MARGIN.top + MARGIN.bottom,
      role: 'img',
      'aria-label': 'Roofline; the table below has the numbers',
    },
    inner,
  );
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function roofPath(
  roof: ReportRoof,
  x: ScaleLogarithmic<number, number>,
  y: ScaleLogarithmic<number, number>,
): string {
  const [first, last] = x.domain() as [number, number];
  const ridge = roof.executionsPerSecond / roof.bytesPerSecond;
  const floor = y.domain()[0]!;
  const start = Math.max(first, floor / roof.bytesPerSecond);
  return [start, ridge, last]
    .map((at, position) => `${position === 0 ? 'M' : 'L'}${x(at)},${y(limit(roof, at))}`)
    .join(' ');
}

function table(rates: readonly PhaseRate[], roof: ReportRoof | null): HTMLElement {
  const heads = [
    'Phase',
    'Kernels',
    'Executions a second',
    'Bytes a second',
    ...(roof ? ['Of the limit'] : []),
  ];
  return h(
    'table',
    { class: 'data' },
    h('caption', { class: 'hidden' }, 'Speed of each phase'),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        heads.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h(
      'tbody',
      {},
      rates.map((rate, position) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, h('span', { class: `swatch ${deviceClass(position)}` }), rate.name),
          h('td', {}, h('code', {}, rate.kernels.join(', '))),
          h('td', { class: 'number' }, short(speed(rate))),
          h('td', { class: 'number' }, `${short((rate.bytes / rate.time) * 1e6)}B`),
          roof &&
            h(
              'td',
              { class: 'number' },
              `${((speed(rate) / limit(roof, intensity(rate))) * 100).toFixed(0)} %`,
            ),
        ),
      ),
    ),
  );
}
