import {
  apply,
  type IntExpr,
  int,
  type LoopNode,
  printIntExpr,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import { affine } from '../../integers/affine.js';
import type { IntegerEnvironment } from '../../integers/integer-environment.js';
import { hasJump } from '../../syntax/loop-statement.js';
import { descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { passed } from '../state/assigned-values.js';
import type { Context } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { initialExpression } from '../state/initial-constant.js';
import { assumeOfParameters, integerEnvironment } from '../state/integer-environment.js';
import type { Loop } from '../state/loop.js';
import { withConstants } from '../state/product-parameter.js';
import type { Product } from '../state/region.js';
import { firstChange } from '../uses/writes.js';
import { elementLoops, insideLoops, nestOf } from './element-loops.js';
import type { LoopParts } from './loop-parts.js';

/** A loop over `rows * columns` iterations that takes its variable apart again: `i / columns` and `i % columns`. */
export interface DividedLoop {
  readonly symbol: Variable;
  readonly rows: IntExpr;
  readonly columns: IntExpr;
}

/** Returns the two extents of `for (i = 0; i < h * w; i++)` if the body divides `i` by one of them. */
export function dividedLoop(parts: LoopParts, context: Context): DividedLoop | undefined {
  const { region } = context;
  const [counter, ...others] = parts.counters;
  if (!region.dividesLoops || !counter || others.length > 0 || counter.step !== 1 || parts.runsOnce)
    return undefined;
  const { symbol, first } = counter;
  const start = first && ifAffine(() => first.value())?.expr;
  if (start?.op !== 'int' || start.value !== 0 || !isPlain(symbol, parts, context)) return undefined;
  const divisions = divisionsOf(symbol, parts);
  if (divisions.length === 0) return undefined;
  const factor = () => dividedFactor(divisions, symbol, parts, context);
  const found = region.trial(factor) && factor();
  if (!found) return undefined;
  const { product, divisor } = found;
  const [columns, rows] = divisor === 'left' ? [product.left, product.right] : [product.right, product.left];
  // Two negative numbers have a positive product.
  if (!assumeOfParameters(apply('ge', columns, int(0)), region)) return undefined;
  region.divisions++;
  return { symbol, rows, columns };
}

/** Returns whether only the loop itself changes the variable, and only its condition ends the loop. */
function isPlain(symbol: Variable, { body }: LoopParts, { region }: Context): boolean {
  const isWide = symbol.type.kind === 'scalar' && /^(?:int32|int64|uint64)$/.test(symbol.type.scalar);
  const isKept = body.every((part) => !firstChange(part, symbol.name) && !hasJump(part, 'break_statement'));
  return isWide && isKept && region.isTracked(symbol);
}

/** Returns the product that ends the loop, and its factor by which the body divides the loop variable. */
function dividedFactor(
  divisions: readonly Node[],
  symbol: Variable,
  parts: LoopParts,
  context: Context,
): { product: Product; divisor: 'left' | 'right' } | undefined {
  const product = endProduct(parts, symbol, context);
  const divisor = product && divisorIn(divisions, product, { ...context, scope: parts.scope });
  return divisor && { product, divisor };
}

/** Returns the product `h * w` in the condition `i < h * w`. */
function endProduct(
  { condition, scope }: LoopParts,
  symbol: Variable,
  context: Context,
): Product | undefined {
  const comparison = condition && unparenthesised(condition);
  if (comparison?.type !== 'binary_expression' || field(comparison, 'operator').text !== '<')
    return undefined;
  const left = unparenthesised(field(comparison, 'left'));
  if (left.type !== 'identifier' || scope.lookup(left.text) !== symbol) return undefined;
  const names = integerEnvironment({ ...context, scope });
  const product = productIn(field(comparison, 'right'), names, context);
  return product && /^(?:int32|int64|uint64)$/.test(product.type) ? product : undefined;
}

/** Returns the product that an expression is, or that a name in its place was declared to be. */
function productIn(end: Node, names: IntegerEnvironment, { region }: Context): Product | undefined {
  const value = ifAffine(() => affine(end, names))?.expr;
  if (value?.op !== 'var') return undefined;
  const product = region.products.get(value.name);
  if (product) return product;
  const symbol = region.parameterSymbols.get(value.name);
  const initial = symbol && region.isVisible(symbol) && initialExpression(symbol, region.source);
  const known = initial ? ifAffine(() => affine(initial, names))?.expr : undefined;
  return known?.op === 'var' ? region.products.get(known.name) : undefined;
}

/** Returns the factor by which one of the divisions divides. */
function divisorIn(
  divisions: readonly Node[],
  { left, right }: Product,
  context: Context,
): 'left' | 'right' | undefined {
  const names = integerEnvironment(context);
  const text = (expr: IntExpr) => printIntExpr(simplifyIntExpr(withConstants(expr, context.region)));
  for (const node of divisions) {
    const divisor = ifAffine(() => affine(field(node, 'right'), names))?.expr;
    if (divisor && text(divisor) === text(right)) return 'right';
    if (divisor && text(divisor) === text(left)) return 'left';
  }
  return undefined;
}

function divisionsOf(symbol: Variable, { body }: LoopParts): readonly Node[] {
  return body.flatMap((part) => [...descendants(part)]).filter((node) => isDivisionOf(node, symbol));
}

function isDivisionOf(node: Node, { name }: Variable): boolean {
  if (node.type !== 'binary_expression' || !/^[/%]$/.test(field(node, 'operator').text)) return false;
  const dividend = unparenthesised(field(node, 'left'));
  return dividend.type === 'identifier' && dividend.text === name;
}

/** Returns the loop as two: over rows, and over the columns of a row. `walkBody` walks the body inside them. */
export function walkDivided(
  { symbol, rows, columns }: DividedLoop,
  { node, scope }: LoopParts,
  outer: Context,
  walkBody: (inside: Context) => LoopNode,
): LoopNode {
  const { region } = outer;
  const context = { ...outer, scope };
  const loops = elementLoops([rows, columns], symbol, node, context).map((loop): Loop => ({ ...loop, node }));
  passed(node, context);
  region.iterators.add(symbol);
  const [row, column] = loops.map(({ name }) => variable(name)) as [IntExpr, IntExpr];
  const type = symbol.type.kind === 'scalar' ? symbol.type.scalar : 'int64';
  region.values.set(symbol, {
    subscript: { expr: apply('add', apply('mul', row, columns), column), type },
  });
  const body = walkBody(insideLoops(loops, context));
  passed(node, context);
  return nestOf(loops, body);
}
