import { apply, isFloating, isUnsigned, variable } from '@boxflow/ir';
import { hiddenName, volatileAccess } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import type { TypedInt } from '../integers/int-names.js';
import { NotAffine } from '../integers/not-affine.js';
import { type Node, oneLine } from '../syntax/node.js';
import { describeType } from '../types/c-type.js';
import type { Variable } from '../types/scope.js';
import type { Context } from './context.js';
import { executesAtAll } from './executes-at-all.js';
import { narrowest, typeRange } from './names.js';
import { place } from './places.js';
import type { Region } from './region.js';
import { StatementBuilder } from './statement-builder.js';
import { staysInPlace } from './steps.js';
import { memberVariable } from './struct-members.js';

/**
 * `grid.rows` and `g->rows`: an integer member that the region only reads is a parameter, like a variable.
 *
 * @throws NotAffine, Refused
 */
export function memberParameter(node: Node, context: Context): TypedInt {
  const { region } = context;
  const text = oneLine(node, 40);
  const fail = (why: string): never => {
    throw new NotAffine(`'${text}' ${why}`, node);
  };
  const { symbol, type, members, steps } = place(node, new StatementBuilder(context));
  if (type.kind !== 'scalar' || isFloating(type.scalar)) return fail(`is of type ${describeType(type)}`);
  if (region.isLocal(symbol)) return fail('is computed in the region');
  if (!steps.every(staysInPlace)) return fail('is not the same in all iterations');
  if (region.changesOuter(symbol) || region.changesMember(members)) return fail('is changed in the region');
  const member = memberVariable(symbol, members, region);
  const known = [...region.parameterSymbols].find(([, candidate]) => candidate === member);
  if (known) return { expr: variable(known[0]), type: type.scalar };
  // It is read where the region begins, and the program may never get to it.
  const guard = steps.length === 0 || isReadAnyway(symbol, region) ? '' : executesAtAll(context);
  if (guard === undefined) return fail('is behind a pointer, and may not be there if the loop does not run');
  if (!region.isVisible(symbol)) throw new Refused(hiddenName(region.locate(node), symbol.name));
  if (symbol.volatile) throw new Refused(volatileAccess(region.locate(node), symbol.name));
  const name = region.freshName(member.name, (taken) => region.mentions(taken));
  region.parameters.set(name, type.scalar);
  region.parameterSymbols.set(name, member);
  const { expression } = region.members.get(member)!;
  region.parameterExpressions.set(name, guard === '' ? expression : `(${guard} ? ${expression} : 0)`);
  region.ranges.set(name, narrowest(typeRange(type.scalar), undefined));
  if (isUnsigned(type.scalar)) region.addFact(apply('ge', variable(name), { op: 'int', value: 0 }));
  return { expr: variable(name), type: type.scalar };
}

/** Whether another member of the same struct is read in any case. */
function isReadAnyway(
  symbol: Variable,
  { parameterSymbols, parameterExpressions, members }: Region,
): boolean {
  return [...parameterSymbols].some(([name, variable]) => {
    const member = members.get(variable);
    return member?.root === symbol && parameterExpressions.get(name) === member.expression;
  });
}
