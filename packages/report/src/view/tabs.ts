import { h } from './dom.js';

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Makes the content, when the tab is shown for the first time. */
  readonly content: () => HTMLElement;
}

/** Returns tabs with their panels. Arrow keys, Home and End move between tabs. */
export function tabs(
  list: readonly Tab[],
  label: string,
  shown: string,
  onShow: (id: string) => void,
): HTMLElement {
  const made = new Map<string, HTMLElement>();
  const panel = h('div', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: 0 });
  const buttons = list.map(({ id, title }, position) =>
    h(
      'button',
      {
        role: 'tab',
        id: `tab-${id}`,
        'aria-controls': 'panel',
        onclick: () => show(id),
        onkeydown: (event: KeyboardEvent) => {
          const next = positionAfter(event.key, position, list.length);
          if (next === undefined) return;
          event.preventDefault();
          buttons[next]!.focus();
          show(list[next]!.id);
        },
      },
      title,
    ),
  );
  const show = (id: string) => {
    const tab = list.find((candidate) => candidate.id === id) ?? list[0]!;
    for (const [position, button] of buttons.entries()) {
      const isShown = list[position] === tab;
      button.setAttribute('aria-selected', String(isShown));
      button.tabIndex = isShown ? 0 : -1;
    }
    const content = made.get(tab.id) ?? tab.content();
    made.set(tab.id, content);
    panel.setAttribute('aria-labelledby', `tab-${tab.id}`);
    panel.replaceChildren(content);
    onShow(tab.id);
  };
  const element = h(
    'div',
    { class: 'tabs' },
    h('div', { role: 'tablist', 'aria-label': label }, buttons),
    panel,
  );
  show(shown);
  return element;
}

function positionAfter(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
