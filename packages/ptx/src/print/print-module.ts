import type { FunctionDirective, ModuleItem, PtxFunction, PtxModule, Section } from '../module/module.js';
import { printPragma, printStatement } from './print-statement.js';
import { printAttributes, printVariable } from './print-variable.js';

/** Prints a module as text that ptxas accepts. Parsing the text gives the same module. */
export function printPtx(module: PtxModule): string {
  const head = [
    `.version ${module.version}`,
    `.target ${module.target.join(', ')}`,
    `.address_size ${module.addressSize}`,
  ];
  return [...head, '', ...module.items.map(printItem), ''].join('\n');
}

function printItem(item: ModuleItem): string {
  switch (item.kind) {
    case 'variable':
      return `${printVariable(item)};`;
    case 'function':
      return printFunction(item);
    case 'file':
      return [`\t.file\t${item.number} "${item.path}"`, ...item.extra].join(', ');
    case 'section':
      return printSection(item);
    case 'pragma':
      return printPragma(item.texts);
    case 'alias':
      return `.alias ${item.name}, ${item.of};`;
  }
}

function printFunction(item: PtxFunction): string {
  const list = (parameters: PtxFunction['parameters']) =>
    `(${parameters.map((one) => `\n\t${printVariable(one)}`).join(',')}\n)`;
  const words = [
    ...(item.linkage ? [`.${item.linkage}`] : []),
    item.isEntry ? '.entry' : '.func',
    ...printAttributes(item.attributes),
    ...(item.results.length > 0 ? [`(${item.results.map(printVariable).join(', ')})`] : []),
    item.name,
  ];
  const head = words.join(' ') + list(item.parameters);
  const lines = [head, ...item.directives.map(printDirective)];
  if (item.body === undefined) return `${lines.join('\n')}\n;`;
  return [...lines, '{', ...item.body.map(printStatement), '}', ''].join('\n');
}

function printDirective({ name, values, texts }: FunctionDirective): string {
  if (name === 'pragma') return printPragma(texts);
  const words = [`.${name}`, values.map(({ text }) => text).join(', '), ...texts.map((text) => `"${text}"`)];
  return words.filter((word) => word !== '').join(' ');
}

function printSection({ name, rows }: Section): string {
  const lines = rows.map((row) =>
    'label' in row ? `${row.label}:` : `.${row.type} ${row.values.join(', ')}`,
  );
  return [`\t.section\t.${name}`, '\t{', ...lines, '\t}'].join('\n');
}
