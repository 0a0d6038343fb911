// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { PwAffList } from './pw-aff-list.js';
import { PwAff } from './pw-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwAffList } from './union-pw-aff-list.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionSet } from './union-set.js';
import { Val } from './val.js';

/** Wraps `isl_union_pw_aff`. */
export class UnionPwAff extends IslObject<'isl_union_pw_aff'> {
  static readonly islType = 'isl_union_pw_aff';

  override get islType(): 'isl_union_pw_aff' {
    return 'isl_union_pw_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_pw_aff_aff_on_domain`. */
  static affOnDomain(domain: UnionSet, aff: Aff): UnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(aff, 'isl_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_aff_on_domain', (x) => x.isl_union_pw_aff_aff_on_domain(x.isl_union_set_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_empty`. */
  static empty(space: Space): UnionPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwAff, 'isl_union_pw_aff_empty', (x) => x.isl_union_pw_aff_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_aff_empty_ctx`. */
  static emptyCtx(context: Context): UnionPwAff {
    const c = context;
    return c.give(UnionPwAff, 'isl_union_pw_aff_empty_ctx', (x) => x.isl_union_pw_aff_empty_ctx(c.isl));
  }

  /** C: `isl_union_pw_aff_empty_space`. */
  static emptySpace(space: Space): UnionPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwAff, 'isl_union_pw_aff_empty_space', (x) => x.isl_union_pw_aff_empty_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_aff_from_aff` (in the set isl exports to other languages). */
  static fromAff(aff: Aff): UnionPwAff {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_from_aff', (x) => x.isl_union_pw_aff_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_from_pw_aff` (in the set isl exports to other languages). */
  static fromPwAff(pa: PwAff): UnionPwAff {
    const c = pa.context;
    const p0 = c.pointer(pa, 'isl_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_from_pw_aff', (x) => x.isl_union_pw_aff_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_param_on_domain_id`. */
  static paramOnDomainId(domain: UnionSet, id: IdLike): UnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(UnionPwAff, 'isl_union_pw_aff_param_on_domain_id', (x) => x.isl_union_pw_aff_param_on_domain_id(x.isl_union_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_union_pw_aff_pw_aff_on_domain`. */
  static pwAffOnDomain(domain: UnionSet, pa: PwAff): UnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(pa, 'isl_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_pw_aff_on_domain', (x) => x.isl_union_pw_aff_pw_aff_on_domain(x.isl_union_set_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionPwAff {
    const c = context;
    return c.give(UnionPwAff, 'isl_union_pw_aff_read_from_str', (x, f) => x.isl_union_pw_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_pw_aff_val_on_domain`. */
  static valOnDomain(domain: UnionSet, v: ValLike): UnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwAff, 'isl_union_pw_aff_val_on_domain', (x) => x.isl_union_pw_aff_val_on_domain(x.isl_union_set_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_aff_add` (in the set isl exports to other languages). */
  add(upa2: UnionPwAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(upa2, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_add', (x) => x.isl_union_pw_aff_add(x.isl_union_pw_aff_copy(p0), x.isl_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_add_pw_aff`. */
  addPwAff(pa: PwAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(pa, 'isl_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_add_pw_aff', (x) => x.isl_union_pw_aff_add_pw_aff(x.isl_union_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_align_params`. */
  alignParams(model: Space): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionPwAff, 'isl_union_pw_aff_align_params', (x) => x.isl_union_pw_aff_align_params(x.isl_union_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_aff_bind_id` (in the set isl exports to other languages). */
  bindId(id: IdLike): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(UnionSet, 'isl_union_pw_aff_bind_id', (x) => x.isl_union_pw_aff_bind_id(x.isl_union_pw_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_union_pw_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_coalesce', (x) => x.isl_union_pw_aff_coalesce(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.size('isl_union_pw_aff_dim', (x) => x.isl_union_pw_aff_dim(p0, type));
  }

  /** C: `isl_union_pw_aff_domain` (in the set isl exports to other languages). */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionSet, 'isl_union_pw_aff_domain', (x) => x.isl_union_pw_aff_domain(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_drop_dims', (x) => x.isl_union_pw_aff_drop_dims(x.isl_union_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_union_pw_aff_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_drop_unused_params', (x) => x.isl_union_pw_aff_drop_unused_params(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_every_pw_aff`. */
  everyPwAff(test: (pa: PwAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.bool('isl_union_pw_aff_every_pw_aff', (x, f) => x.isl_union_pw_aff_every_pw_aff(f.held('isl_union_pw_aff', p0), ...f.callback1((a0) => (test(c.borrow(PwAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_aff_extract_pw_aff`. */
  extractPwAff(space: Space): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwAff, 'isl_union_pw_aff_extract_pw_aff', (x) => x.isl_union_pw_aff_extract_pw_aff(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.number('isl_union_pw_aff_find_dim_by_name', (x, f) => x.isl_union_pw_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_union_pw_aff_floor`. */
  floor(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_floor', (x) => x.isl_union_pw_aff_floor(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_foreach_pw_aff`. */
  foreachPwAff(fn: (pa: PwAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.stat('isl_union_pw_aff_foreach_pw_aff', (x, f) => x.isl_union_pw_aff_foreach_pw_aff(f.held('isl_union_pw_aff', p0), ...f.callback1((a0) => (fn(c.adopt(PwAff, a0)), 0))));
  }

  /** C: `isl_union_pw_aff_get_pw_aff_list`. */
  getPwAffList(): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(PwAffList, 'isl_union_pw_aff_get_pw_aff_list', (x) => x.isl_union_pw_aff_get_pw_aff_list(p0));
  }

  /** C: `isl_union_pw_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(Space, 'isl_union_pw_aff_get_space', (x) => x.isl_union_pw_aff_get_space(p0));
  }

  /** C: `isl_union_pw_aff_gist` (in the set isl exports to other languages). */
  gist(context: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_gist', (x) => x.isl_union_pw_aff_gist(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_gist_params`. */
  gistParams(context: Set): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_gist_params', (x) => x.isl_union_pw_aff_gist_params(x.isl_union_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_domain`. */
  intersectDomain(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_domain', (x) => x.isl_union_pw_aff_intersect_domain(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_domain_space` (in the set isl exports to other languages). */
  intersectDomainSpace(space: Space): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_domain_space', (x) => x.isl_union_pw_aff_intersect_domain_space(x.isl_union_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_domain_union_set` (in the set isl exports to other languages). */
  intersectDomainUnionSet(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_domain_union_set', (x) => x.isl_union_pw_aff_intersect_domain_union_set(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_domain_wrapped_domain` (in the set isl exports to other languages). */
  intersectDomainWrappedDomain(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_domain_wrapped_domain', (x) => x.isl_union_pw_aff_intersect_domain_wrapped_domain(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_domain_wrapped_range` (in the set isl exports to other languages). */
  intersectDomainWrappedRange(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_domain_wrapped_range', (x) => x.isl_union_pw_aff_intersect_domain_wrapped_range(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_intersect_params', (x) => x.isl_union_pw_aff_intersect_params(x.isl_union_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.bool('isl_union_pw_aff_involves_nan', (x) => x.isl_union_pw_aff_involves_nan(p0));
  }

  /** C: `isl_union_pw_aff_max_val`. */
  maxVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(Val, 'isl_union_pw_aff_max_val', (x) => x.isl_union_pw_aff_max_val(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_min_val`. */
  minVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(Val, 'isl_union_pw_aff_min_val', (x) => x.isl_union_pw_aff_min_val(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_mod_val`. */
  modVal(f_: ValLike): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(asVal(c, f_), 'isl_val');
    return c.give(UnionPwAff, 'isl_union_pw_aff_mod_val', (x) => x.isl_union_pw_aff_mod_val(x.isl_union_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_aff_n_pw_aff`. */
  nPwAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.size('isl_union_pw_aff_n_pw_aff', (x) => x.isl_union_pw_aff_n_pw_aff(p0));
  }

  /** C: `isl_union_pw_aff_neg`. */
  neg(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_neg', (x) => x.isl_union_pw_aff_neg(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(upa2: UnionPwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(upa2, 'isl_union_pw_aff');
    return c.bool('isl_union_pw_aff_plain_is_equal', (x) => x.isl_union_pw_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_union_pw_aff_pullback_union_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackUnionPwMultiAff(upma: UnionPwMultiAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_pullback_union_pw_multi_aff', (x) => x.isl_union_pw_aff_pullback_union_pw_multi_aff(x.isl_union_pw_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_reset_user`. */
  resetUser(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_reset_user', (x) => x.isl_union_pw_aff_reset_user(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_scale_down_val`. */
  scaleDownVal(v: ValLike): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwAff, 'isl_union_pw_aff_scale_down_val', (x) => x.isl_union_pw_aff_scale_down_val(x.isl_union_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_aff_scale_val`. */
  scaleVal(v: ValLike): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(UnionPwAff, 'isl_union_pw_aff_scale_val', (x) => x.isl_union_pw_aff_scale_val(x.isl_union_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_set_dim_name', (x, f) => x.isl_union_pw_aff_set_dim_name(x.isl_union_pw_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_union_pw_aff_sub` (in the set isl exports to other languages). */
  sub(upa2: UnionPwAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(upa2, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_sub', (x) => x.isl_union_pw_aff_sub(x.isl_union_pw_aff_copy(p0), x.isl_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_subtract_domain`. */
  subtractDomain(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_subtract_domain', (x) => x.isl_union_pw_aff_subtract_domain(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_subtract_domain_space` (in the set isl exports to other languages). */
  subtractDomainSpace(space: Space): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwAff, 'isl_union_pw_aff_subtract_domain_space', (x) => x.isl_union_pw_aff_subtract_domain_space(x.isl_union_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_aff_subtract_domain_union_set` (in the set isl exports to other languages). */
  subtractDomainUnionSet(uset: UnionSet): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwAff, 'isl_union_pw_aff_subtract_domain_union_set', (x) => x.isl_union_pw_aff_subtract_domain_union_set(x.isl_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_aff_to_list` (in the set isl exports to other languages). */
  toList(): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_to_list', (x) => x.isl_union_pw_aff_to_list(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.ownedText('isl_union_pw_aff_to_str', (x) => x.isl_union_pw_aff_to_str(p0));
  }

  /** C: `isl_union_pw_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(upa2: UnionPwAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    const p1 = c.pointer(upa2, 'isl_union_pw_aff');
    return c.give(UnionPwAff, 'isl_union_pw_aff_union_add', (x) => x.isl_union_pw_aff_union_add(x.isl_union_pw_aff_copy(p0), x.isl_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_zero_union_set`. */
  zeroUnionSet(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff');
    return c.give(UnionSet, 'isl_union_pw_aff_zero_union_set', (x) => x.isl_union_pw_aff_zero_union_set(x.isl_union_pw_aff_copy(p0)));
  }
}
