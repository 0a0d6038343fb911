import type { Initialiser, Variable } from '@boxflow/ptx';
import { literal } from '../function/function-writer.js';
import { addressInC, elementBytes, type Symbols } from '../function/symbols.js';
import { Unsupported } from '../function/unsupported.js';
import { cName } from '../names/c-name.js';

/** Prints the declaration of a module's variable, without its value. */
export function variableHead(variable: Variable): string {
  const [{ name, dimensions }] = variable.declarators as [Variable['declarators'][0]];
  if (variable.linkage === 'extern' || variable.declarators.length > 1) {
    throw new Unsupported(`the variable '${name}' is defined in a different file`);
  }
  if (variable.vector !== undefined)
    throw new Unsupported(`the variable '${name}' is a vector, which is not supported`);
  const bytes = elementBytes(variable);
  if (bytes === 16)
    throw new Unsupported(`the variable '${name}' has elements of 128 bits, which are not supported`);
  const align = Math.max(variable.align ?? 1, bytes);
  const extents = dimensions.map((extent) => `[${extent ?? ''}]`).join('');
  return `static _Alignas(${align}) uint${8 * bytes}_t ${cName(name)}${extents}`;
}

/** Prints a variable with its value. */
export function variableText(variable: Variable, symbols: Symbols): string {
  const [{ initialiser }] = variable.declarators as [Variable['declarators'][0]];
  const value = initialiser === undefined ? '' : ` = ${valueText(initialiser, variable, symbols)}`;
  return `${variableHead(variable)}${value};`;
}

function valueText(value: Initialiser, variable: Variable, symbols: Symbols): string {
  if (value.kind === 'list') {
    return `{${value.values.map((one) => valueText(one, variable, symbols)).join(', ')}}`;
  }
  const { type } = variable;
  if (type === 'texref' || type === 'samplerref' || type === 'surfref')
    throw new Unsupported(`'.${type}' is not supported`);
  if (value.kind !== 'address') return literal(value, type);
  if (value.mask !== undefined)
    throw new Unsupported('initial values that are bytes of addresses are not supported');
  const target = symbols.variables.get(value.name);
  if (target?.space === 'shared' || (target === undefined && !symbols.functions.has(value.name))) {
    throw new Unsupported(`the address of '${value.name}' as an initial value is not supported`);
  }
  const address = target === undefined ? cName(value.name) : addressInC(target);
  return `ADDRESS(${address})${value.offset === undefined ? '' : ` + ${literal(value.offset, 'u64')}`}`;
}
