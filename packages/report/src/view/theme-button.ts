import { h } from './dom.js';

/** Returns the button that changes between light and dark; at first the page follows the system. */
export function themeButton(): HTMLElement {
  const isDark = () => {
    const { theme } = document.documentElement.dataset;
    return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  };
  const name = () => (isDark() ? 'Light' : 'Dark');
  const button: HTMLButtonElement = h(
    'button',
    {
      class: 'theme',
      onclick: () => {
        document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
        button.textContent = name();
      },
    },
    name(),
  );
  return button;
}
