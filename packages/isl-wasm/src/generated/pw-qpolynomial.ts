// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType, Fold } from './enums.js';
import { Point } from './point.js';
import { PwAff } from './pw-aff.js';
import { PwQpolynomialFold } from './pw-qpolynomial-fold.js';
import { PwQpolynomialList } from './pw-qpolynomial-list.js';
import { Qpolynomial } from './qpolynomial.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwQpolynomial } from './union-pw-qpolynomial.js';
import { Val } from './val.js';

/** Wraps `isl_pw_qpolynomial`. */
export class PwQpolynomial extends IslObject<'isl_pw_qpolynomial'> {
  static readonly islType = 'isl_pw_qpolynomial';

  override get islType(): 'isl_pw_qpolynomial' {
    return 'isl_pw_qpolynomial';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_qpolynomial_alloc`. */
  static alloc(set: Set, qp: Qpolynomial): PwQpolynomial {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    const p1 = c.pointer(qp, 'isl_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_alloc', (x) => x.isl_pw_qpolynomial_alloc(x.isl_set_copy(p0), x.isl_qpolynomial_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_from_pw_aff`. */
  static fromPwAff(pwaff: PwAff): PwQpolynomial {
    const c = pwaff.context;
    const p0 = c.pointer(pwaff, 'isl_pw_aff');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_from_pw_aff', (x) => x.isl_pw_qpolynomial_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_from_qpolynomial`. */
  static fromQpolynomial(qp: Qpolynomial): PwQpolynomial {
    const c = qp.context;
    const p0 = c.pointer(qp, 'isl_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_from_qpolynomial', (x) => x.isl_pw_qpolynomial_from_qpolynomial(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): PwQpolynomial {
    const c = context;
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_read_from_str', (x, f) => x.isl_pw_qpolynomial_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_qpolynomial_zero`. */
  static zero(space: Space): PwQpolynomial {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_zero', (x) => x.isl_pw_qpolynomial_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_add`. */
  add(pwqp2: PwQpolynomial): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_add', (x) => x.isl_pw_qpolynomial_add(x.isl_pw_qpolynomial_copy(p0), x.isl_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_add_dims`. */
  addDims(type: DimType, n: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_add_dims', (x) => x.isl_pw_qpolynomial_add_dims(x.isl_pw_qpolynomial_copy(p0), type, n));
  }

  /** C: `isl_pw_qpolynomial_add_disjoint`. */
  addDisjoint(pwqp2: PwQpolynomial): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_add_disjoint', (x) => x.isl_pw_qpolynomial_add_disjoint(x.isl_pw_qpolynomial_copy(p0), x.isl_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_as_qpolynomial`. */
  asQpolynomial(): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Qpolynomial, 'isl_pw_qpolynomial_as_qpolynomial', (x) => x.isl_pw_qpolynomial_as_qpolynomial(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_bound`. */
  bound(type: Fold): { result: PwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const tight = { value: 0 };
    const result = c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_bound', (x, f) => x.isl_pw_qpolynomial_bound(x.isl_pw_qpolynomial_copy(p0), type, f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_pw_qpolynomial_coalesce`. */
  coalesce(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_coalesce', (x) => x.isl_pw_qpolynomial_coalesce(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.size('isl_pw_qpolynomial_dim', (x) => x.isl_pw_qpolynomial_dim(p0, type));
  }

  /** C: `isl_pw_qpolynomial_domain` (in the set isl exports to other languages). */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Set, 'isl_pw_qpolynomial_domain', (x) => x.isl_pw_qpolynomial_domain(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_domain_reverse`. */
  domainReverse(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_domain_reverse', (x) => x.isl_pw_qpolynomial_domain_reverse(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_drop_dims', (x) => x.isl_pw_qpolynomial_drop_dims(x.isl_pw_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_pw_qpolynomial_drop_unused_params`. */
  dropUnusedParams(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_drop_unused_params', (x) => x.isl_pw_qpolynomial_drop_unused_params(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_eval` (in the set isl exports to other languages). */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_pw_qpolynomial_eval', (x) => x.isl_pw_qpolynomial_eval(x.isl_pw_qpolynomial_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_every_piece`. */
  everyPiece(test: (set: Set, qp: Qpolynomial) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_every_piece', (x, f) => x.isl_pw_qpolynomial_every_piece(f.held('isl_pw_qpolynomial', p0), ...f.callback2((a0, a1) => (test(c.borrow(Set, a0), c.borrow(Qpolynomial, a1)) ? 1 : 0))));
  }

  /** C: `isl_pw_qpolynomial_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.number('isl_pw_qpolynomial_find_dim_by_name', (x, f) => x.isl_pw_qpolynomial_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_pw_qpolynomial_fix_val`. */
  fixVal(type: DimType, n: number, v: ValLike): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_fix_val', (x) => x.isl_pw_qpolynomial_fix_val(x.isl_pw_qpolynomial_copy(p0), type, n, x.isl_val_copy(p3)));
  }

  /** C: `isl_pw_qpolynomial_foreach_lifted_piece`. */
  foreachLiftedPiece(fn: (set: Set, qp: Qpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.stat('isl_pw_qpolynomial_foreach_lifted_piece', (x, f) => x.isl_pw_qpolynomial_foreach_lifted_piece(f.held('isl_pw_qpolynomial', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(Qpolynomial, a1)), 0))));
  }

  /** C: `isl_pw_qpolynomial_foreach_piece`. */
  foreachPiece(fn: (set: Set, qp: Qpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.stat('isl_pw_qpolynomial_foreach_piece', (x, f) => x.isl_pw_qpolynomial_foreach_piece(f.held('isl_pw_qpolynomial', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(Qpolynomial, a1)), 0))));
  }

  /** C: `isl_pw_qpolynomial_from_range`. */
  fromRange(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_from_range', (x) => x.isl_pw_qpolynomial_from_range(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Space, 'isl_pw_qpolynomial_get_domain_space', (x) => x.isl_pw_qpolynomial_get_domain_space(p0));
  }

  /** C: `isl_pw_qpolynomial_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Space, 'isl_pw_qpolynomial_get_space', (x) => x.isl_pw_qpolynomial_get_space(p0));
  }

  /** C: `isl_pw_qpolynomial_gist`. */
  gist(context: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_gist', (x) => x.isl_pw_qpolynomial_gist(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_gist_params`. */
  gistParams(context: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_gist_params', (x) => x.isl_pw_qpolynomial_gist_params(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_has_equal_space`. */
  hasEqualSpace(pwqp2: PwQpolynomial): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_has_equal_space', (x) => x.isl_pw_qpolynomial_has_equal_space(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_insert_dims', (x) => x.isl_pw_qpolynomial_insert_dims(x.isl_pw_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_pw_qpolynomial_intersect_domain`. */
  intersectDomain(set: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_intersect_domain', (x) => x.isl_pw_qpolynomial_intersect_domain(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(set: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_intersect_domain_wrapped_domain', (x) => x.isl_pw_qpolynomial_intersect_domain_wrapped_domain(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(set: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_intersect_domain_wrapped_range', (x) => x.isl_pw_qpolynomial_intersect_domain_wrapped_range(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_intersect_params`. */
  intersectParams(set: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_intersect_params', (x) => x.isl_pw_qpolynomial_intersect_params(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_involves_dims', (x) => x.isl_pw_qpolynomial_involves_dims(p0, type, first, n));
  }

  /** C: `isl_pw_qpolynomial_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_involves_nan', (x) => x.isl_pw_qpolynomial_involves_nan(p0));
  }

  /** C: `isl_pw_qpolynomial_involves_param_id`. */
  involvesParamId(id: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.bool('isl_pw_qpolynomial_involves_param_id', (x) => x.isl_pw_qpolynomial_involves_param_id(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_is_zero`. */
  isZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_is_zero', (x) => x.isl_pw_qpolynomial_is_zero(p0));
  }

  /** C: `isl_pw_qpolynomial_isa_qpolynomial`. */
  isaQpolynomial(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_isa_qpolynomial', (x) => x.isl_pw_qpolynomial_isa_qpolynomial(p0));
  }

  /** C: `isl_pw_qpolynomial_max`. */
  max(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Val, 'isl_pw_qpolynomial_max', (x) => x.isl_pw_qpolynomial_max(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_min`. */
  min(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(Val, 'isl_pw_qpolynomial_min', (x) => x.isl_pw_qpolynomial_min(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_move_dims', (x) => x.isl_pw_qpolynomial_move_dims(x.isl_pw_qpolynomial_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_pw_qpolynomial_mul`. */
  mul(pwqp2: PwQpolynomial): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_mul', (x) => x.isl_pw_qpolynomial_mul(x.isl_pw_qpolynomial_copy(p0), x.isl_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_n_piece`. */
  nPiece(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.size('isl_pw_qpolynomial_n_piece', (x) => x.isl_pw_qpolynomial_n_piece(p0));
  }

  /** C: `isl_pw_qpolynomial_neg`. */
  neg(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_neg', (x) => x.isl_pw_qpolynomial_neg(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_plain_is_equal`. */
  plainIsEqual(pwqp2: PwQpolynomial): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.bool('isl_pw_qpolynomial_plain_is_equal', (x) => x.isl_pw_qpolynomial_plain_is_equal(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_pow`. */
  pow(exponent: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_pow', (x) => x.isl_pw_qpolynomial_pow(x.isl_pw_qpolynomial_copy(p0), exponent));
  }

  /** C: `isl_pw_qpolynomial_project_domain_on_params`. */
  projectDomainOnParams(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_project_domain_on_params', (x) => x.isl_pw_qpolynomial_project_domain_on_params(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_reset_domain_space`. */
  resetDomainSpace(space: Space): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_reset_domain_space', (x) => x.isl_pw_qpolynomial_reset_domain_space(x.isl_pw_qpolynomial_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_reset_user`. */
  resetUser(): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_reset_user', (x) => x.isl_pw_qpolynomial_reset_user(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_scale_down_val`. */
  scaleDownVal(v: ValLike): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_scale_down_val', (x) => x.isl_pw_qpolynomial_scale_down_val(x.isl_pw_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_scale_val`. */
  scaleVal(v: ValLike): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_scale_val', (x) => x.isl_pw_qpolynomial_scale_val(x.isl_pw_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_set_dim_name', (x, f) => x.isl_pw_qpolynomial_set_dim_name(x.isl_pw_qpolynomial_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_pw_qpolynomial_split_dims`. */
  splitDims(type: DimType, first: number, n: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_split_dims', (x) => x.isl_pw_qpolynomial_split_dims(x.isl_pw_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_pw_qpolynomial_split_periods`. */
  splitPeriods(maxPeriods: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_split_periods', (x) => x.isl_pw_qpolynomial_split_periods(x.isl_pw_qpolynomial_copy(p0), maxPeriods));
  }

  /** C: `isl_pw_qpolynomial_sub`. */
  sub(pwqp2: PwQpolynomial): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(pwqp2, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_sub', (x) => x.isl_pw_qpolynomial_sub(x.isl_pw_qpolynomial_copy(p0), x.isl_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_subtract_domain`. */
  subtractDomain(set: Set): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_subtract_domain', (x) => x.isl_pw_qpolynomial_subtract_domain(x.isl_pw_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_to_list`. */
  toList(): PwQpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomialList, 'isl_pw_qpolynomial_to_list', (x) => x.isl_pw_qpolynomial_to_list(x.isl_pw_qpolynomial_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_to_polynomial`. */
  toPolynomial(sign: number): PwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(PwQpolynomial, 'isl_pw_qpolynomial_to_polynomial', (x) => x.isl_pw_qpolynomial_to_polynomial(x.isl_pw_qpolynomial_copy(p0), sign));
  }

  /** C: `isl_pw_qpolynomial_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.ownedText('isl_pw_qpolynomial_to_str', (x) => x.isl_pw_qpolynomial_to_str(p0));
  }

  /** C: `isl_pw_qpolynomial_to_union_pw_qpolynomial`. */
  toUnionPwQpolynomial(): UnionPwQpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial');
    return c.give(UnionPwQpolynomial, 'isl_pw_qpolynomial_to_union_pw_qpolynomial', (x) => x.isl_pw_qpolynomial_to_union_pw_qpolynomial(x.isl_pw_qpolynomial_copy(p0)));
  }
}
