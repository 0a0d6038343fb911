import type { FunctionDirective, PtxFunction } from '../module/module.js';
import type { Constant, Position } from '../module/operand.js';
import type { Linkage, Variable } from '../module/variable.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseConstant } from './parse-constant.js';
import { parseBody } from './parse-statement.js';
import { parseAttributes, parseParameter } from './parse-variable.js';

/** Takes a kernel or a device function from `.entry` or `.func` on. */
export function parseFunction(tokens: TokenStream, position: Position, linkage?: Linkage): PtxFunction {
  const isEntry = tokens.takeDotted('entry');
  if (!isEntry) tokens.expectDotted('func');
  const attributes = parseAttributes(tokens);
  const results = isEntry ? [] : parseParameters(tokens);
  const name = tokens.expect('word', 'the name of a function');
  const parameters = parseParameters(tokens);
  const directives: FunctionDirective[] = [];
  while (tokens.peek().kind === 'dotted') directives.push(parseDirective(tokens));
  const body = tokens.takeMark('{') ? { body: parseBody(tokens) } : {};
  if (body.body === undefined) tokens.expectMark(';');
  return {
    kind: 'function',
    isEntry,
    ...(linkage && { linkage }),
    attributes,
    name,
    results,
    parameters,
    directives,
    ...body,
    position,
  };
}

function parseParameters(tokens: TokenStream): Variable[] {
  return tokens.takeMark('(') ? tokens.listUntil(')', () => parseParameter(tokens)) : [];
}

function parseDirective(tokens: TokenStream): FunctionDirective {
  const name = tokens.take().text;
  const values: Constant[] = [];
  const texts: string[] = [];
  if (tokens.peek().kind === 'string') texts.push(tokens.take().text);
  else if (tokens.peek().kind === 'number') {
    do values.push(parseConstant(tokens));
    while (tokens.takeMark(','));
  }
  // A pragma ends with a semicolon; so does a declaration without a body, whose semicolon is not taken here.
  if (name === 'pragma') tokens.expectMark(';');
  return { name, values, texts };
}
