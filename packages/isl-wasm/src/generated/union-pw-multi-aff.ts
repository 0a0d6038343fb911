// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { MultiAff } from './multi-aff.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { PwMultiAffList } from './pw-multi-aff-list.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';
import { UnionPwAff } from './union-pw-aff.js';
import { UnionPwMultiAffList } from './union-pw-multi-aff-list.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_union_pw_multi_aff`. */
export class UnionPwMultiAff extends IslObject<'isl_union_pw_multi_aff'> {
  static readonly islType = 'isl_union_pw_multi_aff';

  override get islType(): 'isl_union_pw_multi_aff' {
    return 'isl_union_pw_multi_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_pw_multi_aff_empty`. */
  static empty(space: Space): UnionPwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_empty', (x) => x.isl_union_pw_multi_aff_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_empty_ctx` (in the set isl exports to other languages). */
  static emptyCtx(context: Context): UnionPwMultiAff {
    const c = context;
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_empty_ctx', (x) => x.isl_union_pw_multi_aff_empty_ctx(c.isl));
  }

  /** C: `isl_union_pw_multi_aff_empty_space`. */
  static emptySpace(space: Space): UnionPwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_empty_space', (x) => x.isl_union_pw_multi_aff_empty_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_aff`. */
  static fromAff(aff: Aff): UnionPwMultiAff {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_aff', (x) => x.isl_union_pw_multi_aff_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_domain`. */
  static fromDomain(uset: UnionSet): UnionPwMultiAff {
    const c = uset.context;
    const p0 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_domain', (x) => x.isl_union_pw_multi_aff_from_domain(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_multi_aff` (in the set isl exports to other languages). */
  static fromMultiAff(ma: MultiAff): UnionPwMultiAff {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_multi_aff', (x) => x.isl_union_pw_multi_aff_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_multi_union_pw_aff`. */
  static fromMultiUnionPwAff(mupa: MultiUnionPwAff): UnionPwMultiAff {
    const c = mupa.context;
    const p0 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_multi_union_pw_aff', (x) => x.isl_union_pw_multi_aff_from_multi_union_pw_aff(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_pw_multi_aff` (in the set isl exports to other languages). */
  static fromPwMultiAff(pma: PwMultiAff): UnionPwMultiAff {
    const c = pma.context;
    const p0 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_from_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_union_map`. */
  static fromUnionMap(umap: UnionMap): UnionPwMultiAff {
    const c = umap.context;
    const p0 = c.pointer(umap, 'isl_union_map');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_union_map', (x) => x.isl_union_pw_multi_aff_from_union_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_union_pw_aff` (in the set isl exports to other languages). */
  static fromUnionPwAff(upa: UnionPwAff): UnionPwMultiAff {
    const c = upa.context;
    const p0 = c.pointer(upa, 'isl_union_pw_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_union_pw_aff', (x) => x.isl_union_pw_multi_aff_from_union_pw_aff(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_from_union_set`. */
  static fromUnionSet(uset: UnionSet): UnionPwMultiAff {
    const c = uset.context;
    const p0 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_from_union_set', (x) => x.isl_union_pw_multi_aff_from_union_set(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_multi_val_on_domain`. */
  static multiValOnDomain(domain: UnionSet, mv: MultiVal): UnionPwMultiAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_multi_val_on_domain', (x) => x.isl_union_pw_multi_aff_multi_val_on_domain(x.isl_union_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionPwMultiAff {
    const c = context;
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_read_from_str', (x, f) => x.isl_union_pw_multi_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_pw_multi_aff_add` (in the set isl exports to other languages). */
  add(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_add', (x) => x.isl_union_pw_multi_aff_add(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_add_pw_multi_aff`. */
  addPwMultiAff(pma: PwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_add_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_add_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_align_params`. */
  alignParams(model: Space): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_align_params', (x) => x.isl_union_pw_multi_aff_align_params(x.isl_union_pw_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_apply_union_pw_multi_aff` (in the set isl exports to other languages). */
  applyUnionPwMultiAff(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_apply_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_apply_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_as_multi_union_pw_aff` (in the set isl exports to other languages). */
  asMultiUnionPwAff(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_union_pw_multi_aff_as_multi_union_pw_aff', (x) => x.isl_union_pw_multi_aff_as_multi_union_pw_aff(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_as_pw_multi_aff` (in the set isl exports to other languages). */
  asPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_union_pw_multi_aff_as_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_as_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_as_union_map` (in the set isl exports to other languages). */
  asUnionMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_pw_multi_aff_as_union_map', (x) => x.isl_union_pw_multi_aff_as_union_map(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_coalesce', (x) => x.isl_union_pw_multi_aff_coalesce(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.size('isl_union_pw_multi_aff_dim', (x) => x.isl_union_pw_multi_aff_dim(p0, type));
  }

  /** C: `isl_union_pw_multi_aff_domain` (in the set isl exports to other languages). */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionSet, 'isl_union_pw_multi_aff_domain', (x) => x.isl_union_pw_multi_aff_domain(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_drop_dims', (x) => x.isl_union_pw_multi_aff_drop_dims(x.isl_union_pw_multi_aff_copy(p0), type, first, n));
  }

  /** C: `isl_union_pw_multi_aff_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_drop_unused_params', (x) => x.isl_union_pw_multi_aff_drop_unused_params(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_every_pw_multi_aff`. */
  everyPwMultiAff(test: (pma: PwMultiAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_every_pw_multi_aff', (x, f) => x.isl_union_pw_multi_aff_every_pw_multi_aff(f.held('isl_union_pw_multi_aff', p0), ...f.callback1((a0) => (test(c.borrow(PwMultiAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_multi_aff_extract_pw_multi_aff` (in the set isl exports to other languages). */
  extractPwMultiAff(space: Space): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_union_pw_multi_aff_extract_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_extract_pw_multi_aff(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.number('isl_union_pw_multi_aff_find_dim_by_name', (x, f) => x.isl_union_pw_multi_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_union_pw_multi_aff_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_flat_range_product', (x) => x.isl_union_pw_multi_aff_flat_range_product(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_foreach_pw_multi_aff`. */
  foreachPwMultiAff(fn: (pma: PwMultiAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.stat('isl_union_pw_multi_aff_foreach_pw_multi_aff', (x, f) => x.isl_union_pw_multi_aff_foreach_pw_multi_aff(f.held('isl_union_pw_multi_aff', p0), ...f.callback1((a0) => (fn(c.adopt(PwMultiAff, a0)), 0))));
  }

  /** C: `isl_union_pw_multi_aff_get_pw_multi_aff_list` (in the set isl exports to other languages). */
  getPwMultiAffList(): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_union_pw_multi_aff_get_pw_multi_aff_list', (x) => x.isl_union_pw_multi_aff_get_pw_multi_aff_list(p0));
  }

  /** C: `isl_union_pw_multi_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(Space, 'isl_union_pw_multi_aff_get_space', (x) => x.isl_union_pw_multi_aff_get_space(p0));
  }

  /** C: `isl_union_pw_multi_aff_get_union_pw_aff`. */
  getUnionPwAff(pos: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwAff, 'isl_union_pw_multi_aff_get_union_pw_aff', (x) => x.isl_union_pw_multi_aff_get_union_pw_aff(p0, pos));
  }

  /** C: `isl_union_pw_multi_aff_gist` (in the set isl exports to other languages). */
  gist(context: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_gist', (x) => x.isl_union_pw_multi_aff_gist(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_gist_params`. */
  gistParams(context: Set): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_gist_params', (x) => x.isl_union_pw_multi_aff_gist_params(x.isl_union_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_domain`. */
  intersectDomain(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_domain', (x) => x.isl_union_pw_multi_aff_intersect_domain(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_domain_space` (in the set isl exports to other languages). */
  intersectDomainSpace(space: Space): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_domain_space', (x) => x.isl_union_pw_multi_aff_intersect_domain_space(x.isl_union_pw_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_domain_union_set` (in the set isl exports to other languages). */
  intersectDomainUnionSet(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_domain_union_set', (x) => x.isl_union_pw_multi_aff_intersect_domain_union_set(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_domain_wrapped_domain` (in the set isl exports to other languages). */
  intersectDomainWrappedDomain(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_domain_wrapped_domain', (x) => x.isl_union_pw_multi_aff_intersect_domain_wrapped_domain(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_domain_wrapped_range` (in the set isl exports to other languages). */
  intersectDomainWrappedRange(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_domain_wrapped_range', (x) => x.isl_union_pw_multi_aff_intersect_domain_wrapped_range(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_intersect_params', (x) => x.isl_union_pw_multi_aff_intersect_params(x.isl_union_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_involves_locals` (in the set isl exports to other languages). */
  involvesLocals(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_involves_locals', (x) => x.isl_union_pw_multi_aff_involves_locals(p0));
  }

  /** C: `isl_union_pw_multi_aff_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_involves_nan', (x) => x.isl_union_pw_multi_aff_involves_nan(p0));
  }

  /** C: `isl_union_pw_multi_aff_isa_pw_multi_aff` (in the set isl exports to other languages). */
  isaPwMultiAff(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_isa_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_isa_pw_multi_aff(p0));
  }

  /** C: `isl_union_pw_multi_aff_n_pw_multi_aff`. */
  nPwMultiAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.size('isl_union_pw_multi_aff_n_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_n_pw_multi_aff(p0));
  }

  /** C: `isl_union_pw_multi_aff_neg`. */
  neg(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_neg', (x) => x.isl_union_pw_multi_aff_neg(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_plain_is_empty` (in the set isl exports to other languages). */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_plain_is_empty', (x) => x.isl_union_pw_multi_aff_plain_is_empty(p0));
  }

  /** C: `isl_union_pw_multi_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(upma2: UnionPwMultiAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.bool('isl_union_pw_multi_aff_plain_is_equal', (x) => x.isl_union_pw_multi_aff_plain_is_equal(p0, p1));
  }

  /**
   * C: `isl_union_pw_multi_aff_preimage_domain_wrapped_domain_union_pw_multi_aff` (in the set isl exports to
   * other languages).
   */
  preimageDomainWrappedDomainUnionPwMultiAff(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_preimage_domain_wrapped_domain_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_preimage_domain_wrapped_domain_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_pullback_union_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackUnionPwMultiAff(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_pullback_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_pullback_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_range_factor_domain` (in the set isl exports to other languages). */
  rangeFactorDomain(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_range_factor_domain', (x) => x.isl_union_pw_multi_aff_range_factor_domain(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_range_factor_range` (in the set isl exports to other languages). */
  rangeFactorRange(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_range_factor_range', (x) => x.isl_union_pw_multi_aff_range_factor_range(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_range_product` (in the set isl exports to other languages). */
  rangeProduct(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_range_product', (x) => x.isl_union_pw_multi_aff_range_product(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_reset_user`. */
  resetUser(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_reset_user', (x) => x.isl_union_pw_multi_aff_reset_user(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_scale_down_val`. */
  scaleDownVal(val: ValLike): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(asVal(c, val), 'isl_val');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_scale_down_val', (x) => x.isl_union_pw_multi_aff_scale_down_val(x.isl_union_pw_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_scale_multi_val`. */
  scaleMultiVal(mv: MultiVal): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_scale_multi_val', (x) => x.isl_union_pw_multi_aff_scale_multi_val(x.isl_union_pw_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_scale_val`. */
  scaleVal(val: ValLike): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(asVal(c, val), 'isl_val');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_scale_val', (x) => x.isl_union_pw_multi_aff_scale_val(x.isl_union_pw_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_set_dim_name', (x, f) => x.isl_union_pw_multi_aff_set_dim_name(x.isl_union_pw_multi_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_union_pw_multi_aff_sub` (in the set isl exports to other languages). */
  sub(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_sub', (x) => x.isl_union_pw_multi_aff_sub(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_subtract_domain`. */
  subtractDomain(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_subtract_domain', (x) => x.isl_union_pw_multi_aff_subtract_domain(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_subtract_domain_space` (in the set isl exports to other languages). */
  subtractDomainSpace(space: Space): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_subtract_domain_space', (x) => x.isl_union_pw_multi_aff_subtract_domain_space(x.isl_union_pw_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_subtract_domain_union_set` (in the set isl exports to other languages). */
  subtractDomainUnionSet(uset: UnionSet): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_subtract_domain_union_set', (x) => x.isl_union_pw_multi_aff_subtract_domain_union_set(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_to_list`. */
  toList(): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_to_list', (x) => x.isl_union_pw_multi_aff_to_list(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    return c.ownedText('isl_union_pw_multi_aff_to_str', (x) => x.isl_union_pw_multi_aff_to_str(p0));
  }

  /** C: `isl_union_pw_multi_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(upma2: UnionPwMultiAff): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff');
    const p1 = c.pointer(upma2, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_union_add', (x) => x.isl_union_pw_multi_aff_union_add(x.isl_union_pw_multi_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }
}
