import { pascalCase } from './names.mjs';

/**
 * How a C callback looks in TypeScript, and the adapter between the two: it wraps the C arguments, calls the function
 * and turns what it returns into C's convention. An object isl lends is copied, so the function may keep it.
 */
export function emitCallback(callback, imports) {
  const parameters = callback.parameters.slice(0, -1);
  const raw = parameters.map((_, at) => `a${at}`);
  const types = parameters.map(({ name, type }, at) => `${name || `value${at}`}: ${typeOf(type, imports)}`);
  const values = parameters.map(({ type }, at) => wrap(type, raw[at], imports));
  return {
    arity: parameters.length,
    returnsPointer: callback.returns.kind === 'object',
    type: `(${types.join(', ')}) => ${typeOf(callback.returns, imports)}`,
    body: (name) => `(${raw.join(', ')}) => ${unwrap(callback.returns, `${name}(${values.join(', ')})`)}`,
  };
}

function typeOf(type, imports) {
  if (type.kind === 'object') {
    imports.klass(type.name);
    return pascalCase(type.name);
  }
  if (type.kind === 'enum') {
    imports.enumeration(pascalCase(type.name));
    return pascalCase(type.name);
  }
  return { isl_bool: 'boolean', isl_stat: 'void', void: 'void' }[type.name] ?? 'number';
}

function wrap(type, raw) {
  if (type.kind === 'object')
    return `c.${type.ownership === 'take' ? 'adopt' : 'borrow'}(${pascalCase(type.name)}, ${raw})`;
  if (type.kind === 'enum') return `${raw} as ${pascalCase(type.name)}`;
  return type.name === 'isl_bool' ? `${raw} !== 0` : raw;
}

function unwrap(type, call) {
  if (type.kind === 'object') return `c.handOver(${call}, '${type.name}')`;
  if (type.name === 'isl_bool') return `(${call} ? 1 : 0)`;
  if (type.name === 'isl_stat' || type.name === 'void') return `(${call}, 0)`;
  return call;
}
