// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal, valFromNumber, valToBigInt } from '../conveniences.js';
import { IslObject } from '../object.js';
import { ValList } from './val-list.js';

/** Wraps `isl_val`. */
export class Val extends IslObject<'isl_val'> {
  static readonly islType = 'isl_val';

  override get islType(): 'isl_val' {
    return 'isl_val';
  }

  /** An integer value, exact whatever its size. */
  static fromBigInt(context: Context, value: bigint | number): Val {
    return valFromNumber(context, value);
  }

  /** The exact value; throws when this is no integer. */
  toBigInt(): bigint {
    return valToBigInt(this);
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_val_infty` (in the set isl exports to other languages). */
  static infty(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_infty', (x) => x.isl_val_infty(c.isl));
  }

  /** C: `isl_val_int_from_si` (in the set isl exports to other languages). */
  static intFromSi(context: Context, i: number): Val {
    const c = context;
    return c.give(Val, 'isl_val_int_from_si', (x) => x.isl_val_int_from_si(c.isl, i));
  }

  /** C: `isl_val_int_from_ui`. */
  static intFromUi(context: Context, u: number): Val {
    const c = context;
    return c.give(Val, 'isl_val_int_from_ui', (x) => x.isl_val_int_from_ui(c.isl, u));
  }

  /** C: `isl_val_nan` (in the set isl exports to other languages). */
  static nan(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_nan', (x) => x.isl_val_nan(c.isl));
  }

  /** C: `isl_val_neginfty` (in the set isl exports to other languages). */
  static neginfty(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_neginfty', (x) => x.isl_val_neginfty(c.isl));
  }

  /** C: `isl_val_negone` (in the set isl exports to other languages). */
  static negone(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_negone', (x) => x.isl_val_negone(c.isl));
  }

  /** C: `isl_val_one` (in the set isl exports to other languages). */
  static one(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_one', (x) => x.isl_val_one(c.isl));
  }

  /** C: `isl_val_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Val {
    const c = context;
    return c.give(Val, 'isl_val_read_from_str', (x, f) => x.isl_val_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_val_zero` (in the set isl exports to other languages). */
  static zero(context: Context): Val {
    const c = context;
    return c.give(Val, 'isl_val_zero', (x) => x.isl_val_zero(c.isl));
  }

  /** C: `isl_val_2exp`. */
  _2exp(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_2exp', (x) => x.isl_val_2exp(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_abs` (in the set isl exports to other languages). */
  abs(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_abs', (x) => x.isl_val_abs(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_abs_eq` (in the set isl exports to other languages). */
  absEq(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_abs_eq', (x) => x.isl_val_abs_eq(p0, p1));
  }

  /** C: `isl_val_add` (in the set isl exports to other languages). */
  add(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_add', (x) => x.isl_val_add(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_add_ui`. */
  addUi(v2: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_add_ui', (x) => x.isl_val_add_ui(x.isl_val_copy(p0), v2));
  }

  /** C: `isl_val_ceil` (in the set isl exports to other languages). */
  ceil(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_ceil', (x) => x.isl_val_ceil(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_cmp_si` (in the set isl exports to other languages). */
  cmpSi(i: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.number('isl_val_cmp_si', (x) => x.isl_val_cmp_si(p0, i));
  }

  /** C: `isl_val_div` (in the set isl exports to other languages). */
  div(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_div', (x) => x.isl_val_div(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_div_ui`. */
  divUi(v2: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_div_ui', (x) => x.isl_val_div_ui(x.isl_val_copy(p0), v2));
  }

  /** C: `isl_val_eq` (in the set isl exports to other languages). */
  eq(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_eq', (x) => x.isl_val_eq(p0, p1));
  }

  /** C: `isl_val_eq_si`. */
  eqSi(i: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_eq_si', (x) => x.isl_val_eq_si(p0, i));
  }

  /** C: `isl_val_floor` (in the set isl exports to other languages). */
  floor(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_floor', (x) => x.isl_val_floor(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_gcd` (in the set isl exports to other languages). */
  gcd(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_gcd', (x) => x.isl_val_gcd(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_gcdext`. */
  gcdext(v2: ValLike): { result: Val; x_: Val; y: Val } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    const x_ = { value: 0 };
    const y = { value: 0 };
    const result = c.give(Val, 'isl_val_gcdext', (x, f) => x.isl_val_gcdext(x.isl_val_copy(p0), x.isl_val_copy(p1), f.output(x_), f.output(y)));
    return { result, x_: c.adopt(Val, x_.value), y: c.adopt(Val, y.value) };
  }

  /** C: `isl_val_ge` (in the set isl exports to other languages). */
  ge(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_ge', (x) => x.isl_val_ge(p0, p1));
  }

  /** C: `isl_val_get_d`. */
  getD(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.number('isl_val_get_d', (x) => x.isl_val_get_d(p0));
  }

  /** C: `isl_val_get_den_si` (in the set isl exports to other languages). */
  getDenSi(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.number('isl_val_get_den_si', (x) => x.isl_val_get_den_si(p0));
  }

  /** C: `isl_val_get_den_val`. */
  getDenVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_get_den_val', (x) => x.isl_val_get_den_val(p0));
  }

  /** C: `isl_val_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.unsigned('isl_val_get_hash', (x) => x.isl_val_get_hash(p0));
  }

  /** C: `isl_val_get_num_si` (in the set isl exports to other languages). */
  getNumSi(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.number('isl_val_get_num_si', (x) => x.isl_val_get_num_si(p0));
  }

  /** C: `isl_val_gt` (in the set isl exports to other languages). */
  gt(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_gt', (x) => x.isl_val_gt(p0, p1));
  }

  /** C: `isl_val_gt_si`. */
  gtSi(i: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_gt_si', (x) => x.isl_val_gt_si(p0, i));
  }

  /** C: `isl_val_inv` (in the set isl exports to other languages). */
  inv(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_inv', (x) => x.isl_val_inv(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_is_divisible_by` (in the set isl exports to other languages). */
  isDivisibleBy(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_is_divisible_by', (x) => x.isl_val_is_divisible_by(p0, p1));
  }

  /** C: `isl_val_is_infty` (in the set isl exports to other languages). */
  isInfty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_infty', (x) => x.isl_val_is_infty(p0));
  }

  /** C: `isl_val_is_int` (in the set isl exports to other languages). */
  isInt(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_int', (x) => x.isl_val_is_int(p0));
  }

  /** C: `isl_val_is_nan` (in the set isl exports to other languages). */
  isNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_nan', (x) => x.isl_val_is_nan(p0));
  }

  /** C: `isl_val_is_neg` (in the set isl exports to other languages). */
  isNeg(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_neg', (x) => x.isl_val_is_neg(p0));
  }

  /** C: `isl_val_is_neginfty` (in the set isl exports to other languages). */
  isNeginfty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_neginfty', (x) => x.isl_val_is_neginfty(p0));
  }

  /** C: `isl_val_is_negone` (in the set isl exports to other languages). */
  isNegone(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_negone', (x) => x.isl_val_is_negone(p0));
  }

  /** C: `isl_val_is_nonneg` (in the set isl exports to other languages). */
  isNonneg(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_nonneg', (x) => x.isl_val_is_nonneg(p0));
  }

  /** C: `isl_val_is_nonpos` (in the set isl exports to other languages). */
  isNonpos(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_nonpos', (x) => x.isl_val_is_nonpos(p0));
  }

  /** C: `isl_val_is_one` (in the set isl exports to other languages). */
  isOne(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_one', (x) => x.isl_val_is_one(p0));
  }

  /** C: `isl_val_is_pos` (in the set isl exports to other languages). */
  isPos(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_pos', (x) => x.isl_val_is_pos(p0));
  }

  /** C: `isl_val_is_rat` (in the set isl exports to other languages). */
  isRat(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_rat', (x) => x.isl_val_is_rat(p0));
  }

  /** C: `isl_val_is_zero` (in the set isl exports to other languages). */
  isZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.bool('isl_val_is_zero', (x) => x.isl_val_is_zero(p0));
  }

  /** C: `isl_val_le` (in the set isl exports to other languages). */
  le(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_le', (x) => x.isl_val_le(p0, p1));
  }

  /** C: `isl_val_lt` (in the set isl exports to other languages). */
  lt(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_lt', (x) => x.isl_val_lt(p0, p1));
  }

  /** C: `isl_val_max` (in the set isl exports to other languages). */
  max(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_max', (x) => x.isl_val_max(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_min` (in the set isl exports to other languages). */
  min(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_min', (x) => x.isl_val_min(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_mod` (in the set isl exports to other languages). */
  mod(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_mod', (x) => x.isl_val_mod(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_mul` (in the set isl exports to other languages). */
  mul(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_mul', (x) => x.isl_val_mul(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_mul_ui`. */
  mulUi(v2: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_mul_ui', (x) => x.isl_val_mul_ui(x.isl_val_copy(p0), v2));
  }

  /** C: `isl_val_n_abs_num_chunks`. */
  nAbsNumChunks(size: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.size('isl_val_n_abs_num_chunks', (x) => x.isl_val_n_abs_num_chunks(p0, size));
  }

  /** C: `isl_val_ne` (in the set isl exports to other languages). */
  ne(v2: ValLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.bool('isl_val_ne', (x) => x.isl_val_ne(p0, p1));
  }

  /** C: `isl_val_neg` (in the set isl exports to other languages). */
  neg(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_neg', (x) => x.isl_val_neg(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_pow2` (in the set isl exports to other languages). */
  pow2(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_pow2', (x) => x.isl_val_pow2(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_set_si`. */
  setSi(i: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_set_si', (x) => x.isl_val_set_si(x.isl_val_copy(p0), i));
  }

  /** C: `isl_val_sgn` (in the set isl exports to other languages). */
  sgn(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.number('isl_val_sgn', (x) => x.isl_val_sgn(p0));
  }

  /** C: `isl_val_sub` (in the set isl exports to other languages). */
  sub(v2: ValLike): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    const p1 = c.pointer(asVal(c, v2), 'isl_val');
    return c.give(Val, 'isl_val_sub', (x) => x.isl_val_sub(x.isl_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_sub_ui`. */
  subUi(v2: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_sub_ui', (x) => x.isl_val_sub_ui(x.isl_val_copy(p0), v2));
  }

  /** C: `isl_val_to_list` (in the set isl exports to other languages). */
  toList(): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(ValList, 'isl_val_to_list', (x) => x.isl_val_to_list(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.ownedText('isl_val_to_str', (x) => x.isl_val_to_str(p0));
  }

  /** C: `isl_val_trunc` (in the set isl exports to other languages). */
  trunc(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val');
    return c.give(Val, 'isl_val_trunc', (x) => x.isl_val_trunc(x.isl_val_copy(p0)));
  }
}
