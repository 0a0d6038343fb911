import type { Declarator, Initialiser, Variable } from '../module/variable.js';
import { printOffset } from './print-operand.js';

/** Prints a declaration without its semicolon: a variable, registers, or a parameter. */
export function printVariable(variable: Variable): string {
  const { linkage, space, align, vector, type, pointer, declarators } = variable;
  const words = [
    ...(linkage ? [`.${linkage}`] : []),
    `.${space}`,
    ...printAttributes(variable.attributes),
    ...(align === undefined ? [] : [`.align ${align}`]),
    ...(vector ? [`.${vector}`] : []),
    `.${type}`,
    ...(pointer ? ['.ptr'] : []),
    ...(pointer?.space ? [`.${pointer.space}`] : []),
    ...(pointer?.align === undefined ? [] : [`.align ${pointer.align}`]),
  ];
  return `${words.join(' ')} ${declarators.map(printDeclarator).join(', ')}`;
}

export function printAttributes(attributes: readonly string[]): string[] {
  return attributes.length === 0 ? [] : [`.attribute(${attributes.map((word) => `.${word}`).join(', ')})`];
}

function printDeclarator({ name, dimensions, count, initialiser }: Declarator): string {
  const extents = dimensions.map((extent) => `[${extent ?? ''}]`).join('');
  const registers = count === undefined ? '' : `<${count}>`;
  return name + registers + extents + (initialiser ? ` = ${printInitialiser(initialiser)}` : '');
}

function printInitialiser(value: Initialiser): string {
  if (value.kind === 'list') return `{${value.values.map(printInitialiser).join(', ')}}`;
  if (value.kind !== 'address') return value.text;
  const address = (value.generic ? `generic(${value.name})` : value.name) + printOffset(value);
  return value.mask ? `${value.mask.text}(${address})` : address;
}
