import { type IntExpr, int, type LoopNode } from '@boxflow/ir';
import { jump } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { joined } from '../../integers/cases.js';
import { affineCondition } from '../../integers/condition.js';
import { either, isCertain, isNever } from '../../integers/known-truth.js';
import { children, field, type Node } from '../../syntax/node.js';
import { setTo } from '../calls/inlining.js';
import { localScalar } from '../memory/local-scalar.js';
import { passed } from '../state/assigned-values.js';
import type { DataCondition } from '../state/context.js';
import { type Context, inBlock, under, underData } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { Constraint } from '../state/loop.js';
import type { Walk } from '../state/walk.js';
import { bodyUnless } from '../statements/body.js';
import { type BranchContexts, enterBranches } from '../statements/branches.js';
import { areStatementsOfTheirOwn } from '../statements/data-conditions.js';
import { type Branches, has, isStraight, type Part, partsOf } from './jump-structure.js';
import { type Break, breaksOf, notBrokenBefore } from './loop-breaks.js';

/**
 * Returns the body of a loop. Statements after `if (c) continue;` run if c does not hold. After `if (c) break;` no
 * iteration runs any more, so c must hold for good once it does. @throws Refused
 */
export function walkBody(body: readonly Node[], context: Context, walk: Walk): LoopNode[] {
  const inside = inBlock(context);
  const parts = partsOf(statementsIn(body));
  const breaks = has('break', parts) ? breaksOf(parts, inside) : [];
  const started = breaks.reduce(notBrokenBefore, inside);
  const earlier = new Set(
    started.constraints.filter((constraint) => !inside.constraints.includes(constraint)),
  );
  return walkParts(parts, started, { walk, breaks, flag: undefined }, earlier).tree;
}

/** Checks that it is known when the breaks of a loop's body end it. @throws Refused */
export function checkBreaks(body: readonly Node[], context: Context): void {
  const parts = partsOf(statementsIn(body));
  if (has('break', parts)) breaksOf(parts, inBlock(context));
}

function statementsIn(body: readonly Node[]): readonly Node[] {
  const [only, ...others] = body;
  return only?.type === 'compound_statement' && others.length === 0 ? children(only) : body;
}

interface Jumps {
  readonly walk: Walk;
  readonly breaks: readonly Break[];
  /** 1 until a `continue` makes it 0; needed if no condition says after an `if` whether there was one. */
  readonly flag: ArrayDraft | undefined;
}

interface Walked {
  readonly tree: LoopNode[];
  /** The conditions under which control reaches the following statements. */
  readonly onwards: Onwards;
}

interface Onwards {
  /** Affine, under which no `continue` ends the iteration. */
  readonly condition: IntExpr;
  /** The conditions on data under which no `continue` ends the iteration. */
  readonly data: readonly DataCondition[];
  /** The breaks on the way. */
  readonly breaks: readonly Break[];
}

const ALWAYS: Onwards = { condition: int(1), data: [], breaks: [] };

/**
 * Walks parts in their order. `earlier`, for a whole body: the constraints that no earlier iteration has
 * taken a `break`.
 */
function walkParts(
  parts: readonly Part[],
  start: Context,
  jumps: Jumps,
  earlier?: ReadonlySet<Constraint>,
): Walked {
  const tree: LoopNode[] = [];
  let [context, onwards] = [start, ALWAYS];
  for (const [position, part] of parts.entries()) {
    if (isNever(onwards.condition)) break;
    const last = earlier && unlessInOneStatement(part, parts.slice(position + 1), context, jumps.walk);
    if (last) return { tree: [...tree, ...last], onwards };
    const walked = walkPart(part, context, jumps);
    tree.push(...walked.tree);
    context = after(context, walked.onwards);
    onwards = both(onwards, walked.onwards);
    // After the last break of the body, no earlier iteration can have taken one.
    if (earlier && onwards.breaks.length === jumps.breaks.length) context = without(context, earlier);
  }
  return { tree, onwards };
}

/**
 * Returns `if (a[i] > 0) continue;` with the rest of the body as one statement; `undefined` if that is not
 * possible.
 */
function unlessInOneStatement(
  part: Part,
  rest: readonly Part[],
  context: Context,
  walk: Walk,
): LoopNode[] | undefined {
  if (part.kind !== 'if' || part.otherwise.length > 0) return undefined;
  const [only, ...others] = part.then;
  if (only?.kind !== 'continue' || others.length > 0 || affineIf(part, context)) return undefined;
  const nodes = rest.flatMap((each) => (each.kind === 'plain' ? each.nodes : []));
  const isPlain = rest.every(({ kind }) => kind === 'plain');
  if (!isPlain || areStatementsOfTheirOwn([field(part.node, 'condition'), ...nodes], context))
    return undefined;
  if (nodes.length === 0) return [];
  return [walk.statement(part.node, context, (builder) => [bodyUnless(part.node, nodes, builder)])];
}

function walkPart(part: Part, context: Context, jumps: Jumps): Walked {
  switch (part.kind) {
    case 'plain':
      return { tree: jumps.walk.all(part.nodes, context), onwards: ALWAYS };
    case 'block':
      return walkParts(part.parts, inBlock(context), jumps);
    case 'if':
      return walkBranches(part, context, jumps);
    case 'break': {
      const breaks = jumps.breaks.filter(({ node }) => node.id === part.node.id);
      return { tree: [], onwards: { ...ALWAYS, breaks } };
    }
    case 'continue': {
      const tree = jumps.flag ? [flagSetTo(0, jumps.flag, part.node, context, jumps.walk)] : [];
      return { tree, onwards: { ...ALWAYS, condition: int(0) } };
    }
  }
}

function walkBranches(part: Branches, context: Context, jumps: Jumps): Walked {
  const { node, then, otherwise } = part;
  const isClear = !has('continue', [part]) || isKnownAfter(part, context);
  const flag = isClear ? undefined : (jumps.flag ?? localScalar('going', 'int32', node, context));
  const setUp = flag && !jumps.flag ? [flagSetTo(1, flag, node, context, jumps.walk)] : [];
  const inner = { ...jumps, flag: flag ?? jumps.flag };
  const branches = enterBranches(field(node, 'condition'), context, jumps.walk);
  const { values } = context.region;
  const first = values.onOneWay(() => walkParts(then, branches.then, inner));
  const second = values.onOneWay(() => walkParts(otherwise, branches.otherwise, inner));
  passed(node, context);
  const tree = [...setUp, ...branches.before, ...first.tree, ...second.tree];
  const breaks = [...first.onwards.breaks, ...second.onwards.breaks];
  if (flag) return { tree, onwards: { ...ALWAYS, data: [{ value: flag, holds: true }], breaks } };
  return {
    tree,
    onwards: { ...afterBranches(branches, first.onwards, second.onwards, part, context), breaks },
  };
}

/** Returns whether the conditions known after an `if` say if a `continue` inside ended the iteration. */
function isKnownAfter(part: Branches, context: Context): boolean {
  const { then, otherwise } = part;
  if (!affineIf(part, context)) return isStraight(then) && isStraight(otherwise);
  return [...then, ...otherwise].every((inner) => isAffine(inner, context));
}

function isAffine(part: Part, context: Context): boolean {
  if (part.kind === 'block') return part.parts.every((inner) => isAffine(inner, context));
  if (part.kind !== 'if' || !has('continue', [part])) return true;
  const inside = [...part.then, ...part.otherwise];
  return affineIf(part, context) !== undefined && inside.every((inner) => isAffine(inner, context));
}

function affineIf({ node }: Branches, context: Context): IntExpr | undefined {
  return ifAffine(() => affineCondition(field(node, 'condition'), integerEnvironment(context)));
}

/** @throws Refused */
function afterBranches(
  { condition, value }: BranchContexts,
  then: Onwards,
  otherwise: Onwards,
  part: Branches,
  context: Context,
): Onwards {
  const isAffine = [then, otherwise].every(({ data }) => data.length === 0);
  if (condition && isAffine)
    return { ...ALWAYS, condition: either(condition, then.condition, otherwise.condition) };
  const [first, second] = [then.condition, otherwise.condition];
  if (!value || !isAffine || first.op !== 'int' || second.op !== 'int')
    throw new Refused(jump(context.region.locate(part.node), "a 'continue' beside names of an inner block"));
  if (first.value === second.value) return { ...ALWAYS, condition: first };
  return { ...ALWAYS, data: [{ value, holds: first.value !== 0 }] };
}

function both(a: Onwards, b: Onwards): Onwards {
  const condition = joined('and', [a.condition, b.condition]);
  return { condition, data: [...a.data, ...b.data], breaks: [...a.breaks, ...b.breaks] };
}

function after(context: Context, { condition, data, breaks }: Onwards): Context {
  const conditions = [...(isCertain(condition) ? [] : [condition]), ...breaks.map(({ passed }) => passed)];
  const affinely = conditions.reduce(under, context);
  return data.reduce((inside, { value, holds }) => underData(inside, value, holds), affinely);
}

function without(context: Context, dropped: ReadonlySet<Constraint>): Context {
  return { ...context, constraints: context.constraints.filter((constraint) => !dropped.has(constraint)) };
}

function flagSetTo(value: 0 | 1, flag: ArrayDraft, node: Node, context: Context, walk: Walk): LoopNode {
  return walk.statement(node, context, (builder) => [setTo(value, flag, node, builder)]);
}
