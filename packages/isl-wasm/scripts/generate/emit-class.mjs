import { emitCallback } from './emit-callback.mjs';
import { HEADER } from './emit-header.mjs';
import { emitOutputs } from './emit-outputs.mjs';
import { EXTRA_MEMBERS } from './extra-members.mjs';
import { collectImports } from './imports.mjs';
import { pascalCase } from './names.mjs';
import { CONVENIENCES, keepsCallback, NULL_MEANS_NONE } from './policy.mjs';

const RETURN_HELPERS = {
  isl_bool: ['boolean', 'bool'],
  isl_stat: ['void', 'stat'],
  isl_size: ['number', 'size'],
  void: ['void', 'nothing'],
};

/** The TypeScript file of one isl class. */
export function emitClass(model) {
  const imports = collectImports(model.type);
  requireDistinctNames(model);
  const members = model.methods
    .slice()
    .sort((a, b) => Number(b.isStatic) - Number(a.isStatic) || (a.name < b.name ? -1 : 1))
    .map((method) => emitMethod(method, imports));
  const hasText = model.methods.some((method) => method.symbol === `${model.type}_to_str`);
  const text = hasText
    ? "\n  /** The object in isl's own notation. */\n  override toString(): string {\n    return this.toStr();\n  }\n"
    : '';
  const extra = EXTRA_MEMBERS[model.type];
  if (extra) for (const [file, names] of Object.entries(extra.imports)) imports.values(file, names);
  return `${HEADER}${imports.print()}
/** Wraps \`${model.type}\`. */
export class ${model.name} extends IslObject<'${model.type}'> {
  static readonly islType = '${model.type}';

  override get islType(): '${model.type}' {
    return '${model.type}';
  }
${extra ? `\n${extra.code}` : ''}${text}
${members.join('\n')}}
`;
}

function requireDistinctNames({ name, methods }) {
  const seen = new Map();
  for (const method of methods) {
    const key = `${name}${method.isStatic ? '.' : '#'}${method.name}`;
    if (seen.has(key)) throw new Error(`${key} would be both ${seen.get(key)} and ${method.symbol}`);
    seen.set(key, method.symbol);
  }
}

function emitMethod(method, imports) {
  const target = returnType(method, imports);
  const { statements, signature, args } = emitParameters(method, imports);
  const call = (body) =>
    `c.${target.helper}(${target.classArgument}'${method.symbol}', (x${usesFrame(args) ? ', f' : ''}) => ${body})`;
  const invocation = `x.${method.symbol}(${args.join(', ')})`;
  const outputs = emitOutputs(method, imports);
  const [type, ending] = outputs
    ? outputs.complete(target, call, invocation)
    : [target.type, [`return ${call(invocation)};`]];
  const lines = [
    `  /** C: \`${method.symbol}\`${method.exported ? ' (in the set isl exports to other languages)' : ''}. */`,
    `  ${method.isStatic ? 'static ' : ''}${method.name}(${signature.join(', ')}): ${type} {`,
    ...[...statements, ...ending].map((line) => `    ${line}`),
    '  }',
    '',
  ];
  return lines.join('\n');
}

const usesFrame = (args) => args.some((arg) => arg.startsWith('f.') || arg.startsWith('...f.'));

function returnType({ returns, symbol }, imports) {
  if (returns.kind === 'object') {
    const name = pascalCase(returns.name);
    imports.klass(returns.name);
    return NULL_MEANS_NONE.has(symbol)
      ? { type: `${name} | null`, helper: 'giveOrNull', classArgument: `${name}, ` }
      : { type: name, helper: 'give', classArgument: `${name}, ` };
  }
  if (returns.kind === 'string') {
    return returns.owned
      ? { type: 'string', helper: 'ownedText', classArgument: '' }
      : { type: 'string | null', helper: 'borrowedText', classArgument: '' };
  }
  if (returns.kind === 'enum') {
    const name = pascalCase(returns.name);
    imports.enumeration(name);
    return { type: name, helper: `enumeration<${name}>`, classArgument: '' };
  }
  const [type, helper] = RETURN_HELPERS[returns.name] ?? [
    'number',
    /^(unsigned|size_t|uint32_t)/.test(returns.name) ? 'unsigned' : 'number',
  ];
  return { type, helper, classArgument: '' };
}

/** Statements that check the arguments, the TypeScript signature, and the expressions passed to C. */
function emitParameters(method, imports) {
  const statements = [];
  const signature = [];
  const args = [];
  const runsCallback = method.parameters.some(({ type }) => type.kind === 'callback');
  for (const [at, { name, type }] of method.parameters.entries()) {
    if (type.kind === 'ctx') {
      imports.types('../context.js', ['Context']);
      signature.push('context: Context');
      statements.push('const c = context;');
      args.push('c.isl');
    } else if (type.kind === 'object') {
      const value = at === 0 && !method.isStatic ? 'this' : name;
      const convenience = at > 0 ? CONVENIENCES[type.name] : undefined;
      if (value !== 'this') signature.push(`${name}: ${objectType(type, convenience, imports)}`);
      if (at === 0) statements.push(`const c = ${value}.context;`);
      statements.push(
        `const p${at} = c.pointer(${convenience ? `${convenience.convert}(c, ${value})` : value}, '${type.name}');`,
      );
      args.push(
        type.ownership === 'take'
          ? `x.${type.name}_copy(p${at})`
          : runsCallback
            ? `f.held('${type.name}', p${at})`
            : `p${at}`,
      );
    } else if (type.kind === 'callback') {
      const callback = emitCallback(type, imports);
      signature.push(`${name}: ${callback.type}`);
      args.push(
        `...f.${keepsCallback(method.symbol) ? 'keptCallback' : 'callback'}${callback.arity}(${callback.body(name)}${callback.returnsPointer ? ', true' : ''})`,
      );
    } else if (type.kind === 'pointer') {
      // A callback's user pointer was passed together with the callback.
      if (method.parameters[at - 1].type.kind !== 'callback') args.push('0');
    } else if (type.kind === 'out') {
      args.push(`f.output(${name})`);
    } else if (type.kind === 'string') {
      signature.push(`${name}: string`);
      args.push(`f.text(${name})`);
    } else if (type.kind === 'enum') {
      imports.enumeration(pascalCase(type.name));
      signature.push(`${name}: ${pascalCase(type.name)}`);
      args.push(name);
    } else if (type.name === 'isl_bool') {
      signature.push(`${name}: boolean`);
      args.push(`${name} ? 1 : 0`);
    } else {
      signature.push(`${name}: number`);
      args.push(name);
    }
  }
  return { statements, signature, args };
}

function objectType(type, convenience, imports) {
  if (convenience) {
    imports.values('../conveniences.js', [convenience.convert]);
    imports.types('../conveniences.js', [convenience.type]);
    return convenience.type;
  }
  imports.klass(type.name);
  return pascalCase(type.name);
}
