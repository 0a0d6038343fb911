import { children, type Node } from '../syntax/node.js';
import { other } from './c-type.js';
import type { CType, Scope } from './scope.js';

/** The value of an enumerator, as far as it is known. */
interface Enumerator {
  readonly name: string | undefined;
  readonly value: number | undefined;
}

/** Enters the enumerators of a specifier into the scope, each with the values of those before it; returns them. */
export function declareEnumerators(specifier: Node, scope: Scope): readonly Enumerator[] {
  let next: number | undefined = 0;
  const body = specifier.childForFieldName('body');
  return children(body ?? specifier).flatMap((enumerator) => {
    if (enumerator.type !== 'enumerator') return [];
    const given = enumerator.childForFieldName('value');
    const value: number | undefined = given ? scope.constantValue(given) : next;
    const name = enumerator.childForFieldName('name')?.text;
    if (name !== undefined) scope.declare({ kind: 'enumerator', name, value });
    next = value === undefined ? undefined : value + 1;
    return [{ name, value }];
  });
}

/**
 * Returns the integer type that a specifier defines or names. It is that of GCC and Clang, unsigned if no value is
 * negative; the C compiler checks its size if arrays have it. A definition is entered into the scope.
 */
export function enumType(specifier: Node, scope: Scope): CType {
  const tag = specifier.childForFieldName('name')?.text;
  const name = tag === undefined ? 'enum' : `enum ${tag}`;
  if (!specifier.childForFieldName('body')) {
    const known = scope.lookup(name);
    return known?.kind === 'tag' ? known.type : other(name);
  }
  const type = definedEnum(specifier, name, scope);
  if (tag !== undefined) scope.declare({ kind: 'tag', name, type });
  return type;
}

function definedEnum(specifier: Node, name: string, scope: Scope): CType {
  if (specifier.childForFieldName('underlying_type')) return other(`${name} with a type of its own`);
  const attributes = [specifier.nextSibling?.text ?? '', ...children(specifier).map(({ text }) => text)];
  if (attributes.some((text) => /^\s*(?:__attribute|\[\[)/.test(text)))
    return other(`${name} with attributes`);
  const values = declareEnumerators(specifier, scope).map(({ value }) => value);
  if (!values.every((value) => value !== undefined && Math.abs(value) < 2 ** 31)) return other(name);
  const isSigned = values.some((value) => value! < 0);
  return { kind: 'scalar', scalar: isSigned ? 'int32' : 'uint32', isEnum: true };
}
