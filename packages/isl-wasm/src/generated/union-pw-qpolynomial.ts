// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType, Fold } from './enums.js';
import { Point } from './point.js';
import { PwQpolynomialList } from './pw-qpolynomial-list.js';
import { PwQpolynomial } from './pw-qpolynomial.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwQpolynomialFold } from './union-pw-qpolynomial-fold.js';
import { UnionSet } from './union-set.js';
import { Val } from './val.js';

/** Wraps `isl_union_pw_qpolynomial`. */
export class UnionPwQpolynomial extends IslObject<'isl_union_pw_qpolynomial'> {
  static readonly islType = 'isl_union_pw_qpolynomial';

  override get islType(): 'isl_union_pw_qpolynomial' {
    return 'isl_union_pw_qpolynomial';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_pw_qpolynomial_from_pw_qpolynomial`. */
  static fromPwQpolynomial(pwqp: PwQpolynomial): UnionPwQpolynomial {
    const c = pwqp.context;
    const p0 = c.pointer(pwqp, 'isl_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_from_pw_qpolynomial', (x) => x.isl_union_pw_qpolynomial_from_pw_qpolynomial(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionPwQpolynomial {
    const c = context;
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_read_from_str', (x, f) => x.isl_union_pw_qpolynomial_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_pw_qpolynomial_zero`. */
  static zero(space: Space): UnionPwQpolynomial {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_zero', (x) => x.isl_union_pw_qpolynomial_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_zero_ctx`. */
  static zeroCtx(context: Context): UnionPwQpolynomial {
    const c = context;
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_zero_ctx', (x) => x.isl_union_pw_qpolynomial_zero_ctx(c.isl));
  }

  /** C: `isl_union_pw_qpolynomial_zero_space`. */
  static zeroSpace(space: Space): UnionPwQpolynomial {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_zero_space', (x) => x.isl_union_pw_qpolynomial_zero_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_add`. */
  add(upwqp2: UnionPwQpolynomial): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(upwqp2, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_add', (x) => x.isl_union_pw_qpolynomial_add(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_add_pw_qpolynomial`. */
  addPwQpolynomial(pwqp: PwQpolynomial): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(pwqp, 'isl_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_add_pw_qpolynomial', (x) => x.isl_union_pw_qpolynomial_add_pw_qpolynomial(x.isl_union_pw_qpolynomial_copy(p0), x.isl_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_align_params`. */
  alignParams(model: Space): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_align_params', (x) => x.isl_union_pw_qpolynomial_align_params(x.isl_union_pw_qpolynomial_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_bound`. */
  bound(type: Fold): { result: UnionPwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const tight = { value: 0 };
    const result = c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_bound', (x, f) => x.isl_union_pw_qpolynomial_bound(x.isl_union_pw_qpolynomial_copy(p0), type, f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_union_pw_qpolynomial_coalesce`. */
  coalesce(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_coalesce', (x) => x.isl_union_pw_qpolynomial_coalesce(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.size('isl_union_pw_qpolynomial_dim', (x) => x.isl_union_pw_qpolynomial_dim(p0, type));
  }

  /** C: `isl_union_pw_qpolynomial_domain` (in the set isl exports to other languages). */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionSet, 'isl_union_pw_qpolynomial_domain', (x) => x.isl_union_pw_qpolynomial_domain(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_domain_reverse`. */
  domainReverse(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_domain_reverse', (x) => x.isl_union_pw_qpolynomial_domain_reverse(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_drop_dims', (x) => x.isl_union_pw_qpolynomial_drop_dims(x.isl_union_pw_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_union_pw_qpolynomial_drop_unused_params`. */
  dropUnusedParams(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_drop_unused_params', (x) => x.isl_union_pw_qpolynomial_drop_unused_params(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_eval` (in the set isl exports to other languages). */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_union_pw_qpolynomial_eval', (x) => x.isl_union_pw_qpolynomial_eval(x.isl_union_pw_qpolynomial_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_every_pw_qpolynomial`. */
  everyPwQpolynomial(test: (pwqp: PwQpolynomial) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.bool('isl_union_pw_qpolynomial_every_pw_qpolynomial', (x, f) => x.isl_union_pw_qpolynomial_every_pw_qpolynomial(f.held('isl_union_pw_qpolynomial', p0), ...f.callback1((a0) => (test(c.borrow(PwQpolynomial, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_qpolynomial_extract_pw_qpolynomial`. */
  extractPwQpolynomial(space: Space): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomial, 'isl_union_pw_qpolynomial_extract_pw_qpolynomial', (x) => x.isl_union_pw_qpolynomial_extract_pw_qpolynomial(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.number('isl_union_pw_qpolynomial_find_dim_by_name', (x, f) => x.isl_union_pw_qpolynomial_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_union_pw_qpolynomial_foreach_pw_qpolynomial`. */
  foreachPwQpolynomial(fn: (pwqp: PwQpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.stat('isl_union_pw_qpolynomial_foreach_pw_qpolynomial', (x, f) => x.isl_union_pw_qpolynomial_foreach_pw_qpolynomial(f.held('isl_union_pw_qpolynomial', p0), ...f.callback1((a0) => (fn(c.adopt(PwQpolynomial, a0)), 0))));
  }

  /** C: `isl_union_pw_qpolynomial_get_pw_qpolynomial_list`. */
  getPwQpolynomialList(): PwQpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(PwQpolynomialList, 'isl_union_pw_qpolynomial_get_pw_qpolynomial_list', (x) => x.isl_union_pw_qpolynomial_get_pw_qpolynomial_list(p0));
  }

  /** C: `isl_union_pw_qpolynomial_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(Space, 'isl_union_pw_qpolynomial_get_space', (x) => x.isl_union_pw_qpolynomial_get_space(p0));
  }

  /** C: `isl_union_pw_qpolynomial_gist`. */
  gist(context: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_gist', (x) => x.isl_union_pw_qpolynomial_gist(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_gist_params`. */
  gistParams(context: Set): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_gist_params', (x) => x.isl_union_pw_qpolynomial_gist_params(x.isl_union_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_domain`. */
  intersectDomain(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_domain', (x) => x.isl_union_pw_qpolynomial_intersect_domain(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_domain_space`. */
  intersectDomainSpace(space: Space): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_domain_space', (x) => x.isl_union_pw_qpolynomial_intersect_domain_space(x.isl_union_pw_qpolynomial_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_domain_union_set`. */
  intersectDomainUnionSet(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_domain_union_set', (x) => x.isl_union_pw_qpolynomial_intersect_domain_union_set(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_domain_wrapped_domain', (x) => x.isl_union_pw_qpolynomial_intersect_domain_wrapped_domain(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_domain_wrapped_range', (x) => x.isl_union_pw_qpolynomial_intersect_domain_wrapped_range(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_intersect_params`. */
  intersectParams(set: Set): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_intersect_params', (x) => x.isl_union_pw_qpolynomial_intersect_params(x.isl_union_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.bool('isl_union_pw_qpolynomial_involves_nan', (x) => x.isl_union_pw_qpolynomial_involves_nan(p0));
  }

  /** C: `isl_union_pw_qpolynomial_mul`. */
  mul(upwqp2: UnionPwQpolynomial): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(upwqp2, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_mul', (x) => x.isl_union_pw_qpolynomial_mul(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_n_pw_qpolynomial`. */
  nPwQpolynomial(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.size('isl_union_pw_qpolynomial_n_pw_qpolynomial', (x) => x.isl_union_pw_qpolynomial_n_pw_qpolynomial(p0));
  }

  /** C: `isl_union_pw_qpolynomial_neg`. */
  neg(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_neg', (x) => x.isl_union_pw_qpolynomial_neg(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_plain_is_equal`. */
  plainIsEqual(upwqp2: UnionPwQpolynomial): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(upwqp2, 'isl_union_pw_qpolynomial');
    return c.bool('isl_union_pw_qpolynomial_plain_is_equal', (x) => x.isl_union_pw_qpolynomial_plain_is_equal(p0, p1));
  }

  /** C: `isl_union_pw_qpolynomial_reset_user`. */
  resetUser(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_reset_user', (x) => x.isl_union_pw_qpolynomial_reset_user(x.isl_union_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_scale_down_val`. */
  scaleDownVal(v: ValLike): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_scale_down_val', (x) => x.isl_union_pw_qpolynomial_scale_down_val(x.isl_union_pw_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_scale_val`. */
  scaleVal(v: ValLike): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_scale_val', (x) => x.isl_union_pw_qpolynomial_scale_val(x.isl_union_pw_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_set_dim_name', (x, f) => x.isl_union_pw_qpolynomial_set_dim_name(x.isl_union_pw_qpolynomial_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_union_pw_qpolynomial_sub`. */
  sub(upwqp2: UnionPwQpolynomial): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(upwqp2, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_sub', (x) => x.isl_union_pw_qpolynomial_sub(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_subtract_domain`. */
  subtractDomain(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_subtract_domain', (x) => x.isl_union_pw_qpolynomial_subtract_domain(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_subtract_domain_space`. */
  subtractDomainSpace(space: Space): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_subtract_domain_space', (x) => x.isl_union_pw_qpolynomial_subtract_domain_space(x.isl_union_pw_qpolynomial_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_subtract_domain_union_set`. */
  subtractDomainUnionSet(uset: UnionSet): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_subtract_domain_union_set', (x) => x.isl_union_pw_qpolynomial_subtract_domain_union_set(x.isl_union_pw_qpolynomial_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_to_polynomial`. */
  toPolynomial(sign: number): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_union_pw_qpolynomial_to_polynomial', (x) => x.isl_union_pw_qpolynomial_to_polynomial(x.isl_union_pw_qpolynomial_copy(p0), sign));
  }

  /** C: `isl_union_pw_qpolynomial_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial');
    return c.ownedText('isl_union_pw_qpolynomial_to_str', (x) => x.isl_union_pw_qpolynomial_to_str(p0));
  }
}
