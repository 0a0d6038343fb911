import { h } from './dom.js';

/** A control with a label, and a way to read and set its value. */
export interface Control<Value> {
  readonly element: HTMLElement;
  readonly set: (value: Value) => void;
}

/** Returns a slider over whole numbers, with its value in words beside it. */
export function slider(
  label: string,
  range: { readonly min: number; readonly max: number },
  value: number,
  print: (value: number) => string,
  onChange: (value: number) => void,
): Control<number> {
  const output = h('output', {}, print(value));
  const input: HTMLInputElement = h('input', {
    type: 'range',
    min: range.min,
    max: range.max,
    step: 1,
    value,
    'aria-valuetext': print(value),
    oninput: () => set(Number(input.value), true),
  });
  const set = (next: number, isUser: boolean) => {
    input.value = String(next);
    output.textContent = print(next);
    input.setAttribute('aria-valuetext', print(next));
    if (isUser) onChange(next);
  };
  return {
    element: h('label', { class: 'control' }, h('span', {}, label), input, output),
    set: (next) => set(next, false),
  };
}

/** Returns a choice among a few values. */
export function choice<Value extends string | number>(
  label: string,
  values: readonly (readonly [value: Value, text: string])[],
  value: Value,
  onChange: (value: Value) => void,
): Control<Value> {
  const select: HTMLSelectElement = h(
    'select',
    { onchange: () => onChange(values[select.selectedIndex]![0]) },
    values.map(([each, text]) => h('option', { value: each, selected: each === value }, text)),
  );
  return {
    element: h('label', { class: 'control' }, h('span', {}, label), select),
    set: (next) => {
      select.selectedIndex = values.findIndex(([each]) => each === next);
    },
  };
}

/** Returns a box to tick. */
export function checkBox(label: string, value: boolean, onChange: (value: boolean) => void): HTMLElement {
  const input: HTMLInputElement = h('input', {
    type: 'checkbox',
    checked: value,
    onchange: () => onChange(input.checked),
  });
  return h('label', { class: 'control' }, input, h('span', {}, label));
}
