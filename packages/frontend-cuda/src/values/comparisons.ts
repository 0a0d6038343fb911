import { apply, type IntExpr, type IntOperator, polynomialOf } from '@boxflow/ir';
import { logical } from './bits.js';
import { exactly } from './extension.js';
import type { Operation } from './operation.js';
import { complementOf } from './opposite.js';
import { assumptionsOf, type Value } from './value.js';

const OPERATORS: Readonly<Record<string, { readonly op: IntOperator; readonly unsigned?: true }>> = {
  eq: { op: 'eq' },
  ne: { op: 'ne' },
  lt: { op: 'lt' },
  le: { op: 'le' },
  gt: { op: 'gt' },
  ge: { op: 'ge' },
  lo: { op: 'lt', unsigned: true },
  ls: { op: 'le', unsigned: true },
  hi: { op: 'gt', unsigned: true },
  hs: { op: 'ge', unsigned: true },
};

/** Returns the predicates of `setp`: the result, and its complement if the instruction has two results. */
export function comparison(operation: Operation): readonly [Value, Value] | undefined {
  const { instruction, sources, type, environment } = operation;
  const [word, connective] = instruction.modifiers;
  const found = OPERATORS[word ?? ''];
  if (found === undefined) return undefined;
  const [a, b, other] = sources as [Value, Value, Value | undefined];
  const signed = comparesSigned(operation, found.unsigned === true);
  const [x, y] = [exactly(a, signed, environment), exactly(b, signed, environment)];
  const is = predicate(apply(found.op, x.expr, y.expr), [x, y]);
  if (other === undefined) return [is, complementOf(is)];
  if (connective !== 'and' && connective !== 'or' && connective !== 'xor') return undefined;
  const connect = (one: Value) => logical(connective, { ...operation, type, sources: [one, other] });
  return [connect(is), connect(complementOf(is))];
}

/** Equality is that of bits, so both sides are read as the type in which more is known. */
function comparesSigned({ instruction, sources, type, environment }: Operation, unsigned: boolean): boolean {
  if (unsigned) return false;
  const [word] = instruction.modifiers;
  if (word !== 'eq' && word !== 'ne') return type.signed;
  const needed = (signed: boolean) =>
    sources
      .slice(0, 2)
      .reduce((count, value) => count + exactly(value, signed, environment).assumptions.length, 0);
  return needed(true) <= needed(false);
}

function predicate(expr: IntExpr, from: readonly Pick<Value, 'assumptions'>[]): Value {
  return { polynomial: polynomialOf(expr), bits: 1, assumptions: assumptionsOf(from) };
}
