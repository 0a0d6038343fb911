import { apply, type IntExpr, int, linearParts, simplifyIntExpr, sumOfParts } from '@boxflow/ir';
import { affine } from '../../integers/affine.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import { castParts } from '../../types/cast.js';
import { layoutOf } from '../../types/layout.js';
import type { Scope, Variable } from '../../types/scope.js';
import { ifAffine } from '../state/if-affine.js';
import type { Region } from '../state/region.js';
import { escapingAddress } from '../uses/escaping-address.js';
import { changedVariable } from '../uses/writes.js';

/**
 * Returns how many elements a pointer of the function points to, if it is set once, before the region, to the result of
 * `malloc` or `calloc`; `undefined` otherwise, or if the number is not affine or may have changed since.
 */
export function allocatedExtent(pointer: Variable, region: Region): IntExpr | undefined {
  const { type, storage } = pointer;
  if (type.kind !== 'pointer' || storage !== 'local') return undefined;
  const bytes = layoutOf(type.target)?.bytes;
  const value = onlyValue(pointer, region);
  if (!bytes || !value) return undefined;
  const size = allocatedBytes(value, region);
  if (!size?.factors.every((factor) => keepsItsValue(factor, value, region))) return undefined;
  const environment = region.outerEnvironment(region.source.scope);
  const factors = size.factors.map((factor) => ifAffine(() => affine(factor, environment).expr));
  if (factors.some((factor) => factor === undefined)) return undefined;
  const total = linearParts(simplifyIntExpr(apply('mul', int(1), ...(factors as IntExpr[]))));
  const quotient = (amount: number) => amount / bytes;
  const terms = total.terms.map(({ coefficient, term }) => ({ coefficient: quotient(coefficient), term }));
  const amounts = [quotient(total.constant), ...terms.map(({ coefficient }) => coefficient)];
  if (!amounts.every(Number.isInteger) || terms.some(({ term }) => term.op !== 'var')) return undefined;
  return simplifyIntExpr(sumOfParts({ constant: quotient(total.constant), terms }));
}

/** Returns the only value of the pointer, if a statement of a block around the region sets it before the region. */
function onlyValue({ name, position }: Variable, { source, begin }: Region): Node | undefined {
  const values: (Node | undefined)[] = [];
  for (const node of descendants(field(source.definition, 'body'))) {
    const isDeclared = node.type === 'init_declarator' && isNameAt(node, position);
    if (isDeclared) values.push(field(node, 'value'));
    else if (changedVariable(node)?.text === name && node.startIndex >= position)
      values.push(node.type === 'assignment_expression' ? field(node, 'right') : undefined);
  }
  const [value] = values;
  if (!value || values.length > 1 || value.startIndex >= begin) return undefined;
  const statement = value.parent?.parent;
  const block = statement?.parent;
  const isAround = block?.type === 'compound_statement' && block.startIndex < begin && begin < block.endIndex;
  return isAround ? value : undefined;
}

function isNameAt(declarator: Node, position: number): boolean {
  return [...descendants(declarator)].some(
    (node) => node.type === 'identifier' && node.startIndex === position,
  );
}

/** Returns the factors of the number of bytes that a call allocates. */
function allocatedBytes(value: Node, { source }: Region): { readonly factors: readonly Node[] } | undefined {
  const inner = unparenthesised(value);
  const cast = castParts(inner, source.scope);
  const call = cast ? unparenthesised(cast.operand) : inner;
  if (call.type !== 'call_expression') return undefined;
  const callee = field(call, 'function').text;
  const args = children(field(call, 'arguments'));
  if (source.functions.has(callee) || args.length !== { malloc: 1, calloc: 2 }[callee]) return undefined;
  return { factors: args };
}

/** Returns whether all names in the expression still have their meanings and values. */
function keepsItsValue(factor: Node, since: Node, { source }: Region): boolean {
  const scope: Scope = source.scope;
  return [...descendants(factor)].every((node) => {
    if (node.type === 'field_expression') return false;
    const symbol = node.type === 'identifier' ? scope.lookup(node.text) : undefined;
    if (symbol?.kind !== 'variable' || symbol.constant !== undefined) return true;
    // In `sizeof *x` only the type matters.
    if (symbol.type.kind !== 'scalar') return true;
    const isOutside = symbol.storage === 'global' || symbol.storage === 'static';
    if (isOutside || symbol.position > since.startIndex || escapingAddress(node.text, source)) return false;
    return ![...descendants(field(source.definition, 'body'))].some(
      (change) => change.startIndex > since.startIndex && changedVariable(change)?.text === node.text,
    );
  });
}
