import type { BinaryOperator } from '@boxflow/ir';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';

/**
 * Returns the variable that an assignment, `++`, `--` or `&` changes or may let others change; `undefined` for array
 * elements.
 */
export function changedVariable(node: Node): Node | undefined {
  switch (node.type) {
    case 'assignment_expression':
      return identifierIn(field(node, 'left'));
    case 'update_expression':
      return identifierIn(field(node, 'argument'));
    case 'pointer_expression':
      return field(node, 'operator').text === '&' ? identifierIn(field(node, 'argument')) : undefined;
    default:
      return undefined;
  }
}

/** Returns the operator that `+=`, `++` and their like apply to the old value; `undefined` for `=`. */
export function plainOperator(node: Node): BinaryOperator | undefined {
  const operator = field(node, 'operator').text;
  return operator === '=' ? undefined : (operator.slice(0, -1) as BinaryOperator);
}

function identifierIn(node: Node): Node | undefined {
  const inner = unparenthesised(node);
  return inner.type === 'identifier' ? inner : undefined;
}

/** A member of a struct that is changed, or whose address is taken. */
export interface ChangedMember {
  readonly name: string;
  /** Whether the member itself gets a new value, not only an element of it or a number that it points to. */
  readonly isWhole: boolean;
  /** The name of the variable through which the struct is reached; `undefined` if it is not reached by a name. */
  readonly root: string | undefined;
}

/** Returns the members that are changed somewhere below. */
export function changedMembers(nodes: readonly Node[]): ChangedMember[] {
  return nodes
    .flatMap((root) => [...descendants(root)])
    .flatMap((node) => {
      const isAddress = node.type === 'pointer_expression' && field(node, 'operator').text === '&';
      if (!isAddress && node.type !== 'assignment_expression' && node.type !== 'update_expression') return [];
      let target = unparenthesised(node.childForFieldName('left') ?? field(node, 'argument'));
      const isWhole = target.type === 'field_expression';
      while (target.type === 'subscript_expression') target = unparenthesised(field(target, 'argument'));
      if (target.type !== 'field_expression') return [];
      return [{ name: field(target, 'field').text, isWhole, root: rootOf(target)?.text }];
    });
}

/** Returns the name that members, subscripts and stars are applied to. */
function rootOf(place: Node): Node | undefined {
  let node = unparenthesised(place);
  while (/^(?:field|subscript|pointer)_expression$/.test(node.type))
    node = unparenthesised(field(node, 'argument'));
  return node.type === 'identifier' ? node : undefined;
}

/** Names of variables that are changed somewhere below, with the position of their first change. */
export function changedVariables(nodes: readonly Node[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const root of nodes) {
    for (const node of descendants(root)) {
      const name = changedVariable(node)?.text;
      if (name !== undefined && !changes.has(name)) changes.set(name, node.startIndex);
    }
  }
  return changes;
}

/** Returns the names of variables that are changed somewhere below. */
export function changedNames(root: Node): readonly string[] {
  return [...changedVariables([root]).keys()];
}

/** Returns the names of variables whose address is taken somewhere below. */
export function namesWithAddressTaken(root: Node): ReadonlySet<string> {
  return new Set(
    [...descendants(root)].flatMap((node) =>
      node.type === 'pointer_expression' ? (changedVariable(node)?.text ?? []) : [],
    ),
  );
}

/**
 * Returns the first change below `root` of the variable that `name` means outside, skipping blocks that redeclare it.
 */
export function firstChange(root: Node, name: string): Node | undefined {
  return firstOutside(root, name, (node) => changedVariable(node)?.text === name);
}

/** Returns the same as {@link firstChange}, except that a pointer to the variable is not a change. */
export function firstAssignment(root: Node, name: string): Node | undefined {
  return firstOutside(
    root,
    name,
    (node) => node.type !== 'pointer_expression' && changedVariable(node)?.text === name,
  );
}

/** Returns the first use below `root` of what `name` means outside, skipping blocks that redeclare it. */
export function firstUse(root: Node, name: string): Node | undefined {
  return firstOutside(root, name, (node) => node.type === 'identifier' && node.text === name);
}

function firstOutside(root: Node, name: string, wanted: (node: Node) => boolean): Node | undefined {
  if (wanted(root)) return root;
  for (const child of children(root)) {
    // From here on the name means another variable, until the end of this block or loop.
    if (child.type === 'declaration' && declares(child, name)) return undefined;
    const found = firstOutside(child, name, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Returns whether a declaration declares a name. */
export function declares(declaration: Node, name: string): boolean {
  return declaredNames(declaration).includes(name);
}

export function declaredNames(declaration: Node): string[] {
  return declaration.childrenForFieldName('declarator').flatMap((declarator) => {
    const name = declarator ? nameIn(declarator) : undefined;
    return name === undefined ? [] : [name];
  });
}

function nameIn(declarator: Node): string | undefined {
  let node: Node | null = declarator;
  while (node && node.type !== 'identifier') {
    node =
      node.childForFieldName('declarator') ??
      children(node).find((child) => /declarator$|identifier$/.test(child.type)) ??
      null;
  }
  return node?.text;
}
