import type { NameOperand, Operand, Position } from '../module/operand.js';
import type {
  Call,
  Guard,
  Loc,
  Pragma,
  Prototype,
  SourcePlace,
  Statement,
  Targets,
} from '../module/statement.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseCount, parseInteger } from './parse-constant.js';
import { parseName, parseOperand } from './parse-operand.js';
import { isSpace, parseParameter, parseVariable } from './parse-variable.js';

/** Takes statements up to the closing brace, and the brace. */
export function parseBody(tokens: TokenStream): Statement[] {
  const statements: Statement[] = [];
  while (!tokens.takeMark('}')) {
    if (!tokens.takeMark(';')) statements.push(parseStatement(tokens));
  }
  return statements;
}

function parseStatement(tokens: TokenStream): Statement {
  const { position } = tokens;
  if (tokens.takeMark('{')) return { kind: 'scope', statements: parseBody(tokens), position };
  const { kind, text } = tokens.peek();
  if (kind === 'dotted') {
    if (text === 'loc') return parseLoc(tokens);
    if (text === 'pragma') return parsePragma(tokens);
    if (isSpace(text)) return parseVariable(tokens);
    throw tokens.unexpected('a statement');
  }
  if (kind === 'word' && tokens.isMark(':', 1)) return parseLabelled(tokens, position);
  const guard = parseGuard(tokens);
  const opcode = tokens.expect('word', 'a statement');
  const modifiers: string[] = [];
  while (tokens.peek().kind === 'dotted') modifiers.push(tokens.take().text);
  if (opcode === 'call') return parseCall(tokens, modifiers, guard, position);
  const operands = tokens.listUntil(';', () => parseOperand(tokens));
  return { kind: 'instruction', opcode, modifiers, operands, ...guard, position };
}

/** Takes a label, or a directive that a label names. */
function parseLabelled(tokens: TokenStream, position: Position): Statement {
  const name = tokens.take().text;
  tokens.expectMark(':');
  if (tokens.isDotted('branchtargets') || tokens.isDotted('calltargets')) {
    const directive = tokens.take().text as Targets['directive'];
    const targets = tokens.listUntil(';', () => tokens.expect('word', 'a target'));
    return { kind: 'targets', directive, name, targets };
  }
  if (tokens.takeDotted('callprototype')) return parsePrototype(tokens, name);
  return { kind: 'label', name, position };
}

function parsePrototype(tokens: TokenStream, name: string): Prototype {
  const parameters = () => (tokens.takeMark('(') ? tokens.listUntil(')', () => parseParameter(tokens)) : []);
  const results = parameters();
  const callee = tokens.expect('word', 'a name');
  const prototype: Omit<Prototype, 'noReturn'> = {
    kind: 'prototype',
    name,
    results,
    callee,
    parameters: parameters(),
  };
  const noReturn = tokens.takeDotted('noreturn');
  tokens.expectMark(';');
  return { ...prototype, noReturn };
}

function parseGuard(tokens: TokenStream): { guard?: Guard } {
  if (!tokens.takeMark('@')) return {};
  const negated = tokens.takeMark('!');
  return { guard: { predicate: tokens.expect('word', 'a predicate'), negated } };
}

function parseCall(
  tokens: TokenStream,
  modifiers: readonly string[],
  guard: { guard?: Guard },
  position: Position,
): Call {
  const unknown = modifiers.find((word) => word !== 'uni');
  if (unknown !== undefined) throw tokens.unexpected(`a call without '.${unknown}'`);
  const results: NameOperand[] = [];
  if (tokens.takeMark('(')) {
    results.push(...tokens.listUntil(')', () => parseName(tokens)));
    tokens.expectMark(',');
  }
  const callee = parseName(tokens);
  const args: Operand[] = [];
  let prototype: string | undefined;
  while (tokens.takeMark(',')) {
    if (tokens.takeMark('(')) args.push(...tokens.listUntil(')', () => parseOperand(tokens)));
    else prototype = tokens.expect('word', 'a prototype');
  }
  tokens.expectMark(';');
  const uniform = modifiers.length > 0;
  return {
    kind: 'call',
    uniform,
    results,
    callee,
    args,
    ...(prototype && { prototype }),
    ...guard,
    position,
  };
}

function parseLoc(tokens: TokenStream): Loc {
  tokens.expectDotted('loc');
  const place = parsePlace(tokens);
  if (!tokens.takeMark(',')) return { kind: 'loc', ...place };
  expectWord(tokens, 'function_name');
  const name = tokens.expect('word', 'a label');
  const offset = tokens.takeMark('+') ? { offset: parseInteger(tokens) } : {};
  tokens.expectMark(',');
  expectWord(tokens, 'inlined_at');
  return { kind: 'loc', ...place, inlined: { name, ...offset, at: parsePlace(tokens) } };
}

function parsePlace(tokens: TokenStream): SourcePlace {
  return { file: parseCount(tokens), line: parseCount(tokens), column: parseCount(tokens) };
}

function expectWord(tokens: TokenStream, word: string): void {
  if (tokens.peek().text !== word) throw tokens.unexpected(`'${word}'`);
  tokens.take();
}

/** Takes texts for the compiler behind PTX, as `.pragma "nounroll";`. */
export function parsePragma(tokens: TokenStream): Pragma {
  tokens.expectDotted('pragma');
  return { kind: 'pragma', texts: tokens.listUntil(';', () => tokens.expect('string', 'a text')) };
}
