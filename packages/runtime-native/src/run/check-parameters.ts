import { BoxflowError, type Plan } from '@boxflow/ir';
import { parameterMissing, parameterUnknown, parameterUnusable } from '../diagnostics.js';

export type ParameterValues = Readonly<Record<string, bigint | number>>;

/** The values in the plan's order. Throws BF5061. */
export function checkParameters(plan: Plan, values: ParameterValues): BigInt64Array {
  const unknown = Object.keys(values).find((name) => !plan.parameters.includes(name));
  if (unknown !== undefined) throw new BoxflowError(parameterUnknown(unknown, plan.parameters));
  return BigInt64Array.from(plan.parameters, (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new BoxflowError(parameterMissing(name));
    return toInteger(name, value);
  });
}

function toInteger(name: string, value: bigint | number): bigint {
  const isInteger = typeof value === 'bigint' || Number.isSafeInteger(value);
  if (!isInteger || BigInt.asIntN(64, BigInt(value)) !== BigInt(value)) {
    throw new BoxflowError(parameterUnusable(name, value));
  }
  return BigInt(value);
}
