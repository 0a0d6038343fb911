import { printDistances } from '@boxflow/ir';
import type { ReportDependence, ReportRegion } from '../../data/report-data.js';
import { h } from '../dom.js';
import { lineLink } from '../line-link.js';
import type { SelectionStore } from '../selection.js';

const EXPLANATIONS = {
  flow: 'reads what the other wrote',
  anti: 'overwrites what the other read',
  output: 'overwrites what the other wrote',
} as const;

/** Returns the table of a region's dependences; its rows show arrows in the source. */
export function dependencesTab(
  { dependences, statements }: ReportRegion,
  store: SelectionStore,
): HTMLElement {
  const hidden = dependences.filter(({ isPrivate }) => isPrivate).length;
  const body = h('tbody', {});
  const fill = (withPrivate: boolean) => {
    const shown = dependences.filter(({ isPrivate }) => withPrivate || !isPrivate);
    body.replaceChildren(...shown.map((dependence) => row(dependence, store)));
  };
  fill(false);
  const box: HTMLInputElement = h('input', { type: 'checkbox', onchange: () => fill(box.checked) });
  return h(
    'div',
    {},
    h('h2', {}, 'Dependences'),
    h(
      'p',
      {},
      dependences.length === hidden
        ? 'No two iterations depend on each other, except through arrays of which each iteration has its own copy.'
        : 'Each row is two places that use the same element. Point at one to see its arrow in the source. Distances are iterations of the loops around both, outermost first; * is any.',
    ),
    hidden > 0 &&
      h(
        'label',
        { class: 'check' },
        box,
        ` also the ${hidden} on arrays of which each iteration has its own copy`,
      ),
    h(
      'table',
      { class: 'data' },
      h('caption', { class: 'hidden' }, 'Dependences'),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Array', 'From line', 'To line', 'Distance', 'Why'].map((name) => h('th', { scope: 'col' }, name)),
        ),
      ),
      body,
    ),
    h('h3', {}, 'Statements'),
    h(
      'ul',
      { class: 'plain' },
      statements.map(({ name, location, text, domain }) =>
        h(
          'li',
          {},
          h('code', {}, name),
          ', line ',
          lineLink(location, store),
          ': ',
          h('code', {}, text),
          h('br', {}),
          h('code', { class: 'muted' }, domain.replace(/^\[\] -> /, '')),
        ),
      ),
    ),
  );
}

function row(dependence: ReportDependence, store: SelectionStore): HTMLElement {
  const { kind, array, source, sink, distances } = dependence;
  const show = () => store.change({ pointed: [dependence], file: sink.location.file });
  const hide = () => store.change({ pointed: null });
  return h(
    'tr',
    { onmouseenter: show, onmouseleave: hide, onfocusin: show, onfocusout: hide },
    h('td', {}, h('code', {}, array)),
    h('td', { class: 'number' }, lineLink(source.location, store)),
    h('td', { class: 'number' }, lineLink(sink.location, store)),
    h('td', {}, h('code', {}, printDistances(distances))),
    h('td', {}, h('span', { class: `kind ${kind}` }, kind), ` ${EXPLANATIONS[kind]}`),
  );
}
