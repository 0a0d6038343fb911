import type { ReportData } from '../../data/report-data.js';
import { h } from '../dom.js';
import { iterationsTab } from '../iterations/iterations-tab.js';
import { boxesTab } from '../run/boxes-tab.js';
import { timeTab } from '../run/time-tab.js';
import type { SelectionStore } from '../selection.js';
import { type Tab, tabs } from '../tabs.js';
import { dependencesTab } from './dependences-tab.js';
import { hostLoops } from './host-loops.js';
import { kernelsTab } from './kernels-tab.js';
import { verdictTab } from './verdict-tab.js';

/** Returns everything about the selected region, or why there is none. */
export function detailPane(data: ReportData, store: SelectionStore): HTMLElement {
  const pane = h('section', { class: 'detail', 'aria-label': 'Region' });
  if (data.regions.length === 0) {
    pane.append(noRegions(data, store));
    return pane;
  }
  let tab = 'verdict';
  const holder = h('div', {});
  pane.append(regionPicker(data, store), holder);
  store.follow(({ region }, before) => {
    if (region === before?.region) return;
    const list = regionTabs(data, region, store);
    holder.replaceChildren(
      tabs(list, 'Parts of the report', tab, (shown) => {
        tab = shown;
      }),
    );
  });
  return pane;
}

function regionTabs(data: ReportData, position: number, store: SelectionStore): readonly Tab[] {
  const region = data.regions[position]!;
  return [
    { id: 'verdict', title: 'Verdict', content: () => verdictTab(data, region, store) },
    {
      id: 'dependences',
      title: `Dependences (${region.dependences.filter(({ isPrivate }) => !isPrivate).length})`,
      content: () => dependencesTab(region, store),
    },
    { id: 'iterations', title: 'Iterations', content: () => iterationsTab(data, region, store) },
    ...(region.plan
      ? [
          { id: 'boxes', title: 'Boxes', content: () => boxesTab(region, store) },
          { id: 'kernels', title: 'Recipe and kernels', content: () => kernelsTab(region, store) },
          { id: 'time', title: 'Time', content: () => timeTab(region, store) },
        ]
      : []),
  ];
}

function regionPicker({ regions }: ReportData, store: SelectionStore): HTMLElement {
  const select = h(
    'select',
    {
      onchange: () => {
        const region = Number(select.value);
        store.change({ region, file: regions[region]!.location.file });
      },
    },
    regions.map(({ name, function: inside, location, where }, position) =>
      h('option', { value: position }, `${name}, line ${location.line}, in ${inside}: ${where}`),
    ),
  ) as HTMLSelectElement;
  store.follow(({ region }) => {
    select.value = String(region);
  });
  return h('label', { class: 'region-picker' }, 'Region ', select);
}

/** Says why nothing of the program runs on devices. */
function noRegions(data: ReportData, store: SelectionStore): HTMLElement {
  return h(
    'div',
    { class: 'panel' },
    h('h2', {}, 'Nothing of this program runs on devices'),
    data.loops.length === 0
      ? h(
          'p',
          {},
          'The program has no loops. boxflow takes over groups of loops whose bounds and subscripts are sums of loop variables and constants.',
        )
      : h('p', {}, 'No loop of the program is part of a region. The reasons are these:'),
    hostLoops(data.loops, store),
  );
}
