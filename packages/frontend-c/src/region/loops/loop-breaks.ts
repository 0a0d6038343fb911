import { apply, type IntExpr, int, simplifyIntExpr, substitute, variable, variablesOf } from '@boxflow/ir';
import { breakOnData, jump } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { joined, withoutChoices } from '../../integers/cases.js';
import { affineCondition } from '../../integers/condition.js';
import { either, isCertain } from '../../integers/known-truth.js';
import { negated } from '../../integers/negated.js';
import { field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { shadowUsedNames } from '../calls/shadowed-names.js';
import { type Context, under } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { Loop } from '../state/loop.js';
import { type Branches, has, type Part } from './jump-structure.js';
import { exactBound } from './loop-bound.js';

/** A `break` of a loop. */
export interface Break {
  readonly node: Node;
  /** The condition that neither this iteration nor an earlier one has taken the `break`. */
  readonly passed: IntExpr;
}

/**
 * Returns the breaks of a body in their order. @throws Refused for one that is not known before the iteration runs
 */
export function breaksOf(parts: readonly Part[], context: Context): readonly Break[] {
  return inParts(parts, { context, conditions: [], declaring: [] }).breaks;
}

/** The way to a part of the body. */
interface Path {
  readonly context: Context;
  /** The condition under which an iteration takes it, if no `break` ends it. */
  readonly conditions: readonly IntExpr[];
  /** Statements before, whose declarations are not known yet. */
  readonly declaring: readonly Node[];
}

interface Found {
  readonly breaks: readonly Break[];
  /** The condition under which no `continue` ends the iteration; `undefined` if that depends on data. */
  readonly goesOn: IntExpr | undefined;
}

function inParts(parts: readonly Part[], start: Path): Found {
  const breaks: Break[] = [];
  let goesOn: IntExpr | undefined = int(1);
  let path = start;
  for (const part of parts) {
    const found = inPart(part, path);
    const [skipped] = found.breaks;
    if (skipped && !goesOn) throw refusal(skipped.node, "a 'break' that a 'continue' may skip", path.context);
    breaks.push(...found.breaks);
    goesOn = goesOn && found.goesOn && joined('and', [goesOn, found.goesOn]);
    path = found.goesOn ? along(path, found.goesOn) : path;
    if (part.kind === 'plain') path = { ...path, declaring: [...path.declaring, ...part.nodes] };
  }
  return { breaks, goesOn };
}

function inPart(part: Part, path: Path): Found {
  switch (part.kind) {
    case 'plain':
      return { breaks: [], goesOn: int(1) };
    case 'block':
      return inParts(part.parts, path);
    case 'continue':
      return { breaks: [], goesOn: int(0) };
    case 'break':
      return { breaks: [breakAt(part.node, path)], goesOn: int(1) };
    case 'if':
      return inBranches(part, path);
  }
}

function inBranches(part: Branches, path: Path): Found {
  const { context } = path;
  const when = field(part.node, 'condition');
  const isHidden = shadowUsedNames(path.declaring, [when], context.scope);
  const condition = isHidden ? undefined : ifAffine(() => affineCondition(when, integerEnvironment(context)));
  if (!condition) {
    const text = oneLine(unparenthesised(when), 40);
    const iterator = context.loops.at(-1)!.sourceName;
    if (has('break', [part]))
      throw new Refused(breakOnData(context.region.locate(part.node), text, iterator));
    return { breaks: [], goesOn: undefined };
  }
  const then = inParts(part.then, along(path, condition));
  const otherwise = inParts(part.otherwise, along(path, negated(condition)));
  const breaks = [...then.breaks, ...otherwise.breaks];
  return {
    breaks,
    goesOn: then.goesOn && otherwise.goesOn && either(condition, then.goesOn, otherwise.goesOn),
  };
}

function along(path: Path, condition: IntExpr): Path {
  if (isCertain(condition)) return path;
  return { ...path, context: under(path.context, condition), conditions: [...path.conditions, condition] };
}

/** @throws Refused */
function breakAt(node: Node, { context, conditions }: Path): Break {
  const goesOn = negated(joined('and', conditions));
  const loop = context.loops.at(-1)!;
  if (!variablesOf(goesOn).includes(loop.name)) return { node, passed: goesOn };
  const bound = exactBound(goesOn, loop, context.region, 'and');
  if (typeof bound !== 'string') return { node, passed: withoutChoices(bound.condition) };
  throw refusal(node, "a 'break' under a condition that may hold and then not", context);
}

/** Restricts the iterations to those before and with the first one in which a `break` happens. */
export function notBrokenBefore(context: Context, { passed }: Break): Context {
  const loop = context.loops.at(-1)!;
  const previous = simplifyIntExpr(apply('sub', variable(loop.name), int(loop.step)));
  const before = substitute(passed, new Map([[loop.name, previous]]));
  const isFirst = apply('eq', variable(loop.name), startOf(loop));
  return under(context, withoutChoices(simplifyIntExpr(apply('or', isFirst, before))));
}

function startOf(loop: Loop): IntExpr {
  return (loop.step > 0 ? loop.lower : loop.upper)!;
}

function refusal(node: Node, what: string, { region }: Context): Refused {
  return new Refused(jump(region.locate(node), what));
}
