import type { ScalarType } from '@boxflow/ir';
import { children, type Node, oneLine } from '../syntax/node.js';
import { BOOL, other, scalar } from './c-type.js';
import { enumType } from './enum-type.js';
import type { CType, Scope } from './scope.js';
import { structType } from './struct-type.js';

/** Names from system headers, whose text is not read. Sizes are those of 64-bit Unix. */
const KNOWN_NAMES: Readonly<Record<string, ScalarType>> = {
  int8_t: 'int8',
  int16_t: 'int16',
  int32_t: 'int32',
  int64_t: 'int64',
  uint8_t: 'uint8',
  uint16_t: 'uint16',
  uint32_t: 'uint32',
  uint64_t: 'uint64',
  size_t: 'uint64',
  ssize_t: 'int64',
  ptrdiff_t: 'int64',
  intptr_t: 'int64',
  uintptr_t: 'uint64',
  intmax_t: 'int64',
  uintmax_t: 'uint64',
  float_t: 'float',
  double_t: 'double',
};

/** The type of plain `char`, which is unsigned on 64-bit Arm under Linux. */
const PLAIN_CHAR: ScalarType = process.arch === 'arm64' && process.platform === 'linux' ? 'uint8' : 'int8';

/** Returns the type that declaration specifiers name, without its qualifiers. */
export function specifiedType(type: Node | null, scope: Scope): CType {
  if (!type) return scalar('int32');
  switch (type.type) {
    case 'primitive_type':
    case 'sized_type_specifier':
      return fromWords(type, scope);
    case 'type_identifier':
      return named(type.text, scope);
    case 'struct_specifier':
      return structType(type, scope);
    case 'enum_specifier':
      return enumType(type, scope);
    case 'union_specifier': {
      const name = type.childForFieldName('name')?.text;
      return other(`union${name === undefined ? '' : ` ${name}`}`);
    }
    default:
      return other(`'${oneLine(type, 40)}'`);
  }
}

/** Words that the parser does not know, and that give a number a different type. */
const COMPLEX = /\b(?:_Complex|__complex(?:__)?|_Imaginary)\b/;

/** Returns the type that a declaration, parameter or member begins with. */
export function declaredBase(declaration: Node, scope: Scope): CType {
  const type = specifiedType(declaration.childForFieldName('type'), scope);
  return type.kind === 'scalar' && COMPLEX.test(declaration.text) ? other(`complex ${type.scalar}`) : type;
}

function named(name: string, scope: Scope): CType {
  const symbol = scope.lookup(name);
  if (symbol?.kind === 'typedef') return symbol.type;
  if (name === '_Bool' || name === 'bool') return BOOL;
  const known = KNOWN_NAMES[name];
  return known === undefined ? other(`'${name}'`) : scalar(known);
}

function fromWords(type: Node, scope: Scope): CType {
  const inner = children(type).find((child) => child.type === 'type_identifier');
  if (inner) return named(inner.text, scope);
  const words = type.text.split(/\s+/);
  const has = (word: string) =>
    words.includes(word) || words.includes(`__${word}`) || words.includes(`__${word}__`);
  if (has('_Bool') || has('bool')) return BOOL;
  const longs = words.filter((word) => word === 'long').length;
  if (has('double')) return longs > 0 ? other('long double') : scalar('double');
  if (has('float')) return scalar('float');
  if (words.length === 1 && KNOWN_NAMES[words[0]!] !== undefined) return scalar(KNOWN_NAMES[words[0]!]!);
  const unsigned = has('unsigned');
  if (has('char')) return scalar(unsigned ? 'uint8' : has('signed') ? 'int8' : PLAIN_CHAR);
  if (has('short')) return scalar(unsigned ? 'uint16' : 'int16');
  if (longs > 0) return scalar(unsigned ? 'uint64' : 'int64');
  if (has('int') || unsigned || has('signed')) return scalar(unsigned ? 'uint32' : 'int32');
  return other(type.text);
}
