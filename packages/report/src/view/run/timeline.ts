import { axisTop } from 'd3-axis';
import { scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { type ReportRun, unpackSpan } from '../../data/run/report-run.js';
import { deviceClass } from '../device-colours.js';
import { svg } from '../dom.js';
import { printTime } from './run-picker.js';

const ROW = 18;
const LEFT = 128;
const TOP = 22;
const WIDTH = 480;

/** Draws launches and copies over time, a row for each queue of each device. */
export function timeline({ tracks, spans, labels, duration }: ReportRun, zoom: number): SVGSVGElement {
  const width = WIDTH * zoom;
  const x = scaleLinear([0, Math.max(duration, 1e-3)], [0, width]);
  const rows = tracks.map(({ device, name }, row) =>
    svg('text', { x: 2, y: TOP + row * ROW + 13 }, `device ${device} ${name}`),
  );
  const lines = tracks.map((_, row) =>
    svg('rect', {
      class: `row ${row % 2 === 0 ? 'even' : ''}`,
      x: LEFT,
      y: TOP + row * ROW,
      width,
      height: ROW,
    }),
  );
  const bars = spans.map(unpackSpan).map(({ track, label, start, duration: length, busy, count }) => {
    const { device, name } = tracks[track]!;
    const share = Math.min(1, busy / Math.max(length, 1e-9));
    const joined = count > 1 ? `, ${count} times, in ${Math.round(share * 100)} % of the time` : '';
    return svg(
      'rect',
      {
        class: `span ${name.startsWith('compute') ? deviceClass(device) : 'copy'}`,
        x: LEFT + x(start),
        y: TOP + track * ROW + 3,
        width: Math.max(0.6, x(length)),
        height: ROW - 6,
        'fill-opacity': 0.2 + 0.8 * share,
      },
      svg('title', {}, `${labels[label]}${joined}: ${printTime(length)} from ${printTime(start)} on`),
    );
  });
  const axis = svg('g', { class: 'axis', transform: `translate(${LEFT},${TOP})` });
  const made = axisTop<number>(x)
    .ticks(Math.max(2, Math.round(width / 110)))
    .tickFormat(printTime)
    .tickSize(3);
  select(axis)
    .call((group) => made(group as never))
    .select('.domain')
    .remove();
  return svg(
    'svg',
    {
      class: 'timeline',
      width: width + LEFT + 30,
      height: TOP + tracks.length * ROW + 6,
      role: 'img',
      'aria-label': `Launches and copies over ${printTime(duration)}; the tables below have the sums`,
    },
    lines,
    axis,
    bars,
    rows,
  );
}
