import { affineCondition } from '../../integers/condition.js';
import { negated } from '../../integers/negated.js';
import type { Node } from '../../syntax/node.js';
import { ifAffine } from '../state/if-affine.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { affinePart } from './conjuncts.js';

/** Builds parts that only happen if a condition holds, or if it does not. */
export type Choice = <T>(holds: boolean, build: () => T) => T;

/** Returns a choice. It must be made before the condition's own value is built, and used after that. */
export function choiceOn(condition: Node, builder: StatementBuilder): Choice {
  const affinely = ifAffine(() => affineCondition(condition, builder.environment));
  if (affinely) return (holds, build) => builder.under(holds ? affinely : negated(affinely), build);
  return (holds, build) => {
    const part = holds ? affinePart(condition, builder.environment) : undefined;
    const underData = () => builder.under(undefined, build);
    return part ? builder.under(part, underData) : underData();
  };
}
