type Child = Node | string | null | undefined | false;

type Listener = (event: never) => void;

/** Attributes of an element by name; names that begin with `on` are listeners, and `undefined` or `false` leaves one out. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | Listener;
}

/** Makes an HTML element. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/** Makes an SVG element. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Child | readonly Child[])[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  fill(element, attributes, children);
  return element;
}

function fill(
  element: Element,
  attributes: Attributes,
  children: readonly (Child | readonly Child[])[],
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children.flat()) {
    if (child) element.append(child);
  }
}
