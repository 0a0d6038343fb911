import type { ModuleItem, PtxModule, SourceFile } from '../module/module.js';
import type { Linkage } from '../module/variable.js';
import { TokenStream } from '../text/token-stream.js';
import { parseCount, parseInteger } from './parse-constant.js';
import { parseFunction } from './parse-function.js';
import { parseSection } from './parse-section.js';
import { parsePragma } from './parse-statement.js';
import { isSpace, parseVariable } from './parse-variable.js';

/** Returns PTX text as data, or throws a `PtxError` that says where it is not PTX. */
export function parsePtx(text: string): PtxModule {
  const tokens = new TokenStream(text);
  tokens.expectDotted('version');
  const version = tokens.expect('number', 'a version');
  tokens.expectDotted('target');
  const target = [tokens.expect('word', 'a target')];
  while (tokens.takeMark(',')) target.push(tokens.expect('word', 'a target'));
  const addressSize = tokens.takeDotted('address_size') ? parseCount(tokens) : 32;
  if (addressSize !== 32 && addressSize !== 64) throw tokens.unexpected('an address size of 32 or 64');
  const items: ModuleItem[] = [];
  while (tokens.peek().kind !== 'end') items.push(parseItem(tokens));
  return { version, target, addressSize, items };
}

function parseItem(tokens: TokenStream): ModuleItem {
  const { position } = tokens;
  const linkage = (['extern', 'visible', 'weak', 'common'] as const).find((word) => tokens.takeDotted(word));
  const { kind, text } = tokens.peek();
  if (kind !== 'dotted') throw tokens.unexpected('a directive');
  if (text === 'entry' || text === 'func') return parseFunction(tokens, position, linkage as Linkage);
  if (isSpace(text)) return parseVariable(tokens, linkage);
  if (linkage === undefined && text === 'file') return parseFile(tokens);
  if (linkage === undefined && text === 'section') return parseSection(tokens);
  if (linkage === undefined && text === 'pragma') return parsePragma(tokens);
  if (linkage === undefined && text === 'alias') {
    tokens.take();
    const name = tokens.expect('word', 'a name');
    tokens.expectMark(',');
    const of = tokens.expect('word', 'a name');
    tokens.expectMark(';');
    return { kind: 'alias', name, of };
  }
  throw tokens.unexpected('a directive that is known');
}

function parseFile(tokens: TokenStream): SourceFile {
  tokens.expectDotted('file');
  const number = parseCount(tokens);
  const path = tokens.expect('string', 'a path');
  const extra: bigint[] = [];
  while (tokens.takeMark(',')) extra.push(parseInteger(tokens).value);
  return { kind: 'file', number, path, extra };
}
