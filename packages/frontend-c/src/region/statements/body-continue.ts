import type { BodyStatement } from '@boxflow/ir';
import { jump } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { alwaysJumps, hasJump } from '../../syntax/loop-statement.js';
import { children, field, type Node } from '../../syntax/node.js';
import { passed } from '../state/assigned-values.js';
import { inBlock } from '../state/context.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { choiceOn } from './choice.js';
import { bodyExpr } from './expressions.js';

/** Builds a statement that has no `continue` of the loop inside. */
type BuildNested = (node: Node, builder: StatementBuilder) => BodyStatement[];

/** The most statements that are built twice, since they follow an `if` that only sometimes ends the iteration. */
const MOST_REPEATED = 16;

/** Returns whether the body of a loop has a `continue`. */
export function hasContinue(body: Node): boolean {
  return hasJump(body, 'continue_statement');
}

/**
 * Returns the body of a loop with `continue`: statements after `if (c) continue;` are those of its `else`.
 *
 * @throws Refused for a `continue` inside a `switch`
 */
export function bodyWithContinue(
  body: Node,
  builder: StatementBuilder,
  nested: BuildNested,
): BodyStatement[] {
  return new Body(nested, builder).run([body], builder);
}

class Body {
  #repeated = 0;

  constructor(
    readonly nested: BuildNested,
    readonly outer: StatementBuilder,
  ) {}

  /** Returns the statements up to the end of the iteration. */
  run(nodes: readonly Node[], builder: StatementBuilder): BodyStatement[] {
    const [node, ...rest] = nodes;
    if (!node || node.type === 'continue_statement') return [];
    if (!hasContinue(node)) return [...this.nested(node, builder), ...this.run(rest, builder)];
    if (node.type === 'compound_statement') return this.#block(node, rest, builder);
    if (node.type === 'if_statement') return [this.#choice(node, rest, builder)];
    const at = this.outer.region.locate(node);
    throw new Refused(jump(at, "a 'continue' inside a 'switch' or behind a label"));
  }

  #block(node: Node, rest: readonly Node[], builder: StatementBuilder): BodyStatement[] {
    const inside = builder.inside(inBlock(builder.context), builder.values);
    const inner = children(node);
    if (rest.length === 0) return this.run(inner, inside);
    const declaration = inner.find(({ type }) => type === 'declaration');
    if (!declaration) return this.run([...inner, ...rest], builder);
    throw new Refused(jump(this.outer.region.locate(node), "a 'continue' beside names of an inner block"));
  }

  #choice(node: Node, rest: readonly Node[], builder: StatementBuilder): BodyStatement {
    const when = field(node, 'condition');
    const alternative = node.childForFieldName('alternative');
    const branches = [[field(node, 'consequence')], alternative ? children(alternative).slice(0, 1) : []];
    const goOn = branches.filter((nodes) => !nodes.some(alwaysContinues));
    if (goOn.length > 1) this.#repeated += rest.length;
    if (this.#repeated > MOST_REPEATED)
      throw new Refused(jump(this.outer.region.locate(node), "a 'continue' with much code behind it"));
    const choice = choiceOn(when, builder);
    const condition = bodyExpr(when, builder);
    const { values } = builder.region;
    const [then, otherwise] = branches.map((nodes, position) => {
      const followed = nodes.some(alwaysContinues) ? nodes : [...nodes, ...rest];
      const inside = builder.inside(inBlock(builder.context), builder.values);
      return choice(position === 0, () => values.onOneWay(() => this.run(followed, inside)));
    });
    passed(node, builder.context);
    return { kind: 'if', condition, then: then!, otherwise: otherwise! };
  }
}

/** Returns whether every path through a statement ends the iteration. */
function alwaysContinues(node: Node): boolean {
  return alwaysJumps(node, 'continue_statement');
}
