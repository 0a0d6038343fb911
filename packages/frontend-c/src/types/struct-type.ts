import { children, descendants, type Node } from '../syntax/node.js';
import { other } from './c-type.js';
import { declaredName } from './declarator.js';
import { layoutOf } from './layout.js';
import type { CType, Member, Scope } from './scope.js';
import { declaredBase } from './specifiers.js';

/** Returns the struct that a specifier defines or names; a definition is entered into the scope. */
export function structType(specifier: Node, scope: Scope): CType {
  const tag = specifier.childForFieldName('name')?.text;
  const name = tag === undefined ? 'struct' : `struct ${tag}`;
  const body = specifier.childForFieldName('body');
  if (!body) {
    const known = scope.lookup(name);
    return known?.kind === 'tag' ? known.type : other(name);
  }
  const type = definedStruct(name, specifier, body, scope);
  if (tag !== undefined) scope.declare({ kind: 'tag', name, type });
  return type;
}

/** Nodes that change the natural layout. */
const LAYOUT_CHANGES =
  /^(?:bitfield_clause|attribute_specifier|ms_declspec_modifier|alignas_qualifier|ERROR)$/;

function definedStruct(name: string, specifier: Node, body: Node, scope: Scope): CType {
  for (const { type } of descendants(specifier)) {
    if (type === 'bitfield_clause') return other(`${name} with bit-fields`);
    if (LAYOUT_CHANGES.test(type)) return other(`${name} with attributes`);
  }
  if (/^\s*(?:__attribute|_Alignas|__declspec)/.test(specifier.nextSibling?.text ?? ''))
    return other(`${name} with attributes`);
  const members: Member[] = [];
  let bytes = 0;
  let alignment = 1;
  for (const declaration of children(body)) {
    const declared = declaration.type === 'field_declaration' ? membersOf(declaration, scope) : undefined;
    if (!declared) return other(`${name} with a member that has no name`);
    for (const member of declared) {
      const layout = layoutOf(member.type);
      if (!layout) return other(`${name}, whose member ${member.name} has no known size`);
      bytes = roundedUp(bytes, layout.alignment) + layout.bytes;
      alignment = Math.max(alignment, layout.alignment);
      members.push(member);
    }
  }
  return {
    kind: 'struct',
    name,
    position: specifier.startIndex,
    members,
    bytes: roundedUp(bytes, alignment),
    alignment,
  };
}

function membersOf(declaration: Node, scope: Scope): Member[] | undefined {
  const base = declaredBase(declaration, scope);
  const changes = children(declaration).some(
    (child) => /volatile|_Atomic/.test(child.text) && child.type === 'type_qualifier',
  );
  const members = declaration.childrenForFieldName('declarator').map((declarator) => {
    const declared = declarator ? declaredName(declarator, base, scope) : undefined;
    if (!declared) return undefined;
    return { name: declared.name, type: changes || declared.volatile ? other('volatile') : declared.type };
  });
  return members.length > 0 && members.every((member) => member !== undefined) ? members : undefined;
}

function roundedUp(bytes: number, alignment: number): number {
  return Math.ceil(bytes / alignment) * alignment;
}
