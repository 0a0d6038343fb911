import type { IntExpr } from '@boxflow/ir';
import { affineCondition } from '../../integers/condition.js';
import { negated } from '../../integers/negated.js';
import type { Node } from '../../syntax/node.js';
import { type Context, inBlock, under, underData } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { Branches, Walk } from '../state/walk.js';
import { affinePart } from './conjuncts.js';
import { keptCondition } from './data-conditions.js';

/** The two blocks of an `if` with statements of their own. */
export interface BranchContexts extends Branches {
  /** An affine condition. */
  readonly condition?: IntExpr;
}

/** Returns the contexts of both branches. An affine condition restricts domains; any other stays in all bodies. */
export function enterBranches(when: Node, context: Context, walk: Walk): BranchContexts {
  const condition = ifAffine(() => affineCondition(when, integerEnvironment(context)));
  if (condition) {
    const [then, otherwise] = [condition, negated(condition)].map((holds) => inBlock(under(context, holds)));
    return { before: [], then: then!, otherwise: otherwise!, condition };
  }
  const { before, value } = keptCondition(when, context, walk);
  const part = affinePart(when, integerEnvironment(context));
  const then = underData(part ? under(context, part) : context, value, true);
  const otherwise = underData(context, value, false);
  return { before, then: inBlock(then), otherwise: inBlock(otherwise), value };
}
