// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';
import { UnionPwAffList } from './union-pw-aff-list.js';
import { UnionPwAff } from './union-pw-aff.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_multi_union_pw_aff`. */
export class MultiUnionPwAff extends IslObject<'isl_multi_union_pw_aff'> {
  static readonly islType = 'isl_multi_union_pw_aff';

  override get islType(): 'isl_multi_union_pw_aff' {
    return 'isl_multi_union_pw_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_multi_union_pw_aff_from_multi_aff`. */
  static fromMultiAff(ma: MultiAff): MultiUnionPwAff {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_multi_aff', (x) => x.isl_multi_union_pw_aff_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_from_multi_pw_aff` (in the set isl exports to other languages). */
  static fromMultiPwAff(mpa: MultiPwAff): MultiUnionPwAff {
    const c = mpa.context;
    const p0 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_multi_pw_aff', (x) => x.isl_multi_union_pw_aff_from_multi_pw_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_from_union_map`. */
  static fromUnionMap(umap: UnionMap): MultiUnionPwAff {
    const c = umap.context;
    const p0 = c.pointer(umap, 'isl_union_map');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_union_map', (x) => x.isl_multi_union_pw_aff_from_union_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_from_union_pw_aff` (in the set isl exports to other languages). */
  static fromUnionPwAff(upa: UnionPwAff): MultiUnionPwAff {
    const c = upa.context;
    const p0 = c.pointer(upa, 'isl_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_union_pw_aff', (x) => x.isl_multi_union_pw_aff_from_union_pw_aff(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_from_union_pw_aff_list` (in the set isl exports to other languages). */
  static fromUnionPwAffList(space: Space, list: UnionPwAffList): MultiUnionPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(list, 'isl_union_pw_aff_list');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_union_pw_aff_list', (x) => x.isl_multi_union_pw_aff_from_union_pw_aff_list(x.isl_space_copy(p0), x.isl_union_pw_aff_list_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_from_union_pw_multi_aff`. */
  static fromUnionPwMultiAff(upma: UnionPwMultiAff): MultiUnionPwAff {
    const c = upma.context;
    const p0 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_union_pw_multi_aff', (x) => x.isl_multi_union_pw_aff_from_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_multi_aff_on_domain`. */
  static multiAffOnDomain(domain: UnionSet, ma: MultiAff): MultiUnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_multi_aff_on_domain', (x) => x.isl_multi_union_pw_aff_multi_aff_on_domain(x.isl_union_set_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_multi_val_on_domain`. */
  static multiValOnDomain(domain: UnionSet, mv: MultiVal): MultiUnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_multi_val_on_domain', (x) => x.isl_multi_union_pw_aff_multi_val_on_domain(x.isl_union_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_pw_multi_aff_on_domain`. */
  static pwMultiAffOnDomain(domain: UnionSet, pma: PwMultiAff): MultiUnionPwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_pw_multi_aff_on_domain', (x) => x.isl_multi_union_pw_aff_pw_multi_aff_on_domain(x.isl_union_set_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MultiUnionPwAff {
    const c = context;
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_read_from_str', (x, f) => x.isl_multi_union_pw_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_multi_union_pw_aff_zero` (in the set isl exports to other languages). */
  static zero(space: Space): MultiUnionPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_zero', (x) => x.isl_multi_union_pw_aff_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_add` (in the set isl exports to other languages). */
  add(multi2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_add', (x) => x.isl_multi_union_pw_aff_add(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_align_params`. */
  alignParams(model: Space): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_align_params', (x) => x.isl_multi_union_pw_aff_align_params(x.isl_multi_union_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_apply_aff`. */
  applyAff(aff: Aff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(aff, 'isl_aff');
    return c.give(UnionPwAff, 'isl_multi_union_pw_aff_apply_aff', (x) => x.isl_multi_union_pw_aff_apply_aff(x.isl_multi_union_pw_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_apply_multi_aff`. */
  applyMultiAff(ma: MultiAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_apply_multi_aff', (x) => x.isl_multi_union_pw_aff_apply_multi_aff(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_apply_pw_aff`. */
  applyPwAff(pa: PwAff): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(pa, 'isl_pw_aff');
    return c.give(UnionPwAff, 'isl_multi_union_pw_aff_apply_pw_aff', (x) => x.isl_multi_union_pw_aff_apply_pw_aff(x.isl_multi_union_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_apply_pw_multi_aff`. */
  applyPwMultiAff(pma: PwMultiAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_apply_pw_multi_aff', (x) => x.isl_multi_union_pw_aff_apply_pw_multi_aff(x.isl_multi_union_pw_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_bind` (in the set isl exports to other languages). */
  bind(tuple: MultiId): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(UnionSet, 'isl_multi_union_pw_aff_bind', (x) => x.isl_multi_union_pw_aff_bind(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_coalesce', (x) => x.isl_multi_union_pw_aff_coalesce(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.size('isl_multi_union_pw_aff_dim', (x) => x.isl_multi_union_pw_aff_dim(p0, type));
  }

  /** C: `isl_multi_union_pw_aff_domain` (in the set isl exports to other languages). */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(UnionSet, 'isl_multi_union_pw_aff_domain', (x) => x.isl_multi_union_pw_aff_domain(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_drop_dims', (x) => x.isl_multi_union_pw_aff_drop_dims(x.isl_multi_union_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_multi_union_pw_aff_extract_multi_pw_aff`. */
  extractMultiPwAff(space: Space): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_union_pw_aff_extract_multi_pw_aff', (x) => x.isl_multi_union_pw_aff_extract_multi_pw_aff(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_factor_range`. */
  factorRange(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_factor_range', (x) => x.isl_multi_union_pw_aff_factor_range(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_multi_union_pw_aff_find_dim_by_id', (x) => x.isl_multi_union_pw_aff_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_multi_union_pw_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.number('isl_multi_union_pw_aff_find_dim_by_name', (x, f) => x.isl_multi_union_pw_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_multi_union_pw_aff_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(multi2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_flat_range_product', (x) => x.isl_multi_union_pw_aff_flat_range_product(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_flatten_range`. */
  flattenRange(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_flatten_range', (x) => x.isl_multi_union_pw_aff_flatten_range(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_floor`. */
  floor(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_floor', (x) => x.isl_multi_union_pw_aff_floor(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_from_range`. */
  fromRange(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_from_range', (x) => x.isl_multi_union_pw_aff_from_range(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(UnionPwAff, 'isl_multi_union_pw_aff_get_at', (x) => x.isl_multi_union_pw_aff_get_at(p0, pos));
  }

  /** C: `isl_multi_union_pw_aff_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(Id, 'isl_multi_union_pw_aff_get_dim_id', (x) => x.isl_multi_union_pw_aff_get_dim_id(p0, type, pos));
  }

  /** C: `isl_multi_union_pw_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(Space, 'isl_multi_union_pw_aff_get_domain_space', (x) => x.isl_multi_union_pw_aff_get_domain_space(p0));
  }

  /** C: `isl_multi_union_pw_aff_get_list` (in the set isl exports to other languages). */
  getList(): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_multi_union_pw_aff_get_list', (x) => x.isl_multi_union_pw_aff_get_list(p0));
  }

  /** C: `isl_multi_union_pw_aff_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(Id, 'isl_multi_union_pw_aff_get_range_tuple_id', (x) => x.isl_multi_union_pw_aff_get_range_tuple_id(p0));
  }

  /** C: `isl_multi_union_pw_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(Space, 'isl_multi_union_pw_aff_get_space', (x) => x.isl_multi_union_pw_aff_get_space(p0));
  }

  /** C: `isl_multi_union_pw_aff_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(Id, 'isl_multi_union_pw_aff_get_tuple_id', (x) => x.isl_multi_union_pw_aff_get_tuple_id(p0, type));
  }

  /** C: `isl_multi_union_pw_aff_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.borrowedText('isl_multi_union_pw_aff_get_tuple_name', (x) => x.isl_multi_union_pw_aff_get_tuple_name(p0, type));
  }

  /** C: `isl_multi_union_pw_aff_get_union_pw_aff`. */
  getUnionPwAff(pos: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(UnionPwAff, 'isl_multi_union_pw_aff_get_union_pw_aff', (x) => x.isl_multi_union_pw_aff_get_union_pw_aff(p0, pos));
  }

  /** C: `isl_multi_union_pw_aff_gist` (in the set isl exports to other languages). */
  gist(context: UnionSet): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_gist', (x) => x.isl_multi_union_pw_aff_gist(x.isl_multi_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_gist_params', (x) => x.isl_multi_union_pw_aff_gist_params(x.isl_multi_union_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.bool('isl_multi_union_pw_aff_has_range_tuple_id', (x) => x.isl_multi_union_pw_aff_has_range_tuple_id(p0));
  }

  /** C: `isl_multi_union_pw_aff_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.bool('isl_multi_union_pw_aff_has_tuple_id', (x) => x.isl_multi_union_pw_aff_has_tuple_id(p0, type));
  }

  /** C: `isl_multi_union_pw_aff_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(uset: UnionSet): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_intersect_domain', (x) => x.isl_multi_union_pw_aff_intersect_domain(x.isl_multi_union_pw_aff_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(params: Set): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(params, 'isl_set');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_intersect_params', (x) => x.isl_multi_union_pw_aff_intersect_params(x.isl_multi_union_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_intersect_range`. */
  intersectRange(set: Set): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_intersect_range', (x) => x.isl_multi_union_pw_aff_intersect_range(x.isl_multi_union_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_involves_nan` (in the set isl exports to other languages). */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.bool('isl_multi_union_pw_aff_involves_nan', (x) => x.isl_multi_union_pw_aff_involves_nan(p0));
  }

  /** C: `isl_multi_union_pw_aff_max_multi_val`. */
  maxMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiVal, 'isl_multi_union_pw_aff_max_multi_val', (x) => x.isl_multi_union_pw_aff_max_multi_val(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_min_multi_val`. */
  minMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiVal, 'isl_multi_union_pw_aff_min_multi_val', (x) => x.isl_multi_union_pw_aff_min_multi_val(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_mod_multi_val`. */
  modMultiVal(mv: MultiVal): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_mod_multi_val', (x) => x.isl_multi_union_pw_aff_mod_multi_val(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_neg` (in the set isl exports to other languages). */
  neg(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_neg', (x) => x.isl_multi_union_pw_aff_neg(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(multi2: MultiUnionPwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.bool('isl_multi_union_pw_aff_plain_is_equal', (x) => x.isl_multi_union_pw_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_multi_union_pw_aff_pullback_union_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackUnionPwMultiAff(upma: UnionPwMultiAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_pullback_union_pw_multi_aff', (x) => x.isl_multi_union_pw_aff_pullback_union_pw_multi_aff(x.isl_multi_union_pw_aff_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_range_factor_domain`. */
  rangeFactorDomain(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_range_factor_domain', (x) => x.isl_multi_union_pw_aff_range_factor_domain(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_range_factor_range`. */
  rangeFactorRange(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_range_factor_range', (x) => x.isl_multi_union_pw_aff_range_factor_range(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.bool('isl_multi_union_pw_aff_range_is_wrapping', (x) => x.isl_multi_union_pw_aff_range_is_wrapping(p0));
  }

  /** C: `isl_multi_union_pw_aff_range_product` (in the set isl exports to other languages). */
  rangeProduct(multi2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_range_product', (x) => x.isl_multi_union_pw_aff_range_product(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_range_splice`. */
  rangeSplice(pos: number, multi2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p2 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_range_splice', (x) => x.isl_multi_union_pw_aff_range_splice(x.isl_multi_union_pw_aff_copy(p0), pos, x.isl_multi_union_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_union_pw_aff_reset_range_tuple_id` (in the set isl exports to other languages). */
  resetRangeTupleId(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_reset_range_tuple_id', (x) => x.isl_multi_union_pw_aff_reset_range_tuple_id(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_reset_tuple_id`. */
  resetTupleId(type: DimType): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_reset_tuple_id', (x) => x.isl_multi_union_pw_aff_reset_tuple_id(x.isl_multi_union_pw_aff_copy(p0), type));
  }

  /** C: `isl_multi_union_pw_aff_reset_user`. */
  resetUser(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_reset_user', (x) => x.isl_multi_union_pw_aff_reset_user(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_union_pw_aff_scale_down_multi_val` (in the set isl exports to other languages). */
  scaleDownMultiVal(mv: MultiVal): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_scale_down_multi_val', (x) => x.isl_multi_union_pw_aff_scale_down_multi_val(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_scale_down_val', (x) => x.isl_multi_union_pw_aff_scale_down_val(x.isl_multi_union_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_scale_multi_val` (in the set isl exports to other languages). */
  scaleMultiVal(mv: MultiVal): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_scale_multi_val', (x) => x.isl_multi_union_pw_aff_scale_multi_val(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_scale_val', (x) => x.isl_multi_union_pw_aff_scale_val(x.isl_multi_union_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_set_at` (in the set isl exports to other languages). */
  setAt(pos: number, el: UnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p2 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_at', (x) => x.isl_multi_union_pw_aff_set_at(x.isl_multi_union_pw_aff_copy(p0), pos, x.isl_union_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_union_pw_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_dim_id', (x) => x.isl_multi_union_pw_aff_set_dim_id(x.isl_multi_union_pw_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_multi_union_pw_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_dim_name', (x, f) => x.isl_multi_union_pw_aff_set_dim_name(x.isl_multi_union_pw_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_multi_union_pw_aff_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_range_tuple_id', (x) => x.isl_multi_union_pw_aff_set_range_tuple_id(x.isl_multi_union_pw_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_tuple_id', (x) => x.isl_multi_union_pw_aff_set_tuple_id(x.isl_multi_union_pw_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_union_pw_aff_set_tuple_name`. */
  setTupleName(type: DimType, s: string): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_tuple_name', (x, f) => x.isl_multi_union_pw_aff_set_tuple_name(x.isl_multi_union_pw_aff_copy(p0), type, f.text(s)));
  }

  /** C: `isl_multi_union_pw_aff_set_union_pw_aff`. */
  setUnionPwAff(pos: number, el: UnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p2 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_set_union_pw_aff', (x) => x.isl_multi_union_pw_aff_set_union_pw_aff(x.isl_multi_union_pw_aff_copy(p0), pos, x.isl_union_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_union_pw_aff_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.size('isl_multi_union_pw_aff_size', (x) => x.isl_multi_union_pw_aff_size(p0));
  }

  /** C: `isl_multi_union_pw_aff_sub` (in the set isl exports to other languages). */
  sub(multi2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_sub', (x) => x.isl_multi_union_pw_aff_sub(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.ownedText('isl_multi_union_pw_aff_to_str', (x) => x.isl_multi_union_pw_aff_to_str(p0));
  }

  /** C: `isl_multi_union_pw_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(mupa2: MultiUnionPwAff): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    const p1 = c.pointer(mupa2, 'isl_multi_union_pw_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_union_pw_aff_union_add', (x) => x.isl_multi_union_pw_aff_union_add(x.isl_multi_union_pw_aff_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_union_pw_aff_zero_union_set`. */
  zeroUnionSet(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_union_pw_aff');
    return c.give(UnionSet, 'isl_multi_union_pw_aff_zero_union_set', (x) => x.isl_multi_union_pw_aff_zero_union_set(x.isl_multi_union_pw_aff_copy(p0)));
  }
}
