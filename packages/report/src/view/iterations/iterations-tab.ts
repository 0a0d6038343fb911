import type { SampledDependence, SampledStatement, ScopSample } from '@boxflow/ir';
import type { ReportData, ReportRegion } from '../../data/report-data.js';
import { checkBox, choice, slider } from '../controls.js';
import { deviceClass } from '../device-colours.js';
import { h } from '../dom.js';
import type { SelectionStore } from '../selection.js';
import { type DeviceOf, deviceOf } from './device-of.js';
import { drawDomain, type PointStyle, type ShownPair } from './domain-plot.js';
import {
  compareSteps,
  instancesOf,
  type ShownInstance,
  type Slice,
  type Step,
  stepsOf,
} from './shown-instances.js';
import { tileBars } from './tile-bars.js';

/** Returns pictures of a region's iterations: a few of them as points, and all of them as tiles. */
export function iterationsTab(data: ReportData, region: ReportRegion, store: SelectionStore): HTMLElement {
  const { sample } = region;
  const pictures =
    sample && sample.statements.length > 0
      ? samplePictures(data, region, sample, store)
      : h('p', {}, 'The iterations of this region cannot be listed, so there is no picture of them.');
  return h('div', {}, pictures, region.plan && tileBars(data, region, store));
}

/** What the picture shows now. */
interface Shown {
  readonly statement: SampledStatement;
  readonly slice: Slice;
  readonly step: number;
  readonly kinds: ReadonlySet<SampledDependence['kind']>;
  readonly current: number | undefined;
}

function samplePictures(
  data: ReportData,
  region: ReportRegion,
  sample: ScopSample,
  store: SelectionStore,
): HTMLElement {
  let shown: Shown = {
    statement: sample.statements[0]!,
    slice: firstSlice(sample.statements[0]!),
    step: 0,
    kinds: new Set(['flow']),
    current: undefined,
  };
  const controls = h('div', { class: 'controls' });
  const picture = h('div', { class: 'picture' });
  const told = h('p', { class: 'told', 'aria-live': 'polite' });
  const change = (part: Partial<Shown>, withControls = false) => {
    shown = { ...shown, ...part };
    if (withControls) controls.replaceChildren(...makeControls());
    draw();
  };

  const makeControls = (): readonly HTMLElement[] => {
    const { statement, slice } = shown;
    const names = statement.iterators;
    const steps = stepsOf(instancesOf(statement, slice));
    return [
      ...(sample.statements.length > 1 ? [statementChoice()] : []),
      ...(names.length > 2 ? axisChoices() : []),
      ...[...slice.fixed].map(([iterator, value]) => sliceSlider(iterator, value)),
      ...(steps.length > 1 ? [stepSlider(steps)] : []),
      ...kindBoxes(),
    ];
  };
  const statementChoice = () =>
    choice(
      'statement',
      sample.statements.map(({ name }) => [name, `${name}: ${textOf(region, name)}`] as const),
      shown.statement.name,
      (name) => {
        const statement = sample.statements.find((one) => one.name === name)!;
        change({ statement, slice: firstSlice(statement), step: 0, current: undefined }, true);
      },
    ).element;
  const axisChoices = () =>
    (['across', 'down'] as const).map(
      (label, axis) =>
        choice(
          label,
          shown.statement.iterators.map((name, position) => [position, name] as const),
          shown.slice.axes[axis]!,
          (position) => {
            const other = shown.slice.axes[1 - axis]!;
            const kept = other === position ? shown.slice.axes[axis]! : other;
            const axes = axis === 0 ? ([position, kept] as const) : ([kept, position] as const);
            change({ slice: sliceOf(shown.statement, axes), step: 0, current: undefined }, true);
          },
        ).element,
    );
  const sliceSlider = (iterator: number, value: number) => {
    const values = shown.statement.instances.map((instance) => instance[iterator]!);
    const range = { min: Math.min(...values), max: Math.max(...values) };
    const name = shown.statement.iterators[iterator]!;
    return slider(name, range, value, String, (next) =>
      change({
        slice: { ...shown.slice, fixed: new Map([...shown.slice.fixed, [iterator, next]]) },
        current: undefined,
      }),
    ).element;
  };
  const stepSlider = (steps: readonly Step[]) =>
    slider(
      'step',
      { min: 0, max: steps.length - 1 },
      shown.step,
      (step) => printStep(region, shown, steps[step]!),
      (step) => change({ step }),
    ).element;
  const kindBoxes = () =>
    (['flow', 'anti', 'output'] as const)
      .filter((kind) => sample.dependences.some((dependence) => dependence.kind === kind))
      .map((kind) =>
        checkBox(kind, shown.kinds.has(kind), (isOn) => {
          const kinds = new Set(shown.kinds);
          if (isOn) kinds.add(kind);
          else kinds.delete(kind);
          change({ kinds });
        }),
      );

  const draw = () => {
    const instances = instancesOf(shown.statement, shown.slice);
    const steps = stepsOf(instances);
    const devices = region.plan
      ? deviceOf(region.plan, sample.sizes, store.now.devices, data.dimensions)
      : () => undefined;
    const plot = drawDomain({
      label: `Iterations of ${shown.statement.name}; arrow keys move from point to point`,
      names: shown.statement.iterators,
      slice: shown.slice,
      instances,
      style: (instance) => styleOf(instance, steps[shown.step], devices),
      pairs: pairsOf(sample, shown, instances),
      current: shown.current,
    });
    const hadFocus = picture.contains(document.activeElement);
    picture.replaceChildren(plot);
    if (hadFocus) plot.focus();
    plot.addEventListener('pointermove', ({ target }) => {
      const position = target instanceof Element ? target.getAttribute('data-position') : null;
      if (position !== null && Number(position) !== shown.current) change({ current: Number(position) });
    });
    plot.addEventListener('keydown', (event) => {
      const next = nextPoint(event.key, instances, shown);
      if (next === null) return;
      event.preventDefault();
      change({ current: next });
    });
    const current = shown.current === undefined ? undefined : instances[shown.current];
    told.textContent = current ? describe(sample, shown, current, devices) : hint(instances.length, shown);
  };

  const devicesControl = slider('devices', { min: 1, max: 8 }, store.now.devices, String, (devices) =>
    store.change({ devices }),
  );
  store.follow(({ devices }, before) => {
    if (devices === before?.devices) return;
    devicesControl.set(devices);
    draw();
  });
  controls.replaceChildren(...makeControls());
  return h(
    'div',
    {},
    h('h2', {}, 'Iterations'),
    h('p', {}, sizesText(region, sample)),
    h('div', { class: 'controls' }, devicesControl.element),
    controls,
    h(
      'div',
      { class: 'side-by-side' },
      picture,
      h('div', { class: 'beside' }, deviceKey(region, store), told),
    ),
  );
}

/** Puts the last two iterators on the axes, and the first value of all others. */
function firstSlice(statement: SampledStatement): Slice {
  const count = statement.iterators.length;
  return sliceOf(statement, count === 1 ? [0, -1] : [count - 1, count - 2]);
}

function sliceOf(statement: SampledStatement, axes: readonly [number, number]): Slice {
  const [first = []] = statement.instances;
  const others = statement.iterators
    .map((_, position) => position)
    .filter((position) => !axes.includes(position));
  return { axes, fixed: new Map(others.map((position) => [position, first[position] ?? 0])) };
}

function styleOf({ place }: ShownInstance, step: Step | undefined, devices: DeviceOf): PointStyle {
  if (!place) return { device: undefined, when: 'now' };
  const order = step ? compareSteps(place.hostIterators, step) : 0;
  return { device: devices(place), when: order < 0 ? 'before' : order > 0 ? 'after' : 'now' };
}

/** Returns the pairs within the statement whose sink is drawn. */
function pairsOf(
  { dependences }: ScopSample,
  { statement, kinds }: Shown,
  instances: readonly ShownInstance[],
): readonly ShownPair[] {
  const drawn = new Set(instances.map(({ values }) => values.join()));
  const depth = statement.iterators.length;
  return dependences
    .filter(
      ({ kind, source, sink }) => kinds.has(kind) && source === statement.name && sink === statement.name,
    )
    .flatMap(({ kind, pairs }) =>
      pairs
        .map((pair) => ({ source: pair.slice(0, depth), sink: pair.slice(depth) }))
        .filter(({ sink }) => drawn.has(sink.join()))
        .map(({ source, sink }) => ({ kind, source, sink, isInSlice: drawn.has(source.join()) })),
    );
}

/** Returns the point that a key leads to, `undefined` for none, and `null` for a key without meaning. */
function nextPoint(
  key: string,
  instances: readonly ShownInstance[],
  { current, slice: { axes } }: Shown,
): number | undefined | null {
  if (key === 'Escape') return undefined;
  const moves: Readonly<Record<string, readonly [axis: number, by: number]>> = {
    ArrowRight: [axes[0], 1],
    ArrowLeft: [axes[0], -1],
    ArrowDown: [axes[1], 1],
    ArrowUp: [axes[1], -1],
  };
  const move = moves[key];
  if (!move) return null;
  const from = current === undefined ? undefined : instances[current];
  if (!from) return 0;
  const wanted = from.values
    .map((value, position) => (position === move[0] ? value + move[1] : value))
    .join();
  const found = instances.findIndex(({ values }) => values.join() === wanted);
  return found < 0 ? current : found;
}

function hint(count: number, { statement }: Shown): string {
  return `${count} iterations of ${statement.name}. Point at one, or move with the arrow keys, to see what it needs and who needs it.`;
}

function describe(
  sample: ScopSample,
  { statement }: Shown,
  { values, place }: ShownInstance,
  devices: DeviceOf,
): string {
  const device = place ? devices(place) : undefined;
  const where = device === undefined ? '' : ` runs on device ${device}`;
  const depth = statement.iterators.length;
  const key = values.join();
  const needs = sample.dependences
    .filter(({ kind, sink }) => kind === 'flow' && sink === statement.name)
    .flatMap(({ array, source, pairs }) =>
      pairs
        .filter((pair) => pair.slice(-depth || pair.length).join() === key)
        .map((pair) => `${source}[${pair.slice(0, pair.length - depth).join(', ')}] (${array})`),
    );
  const shown = needs.slice(0, MOST_NEEDS).join(', ');
  const more = needs.length > MOST_NEEDS ? ` and ${needs.length - MOST_NEEDS} more` : '';
  const name = `${statement.name}[${statement.iterators.map((iterator, i) => `${iterator} = ${values[i]}`).join(', ')}]`;
  return `${name}${where}. ${needs.length === 0 ? 'It needs no value of other iterations shown.' : `It needs the values of ${shown}${more}.`}`;
}

const MOST_NEEDS = 6;

function printStep(region: ReportRegion, { statement, slice }: Shown, step: Step): string {
  const instance = instancesOf(statement, slice).find(
    ({ place }) => place && compareSteps(place.hostIterators, step) === 0,
  );
  const names = region.plan?.phases[instance?.place?.phase ?? 0]?.hostIterators ?? [];
  return step.map((value, i) => `${names[i] ?? 'step'} = ${value}`).join(', ');
}

function textOf({ statements }: ReportRegion, name: string): string {
  const text = statements.find((statement) => statement.name === name)?.text ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function sizesText({ plan }: ReportRegion, { sizes, statements, dependences }: ScopSample): string {
  const names = Object.entries(sizes).map(([name, value]) => `${name} = ${value}`);
  const which = statements.every(({ isWhole }) => isWhole)
    ? `All iterations for ${names.length === 0 ? 'the sizes of the program' : names.join(', ')}`
    : `The first iterations of each loop${names.length === 0 ? '' : `, for ${names.join(', ')}`}`;
  const colours = plan ? '. Colours are devices, which share the iterations in blocks' : '';
  const cut = dependences.some(({ isCut }) => isCut)
    ? ' Of some dependences only those between neighbouring iterations of the outermost loop are listed.'
    : '';
  return `${which}${colours}. Arrows lead from the iteration that writes a value to the one that reads it.${cut}`;
}

function deviceKey({ plan }: ReportRegion, store: SelectionStore): HTMLElement {
  const list = h('ul', { class: 'key', 'aria-label': 'Colours of devices' });
  if (!plan) return list;
  store.follow(({ devices }) => {
    list.replaceChildren(
      ...Array.from({ length: devices }, (_, device) =>
        h('li', {}, h('span', { class: `swatch ${deviceClass(device)}` }), `device ${device}`),
      ),
    );
  });
  return list;
}
