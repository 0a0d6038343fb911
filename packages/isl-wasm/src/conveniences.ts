import type { Context } from './context.js';
import { IslUsageError } from './errors.js';
import { Id } from './generated/id.js';
import { Val } from './generated/val.js';

/** Accepted wherever isl takes a value: a number must be an integer that JavaScript holds exactly. */
export type ValLike = Val | bigint | number;

/** Accepted wherever isl takes an identifier: a string is its name. */
export type IdLike = Id | string;

export function asVal(context: Context, value: ValLike): Val {
  return typeof value === 'bigint' || typeof value === 'number' ? valFromNumber(context, value) : value;
}

export function asId(context: Context, value: IdLike): Id {
  return typeof value === 'string' ? Id.alloc(context, value) : value;
}

/** C's `long` has 32 bits here, so a larger integer passes through text. */
export function valFromNumber(context: Context, value: bigint | number): Val {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new IslUsageError(`${value} is not an exact integer`);
    if (value === (value | 0)) return Val.intFromSi(context, value);
  }
  return Val.readFromStr(context, String(value));
}

export function valToBigInt(value: Val): bigint {
  if (!value.isInt()) throw new IslUsageError(`${value.toStr()} is not an integer`);
  return BigInt(value.toStr());
}
