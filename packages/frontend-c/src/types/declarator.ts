import { children, type Node } from '../syntax/node.js';
import { other } from './c-type.js';
import type { CType, Scope } from './scope.js';

export interface DeclaredName {
  readonly name: string;
  readonly type: CType;
  /** The identifier. */
  readonly node: Node;
  readonly initialiser: Node | undefined;
  /** `double * volatile p`: qualifiers inside the declarator. */
  readonly volatile: boolean;
}

/** Unwraps a declarator around its name; `undefined` without a name (a prototype's parameter). */
export function declaredName(declarator: Node, base: CType, scope: Scope): DeclaredName | undefined {
  let node = declarator;
  let type = base;
  let initialiser: Node | undefined;
  let volatile = false;
  for (;;) {
    volatile ||= children(node).some(
      (child) => child.type === 'type_qualifier' && /volatile|_Atomic/.test(child.text),
    );
    switch (node.type) {
      case 'identifier':
      case 'field_identifier':
      case 'type_identifier':
      case 'primitive_type':
        return { name: node.text, type, node, initialiser, volatile };
      case 'init_declarator':
        initialiser = node.childForFieldName('value') ?? undefined;
        break;
      case 'pointer_declarator':
        type = { kind: 'pointer', target: type };
        break;
      case 'array_declarator':
        type = { kind: 'array', element: type, extent: node.childForFieldName('size') ?? undefined, scope };
        break;
      case 'function_declarator':
        type = other('function');
        break;
      case 'parenthesized_declarator':
      case 'attributed_declarator':
        break;
      default:
        return undefined;
    }
    const inner =
      node.childForFieldName('declarator') ??
      children(node).find((child) => /declarator$|identifier$/.test(child.type));
    if (!inner) return undefined;
    node = inner;
  }
}

/** Returns the type that a cast or `sizeof` names: specifiers and an abstract declarator, such as `(*)[n]`. */
export function describedType(descriptor: Node, base: CType, scope: Scope): CType {
  let type = base;
  let node = descriptor.childForFieldName('declarator');
  while (node) {
    if (node.type === 'abstract_pointer_declarator') type = { kind: 'pointer', target: type };
    else if (node.type === 'abstract_array_declarator')
      type = { kind: 'array', element: type, extent: node.childForFieldName('size') ?? undefined, scope };
    else if (node.type !== 'abstract_parenthesized_declarator') return other('function');
    node =
      node.childForFieldName('declarator') ??
      children(node).find((child) => /^abstract_.*declarator$/.test(child.type)) ??
      null;
  }
  return type;
}
