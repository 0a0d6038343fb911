// Reads preprocessed C declarations. It knows just the C that isl's headers use, and refuses nothing it can skip.

const SCALARS = new Set([
  'int',
  'unsigned',
  'long',
  'double',
  'void',
  'char',
  'size_t',
  'uint32_t',
  'isl_bool',
  'isl_stat',
  'isl_size',
]);

function tokenize(code) {
  return code.match(/[A-Za-z_]\w*|-?\d+|\.\.\.|[^\s\w]/g) ?? [];
}

/** Splits tokens at the semicolons outside all braces. */
function splitDeclarations(tokens) {
  const declarations = [];
  let current = [];
  let depth = 0;
  for (const token of tokens) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (token === ';' && depth === 0) {
      declarations.push(current);
      current = [];
    } else current.push(token);
  }
  return declarations;
}

/** Splits the tokens of a parameter list at the commas outside all parentheses. */
function splitParameters(tokens) {
  const parts = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) parts.push([]);
    else parts.at(-1).push(token);
  }
  return parts;
}

/** Reads marks, type words and stars from the front: `{ marks, words, stars, rest }`. */
function readType(tokens) {
  const marks = [];
  const words = [];
  let stars = 0;
  let at = 0;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token.startsWith('MARK_')) marks.push(token.slice(5));
    else if (token === '*') stars += 1;
    else if (token === 'const' || token === 'struct' || token === 'enum' || token === 'extern')
      words.push(token);
    else if (
      /^\w/.test(token) &&
      stars === 0 &&
      !words.some((word) => SCALARS.has(word) || word.startsWith('isl_'))
    )
      words.push(token);
    else if (SCALARS.has(token) && stars === 0) words.push(token);
    else break;
  }
  return { marks, words, stars, rest: tokens.slice(at) };
}

function describeType({ marks, words, stars }) {
  const names = words.filter((word) => !['const', 'struct', 'enum', 'extern'].includes(word));
  const name = names.join(' ');
  const ownership = ['take', 'give', 'keep', 'null'].find((mark) => marks.includes(mark));
  if (stars === 0) {
    if (words.includes('enum')) return { kind: 'enum', name };
    return SCALARS.has(names[0]) ? { kind: 'scalar', name } : { kind: 'unknown', name };
  }
  if (name === 'isl_bool' && stars === 1) return { kind: 'out', of: { kind: 'scalar', name } };
  if (stars === 2 && ownership === 'give') return { kind: 'out', of: { kind: 'object', name, ownership } };
  if (stars > 1) return { kind: 'unknown', name: `${name}${'*'.repeat(stars)}` };
  if (name === 'char')
    return { kind: 'string', owned: ownership === 'give', constant: words.includes('const') };
  if (name === 'void') return { kind: 'pointer' };
  if (name === 'isl_ctx') return { kind: 'ctx' };
  return name.startsWith('isl_')
    ? { kind: 'object', name, ownership }
    : { kind: 'unknown', name: `${name}*` };
}

function parseParameter(tokens) {
  const type = readType(tokens);
  const { rest } = type;
  if (rest[0] === '(' && rest[1] === '*') {
    const close = rest.indexOf(')');
    return {
      name: rest[2],
      type: {
        kind: 'callback',
        returns: describeType(type),
        parameters: parseParameters(rest.slice(close + 2, -1)),
      },
    };
  }
  return {
    name: rest[0] ?? '',
    type: rest.length > 1 ? { kind: 'unknown', name: tokens.join(' ') } : describeType(type),
  };
}

function parseParameters(tokens) {
  if (tokens.length === 0 || (tokens.length === 1 && tokens[0] === 'void')) return [];
  return splitParameters(tokens).map(parseParameter);
}

function parseFunction(tokens) {
  const type = readType(tokens);
  const [name, open] = type.rest;
  if (open !== '(' || type.rest.at(-1) !== ')' || !name.startsWith('isl_')) return undefined;
  return {
    name,
    exported: ['export', 'overload', 'constructor'].some((mark) => type.marks.includes(mark)),
    returns: describeType(type),
    parameters: parseParameters(type.rest.slice(2, -1)),
  };
}

function parseEnum(tokens) {
  const open = tokens.indexOf('{');
  const name = tokens[0] === 'typedef' ? tokens.at(-1) : tokens[1];
  const values = new Map();
  let next = 0;
  for (const part of splitParameters(tokens.slice(open + 1, tokens.lastIndexOf('}')))) {
    if (part.length === 0) continue;
    const [member, , value] = part;
    if (value !== undefined) next = values.get(value) ?? Number(value);
    values.set(member, next);
    next += 1;
  }
  return { name, members: [...values].map(([member, value]) => ({ name: member, value })) };
}

/** Returns `{ functions, enums }` in the order of the headers. */
export function parseDeclarations(code) {
  const functions = new Map();
  const enums = [];
  for (const tokens of splitDeclarations(tokenize(code))) {
    if (tokens.includes('enum') && tokens.includes('{')) enums.push(parseEnum(tokens));
    else if (tokens[0] !== 'typedef' && tokens.includes('(')) {
      const parsed = parseFunction(tokens);
      // Some headers declare a function a second time; an annotation on either counts.
      if (parsed)
        functions.set(parsed.name, {
          ...parsed,
          exported: parsed.exported || (functions.get(parsed.name)?.exported ?? false),
        });
    }
  }
  return { functions: [...functions.values()], enums };
}
