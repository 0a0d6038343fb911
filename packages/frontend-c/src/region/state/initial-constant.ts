import { isLoopStatement } from '../../syntax/loop-statement.js';
import { descendants, field, type Node } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { changedVariable } from '../uses/writes.js';
import type { RegionSource } from './region.js';

/**
 * Returns the constant with which a variable of the function was declared, if it still has that value where the region
 * begins: `int k = 500;`.
 */
export function initialConstant(
  { name, initial, position }: Variable,
  { definition, statements }: RegionSource,
): number | undefined {
  const [first] = statements;
  if (initial === undefined || !first) return undefined;
  const nodes = [...descendants(field(definition, 'body'))];
  // Assembly may change the variables that it names.
  if (nodes.some(({ type }) => /^(?:goto_statement|gnu_asm_expression)$/.test(type))) return undefined;
  const changes = nodes.filter((node) => changedVariable(node)?.text === name);
  if (changes.length === 0) return initial;
  const isRepeated = loopsAround(first).some(
    (loop) => position < loop.startIndex || position >= loop.endIndex,
  );
  return isRepeated || changes.some(({ startIndex }) => startIndex < first.startIndex) ? undefined : initial;
}

/**
 * Returns the expression with which a variable of the function was declared, if neither the variable nor a name in the
 * expression ever changes: `int n = w * h;`.
 */
export function initialExpression(
  { name, position }: Variable,
  { definition, scope }: RegionSource,
): Node | undefined {
  const nodes = [...descendants(field(definition, 'body'))];
  if (nodes.some(({ type }) => /^(?:goto_statement|gnu_asm_expression)$/.test(type))) return undefined;
  const declared = nodes.find(({ type, startIndex }) => type === 'identifier' && startIndex === position);
  let parent = declared?.parent;
  while (/^(?:pointer|array|parenthesized)_declarator$/.test(parent?.type ?? '')) parent = parent?.parent;
  const value = parent?.type === 'init_declarator' ? parent.childForFieldName('value') : undefined;
  if (!value) return undefined;
  const changed = new Set(nodes.map((node) => changedVariable(node)?.text));
  const isKept = (used: string) => {
    const symbol = scope.lookup(used);
    if (symbol?.kind !== 'variable') return false;
    const isOwn = symbol.type.kind === 'array' || /^(?:local|parameter)$/.test(symbol.storage);
    return isOwn && !symbol.volatile && symbol.position < position && !changed.has(used);
  };
  const names = [...descendants(value)].flatMap(({ type, text }) => (type === 'identifier' ? [text] : []));
  return !changed.has(name) && names.every(isKept) ? value : undefined;
}

function loopsAround(node: Node): Node[] {
  const loops: Node[] = [];
  for (let outer = node.parent; outer; outer = outer.parent) if (isLoopStatement(outer)) loops.push(outer);
  return loops;
}

/**
 * Returns whether a variable bounds a loop or an array, or is an argument, as the sizes of a problem are. They stay
 * parameters, so that plans are for any size.
 */
export function isSize(name: string, { definition }: RegionSource): boolean {
  return [...descendants(field(definition, 'body'))].some((node) => {
    if (node.type !== 'identifier' || node.text !== name) return false;
    for (let outer = node.parent; outer && !/_statement$|declaration$/.test(outer.type); outer = outer.parent)
      if (/^(?:array_declarator|argument_list)$/.test(outer.type)) return true;
    return isCondition(node);
  });
}

/** Returns whether a loop's condition compares with the name alone. */
function isCondition(node: Node): boolean {
  const comparison = node.parent;
  const operator = comparison?.type === 'binary_expression' ? field(comparison, 'operator').text : '';
  if (!/^(?:[<>]=?|!=)$/.test(operator)) return false;
  let inner = node;
  while (inner.parent && !isLoopStatement(inner.parent)) inner = inner.parent;
  return inner.parent?.childForFieldName('condition')?.id === inner.id;
}
