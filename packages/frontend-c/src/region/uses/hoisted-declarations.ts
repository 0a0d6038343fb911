import { children, descendants, type Node } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import { type CType, Scope, type Variable } from '../../types/scope.js';
import { declaredNames, firstUse } from './writes.js';

/*
 *     for (…) x[i] = …;                       double sum = 0;
 *     double sum = 0;            becomes      for (…) x[i] = …;
 *     for (…) sum += x[i];                    for (…) sum += x[i];
 *     printf("%f", sum);                      printf("%f", sum);
 *
 * A declaration between loops would end with the block that the region becomes. It may stand before the region if nothing can
 * tell the difference: its initialisers are constants, and its names mean nothing in the statements before it. Refused are static
 * variables, attributes, structs, pointers, and arrays whose size is computed. A declaration after a call cuts the region as well: the
 * conditions of loops in the called function would become those of all loops.
 */

/** Functions of compilers behind `INFINITY`, `HUGE_VAL` and `NAN`. */
const INFINITY = /^__builtin_(?:inf|huge_val|nan)/;

/** Returns the declarations among the statements of a region that are to stand before it, since statements after it use them. */
export function hoistedDeclarations(statements: readonly Node[], scope: Scope): readonly Node[] {
  return statements.filter(
    (node, position) =>
      position > 0 &&
      node.type === 'declaration' &&
      !statements.slice(0, position).some(isCall) &&
      isUsedAfter(node, statements) &&
      mayStandBefore(node, statements.slice(0, position), scope),
  );
}

/** Returns a scope with the variables of the declarations. */
export function scopeWith(declarations: readonly Node[], outer: Scope): Scope {
  const scope = new Scope(outer);
  for (const node of declarations) declare(node, scope, 'local');
  return scope;
}

function isCall(statement: Node): boolean {
  return statement.type === 'expression_statement' && children(statement)[0]?.type === 'call_expression';
}

function isUsedAfter(declaration: Node, statements: readonly Node[]): boolean {
  const names = declaredNames(declaration);
  for (let next = statements.at(-1)!.nextNamedSibling; next; next = next.nextNamedSibling) {
    const later = next;
    if (names.some((name) => firstUse(later, name))) return true;
  }
  return false;
}

function mayStandBefore(declaration: Node, before: readonly Node[], scope: Scope): boolean {
  const nodes = [...descendants(declaration)];
  if (nodes.some(({ type }) => /^attribute|^compound_|^ERROR$/.test(type))) return false;
  const names = declaredNames(declaration);
  const used = nodes.filter(({ type, text }) => type === 'identifier' && !names.includes(text));
  const isConstant = ({ text }: Node) => INFINITY.test(text) || scope.lookup(text)?.kind === 'enumerator';
  if (!used.every(isConstant)) return false;
  if (mentions(nodes, names) > names.length || mentions(allIn(before), names) > 0) return false;
  const variables = declare(declaration, new Scope(scope), 'local');
  return variables.length === names.length && variables.every(({ variable }) => isPlain(variable));
}

function allIn(statements: readonly Node[]): readonly Node[] {
  return statements.flatMap((statement) => [...descendants(statement)]);
}

function mentions(nodes: readonly Node[], names: readonly string[]): number {
  return nodes.filter(({ type, text }) => /^(?:type_)?identifier$/.test(type) && names.includes(text)).length;
}

function isPlain({ type, storage, volatile }: Variable): boolean {
  return storage === 'local' && !volatile && isOfNumbers(type);
}

function isOfNumbers(type: CType): boolean {
  if (type.kind !== 'array') return type.kind === 'scalar';
  const isKnown = type.extent
    ? type.scope.constantValue(type.extent) !== undefined
    : type.count !== undefined;
  return isKnown && isOfNumbers(type.element);
}
