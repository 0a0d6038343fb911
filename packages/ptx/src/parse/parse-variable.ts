import { isScalarType } from '../module/scalar-type.js';
import type { Declarator, Initialiser, Linkage, StateSpace, Variable } from '../module/variable.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseConstant, parseCount, parseInteger } from './parse-constant.js';

const SPACES = new Set<string>(['reg', 'const', 'global', 'local', 'param', 'shared', 'tex']);
const OPAQUE = new Set<string>(['texref', 'samplerref', 'surfref']);

export function isSpace(word: string): word is StateSpace {
  return SPACES.has(word);
}

/** Takes a declaration up to its semicolon. */
export function parseVariable(tokens: TokenStream, linkage?: Linkage): Variable {
  const start = parseType(tokens, linkage);
  const declarators = [parseDeclarator(tokens)];
  while (tokens.takeMark(',')) declarators.push(parseDeclarator(tokens));
  tokens.expectMark(';');
  return { ...start, declarators };
}

/** Takes a parameter in a function's list, without a comma. */
export function parseParameter(tokens: TokenStream): Variable {
  const start = parseType(tokens);
  return { ...start, ...parsePointer(tokens), declarators: [parseDeclarator(tokens)] };
}

/** Takes `.attribute(.managed, .unified(…))` and returns its words. */
export function parseAttributes(tokens: TokenStream): string[] {
  if (!tokens.takeDotted('attribute')) return [];
  tokens.expectMark('(');
  return tokens.listUntil(')', () => {
    const word = tokens.expect('dotted', 'an attribute');
    if (!tokens.takeMark('(')) return word;
    return `${word}(${tokens.listUntil(')', () => tokens.take().text).join(', ')})`;
  });
}

function parseType(tokens: TokenStream, linkage?: Linkage): Omit<Variable, 'declarators'> {
  const { position } = tokens;
  const { text: space } = tokens.peek();
  if (!isSpace(space)) throw tokens.unexpected('a state space');
  tokens.take();
  const attributes = parseAttributes(tokens);
  const align = parseAlign(tokens);
  const vector = (['v2', 'v4', 'v8'] as const).find((word) => tokens.takeDotted(word));
  const token = tokens.peek();
  const type = tokens.expect('dotted', 'a type');
  if (!isScalarType(type) && !OPAQUE.has(type)) throw tokens.unexpected('a type', token);
  return {
    kind: 'variable',
    space,
    ...(linkage && { linkage }),
    attributes,
    ...align,
    ...(vector && { vector }),
    type: type as Variable['type'],
    position,
  };
}

function parseAlign(tokens: TokenStream): { align?: number } {
  return tokens.takeDotted('align') ? { align: parseCount(tokens) } : {};
}

function parsePointer(tokens: TokenStream): Pick<Variable, 'pointer'> {
  if (!tokens.takeDotted('ptr')) return {};
  const space = (['const', 'global', 'local', 'shared', 'generic'] as const).find((word) =>
    tokens.takeDotted(word),
  );
  return { pointer: { ...(space && { space }), ...parseAlign(tokens) } };
}

function parseDeclarator(tokens: TokenStream): Declarator {
  const name = tokens.expect('word', 'a name');
  if (tokens.takeMark('<')) {
    const count = parseCount(tokens);
    tokens.expectMark('>');
    return { name, dimensions: [], count };
  }
  const dimensions: (number | undefined)[] = [];
  while (tokens.takeMark('[')) {
    dimensions.push(tokens.isMark(']') ? undefined : parseCount(tokens));
    tokens.expectMark(']');
  }
  return { name, dimensions, ...(tokens.takeMark('=') && { initialiser: parseInitialiser(tokens) }) };
}

function parseInitialiser(tokens: TokenStream): Initialiser {
  if (tokens.takeMark('{')) {
    return { kind: 'list', values: tokens.listUntil('}', () => parseInitialiser(tokens)) };
  }
  if (tokens.peek().kind !== 'word') {
    const value = parseConstant(tokens);
    if (value.kind === 'real' || !tokens.takeMark('(')) return value;
    const address = parseAddress(tokens);
    tokens.expectMark(')');
    return { ...address, mask: value };
  }
  return parseAddress(tokens);
}

function parseAddress(tokens: TokenStream): Initialiser & { kind: 'address' } {
  const word = tokens.expect('word', 'a name');
  const generic = word === 'generic' && tokens.takeMark('(');
  const name = generic ? tokens.expect('word', 'a name') : word;
  if (generic) tokens.expectMark(')');
  const offset = tokens.isMark('-') || tokens.takeMark('+') ? { offset: parseInteger(tokens) } : {};
  return { kind: 'address', name, generic, ...offset };
}
