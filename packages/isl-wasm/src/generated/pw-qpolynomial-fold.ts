// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType, Fold } from './enums.js';
import { Point } from './point.js';
import { PwQpolynomialFoldList } from './pw-qpolynomial-fold-list.js';
import { QpolynomialFold } from './qpolynomial-fold.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwQpolynomialFold } from './union-pw-qpolynomial-fold.js';
import { Val } from './val.js';

/** Wraps `isl_pw_qpolynomial_fold`. */
export class PwQpolynomialFold extends IslObject<'isl_pw_qpolynomial_fold'> {
  static readonly islType = 'isl_pw_qpolynomial_fold';

  override get islType(): 'isl_pw_qpolynomial_fold' {
    return 'isl_pw_qpolynomial_fold';
  }

  /** C: `isl_pw_qpolynomial_fold_from_qpolynomial_fold`. */
  static fromQpolynomialFold(fold: QpolynomialFold): PwQpolynomialFold {
    const c = fold.context;
    const p0 = c.pointer(fold, 'isl_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_from_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_from_qpolynomial_fold(x.isl_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_read_from_str`. */
  static readFromStr(context: Context, str: string): PwQpolynomialFold {
    const c = context;
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_read_from_str', (x, f) => x.isl_pw_qpolynomial_fold_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_qpolynomial_fold_zero`. */
  static zero(space: Space, type: Fold): PwQpolynomialFold {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_zero', (x) => x.isl_pw_qpolynomial_fold_zero(x.isl_space_copy(p0), type));
  }

  /** C: `isl_pw_qpolynomial_fold_add`. */
  add(pwf2: PwQpolynomialFold): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pwf2, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_add', (x) => x.isl_pw_qpolynomial_fold_add(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_add_disjoint`. */
  addDisjoint(pwf2: PwQpolynomialFold): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pwf2, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_add_disjoint', (x) => x.isl_pw_qpolynomial_fold_add_disjoint(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_as_qpolynomial_fold`. */
  asQpolynomialFold(): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(QpolynomialFold, 'isl_pw_qpolynomial_fold_as_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_as_qpolynomial_fold(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_bound`. */
  bound(): { result: PwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const tight = { value: 0 };
    const result = c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_bound', (x, f) => x.isl_pw_qpolynomial_fold_bound(x.isl_pw_qpolynomial_fold_copy(p0), f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_pw_qpolynomial_fold_coalesce`. */
  coalesce(): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_coalesce', (x) => x.isl_pw_qpolynomial_fold_coalesce(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.size('isl_pw_qpolynomial_fold_dim', (x) => x.isl_pw_qpolynomial_fold_dim(p0, type));
  }

  /** C: `isl_pw_qpolynomial_fold_domain`. */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(Set, 'isl_pw_qpolynomial_fold_domain', (x) => x.isl_pw_qpolynomial_fold_domain(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_drop_dims', (x) => x.isl_pw_qpolynomial_fold_drop_dims(x.isl_pw_qpolynomial_fold_copy(p0), type, first, n));
  }

  /** C: `isl_pw_qpolynomial_fold_drop_unused_params`. */
  dropUnusedParams(): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_drop_unused_params', (x) => x.isl_pw_qpolynomial_fold_drop_unused_params(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_eval`. */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_pw_qpolynomial_fold_eval', (x) => x.isl_pw_qpolynomial_fold_eval(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_every_piece`. */
  everyPiece(test: (set: Set, fold: QpolynomialFold) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_every_piece', (x, f) => x.isl_pw_qpolynomial_fold_every_piece(f.held('isl_pw_qpolynomial_fold', p0), ...f.callback2((a0, a1) => (test(c.borrow(Set, a0), c.borrow(QpolynomialFold, a1)) ? 1 : 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.number('isl_pw_qpolynomial_fold_find_dim_by_name', (x, f) => x.isl_pw_qpolynomial_fold_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_pw_qpolynomial_fold_fix_val`. */
  fixVal(type: DimType, n: number, v: ValLike): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_fix_val', (x) => x.isl_pw_qpolynomial_fold_fix_val(x.isl_pw_qpolynomial_fold_copy(p0), type, n, x.isl_val_copy(p3)));
  }

  /** C: `isl_pw_qpolynomial_fold_fold`. */
  fold(pwf2: PwQpolynomialFold): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pwf2, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_fold', (x) => x.isl_pw_qpolynomial_fold_fold(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_foreach_lifted_piece`. */
  foreachLiftedPiece(fn: (set: Set, fold: QpolynomialFold) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.stat('isl_pw_qpolynomial_fold_foreach_lifted_piece', (x, f) => x.isl_pw_qpolynomial_fold_foreach_lifted_piece(f.held('isl_pw_qpolynomial_fold', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(QpolynomialFold, a1)), 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_foreach_piece`. */
  foreachPiece(fn: (set: Set, fold: QpolynomialFold) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.stat('isl_pw_qpolynomial_fold_foreach_piece', (x, f) => x.isl_pw_qpolynomial_fold_foreach_piece(f.held('isl_pw_qpolynomial_fold', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(QpolynomialFold, a1)), 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_from_range`. */
  fromRange(): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_from_range', (x) => x.isl_pw_qpolynomial_fold_from_range(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(Space, 'isl_pw_qpolynomial_fold_get_domain_space', (x) => x.isl_pw_qpolynomial_fold_get_domain_space(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(Space, 'isl_pw_qpolynomial_fold_get_space', (x) => x.isl_pw_qpolynomial_fold_get_space(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_get_type`. */
  getType(): Fold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.enumeration<Fold>('isl_pw_qpolynomial_fold_get_type', (x) => x.isl_pw_qpolynomial_fold_get_type(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_gist`. */
  gist(context: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_gist', (x) => x.isl_pw_qpolynomial_fold_gist(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_gist_params`. */
  gistParams(context: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_gist_params', (x) => x.isl_pw_qpolynomial_fold_gist_params(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_has_equal_space`. */
  hasEqualSpace(pwf2: PwQpolynomialFold): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pwf2, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_has_equal_space', (x) => x.isl_pw_qpolynomial_fold_has_equal_space(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_fold_intersect_domain`. */
  intersectDomain(set: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_intersect_domain', (x) => x.isl_pw_qpolynomial_fold_intersect_domain(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(set: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_intersect_domain_wrapped_domain', (x) => x.isl_pw_qpolynomial_fold_intersect_domain_wrapped_domain(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(set: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_intersect_domain_wrapped_range', (x) => x.isl_pw_qpolynomial_fold_intersect_domain_wrapped_range(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_intersect_params`. */
  intersectParams(set: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_intersect_params', (x) => x.isl_pw_qpolynomial_fold_intersect_params(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_involves_nan', (x) => x.isl_pw_qpolynomial_fold_involves_nan(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_involves_param_id`. */
  involvesParamId(id: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.bool('isl_pw_qpolynomial_fold_involves_param_id', (x) => x.isl_pw_qpolynomial_fold_involves_param_id(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_fold_is_zero`. */
  isZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_is_zero', (x) => x.isl_pw_qpolynomial_fold_is_zero(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_isa_qpolynomial_fold`. */
  isaQpolynomialFold(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_isa_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_isa_qpolynomial_fold(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_max`. */
  max(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(Val, 'isl_pw_qpolynomial_fold_max', (x) => x.isl_pw_qpolynomial_fold_max(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_min`. */
  min(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(Val, 'isl_pw_qpolynomial_fold_min', (x) => x.isl_pw_qpolynomial_fold_min(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_move_dims', (x) => x.isl_pw_qpolynomial_fold_move_dims(x.isl_pw_qpolynomial_fold_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_pw_qpolynomial_fold_n_piece`. */
  nPiece(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.size('isl_pw_qpolynomial_fold_n_piece', (x) => x.isl_pw_qpolynomial_fold_n_piece(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_plain_is_equal`. */
  plainIsEqual(pwf2: PwQpolynomialFold): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(pwf2, 'isl_pw_qpolynomial_fold');
    return c.bool('isl_pw_qpolynomial_fold_plain_is_equal', (x) => x.isl_pw_qpolynomial_fold_plain_is_equal(p0, p1));
  }

  /** C: `isl_pw_qpolynomial_fold_project_domain_on_params`. */
  projectDomainOnParams(): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_project_domain_on_params', (x) => x.isl_pw_qpolynomial_fold_project_domain_on_params(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_reset_space`. */
  resetSpace(space: Space): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_reset_space', (x) => x.isl_pw_qpolynomial_fold_reset_space(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_reset_user`. */
  resetUser(): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_reset_user', (x) => x.isl_pw_qpolynomial_fold_reset_user(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_scale_down_val`. */
  scaleDownVal(v: ValLike): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_scale_down_val', (x) => x.isl_pw_qpolynomial_fold_scale_down_val(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_scale_val`. */
  scaleVal(v: ValLike): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_scale_val', (x) => x.isl_pw_qpolynomial_fold_scale_val(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_set_dim_name', (x, f) => x.isl_pw_qpolynomial_fold_set_dim_name(x.isl_pw_qpolynomial_fold_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_pw_qpolynomial_fold_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.unsigned('isl_pw_qpolynomial_fold_size', (x) => x.isl_pw_qpolynomial_fold_size(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_subtract_domain`. */
  subtractDomain(set: Set): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_subtract_domain', (x) => x.isl_pw_qpolynomial_fold_subtract_domain(x.isl_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_to_list`. */
  toList(): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_to_list', (x) => x.isl_pw_qpolynomial_fold_to_list(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_to_union_pw_qpolynomial_fold`. */
  toUnionPwQpolynomialFold(): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_pw_qpolynomial_fold_to_union_pw_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_to_union_pw_qpolynomial_fold(x.isl_pw_qpolynomial_fold_copy(p0)));
  }
}
