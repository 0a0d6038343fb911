/** A number from 0 to limit - 1. */
export type Random = (limit: number) => number;

/** Programs are mutated as lists of tokens; blanks between them are tokens, too. */
type Tokens = readonly string[];

type Mutation = (tokens: Tokens, random: Random, programs: readonly string[]) => Tokens;

/** One to five mutations of a program, each of any kind. */
export function mutate(programs: readonly string[], random: Random): string {
  let tokens: Tokens = tokensOf(pick(programs, random));
  for (let count = 1 + random(5); count > 0; count--) {
    tokens = pick(MUTATIONS, random)(tokens, random, programs);
  }
  return tokens.join('');
}

function tokensOf(program: string): Tokens {
  return program.split(/(\s+|\w+|[-+*/%<>=!&|^]=?|\S)/).filter((token) => token !== '');
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[random(values.length)] as Value;
}

/** A place of a token, and a length of a few tokens from there. */
function span(tokens: Tokens, random: Random): readonly [begin: number, end: number] {
  const begin = random(Math.max(1, tokens.length));
  return [begin, Math.min(tokens.length, begin + 1 + random(random(4) === 0 ? 40 : 3))];
}

function replaced(tokens: Tokens, begin: number, end: number, by: Tokens): Tokens {
  return [...tokens.slice(0, begin), ...by, ...tokens.slice(end)];
}

const remove: Mutation = (tokens, random) => replaced(tokens, ...span(tokens, random), []);

const repeat: Mutation = (tokens, random) => {
  const [begin, end] = span(tokens, random);
  return replaced(tokens, end, end, tokens.slice(begin, end));
};

const swap: Mutation = (tokens, random) => {
  const [a, b] = [random(tokens.length), random(tokens.length)];
  return tokens.map((token, i) => (i === a ? (tokens[b] ?? '') : i === b ? (tokens[a] ?? '') : token));
};

const foreign: Mutation = (tokens, random, programs) => {
  const other = tokensOf(pick(programs, random));
  const [begin, end] = span(other, random);
  const place = random(tokens.length + 1);
  return replaced(tokens, place, place, [' ', ...other.slice(begin, end), ' ']);
};

/** The beginning of one program and the end of another. */
const splice: Mutation = (tokens, random, programs) => {
  const other = tokensOf(pick(programs, random));
  return [...tokens.slice(0, random(tokens.length + 1)), ...other.slice(random(other.length + 1))];
};

const NUMBERS = [
  '0',
  '-1',
  '1',
  '2',
  '07',
  '0x7fffffff',
  '2147483648',
  '4294967296u',
  '9223372036854775807',
  '1e308',
  '0x1p-3',
  "'a'",
  '18446744073709551616',
  '99999999999999999999999999999999999999',
  '1u',
  '3l',
  '1.f',
  '0b101',
  '1e',
  '.5',
];

const number: Mutation = (tokens, random) => {
  const places = tokens.flatMap((token, i) => (/^\d/.test(token) ? [i] : []));
  if (places.length === 0) return tokens;
  const place = pick(places, random);
  return replaced(tokens, place, place + 1, [pick(NUMBERS, random)]);
};

const bracket: Mutation = (tokens, random) => {
  const places = tokens.flatMap((token, i) => (/^[()[\]{};,]$/.test(token) ? [i] : []));
  if (places.length === 0) return tokens;
  const place = pick(places, random);
  return replaced(tokens, place, place + 1, [pick(['', '(', ')', '[', ']', '{', '}', ';', ','], random)]);
};

const NAMES_AND_WORDS = [
  'i',
  'j',
  'k',
  'n',
  'N',
  'lo',
  'hi',
  'lo2',
  'rhi2',
  'S0',
  'int',
  'unsigned',
  'char',
  'const',
  'static',
  'volatile',
  'struct',
  'union',
  'enum',
  'typedef',
  'for',
  'while',
  'do',
  'if',
  'else',
  'break',
  'continue',
  'goto',
  'return',
  'sizeof',
  'long',
  'double',
  '_Bool',
  '__attribute__((x))',
  '__extension__',
  '_Generic',
  'restrict',
  'register',
  'inline',
  'asm',
  'exists',
  'mod',
];

const word: Mutation = (tokens, random) => {
  const places = tokens.flatMap((token, i) => (/^[A-Za-z_]/.test(token) ? [i] : []));
  if (places.length === 0) return tokens;
  const place = pick(places, random);
  return replaced(tokens, place, place + 1, [pick(NAMES_AND_WORDS, random)]);
};

const OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '<<',
  '>>',
  '<',
  '<=',
  '!=',
  '==',
  '&&',
  '||',
  '!',
  '~',
  '?',
  ':',
  '=',
  '+=',
  '++',
  '->',
  '.',
  ',',
];

const operator: Mutation = (tokens, random) => {
  const places = tokens.flatMap((token, i) => (/^[-+*/%<>=!&|^]/.test(token) ? [i] : []));
  if (places.length === 0) return tokens;
  const place = pick(places, random);
  return replaced(tokens, place, place + 1, [pick(OPERATORS, random)]);
};

const STRANGE = [
  '\u0000',
  '\u0001',
  '\t',
  '\r',
  '\r\n',
  '\\\n',
  '\u00a0',
  'é',
  '变量',
  '😀',
  '\ud800',
  '\ufeff',
  '"',
  "'",
  '"\\',
  '/*',
  '*/',
  '//',
  '??=',
  '#',
  '\n#pragma scop\n',
  '\n#pragma endscop\n',
  '\n# 1 "x.c"\n',
  '\n# 99999999999 "y.c" 1 3\n',
  '@',
  '`',
  '$',
  '__FILE__',
];

const strange: Mutation = (tokens, random) => {
  const place = random(tokens.length + 1);
  return replaced(tokens, place, place, [pick(STRANGE, random)]);
};

/** A piece of the program inside many brackets or blocks. */
const nest: Mutation = (tokens, random) => {
  const [begin, end] = span(tokens, random);
  const [open, close] = pick(
    [
      ['(', ')'],
      ['{', '}'],
      ['[', ']'],
      ['-(', ')'],
      ['for (;;) {', '}'],
      ['if (n) {', '}'],
    ],
    random,
  ) as [string, string];
  const depth = 1 << random(10);
  return replaced(tokens, begin, end, [open.repeat(depth), ...tokens.slice(begin, end), close.repeat(depth)]);
};

const MUTATIONS: readonly Mutation[] = [
  remove,
  repeat,
  swap,
  foreign,
  splice,
  number,
  bracket,
  word,
  operator,
  strange,
  nest,
];
