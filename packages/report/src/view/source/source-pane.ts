import type { ReportData, ReportDependence, ReportLoop, ReportSource } from '../../data/report-data.js';
import { h, svg } from '../dom.js';
import { highlightedLines } from '../highlight.js';
import { describeDependence } from '../region/describe-dependence.js';
import type { SelectionStore } from '../selection.js';
import { ARROWS_WIDTH, arrowsOf, drawArrows } from './arrows.js';
import { LINE_HEIGHT } from './line-height.js';

/** Returns the source of the program with the verdict of each loop in the margin, and arrows for dependences. */
export function sourcePane(data: ReportData, store: SelectionStore): HTMLElement {
  const status = h('p', { class: 'status', 'aria-live': 'polite' });
  const holder = h('div', {
    class: 'code',
    tabindex: 0,
    role: 'region',
    'aria-label': 'Lines of the source',
  });
  store.follow((now, before) => {
    if (now.file !== before?.file) {
      const source = data.sources.find(({ file }) => file === now.file);
      holder.replaceChildren(source ? fileTable(data, source, store, status) : '');
    }
    drawSelected(data, holder, store);
  });
  return h('section', { class: 'source', 'aria-label': 'Source' }, filePicker(data, store), holder, status);
}

function filePicker({ sources }: ReportData, store: SelectionStore): HTMLElement {
  const [first] = sources;
  if (sources.length <= 1) return h('h2', { class: 'file' }, first?.file ?? 'no file');
  const select = h(
    'select',
    { onchange: (() => store.change({ file: select.value })) as () => void },
    sources.map(({ file }) => h('option', { value: file }, file)),
  );
  store.follow(({ file }) => {
    select.value = file;
  });
  return h('label', { class: 'file' }, 'File ', select);
}

function fileTable(
  data: ReportData,
  { file, text }: ReportSource,
  store: SelectionStore,
  status: HTMLElement,
): HTMLElement {
  if (text === null) return h('p', {}, `${file} could not be read when the report was made.`);
  const lines = highlightedLines(text.replaceAll('\r', '').replace(/\n$/, ''));
  const loops = data.loops.filter(({ location }) => location.file === file);
  const touching = dependencesByLine(data, file);
  const rows = lines.map((code, index) => {
    const line = index + 1;
    const row = h(
      'tr',
      { id: `line-${line}` },
      lineNumber(line, touching.get(line) ?? [], store, status),
      h(
        'td',
        { class: 'verdict' },
        loops
          .filter(({ location }) => location.line === line)
          .map((loop) => margin(loop, data, store, status)),
      ),
      h('td', { class: 'gutter' }),
      h('td', { class: 'text' }, code),
    );
    return row;
  });
  const arrows = svg('svg', {
    class: 'arrows',
    width: ARROWS_WIDTH,
    height: lines.length * LINE_HEIGHT,
    'aria-hidden': 'true',
  });
  return h(
    'div',
    { class: 'sheet' },
    h(
      'table',
      {},
      h('caption', { class: 'hidden' }, `${file} with the verdict of each loop`),
      h(
        'thead',
        { class: 'hidden' },
        h(
          'tr',
          {},
          ['Line', 'Verdict', 'Dependences', 'Code'].map((name) => h('th', { scope: 'col' }, name)),
        ),
      ),
      h('tbody', {}, rows),
    ),
    arrows,
  );
}

/** Returns for each line the dependences that begin or end there, except those on private copies. */
function dependencesByLine({ regions }: ReportData, file: string): ReadonlyMap<number, ReportDependence[]> {
  const found = new Map<number, ReportDependence[]>();
  for (const dependence of regions.flatMap(({ dependences }) => dependences)) {
    if (dependence.isPrivate) continue;
    const places = [dependence.source, dependence.sink].filter(({ location }) => location.file === file);
    for (const line of new Set(places.map(({ location }) => location.line))) {
      found.set(line, [...(found.get(line) ?? []), dependence]);
    }
  }
  return found;
}

function lineNumber(
  line: number,
  dependences: readonly ReportDependence[],
  store: SelectionStore,
  status: HTMLElement,
): HTMLElement {
  if (dependences.length === 0) return h('th', { scope: 'row' }, String(line));
  const label = `Line ${line}, ${dependences.length} ${dependences.length === 1 ? 'dependence' : 'dependences'}`;
  const show = () => {
    status.textContent = `Line ${line}: ${dependences.slice(0, MOST_TOLD).map(describeDependence).join('; ')}${dependences.length > MOST_TOLD ? `; and ${dependences.length - MOST_TOLD} more` : ''}`;
    store.change({ pointed: dependences });
  };
  const hide = () => {
    status.textContent = '';
    store.change({ pointed: null });
  };
  const button = h(
    'button',
    {
      class: 'line',
      'aria-label': label,
      onfocus: show,
      onblur: hide,
      onmouseenter: show,
      onmouseleave: hide,
    },
    String(line),
  );
  return h('th', { scope: 'row' }, button);
}

const MOST_TOLD = 3;

/** Returns the verdict of a loop, which leads to its region. */
function margin(loop: ReportLoop, data: ReportData, store: SelectionStore, status: HTMLElement): HTMLElement {
  const region = data.regions.findIndex(({ name }) => name === loop.region);
  const text = [loop.how, ...(loop.reason ? [loop.reason.message, ...loop.reason.help] : [])].join('. ');
  const dependence = loop.reason?.dependence;
  const pointed =
    dependence && region >= 0
      ? data.regions[region]!.dependences.filter(
          ({ array, source, sink }) =>
            array === dependence.array &&
            source.statement === dependence.source.statement &&
            sink.statement === dependence.sink.statement,
        )
      : null;
  const show = () => {
    status.textContent = text;
    store.change({ pointed });
  };
  const hide = () => {
    status.textContent = '';
    store.change({ pointed: null });
  };
  return h(
    'button',
    {
      class: `mark ${loop.kind}`,
      title: text,
      onfocus: show,
      onblur: hide,
      onmouseenter: show,
      onmouseleave: hide,
      onclick: () => {
        if (region >= 0) store.change({ region });
        else status.textContent = text;
      },
    },
    loop.label,
  );
}

/** Draws the arrows that are pointed at, or else those that keep loops of the region in order, and marks its lines. */
function drawSelected(data: ReportData, holder: HTMLElement, { now }: SelectionStore): void {
  const arrows = holder.querySelector('svg.arrows');
  if (!arrows) return;
  const region = data.regions[now.region];
  const reasons = data.loops.flatMap((loop) =>
    loop.region === region?.name && loop.reason?.dependence ? [loop.reason.dependence] : [],
  );
  const keeping = (region?.dependences ?? []).filter(({ array, source, sink }) =>
    reasons.some(
      (reason) =>
        reason.array === array &&
        reason.source.statement === source.statement &&
        reason.sink.statement === sink.statement,
    ),
  );
  arrows.replaceChildren(...drawArrows(arrowsOf(now.pointed ?? keeping, now.file)));
  arrows.classList.toggle('pointed', now.pointed !== null);
  const places = now.pointed?.flatMap(({ source, sink }) => [source, sink]) ?? [];
  const lines = places
    .filter(({ location }) => location.file === now.file)
    .map(({ location }) => location.line);
  const own = new Set(
    [
      ...(region?.statements ?? []).map(({ location }) => location),
      ...data.loops.filter((loop) => loop.region === region?.name).map(({ location }) => location),
    ]
      .filter(({ file }) => file === now.file)
      .map(({ line }) => line),
  );
  const first = Math.min(...own);
  const last = Math.max(...own);
  for (const [index, row] of [...holder.querySelectorAll('tbody tr')].entries()) {
    row.classList.toggle('pointed', lines.includes(index + 1));
    row.classList.toggle('own', index + 1 >= first && index + 1 <= last);
  }
}
