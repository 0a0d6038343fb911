import type { SampledDependence } from '@boxflow/ir';
import { axisLeft, axisTop } from 'd3-axis';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { deviceClass } from '../device-colours.js';
import { svg } from '../dom.js';
import type { ShownInstance, Slice } from './shown-instances.js';

/** How a point is drawn: by the device that runs it, and by whether that is before, in or after the step. */
export interface PointStyle {
  readonly device: number | undefined;
  readonly when: 'before' | 'now' | 'after';
}

/** An arrow of a dependence to an instance that is drawn. */
export interface ShownPair {
  readonly kind: SampledDependence['kind'];
  readonly source: readonly number[];
  readonly sink: readonly number[];
  /** Whether the source is in the slice, too; otherwise its place is only where the axes say. */
  readonly isInSlice: boolean;
}

export interface DomainPlot {
  readonly label: string;
  readonly names: readonly string[];
  readonly slice: Slice;
  readonly instances: readonly ShownInstance[];
  readonly style: (instance: ShownInstance) => PointStyle;
  readonly pairs: readonly ShownPair[];
  /** Position in {@link instances}; `undefined` if none is pointed at. */
  readonly current: number | undefined;
}

const MARGIN = { top: 34, left: 44, right: 12, bottom: 12 };
const MOST_CELL = 34;
const LARGEST = 460;
const ARROWS_AT_ONCE = 400;

/** Draws instances as points, and dependences between them as arrows. */
export function drawDomain(plot: DomainPlot): SVGSVGElement {
  const { slice, instances, names } = plot;
  const [xRange, yRange] = slice.axes.map((axis) => rangeOf(instances, axis)) as [Range, Range];
  const cell = Math.min(MOST_CELL, LARGEST / Math.max(xRange.count, yRange.count));
  const width = cell * xRange.count;
  const height = cell * yRange.count;
  const x = scaleLinear([xRange.min - 0.5, xRange.max + 0.5], [0, width]);
  const y = scaleLinear([yRange.min - 0.5, yRange.max + 0.5], [0, height]);
  const at = (values: readonly number[]): [number, number] => [
    x(values[slice.axes[0]] ?? 0),
    y(values[slice.axes[1]] ?? 0),
  ];
  const radius = Math.max(2, cell * 0.26);
  const inner = svg(
    'g',
    { transform: `translate(${MARGIN.left},${MARGIN.top})` },
    instances.map((instance, position) => point(plot, instance, position, at(instance.values), radius)),
    arrows(plot, at, radius),
  );
  axis(inner, x, xRange, names[slice.axes[0]] ?? '', 'x');
  if (slice.axes[1] >= 0) axis(inner, y, yRange, names[slice.axes[1]] ?? '', 'y');
  return svg(
    'svg',
    {
      class: 'domain',
      width: width + MARGIN.left + MARGIN.right,
      height: height + MARGIN.top + MARGIN.bottom,
      role: 'img',
      tabindex: 0,
      'aria-label': plot.label,
    },
    marker(),
    inner,
  );
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly count: number;
}

function rangeOf(instances: readonly ShownInstance[], axis: number): Range {
  const values = instances.map(({ values }) => values[axis] ?? 0);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { min, max, count: max - min + 1 };
}

function axis(
  inner: SVGGElement,
  scale: ScaleLinear<number, number>,
  { min, max, count }: Range,
  name: string,
  which: 'x' | 'y',
): void {
  const every = Math.ceil(count / 12);
  const ticks = Array.from({ length: count }, (_, i) => min + i).filter(
    (value) => (value - min) % every === 0,
  );
  const make = which === 'x' ? axisTop : axisLeft;
  const made = make(scale).tickValues(ticks).tickFormat(String).tickSize(3);
  const group = select(inner).append('g').attr('class', 'axis').call(made);
  group.select('.domain').remove();
  const text = svg(
    'text',
    { class: 'axis-name', x: which === 'x' ? scale(max) + 2 : -28, y: which === 'x' ? -22 : scale(max) + 4 },
    name,
  );
  inner.append(text);
}

function point(
  { style, current }: DomainPlot,
  instance: ShownInstance,
  position: number,
  [cx, cy]: readonly [number, number],
  radius: number,
): SVGElement {
  const { device, when } = style(instance);
  const isCurrent = position === current ? ' current' : '';
  return svg('circle', {
    class: `point ${deviceClass(device)} ${when}${isCurrent}`,
    cx,
    cy,
    r: radius,
    'data-position': position,
  });
}

/** Returns the arrows at the current point, or all if they are few. */
function arrows(
  { pairs, current, instances }: DomainPlot,
  at: (values: readonly number[]) => [number, number],
  radius: number,
): readonly SVGElement[] {
  const chosen = current === undefined ? undefined : instances[current]?.values.join();
  const shown =
    chosen === undefined
      ? pairs.filter(({ isInSlice }) => isInSlice)
      : pairs.filter(
          ({ source, sink, isInSlice }) => sink.join() === chosen || (isInSlice && source.join() === chosen),
        );
  if (chosen === undefined && shown.length > ARROWS_AT_ONCE) return [];
  return shown.map(({ kind, source, sink, isInSlice }) =>
    svg('path', {
      class: `pair ${kind}${isInSlice ? '' : ' elsewhere'}`,
      d: arrowPath(at(source), at(sink), radius),
      'marker-end': 'url(#pair-head)',
    }),
  );
}

/** Returns an arrow from the edge of a point to that of another one; around the point if they are at the same place. */
function arrowPath([x1, y1]: [number, number], [x2, y2]: [number, number], radius: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0)
    return `M${x1 - radius},${y1} a${radius * 1.5},${radius * 1.5} 0 1 1 ${radius * 2 - 1},-1`;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = radius + 1;
  return `M${x1 + dx * gap},${y1 + dy * gap} L${x2 - dx * (gap + 3)},${y2 - dy * (gap + 3)}`;
}

function marker(): SVGElement {
  return svg(
    'defs',
    {},
    svg(
      'marker',
      {
        id: 'pair-head',
        viewBox: '0 0 6 6',
        refX: 3,
        refY: 3,
        markerWidth: 5,
        markerHeight: 5,
        orient: 'auto',
      },
      svg('path', { d: 'M0,0 L6,3 L0,6 z', fill: 'context-stroke' }),
    ),
  );
}
