/** Words that cannot name a function, and names every class has already. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof new null return super switch this throw true try typeof var void while with yield ' +
    'let static constructor arguments eval'
  ).split(' '),
);
const TAKEN_INSTANCE = new Set([
  'copy',
  'dispose',
  'islType',
  'context',
  'pointer',
  'isDisposed',
  'toString',
]);
const TAKEN_STATIC = new Set([
  'name',
  'length',
  'prototype',
  'caller',
  'arguments',
  'call',
  'apply',
  'bind',
  'islType',
]);

/** `apply_range` → `applyRange` */
export function camelCase(text) {
  return text.replace(/_([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** `isl_union_map` → `UnionMap`, `param` → `Param` */
export function pascalCase(text) {
  const camel = camelCase(text.replace(/^isl_/, ''));
  return camel[0].toUpperCase() + camel.slice(1);
}

/** `isl_union_map` → `union-map` */
export function fileName(type) {
  return type.replace(/^isl_/, '').replaceAll('_', '-');
}

export function methodName(text, isStatic) {
  const name = camelCase(text);
  if (/^\d/.test(name)) return `_${name}`;
  return RESERVED.has(name) || (isStatic ? TAKEN_STATIC : TAKEN_INSTANCE).has(name) ? `${name}_` : name;
}

export function parameterName(text) {
  const name = camelCase(text);
  return RESERVED.has(name) || ['c', 'x', 'f', 'isl'].includes(name) ? `${name}_` : name;
}
