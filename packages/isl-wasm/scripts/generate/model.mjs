// From C declarations to classes with methods: which functions are bound, where, and under which name.
import { fileName, methodName, parameterName, pascalCase } from './names.mjs';
import { UNBOUND_ENUMS, UNBOUND_FUNCTIONS, UNBOUND_TYPES, USER_POINTER_IS_NULL } from './policy.mjs';

const NUMBERS = new Set([
  'int',
  'unsigned',
  'unsigned int',
  'unsigned long',
  'long',
  'double',
  'size_t',
  'uint32_t',
]);

/** Functions every class has through its base class, and debugging output that JavaScript does not need. */
const ON_EVERY_CLASS = /_(copy|free|get_ctx|dump)$/;

export function buildModel({ functions, enums, macros }) {
  const names = new Set(functions.map((fn) => fn.name));
  const types = [...new Set(functions.map((fn) => fn.name.match(/^(isl_\w+)_free$/)?.[1]))]
    .filter((type) => type && names.has(`${type}_copy`) && !UNBOUND_TYPES.has(type))
    .sort();
  const byPrefix = [...types].sort((a, b) => b.length - a.length);
  const classOf = (name) => byPrefix.find((type) => name.startsWith(`${type}_`));
  const boundEnums = enums.filter(
    (e) => e.name.startsWith('isl_') && !e.name.startsWith('isl_arg') && !UNBOUND_ENUMS.has(e.name),
  );
  const known = { types: new Set(types), enums: new Set(boundEnums.map((e) => e.name)) };

  const classes = new Map(
    types.map((type) => [type, { type, name: pascalCase(type), file: fileName(type), methods: [] }]),
  );
  const skipped = [];
  for (const fn of functions) {
    const type = classOf(fn.name);
    if (!type || (ON_EVERY_CLASS.test(fn.name) && fn.name.replace(ON_EVERY_CLASS, '') === type)) continue;
    const reason = whySkipped(fn, known);
    if (reason) skipped.push(`${fn.name}: ${reason}`);
    else classes.get(type).methods.push(toMethod(fn, type));
  }
  return {
    classes: [...classes.values()],
    enums: boundEnums,
    macros,
    options: optionsOf(functions),
    skipped,
  };
}

function whySkipped(fn, known) {
  if (UNBOUND_FUNCTIONS.has(fn.name)) return 'of no use';
  const isSupported = (type) =>
    (type.kind === 'object' && known.types.has(type.name)) ||
    (type.kind === 'enum' && known.enums.has(type.name)) ||
    (type.kind === 'scalar' && (NUMBERS.has(type.name) || /^isl_(bool|stat|size)$/.test(type.name))) ||
    type.kind === 'string';
  if (!isSupported(fn.returns) && fn.returns.name !== 'void')
    return `returns ${fn.returns.name ?? fn.returns.kind}`;
  for (const [at, { type }] of fn.parameters.entries()) {
    const ok =
      type.kind === 'callback'
        ? type.parameters.slice(0, -1).every((p) => isSupported(p.type)) &&
          (isSupported(type.returns) || type.returns.name === 'void') &&
          type.parameters.at(-1)?.type.kind === 'pointer'
        : type.kind === 'pointer'
          ? fn.parameters[at - 1]?.type.kind === 'callback' || USER_POINTER_IS_NULL.has(fn.name)
          : type.kind === 'ctx' || isSupported(type.kind === 'out' ? type.of : type);
    if (!ok) return `takes ${type.name ?? type.of?.name ?? type.kind}`;
  }
  const source = fn.parameters[0]?.type.kind;
  return source === 'object' || source === 'ctx' ? undefined : 'no context';
}

function toMethod(fn, type) {
  const first = fn.parameters[0];
  const isStatic = !(first.type.kind === 'object' && first.type.name === type);
  const used = new Set();
  const parameters = fn.parameters.map((parameter, at) => {
    let name = parameterName(parameter.name || `argument${at}`);
    while (used.has(name)) name = `${name}_`;
    used.add(name);
    return { ...parameter, name };
  });
  const returnsOwnList = fn.name === `${type}_to_list`;
  const local = returnsOwnList ? 'to_list' : fn.name.slice(type.length + 1);
  return {
    symbol: fn.name,
    name: methodName(local, isStatic),
    isStatic,
    exported: fn.exported,
    returns: fn.returns,
    parameters,
  };
}

/** isl's options are pairs of functions over the context: `isl_options_set_X(ctx, value)` and `isl_options_get_X(ctx)`. */
function optionsOf(functions) {
  return (
    functions
      .filter((fn) => fn.name.startsWith('isl_options_set_'))
      .map((fn) => ({
        name: fn.name.slice('isl_options_set_'.length),
        isText: fn.parameters[1].type.kind === 'string',
      }))
      // How errors are reported is the runtime's business: anything but "continue" would end the process.
      .filter((option) => option.name !== 'on_error')
      .filter((option) => functions.some((fn) => fn.name === `isl_options_get_${option.name}`))
  );
}
