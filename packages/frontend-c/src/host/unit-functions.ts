import type { Scop } from '@boxflow/ir';
import { byName, type FunctionText } from '../functions.js';
import { declaredNames } from '../region/uses/writes.js';
import { children, descendants, field, type Node, unparenthesised } from '../syntax/node.js';
import { OUT_OF_ORDER } from './library-functions.js';

/** The facts about all functions of a file. */
export interface UnitFunctions {
  /** The functions that announce all their accesses to memory, by name. */
  readonly announcing: ReadonlyMap<string, FunctionText>;
  /** The announcing functions in which a region may begin, directly or in a function that they call. */
  readonly keeping: ReadonlySet<string>;
  /** Names of all functions that the file defines. */
  readonly defined: ReadonlySet<string>;
  /** Names of variables that may change without being named. */
  readonly addressTaken: ReadonlySet<string>;
  /** Names of variables that other files may change, too. */
  readonly shared: ReadonlySet<string>;
  /** Names of all variables that the file declares. */
  readonly declared: ReadonlySet<string>;
}

/** Returns the functions; `undefined` if control takes paths that the text does not show, so nothing is known of them. */
export function unitFunctions(
  root: Node,
  text: string,
  functions: readonly FunctionText[],
  scops: readonly Scop[],
): UnitFunctions | undefined {
  const addressTaken = new Set<string>();
  const declared = new Set<string>();
  const shared = new Set<string>();
  for (const node of descendants(root)) {
    // Memory that is volatile may be read at any time, without an announcement.
    if (node.type === 'type_qualifier' && /volatile|_Atomic/.test(node.text)) return undefined;
    if (node.type === 'identifier' && OUT_OF_ORDER.has(node.text)) return undefined;
    // Calls where a block ends, of functions that read what has been forgotten there.
    if (node.type === 'attribute_specifier' && /cleanup/.test(node.text)) return undefined;
    if (node.type === 'pointer_expression' && field(node, 'operator').text === '&') {
      const operand = unparenthesised(field(node, 'argument'));
      if (operand.type === 'identifier') addressTaken.add(operand.text);
    }
    if (isShared(node)) for (const name of declaredNames(node)) shared.add(name);
    if (node.type === 'declaration' || node.type === 'parameter_declaration')
      for (const name of declaredNames(node)) declared.add(name);
  }
  const mayBegin = reaching(functions, (one) => scops.some((scop) => isWithin(scop, one.body)));
  const announcing = new Map(
    [...byName(functions)].filter(([, one]) => !isOutOfSight(one, text, scops, mayBegin)),
  );
  return {
    announcing,
    keeping: new Set([...announcing.keys()].filter((name) => mayBegin.has(name))),
    defined: new Set(functions.map(({ name }) => name)),
    addressTaken,
    shared,
    declared,
  };
}

/** Returns whether a declaration gives names to all files of the program. */
function isShared(node: Node): boolean {
  if (node.type !== 'declaration') return false;
  const classes = children(node).filter(({ type }) => type === 'storage_class_specifier');
  if (classes.some(({ text }) => text === 'extern')) return true;
  return (
    /^(?:translation_unit|linkage_specification|declaration_list)$/.test(node.parent?.type ?? '') &&
    !classes.some(({ text }) => text === 'static')
  );
}

export function isWithin({ textRange: [begin, end] }: Scop, node: Node): boolean {
  return node.startIndex <= begin && end <= node.endIndex;
}

export function isPartOf(node: Node, { textRange: [begin, end] }: Scop): boolean {
  return begin <= node.startIndex && node.endIndex <= end;
}

/** Returns whether a declaration in a region stands before it in the program that is compiled. */
export function isHoisted({ startIndex }: Node, { hoisted = [] }: Scop): boolean {
  return hoisted.some(([begin, end]) => begin <= startIndex && startIndex < end);
}

/** Returns the region that contains a node. */
export function regionOf(node: Node, scops: readonly Scop[]): Scop | undefined {
  return scops.find((scop) => isPartOf(node, scop));
}

/** Returns the names of the functions for which `first` holds, and of those that call them. */
function reaching(
  functions: readonly FunctionText[],
  first: (one: FunctionText) => boolean,
): ReadonlySet<string> {
  const names = new Set(functions.filter(first).map(({ name }) => name));
  const mentioned = functions.map((one) => ({
    name: one.name,
    others: new Set(
      [...descendants(one.body)].flatMap(({ type, text }) => (type === 'identifier' ? [text] : [])),
    ),
  }));
  for (let size = -1; size !== names.size; ) {
    size = names.size;
    for (const { name, others } of mentioned)
      if ([...others].some((other) => names.has(other))) names.add(name);
  }
  return names;
}

/** Returns whether a region may begin in the node, or in a function that it calls. */
export function mayBeginIn(node: Node, scops: readonly Scop[], names: ReadonlySet<string>): boolean {
  if (scops.some((scop) => isWithin(scop, node))) return true;
  return [...descendants(node)].some((each) => each.type === 'identifier' && names.has(each.text));
}

const UNSEEN =
  /^(?:goto_statement|labeled_statement|gnu_asm_expression|ERROR|function_definition|attributed_statement|preproc_.*)$/;

/** Returns whether control may reach a statement around the place before it, or nothing can be written there. */
function isOutOfSight(
  { definition, body }: FunctionText,
  text: string,
  scops: readonly Scop[],
  mayBegin: ReadonlySet<string>,
): boolean {
  if (/^[ \t]*#[ \t]*pragma(?![ \t]+(?:end)?scop\b)/m.test(text.slice(body.startIndex, body.endIndex)))
    return true;
  // The one that counts may be another file's (C17 6.7.4).
  const classes = children(definition).filter(({ type }) => type === 'storage_class_specifier');
  const isInline = classes.some(({ text: word }) => /inline/.test(word));
  if (isInline && !classes.some(({ text: word }) => word === 'static')) return true;
  const declarator = definition.childForFieldName('declarator');
  if (declarator && [...descendants(declarator)].some(({ type }) => type === 'call_expression')) return true;
  const begins = mayBeginIn(body, scops, mayBegin);
  for (const node of descendants(body)) {
    if (UNSEEN.test(node.type) || node.isMissing) return true;
    if (!begins) continue;
    if (isInExpression(node) && (mayBeginIn(node, scops, mayBegin) || jumps(node))) return true;
    // Its memory ends with a block that need not declare anything.
    if (node.type === 'compound_literal_expression') return true;
    if (node.type === 'switch_statement' && mayBeginIn(node, scops, mayBegin)) return true;
    if (node.type === 'for_statement' && declaresMemory(node) && mayBeginIn(node, scops, mayBegin))
      return true;
  }
  return false;
}

/** Returns whether it is the block of a statement expression, which GNU C has. */
export function isInExpression(node: Node): boolean {
  return node.type === 'compound_statement' && node.parent?.type === 'parenthesized_expression';
}

function jumps(node: Node): boolean {
  return [...descendants(node)].some(({ type }) => /^(?:return|break|continue)_statement$/.test(type));
}

/** Returns whether the head of a loop declares more than plain variables. */
function declaresMemory(loop: Node): boolean {
  const initialiser = loop.childForFieldName('initializer');
  if (initialiser?.type !== 'declaration') return false;
  return (
    children(initialiser).some(
      ({ type }) =>
        !/^(?:init_declarator|identifier|primitive_type|sized_type_specifier|type_identifier)$/.test(type),
    ) ||
    children(initialiser).some(
      (child) => child.type === 'init_declarator' && field(child, 'declarator').type !== 'identifier',
    )
  );
}
