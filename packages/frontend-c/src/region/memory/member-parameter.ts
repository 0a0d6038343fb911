import { apply, isFloating, isUnsigned, variable } from '@boxflow/ir';
import { hiddenName, volatileAccess } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { TypedInt } from '../../integers/integer-environment.js';
import { NotAffine } from '../../integers/not-affine.js';
import { type Node, oneLine } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import { narrowest, typeRange } from '../state/integer-ranges.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { executionConditions } from './execution-conditions.js';
import { place } from './places.js';
import { isZeroOffset } from './pointer-offsets.js';
import { memberVariable } from './struct-members.js';

/**
 * Returns the value of `grid.rows` or `g->rows`: an integer member that the region only reads is a parameter, like a
 * variable. It is read when the region begins, under the conditions of {@link Region.memberReads}.
 *
 * @throws NotAffine, Refused
 */
export function memberParameter(node: Node, builder: StatementBuilder): TypedInt {
  const { context, region } = builder;
  const text = oneLine(node, 40);
  const fail = (why: string): never => {
    throw new NotAffine(`'${text}' ${why}`, node);
  };
  const { symbol, type, members, offsets } = place(node, builder);
  if (type.kind !== 'scalar' || isFloating(type.scalar)) return fail(`is of type ${describeType(type)}`);
  if (region.isLocal(symbol)) return fail('is computed in the region');
  if (!offsets.every(isZeroOffset)) return fail('is not the same in all iterations');
  if (region.changesOuter(symbol)) return fail(`depends on '${symbol.name}', which is changed in the region`);
  if (region.changedMembers(symbol).some(({ name }) => members.includes(name)))
    return fail('is changed in the region');
  const member = memberVariable(symbol, members, region);
  const known = [...region.parameterSymbols].find(([, candidate]) => candidate === member)?.[0];
  const { memberReads } = region;
  const when =
    offsets.length === 0 ? [] : memberReads.conditionsFor(symbol, known, executionConditions(context));
  if (!when) return fail('is behind a pointer, and may not be there if the loop does not run');
  if (known !== undefined) {
    memberReads.add(known, symbol, when);
    return { expr: variable(known), type: type.scalar };
  }
  if (!region.isVisible(symbol)) throw new Refused(hiddenName(region.locate(node), symbol.name));
  if (symbol.volatile) throw new Refused(volatileAccess(region.locate(node), symbol.name));
  const name = region.freshName(member.name, (taken) => region.mentions(taken));
  region.parameters.set(name, type.scalar);
  region.parameterSymbols.set(name, member);
  memberReads.add(name, symbol, when);
  region.ranges.set(name, narrowest(typeRange(type.scalar), undefined));
  if (isUnsigned(type.scalar)) region.addFact(apply('ge', variable(name), { op: 'int', value: 0 }));
  return { expr: variable(name), type: type.scalar };
}
