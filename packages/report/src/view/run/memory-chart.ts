import { printBytes } from '@boxflow/ir';
import { axisBottom, axisLeft } from 'd3-axis';
import { scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { curveStepAfter, line } from 'd3-shape';
import type { ReportRun } from '../../data/run/report-run.js';
import { deviceClass } from '../device-colours.js';
import { h, svg } from '../dom.js';

const WIDTH = 460;
const HEIGHT = 120;
const MARGIN = { left: 76, right: 16, top: 8, bottom: 34 };

/** A device's bytes from an execution on. */
type Point = readonly [execution: number, bytes: number];

/** Draws the bytes of buffers on each device from execution to execution. */
export function memoryChart(run: ReportRun): HTMLElement {
  const lines = Array.from({ length: run.devices }, (_, device) => bytesOver(run, device));
  const most = Math.max(1, ...lines.flat().map(([, bytes]) => bytes));
  const x = scaleLinear([0, Math.max(1, run.stepCount)], [0, WIDTH]);
  const y = scaleLinear([0, most], [HEIGHT, 0]);
  const path = line<Point>(
    ([execution]) => x(execution),
    ([, bytes]) => y(bytes),
  ).curve(curveStepAfter);
  const inner = svg(
    'g',
    { transform: `translate(${MARGIN.left},${MARGIN.top})` },
    lines.map((points, device) =>
      svg('path', { class: `memory ${deviceClass(device)}`, d: path([...points]) ?? '' }),
    ),
  );
  const bottom = select(inner).append('g').attr('class', 'axis').attr('transform', `translate(0,${HEIGHT})`);
  bottom.call(
    axisBottom(x)
      .ticks(Math.min(6, run.stepCount))
      .tickFormat((value) => String(value)),
  );
  const left = select(inner).append('g').attr('class', 'axis');
  left.call(
    axisLeft(y)
      .ticks(4)
      .tickFormat((value) => printBytes(Number(value))),
  );
  select(inner).selectAll('.domain').remove();
  inner.append(svg('text', { x: WIDTH, y: HEIGHT + 30, 'text-anchor': 'end' }, 'executions of phases'));
  const peaks = lines.map((points) => Math.max(0, ...points.map(([, bytes]) => bytes)));
  return h(
    'div',
    {},
    svg(
      'svg',
      {
        width: WIDTH + MARGIN.left + MARGIN.right,
        height: HEIGHT + MARGIN.top + MARGIN.bottom,
        role: 'img',
        'aria-label': 'Bytes of arrays on each device',
      },
      inner,
    ),
    h(
      'ul',
      { class: 'key', 'aria-label': 'Most bytes at a time' },
      peaks.map((bytes, device) =>
        h(
          'li',
          {},
          h('span', { class: `swatch ${deviceClass(device)}` }),
          `device ${device}: ${printBytes(bytes)} at most`,
        ),
      ),
    ),
  );
}

/** Returns the most bytes in each execution in which they change, and what is left after it. */
function bytesOver({ buffers, stepCount }: ReportRun, device: number): readonly Point[] {
  const points: Point[] = [[0, 0]];
  let bytes = 0;
  for (const event of buffers) {
    // What is freed after the last execution is not of interest.
    if (event.device !== device || event.step >= stepCount) continue;
    const last = points.at(-1)!;
    const most = last[0] === event.step ? last[1] : bytes;
    bytes += event.isThere ? event.bytes : -event.bytes;
    if (last[0] === event.step) points.pop();
    else if (last[0] < event.step - 1) points.push([event.step - 1, most]);
    points.push([event.step, Math.max(most, bytes)]);
  }
  const [step, most] = points.at(-1)!;
  return step + 1 < stepCount && most !== bytes
    ? [...points, [step + 1, bytes], [stepCount, bytes]]
    : [...points, [stepCount, most]];
}
