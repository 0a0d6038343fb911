import {
  type Fragment,
  type IntExpr,
  intExprFragment,
  isUnsigned,
  Level,
  type ScopParameter,
  variablesOf,
} from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';
import type { Product, Region } from '../state/region.js';
import type { RowPointers } from '../state/row-pointers.js';
import { isOfParameters } from './execution-conditions.js';
import { readKey } from './hoisted-pointer.js';

/** Returns C for a parameter's value, unless that is its name; for a member, 0 if the program does not read it. */
export function parameterExpression(parameter: string, region: Region): string | undefined {
  const product = region.products.get(parameter);
  if (product) return productText(product, region);
  const rows = region.rowsWithStep(parameter);
  if (rows) return rowStep(rows, region);
  if (region.extents.has(parameter)) return undefined;
  const symbol = region.parameterSymbols.get(parameter)!;
  const renamed = symbol.name === parameter ? undefined : symbol.name;
  const expression = region.members.get(symbol)?.expression ?? renamed;
  return expression && whereRead(parameter, expression, '0', region);
}

/** Returns C for a product, without overflow that the program itself may not have. */
function productText({ left, right, type }: Product, region: Region): string {
  const factors = [left, right].map((factor) => `(unsigned long long)(${textOf(factor, region)})`);
  const result = type === 'uint32' ? 'unsigned int' : isUnsigned(type) ? 'unsigned long long' : 'long long';
  return `((${result})(${factors.join(' * ')}))`;
}

/** Returns C for the address of an array's first element. */
export function addressExpression(variable: Variable, address: string, region: Region): string {
  const rows = region.rowPointers.get(variable);
  if (rows) return rowOrigin(rows, region);
  const pointer = region.hoisted.get(variable);
  return pointer ? whereRead(readKey(pointer, region), address, '(void *)0', region) : address;
}

/** Returns the memory of which a parameter is the number of elements, if it is one. */
export function extentOf(parameter: string, region: Region): ScopParameter['extentOf'] {
  const memory = region.extents.get(parameter);
  if (!memory) return undefined;
  const pointer = addressExpression(memory.symbol, `(void *)${memory.pointer}`, region);
  return { place: memory.pointer.replaceAll('[0].', '->'), pointer, bytes: textOf(memory.bytes, region) };
}

/**
 * Returns C for the address of a variable or member that is read before the region, if it is; else for other
 * memory.
 */
export function addressOfRead(symbol: Variable, region: Region): string {
  const expression = region.members.get(symbol)?.expression ?? symbol.name;
  const parameter = [...region.parameterSymbols].find(([, candidate]) => candidate === symbol)?.[0];
  return whereRead(
    parameter ?? readKey(symbol, region),
    `(void *)&${expression}`,
    '(void *)"no memory"',
    region,
  );
}

/** Returns C for a value if the program itself reads it, and for a different value otherwise. */
function whereRead(read: string, expression: string, otherwise: string, region: Region): string {
  const alternatives = region.memberReads.alternatives(read);
  return alternatives ? underConditions(alternatives, expression, otherwise, read, region) : expression;
}

/** Returns C for a value under alternative conditions. `read`: the name of the value, on which no fact may depend. */
function underConditions(
  alternatives: readonly (readonly IntExpr[])[],
  expression: string,
  otherwise: string,
  read: string,
  region: Region,
): string {
  // The region only runs on devices if all facts hold, and conditions may only be right then.
  const facts = [...region.facts.values()].filter(
    (fact) =>
      isOfParameters(fact, region) &&
      !region.memberReads.dependOn([fact], read) &&
      !variablesOf(fact).some((name) => region.rowsWithStep(name)),
  );
  const texts = alternatives.map((conditions) =>
    [...facts, ...conditions].map((condition) => `(${textOf(condition, region)})`).join(' && '),
  );
  const when = texts.length === 1 ? texts[0] || '1' : texts.map((text) => `(${text})`).join(' || ');
  return `(${when} ? ${expression} : ${otherwise})`;
}

/** Returns C for the distance of rows in elements; 0 if they do not all lie equally far apart, or there is only one. */
function rowStep({ expression, step, bytes, range }: RowPointers, region: Region): string {
  const { first, last, conditions } = range!;
  const name = (wanted: string) => region.freshName(wanted, (taken) => region.mentions(taken));
  const [rows, from, to, row, distance] = ['rows', 'first', 'last', 'row', 'distance'].map((wanted) =>
    name(`${step}_${wanted}`),
  );
  const place = (index: string) => `(char *)${rows}[${index}]`;
  const text = [
    `__typeof__(&${expression}[0]) ${rows} = ${expression};`,
    `long long ${from} = ${textOf(first, region)}, ${to} = ${textOf(last, region)}, ${row} = ${from}, ${distance} = 0;`,
    `if (${from} < ${to}) ${distance} = ${place(`${from} + 1`)} - ${place(from!)};`,
    `for (; ${row} < ${to}; ${row}++) if (${place(`${row} + 1`)} - ${place(row!)} != ${distance}) ${distance} = 0;`,
    `${distance} > 0 && ${distance} % ${bytes} == 0 ? ${distance} / ${bytes} : 0;`,
  ].join(' ');
  return underConditions([conditions], `__extension__ ({ ${text} })`, '0', step, region);
}

/** Returns C for the address at which the row 0 would lie. */
function rowOrigin({ expression, step, range }: RowPointers, region: Region): string {
  const { first, last, conditions } = range!;
  const [from, to] = [first, last].map((row) => textOf(row, region));
  const start = `(char *)${expression}[${from}]`;
  const isFirst = first.op === 'int' && first.value === 0;
  const distance = `((char *)${expression}[${from} + 1] - ${start})`;
  const origin = isFirst ? start : `${from} < ${to} ? ${start} - (${from}) * ${distance} : ${start}`;
  return underConditions([conditions], `(void *)(${origin})`, '(void *)0', step, region);
}

/** Returns an expression over parameters in C. */
function textOf(expr: IntExpr, region: Region): string {
  return conditionText(expr, (name) => parameterExpression(name, region) ?? name);
}

/**
 * Returns a condition in C. `nameOf`: how the program names a parameter; all arithmetic is in 64 bits, as that of
 * sets has no end.
 */
function conditionText(condition: IntExpr, nameOf: (parameter: string) => string): string {
  const name = (parameter: string): Fragment => ({
    text: `(long long)${nameOf(parameter)}`,
    level: Level.unary,
  });
  return intExprFragment(condition, (node, print) =>
    node.op === 'var' ? name(node.name) : notOfC(node, (operand) => `(${print(operand).text})`),
  ).text;
}

/** Returns C for an operation that C has not; its divisions round towards zero. */
function notOfC(node: IntExpr, print: (operand: IntExpr) => string): Fragment | undefined {
  if (node.op === 'int' || node.op === 'var') return undefined;
  const text = (result: string): Fragment => ({ text: `(${result})`, level: Level.primary });
  const [a = '', b = ''] = node.args.map(print);
  if (node.op === 'mod') return text(`(${a} % ${b} + ${b}) % ${b}`);
  if (node.op === 'floordiv') return text(`${a} / ${b} - (${a} % ${b} < 0)`);
  if (node.op !== 'min' && node.op !== 'max') return undefined;
  const sign = node.op === 'min' ? '<' : '>';
  return text(node.args.map(print).reduce((one, other) => `(${one} ${sign} ${other} ? ${one} : ${other})`));
}
