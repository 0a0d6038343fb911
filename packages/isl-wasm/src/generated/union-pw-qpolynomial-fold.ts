// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType, Fold } from './enums.js';
import { Point } from './point.js';
import { PwQpolynomialFoldList } from './pw-qpolynomial-fold-list.js';
import { PwQpolynomialFold } from './pw-qpolynomial-fold.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwQpolynomial } from './union-pw-qpolynomial.js';
import { UnionSet } from './union-set.js';
import { Val } from './val.js';

/** Wraps `isl_union_pw_qpolynomial_fold`. */
export class UnionPwQpolynomialFold extends IslObject<'isl_union_pw_qpolynomial_fold'> {
  static readonly islType = 'isl_union_pw_qpolynomial_fold';

  override get islType(): 'isl_union_pw_qpolynomial_fold' {
    return 'isl_union_pw_qpolynomial_fold';
  }

  /** C: `isl_union_pw_qpolynomial_fold_from_pw_qpolynomial_fold`. */
  static fromPwQpolynomialFold(pwf: PwQpolynomialFold): UnionPwQpolynomialFold {
    const c = pwf.context;
    const p0 = c.pointer(pwf, 'isl_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_from_pw_qpolynomial_fold', (x) => x.isl_union_pw_qpolynomial_fold_from_pw_qpolynomial_fold(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_zero`. */
  static zero(space: Space, type: Fold): UnionPwQpolynomialFold {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_zero', (x) => x.isl_union_pw_qpolynomial_fold_zero(x.isl_space_copy(p0), type));
  }

  /** C: `isl_union_pw_qpolynomial_fold_zero_ctx`. */
  static zeroCtx(context: Context, type: Fold): UnionPwQpolynomialFold {
    const c = context;
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_zero_ctx', (x) => x.isl_union_pw_qpolynomial_fold_zero_ctx(c.isl, type));
  }

  /** C: `isl_union_pw_qpolynomial_fold_zero_space`. */
  static zeroSpace(space: Space, type: Fold): UnionPwQpolynomialFold {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_zero_space', (x) => x.isl_union_pw_qpolynomial_fold_zero_space(x.isl_space_copy(p0), type));
  }

  /** C: `isl_union_pw_qpolynomial_fold_add_union_pw_qpolynomial`. */
  addUnionPwQpolynomial(upwqp: UnionPwQpolynomial): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(upwqp, 'isl_union_pw_qpolynomial');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_add_union_pw_qpolynomial', (x) => x.isl_union_pw_qpolynomial_fold_add_union_pw_qpolynomial(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_pw_qpolynomial_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_align_params`. */
  alignParams(model: Space): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_align_params', (x) => x.isl_union_pw_qpolynomial_fold_align_params(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_coalesce`. */
  coalesce(): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_coalesce', (x) => x.isl_union_pw_qpolynomial_fold_coalesce(x.isl_union_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.size('isl_union_pw_qpolynomial_fold_dim', (x) => x.isl_union_pw_qpolynomial_fold_dim(p0, type));
  }

  /** C: `isl_union_pw_qpolynomial_fold_domain`. */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionSet, 'isl_union_pw_qpolynomial_fold_domain', (x) => x.isl_union_pw_qpolynomial_fold_domain(x.isl_union_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_drop_dims', (x) => x.isl_union_pw_qpolynomial_fold_drop_dims(x.isl_union_pw_qpolynomial_fold_copy(p0), type, first, n));
  }

  /** C: `isl_union_pw_qpolynomial_fold_drop_unused_params`. */
  dropUnusedParams(): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_drop_unused_params', (x) => x.isl_union_pw_qpolynomial_fold_drop_unused_params(x.isl_union_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_eval`. */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_union_pw_qpolynomial_fold_eval', (x) => x.isl_union_pw_qpolynomial_fold_eval(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_every_pw_qpolynomial_fold`. */
  everyPwQpolynomialFold(test: (pwf: PwQpolynomialFold) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.bool('isl_union_pw_qpolynomial_fold_every_pw_qpolynomial_fold', (x, f) => x.isl_union_pw_qpolynomial_fold_every_pw_qpolynomial_fold(f.held('isl_union_pw_qpolynomial_fold', p0), ...f.callback1((a0) => (test(c.borrow(PwQpolynomialFold, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_qpolynomial_fold_extract_pw_qpolynomial_fold`. */
  extractPwQpolynomialFold(space: Space): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_extract_pw_qpolynomial_fold', (x) => x.isl_union_pw_qpolynomial_fold_extract_pw_qpolynomial_fold(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.number('isl_union_pw_qpolynomial_fold_find_dim_by_name', (x, f) => x.isl_union_pw_qpolynomial_fold_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_fold`. */
  fold(upwf2: UnionPwQpolynomialFold): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(upwf2, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_fold', (x) => x.isl_union_pw_qpolynomial_fold_fold(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_fold_pw_qpolynomial_fold`. */
  foldPwQpolynomialFold(pwqp: PwQpolynomialFold): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(pwqp, 'isl_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_fold_pw_qpolynomial_fold', (x) => x.isl_union_pw_qpolynomial_fold_fold_pw_qpolynomial_fold(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_foreach_pw_qpolynomial_fold`. */
  foreachPwQpolynomialFold(fn: (pwf: PwQpolynomialFold) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.stat('isl_union_pw_qpolynomial_fold_foreach_pw_qpolynomial_fold', (x, f) => x.isl_union_pw_qpolynomial_fold_foreach_pw_qpolynomial_fold(f.held('isl_union_pw_qpolynomial_fold', p0), ...f.callback1((a0) => (fn(c.adopt(PwQpolynomialFold, a0)), 0))));
  }

  /** C: `isl_union_pw_qpolynomial_fold_get_pw_qpolynomial_fold_list`. */
  getPwQpolynomialFoldList(): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_union_pw_qpolynomial_fold_get_pw_qpolynomial_fold_list', (x) => x.isl_union_pw_qpolynomial_fold_get_pw_qpolynomial_fold_list(p0));
  }

  /** C: `isl_union_pw_qpolynomial_fold_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(Space, 'isl_union_pw_qpolynomial_fold_get_space', (x) => x.isl_union_pw_qpolynomial_fold_get_space(p0));
  }

  /** C: `isl_union_pw_qpolynomial_fold_get_type`. */
  getType(): Fold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.enumeration<Fold>('isl_union_pw_qpolynomial_fold_get_type', (x) => x.isl_union_pw_qpolynomial_fold_get_type(p0));
  }

  /** C: `isl_union_pw_qpolynomial_fold_gist`. */
  gist(context: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_gist', (x) => x.isl_union_pw_qpolynomial_fold_gist(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_gist_params`. */
  gistParams(context: Set): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_gist_params', (x) => x.isl_union_pw_qpolynomial_fold_gist_params(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_domain`. */
  intersectDomain(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_domain', (x) => x.isl_union_pw_qpolynomial_fold_intersect_domain(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_domain_space`. */
  intersectDomainSpace(space: Space): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_domain_space', (x) => x.isl_union_pw_qpolynomial_fold_intersect_domain_space(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_domain_union_set`. */
  intersectDomainUnionSet(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_domain_union_set', (x) => x.isl_union_pw_qpolynomial_fold_intersect_domain_union_set(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_domain', (x) => x.isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_domain(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_range', (x) => x.isl_union_pw_qpolynomial_fold_intersect_domain_wrapped_range(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_intersect_params`. */
  intersectParams(set: Set): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_intersect_params', (x) => x.isl_union_pw_qpolynomial_fold_intersect_params(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.bool('isl_union_pw_qpolynomial_fold_involves_nan', (x) => x.isl_union_pw_qpolynomial_fold_involves_nan(p0));
  }

  /** C: `isl_union_pw_qpolynomial_fold_n_pw_qpolynomial_fold`. */
  nPwQpolynomialFold(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.size('isl_union_pw_qpolynomial_fold_n_pw_qpolynomial_fold', (x) => x.isl_union_pw_qpolynomial_fold_n_pw_qpolynomial_fold(p0));
  }

  /** C: `isl_union_pw_qpolynomial_fold_plain_is_equal`. */
  plainIsEqual(upwf2: UnionPwQpolynomialFold): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(upwf2, 'isl_union_pw_qpolynomial_fold');
    return c.bool('isl_union_pw_qpolynomial_fold_plain_is_equal', (x) => x.isl_union_pw_qpolynomial_fold_plain_is_equal(p0, p1));
  }

  /** C: `isl_union_pw_qpolynomial_fold_reset_user`. */
  resetUser(): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_reset_user', (x) => x.isl_union_pw_qpolynomial_fold_reset_user(x.isl_union_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_scale_down_val`. */
  scaleDownVal(v: ValLike): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_scale_down_val', (x) => x.isl_union_pw_qpolynomial_fold_scale_down_val(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_scale_val`. */
  scaleVal(v: ValLike): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_scale_val', (x) => x.isl_union_pw_qpolynomial_fold_scale_val(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_set_dim_name', (x, f) => x.isl_union_pw_qpolynomial_fold_set_dim_name(x.isl_union_pw_qpolynomial_fold_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_subtract_domain`. */
  subtractDomain(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_subtract_domain', (x) => x.isl_union_pw_qpolynomial_fold_subtract_domain(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_subtract_domain_space`. */
  subtractDomainSpace(space: Space): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_subtract_domain_space', (x) => x.isl_union_pw_qpolynomial_fold_subtract_domain_space(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_qpolynomial_fold_subtract_domain_union_set`. */
  subtractDomainUnionSet(uset: UnionSet): UnionPwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_qpolynomial_fold');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwQpolynomialFold, 'isl_union_pw_qpolynomial_fold_subtract_domain_union_set', (x) => x.isl_union_pw_qpolynomial_fold_subtract_domain_union_set(x.isl_union_pw_qpolynomial_fold_copy(p0), x.isl_union_set_copy(p1)));
  }
}
