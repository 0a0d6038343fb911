import type { AddressOperand, NameOperand, Operand, TextureOperand } from '../module/operand.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseConstant, parseInteger } from './parse-constant.js';

export function parseOperand(tokens: TokenStream): Operand {
  if (tokens.takeMark('[')) return parseMemory(tokens);
  if (tokens.takeMark('{')) {
    return { kind: 'vector', elements: tokens.listUntil('}', () => parseOperand(tokens)) };
  }
  if (tokens.takeMark('!')) return { kind: 'negated', operand: parseName(tokens) };
  const { kind } = tokens.peek();
  if (kind === 'number' || tokens.isMark('-')) return parseConstant(tokens);
  const first = parseName(tokens);
  return tokens.takeMark('|') ? { kind: 'pair', first, second: parseName(tokens) } : first;
}

export function parseName(tokens: TokenStream): NameOperand {
  const name = tokens.expect('word', 'an operand');
  const component = tokens.peek().kind === 'dotted' ? { component: tokens.take().text } : {};
  return { kind: 'name', name, ...component, ...parseOffset(tokens) };
}

/** Takes the rest of a memory operand after its bracket. */
function parseMemory(tokens: TokenStream): AddressOperand | TextureOperand {
  const base = tokens.peek().kind === 'number' ? parseInteger(tokens) : parseName(tokens);
  if (base.kind === 'name' && tokens.takeMark(',')) {
    const coordinates = parseOperand(tokens);
    tokens.expectMark(']');
    return { kind: 'texture', name: base, coordinates };
  }
  tokens.expectMark(']');
  if (base.kind === 'integer') return { kind: 'address', base };
  const { offset, ...name } = base;
  return { kind: 'address', base: name, ...(offset && { offset }) };
}

/** Takes what is added to a name: `+8`, `-8`, or `+-8`. */
function parseOffset(tokens: TokenStream): Pick<NameOperand, 'offset'> {
  if (tokens.isMark('-')) return { offset: parseInteger(tokens) };
  return tokens.takeMark('+') ? { offset: parseInteger(tokens) } : {};
}
