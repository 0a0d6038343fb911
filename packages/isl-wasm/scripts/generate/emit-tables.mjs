// The generated files that are not classes: enums, options, the exported symbols and their types, trampolines, index.
import { HEADER } from './emit-header.mjs';
import { camelCase, pascalCase } from './names.mjs';
import { RUNTIME_SYMBOLS } from './policy.mjs';

function commonPrefix(names) {
  let prefix = names[0];
  while (!names.every((name) => name.startsWith(prefix))) prefix = prefix.slice(0, -1);
  return prefix.slice(0, prefix.lastIndexOf('_') + 1);
}

export function emitEnums({ enums, macros }) {
  const parts = enums.map((entry) => {
    const name = pascalCase(entry.name);
    const prefix = commonPrefix(entry.members.map((member) => member.name));
    // A negative member is isl's mark of an error, which becomes an exception.
    const members = entry.members
      .filter((member) => member.value >= 0)
      .map((member) => `  ${pascalCase(member.name.slice(prefix.length))}: ${member.value},\n`);
    return `/** C: \`enum ${entry.name}\`. */\nexport const ${name} = {\n${members.join('')}} as const;\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
  });
  const choices = Object.entries(macros)
    .filter(([name]) => /^ISL_(BOUND|SCHEDULE_ALGORITHM|AST_BUILD)_/.test(name))
    .map(([name, value]) => `  ${pascalCase(name.toLowerCase())}: ${value},\n`);
  return `${HEADER}${parts.join('\n')}\n/** Values of the options that choose between named alternatives. */\nexport const OptionValue = {\n${choices.join('')}} as const;\n`;
}

export function emitOptions({ options }) {
  const members = options.map(({ name, isText }) => {
    const get = `isl_options_get_${name}`;
    const set = `isl_options_set_${name}`;
    const property = camelCase(name);
    const [getType, getHelper] = isText ? ['string | null', 'borrowedText'] : ['number', 'number'];
    const setType = isText ? 'string' : 'number | boolean';
    const argument = isText ? 'f.text(value)' : 'Number(value)';
    return `  /** C: \`${get}\`, \`${set}\`. */
  get ${property}(): ${getType} {
    const c = this.context;
    return c.${getHelper}('${get}', (x) => x.${get}(c.isl));
  }

  set ${property}(value: ${setType}) {
    const c = this.context;
    c.stat('${set}', (x${isText ? ', f' : ''}) => x.${set}(c.isl, ${argument}));
  }
`;
  });
  const fields = options.map(
    ({ name, isText }) => `  ${camelCase(name)}?: ${isText ? 'string' : 'number | boolean'};\n`,
  );
  return `${HEADER}import type { Context } from '../context.js';

/** isl's options, as plain data. */
export interface OptionValues {
${fields.join('')}}

/** isl's options of one context: reading and writing a property calls isl. */
export class Options {
  constructor(private readonly context: Context) {}

${members.join('\n')}}
`;
}

/** How many C arguments each callback takes before its user pointer. */
function arities(model) {
  const callbacks = model.classes.flatMap(({ methods }) =>
    methods.flatMap(({ parameters }) => parameters.filter(({ type }) => type.kind === 'callback')),
  );
  return [...new Set(callbacks.map(({ type }) => type.parameters.length - 1))].sort((a, b) => a - b);
}

/**
 * On wasm32 every pointer, int and enum is one i32, and a call through the table checks nothing but that shape: so one
 * trampoline per number of arguments serves all of isl's callback types.
 */
export function emitTrampolines(model) {
  const most = Math.max(...arities(model));
  const numbers = Array.from({ length: most }, (_, at) => at);
  const parts = arities(model).map((arity) => {
    const declared = numbers
      .slice(0, arity)
      .map((at) => `int a${at}, `)
      .join('');
    const passed = numbers.map((at) => (at < arity ? `a${at}` : '0')).join(', ');
    return `static int trampoline_${arity}(${declared}int user)
{
	return boxflow_callback(user, ${passed});
}
int (*shim_trampoline_${arity}(void))(${'int, '.repeat(arity)}int)
{
	return trampoline_${arity};
}
`;
  });
  return `${HEADER}
/* Supplied by JavaScript: runs the function registered under "user". */
__attribute__((import_module("boxflow"), import_name("callback")))
extern int boxflow_callback(int user, ${numbers.map((at) => `int a${at}`).join(', ')});

${parts.join('\n')}`;
}

export function exportedSymbols(model) {
  const used = new Set(RUNTIME_SYMBOLS);
  for (const arity of arities(model)) used.add(`shim_trampoline_${arity}`);
  for (const { type, methods } of model.classes) {
    for (const symbol of [`${type}_copy`, `${type}_free`, ...methods.map((method) => method.symbol)])
      used.add(symbol);
  }
  for (const { name } of model.options) used.add(`isl_options_get_${name}`).add(`isl_options_set_${name}`);
  return [...used].sort();
}

/** The type of the module's exports: on wasm32 every argument and result is a number. */
export function emitExports(model) {
  const parameters = new Map(
    model.classes.flatMap(({ methods }) =>
      methods.map((method) => [method.symbol, method.parameters.length]),
    ),
  );
  for (const { name } of model.options)
    parameters.set(`isl_options_get_${name}`, 1).set(`isl_options_set_${name}`, 2);
  const arityOf = (symbol) =>
    parameters.get(symbol) ??
    { shim_ctx_alloc: 0, isl_ctx_set_max_operations: 2, isl_options_set_on_error: 2 }[symbol] ??
    (symbol.startsWith('shim_trampoline') ? 0 : 1);
  const lines = exportedSymbols(model).map((symbol) => {
    const declared = Array.from({ length: arityOf(symbol) }, (_, at) => `a${at}: number`).join(', ');
    return `  ${symbol}(${declared}): number;\n`;
  });
  return `${HEADER}
import type { WasmMemory } from '../wasm-types.js';

/** The functions \`isl.wasm\` exports. */
export interface IslExports {
  readonly memory: WasmMemory;
  _initialize?(): void;
${lines.join('')}}
`;
}

export function emitIndex(model) {
  const lines = model.classes.map(({ name, file }) => `export { ${name} } from './${file}.js';\n`);
  return `${HEADER}${lines.join('')}export * from './enums.js';\nexport { Options, type OptionValues } from './options.js';\n`;
}
