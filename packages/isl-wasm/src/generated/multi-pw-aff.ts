// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiVal } from './multi-val.js';
import { PwAffList } from './pw-aff-list.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';

/** Wraps `isl_multi_pw_aff`. */
export class MultiPwAff extends IslObject<'isl_multi_pw_aff'> {
  static readonly islType = 'isl_multi_pw_aff';

  override get islType(): 'isl_multi_pw_aff' {
    return 'isl_multi_pw_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_multi_pw_aff_from_aff` (in the set isl exports to other languages). */
  static fromAff(aff: Aff): MultiPwAff {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_aff', (x) => x.isl_multi_pw_aff_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_from_multi_aff` (in the set isl exports to other languages). */
  static fromMultiAff(ma: MultiAff): MultiPwAff {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_multi_aff', (x) => x.isl_multi_pw_aff_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_from_pw_aff` (in the set isl exports to other languages). */
  static fromPwAff(pa: PwAff): MultiPwAff {
    const c = pa.context;
    const p0 = c.pointer(pa, 'isl_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_pw_aff', (x) => x.isl_multi_pw_aff_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_from_pw_aff_list` (in the set isl exports to other languages). */
  static fromPwAffList(space: Space, list: PwAffList): MultiPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(list, 'isl_pw_aff_list');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_pw_aff_list', (x) => x.isl_multi_pw_aff_from_pw_aff_list(x.isl_space_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_from_pw_multi_aff` (in the set isl exports to other languages). */
  static fromPwMultiAff(pma: PwMultiAff): MultiPwAff {
    const c = pma.context;
    const p0 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_pw_multi_aff', (x) => x.isl_multi_pw_aff_from_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_identity`. */
  static identity(space: Space): MultiPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_identity', (x) => x.isl_multi_pw_aff_identity(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_identity_on_domain_space` (in the set isl exports to other languages). */
  static identityOnDomainSpace(space: Space): MultiPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_identity_on_domain_space', (x) => x.isl_multi_pw_aff_identity_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MultiPwAff {
    const c = context;
    return c.give(MultiPwAff, 'isl_multi_pw_aff_read_from_str', (x, f) => x.isl_multi_pw_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_multi_pw_aff_zero` (in the set isl exports to other languages). */
  static zero(space: Space): MultiPwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_zero', (x) => x.isl_multi_pw_aff_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_add` (in the set isl exports to other languages). */
  add(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_add', (x) => x.isl_multi_pw_aff_add(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_add_constant_multi_val` (in the set isl exports to other languages). */
  addConstantMultiVal(mv: MultiVal): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_add_constant_multi_val', (x) => x.isl_multi_pw_aff_add_constant_multi_val(x.isl_multi_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_add_constant_val` (in the set isl exports to other languages). */
  addConstantVal(v: ValLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_add_constant_val', (x) => x.isl_multi_pw_aff_add_constant_val(x.isl_multi_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_add_dims`. */
  addDims(type: DimType, n: number): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_add_dims', (x) => x.isl_multi_pw_aff_add_dims(x.isl_multi_pw_aff_copy(p0), type, n));
  }

  /** C: `isl_multi_pw_aff_align_params`. */
  alignParams(model: Space): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_align_params', (x) => x.isl_multi_pw_aff_align_params(x.isl_multi_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_as_map` (in the set isl exports to other languages). */
  asMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_as_map', (x) => x.isl_multi_pw_aff_as_map(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_as_multi_aff` (in the set isl exports to other languages). */
  asMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiAff, 'isl_multi_pw_aff_as_multi_aff', (x) => x.isl_multi_pw_aff_as_multi_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_as_set` (in the set isl exports to other languages). */
  asSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_multi_pw_aff_as_set', (x) => x.isl_multi_pw_aff_as_set(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_bind` (in the set isl exports to other languages). */
  bind(tuple: MultiId): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(Set, 'isl_multi_pw_aff_bind', (x) => x.isl_multi_pw_aff_bind(x.isl_multi_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_bind_domain` (in the set isl exports to other languages). */
  bindDomain(tuple: MultiId): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_bind_domain', (x) => x.isl_multi_pw_aff_bind_domain(x.isl_multi_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_bind_domain_wrapped_domain` (in the set isl exports to other languages). */
  bindDomainWrappedDomain(tuple: MultiId): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_bind_domain_wrapped_domain', (x) => x.isl_multi_pw_aff_bind_domain_wrapped_domain(x.isl_multi_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_coalesce', (x) => x.isl_multi_pw_aff_coalesce(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.size('isl_multi_pw_aff_dim', (x) => x.isl_multi_pw_aff_dim(p0, type));
  }

  /** C: `isl_multi_pw_aff_domain` (in the set isl exports to other languages). */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_multi_pw_aff_domain', (x) => x.isl_multi_pw_aff_domain(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_domain_reverse', (x) => x.isl_multi_pw_aff_domain_reverse(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_drop_dims', (x) => x.isl_multi_pw_aff_drop_dims(x.isl_multi_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_multi_pw_aff_eq_map`. */
  eqMap(mpa2: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_eq_map', (x) => x.isl_multi_pw_aff_eq_map(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_factor_range`. */
  factorRange(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_factor_range', (x) => x.isl_multi_pw_aff_factor_range(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_multi_pw_aff_find_dim_by_id', (x) => x.isl_multi_pw_aff_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_multi_pw_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.number('isl_multi_pw_aff_find_dim_by_name', (x, f) => x.isl_multi_pw_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_multi_pw_aff_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_flat_range_product', (x) => x.isl_multi_pw_aff_flat_range_product(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_flatten_range`. */
  flattenRange(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_flatten_range', (x) => x.isl_multi_pw_aff_flatten_range(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_from_range`. */
  fromRange(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_from_range', (x) => x.isl_multi_pw_aff_from_range(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(PwAff, 'isl_multi_pw_aff_get_at', (x) => x.isl_multi_pw_aff_get_at(p0, pos));
  }

  /** C: `isl_multi_pw_aff_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Id, 'isl_multi_pw_aff_get_dim_id', (x) => x.isl_multi_pw_aff_get_dim_id(p0, type, pos));
  }

  /** C: `isl_multi_pw_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Space, 'isl_multi_pw_aff_get_domain_space', (x) => x.isl_multi_pw_aff_get_domain_space(p0));
  }

  /** C: `isl_multi_pw_aff_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.unsigned('isl_multi_pw_aff_get_hash', (x) => x.isl_multi_pw_aff_get_hash(p0));
  }

  /** C: `isl_multi_pw_aff_get_list` (in the set isl exports to other languages). */
  getList(): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(PwAffList, 'isl_multi_pw_aff_get_list', (x) => x.isl_multi_pw_aff_get_list(p0));
  }

  /** C: `isl_multi_pw_aff_get_pw_aff`. */
  getPwAff(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(PwAff, 'isl_multi_pw_aff_get_pw_aff', (x) => x.isl_multi_pw_aff_get_pw_aff(p0, pos));
  }

  /** C: `isl_multi_pw_aff_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Id, 'isl_multi_pw_aff_get_range_tuple_id', (x) => x.isl_multi_pw_aff_get_range_tuple_id(p0));
  }

  /** C: `isl_multi_pw_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Space, 'isl_multi_pw_aff_get_space', (x) => x.isl_multi_pw_aff_get_space(p0));
  }

  /** C: `isl_multi_pw_aff_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(Id, 'isl_multi_pw_aff_get_tuple_id', (x) => x.isl_multi_pw_aff_get_tuple_id(p0, type));
  }

  /** C: `isl_multi_pw_aff_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.borrowedText('isl_multi_pw_aff_get_tuple_name', (x) => x.isl_multi_pw_aff_get_tuple_name(p0, type));
  }

  /** C: `isl_multi_pw_aff_gist` (in the set isl exports to other languages). */
  gist(set: Set): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_gist', (x) => x.isl_multi_pw_aff_gist(x.isl_multi_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(set: Set): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_gist_params', (x) => x.isl_multi_pw_aff_gist_params(x.isl_multi_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_has_range_tuple_id', (x) => x.isl_multi_pw_aff_has_range_tuple_id(p0));
  }

  /** C: `isl_multi_pw_aff_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_has_tuple_id', (x) => x.isl_multi_pw_aff_has_tuple_id(p0, type));
  }

  /** C: `isl_multi_pw_aff_identity_multi_pw_aff` (in the set isl exports to other languages). */
  identityMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_identity_multi_pw_aff', (x) => x.isl_multi_pw_aff_identity_multi_pw_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_insert_dims', (x) => x.isl_multi_pw_aff_insert_dims(x.isl_multi_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_multi_pw_aff_insert_domain` (in the set isl exports to other languages). */
  insertDomain(domain: Space): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(domain, 'isl_space');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_insert_domain', (x) => x.isl_multi_pw_aff_insert_domain(x.isl_multi_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(domain: Set): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(domain, 'isl_set');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_intersect_domain', (x) => x.isl_multi_pw_aff_intersect_domain(x.isl_multi_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_intersect_params', (x) => x.isl_multi_pw_aff_intersect_params(x.isl_multi_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_involves_dims', (x) => x.isl_multi_pw_aff_involves_dims(p0, type, first, n));
  }

  /** C: `isl_multi_pw_aff_involves_nan` (in the set isl exports to other languages). */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_involves_nan', (x) => x.isl_multi_pw_aff_involves_nan(p0));
  }

  /** C: `isl_multi_pw_aff_involves_param_id` (in the set isl exports to other languages). */
  involvesParamId(id: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.bool('isl_multi_pw_aff_involves_param_id', (x) => x.isl_multi_pw_aff_involves_param_id(p0, p1));
  }

  /** C: `isl_multi_pw_aff_involves_param_id_list` (in the set isl exports to other languages). */
  involvesParamIdList(list: IdList): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.bool('isl_multi_pw_aff_involves_param_id_list', (x) => x.isl_multi_pw_aff_involves_param_id_list(p0, p1));
  }

  /** C: `isl_multi_pw_aff_is_cst`. */
  isCst(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_is_cst', (x) => x.isl_multi_pw_aff_is_cst(p0));
  }

  /** C: `isl_multi_pw_aff_is_equal`. */
  isEqual(mpa2: MultiPwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_is_equal', (x) => x.isl_multi_pw_aff_is_equal(p0, p1));
  }

  /** C: `isl_multi_pw_aff_isa_multi_aff` (in the set isl exports to other languages). */
  isaMultiAff(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_isa_multi_aff', (x) => x.isl_multi_pw_aff_isa_multi_aff(p0));
  }

  /** C: `isl_multi_pw_aff_lex_ge_map`. */
  lexGeMap(mpa2: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_lex_ge_map', (x) => x.isl_multi_pw_aff_lex_ge_map(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_lex_gt_map`. */
  lexGtMap(mpa2: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_lex_gt_map', (x) => x.isl_multi_pw_aff_lex_gt_map(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_lex_le_map`. */
  lexLeMap(mpa2: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_lex_le_map', (x) => x.isl_multi_pw_aff_lex_le_map(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_lex_lt_map`. */
  lexLtMap(mpa2: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_multi_pw_aff_lex_lt_map', (x) => x.isl_multi_pw_aff_lex_lt_map(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_max` (in the set isl exports to other languages). */
  max(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_max', (x) => x.isl_multi_pw_aff_max(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_max_multi_val` (in the set isl exports to other languages). */
  maxMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiVal, 'isl_multi_pw_aff_max_multi_val', (x) => x.isl_multi_pw_aff_max_multi_val(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_min` (in the set isl exports to other languages). */
  min(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_min', (x) => x.isl_multi_pw_aff_min(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_min_multi_val` (in the set isl exports to other languages). */
  minMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiVal, 'isl_multi_pw_aff_min_multi_val', (x) => x.isl_multi_pw_aff_min_multi_val(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_mod_multi_val`. */
  modMultiVal(mv: MultiVal): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_mod_multi_val', (x) => x.isl_multi_pw_aff_mod_multi_val(x.isl_multi_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_move_dims', (x) => x.isl_multi_pw_aff_move_dims(x.isl_multi_pw_aff_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_multi_pw_aff_neg` (in the set isl exports to other languages). */
  neg(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_neg', (x) => x.isl_multi_pw_aff_neg(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(multi2: MultiPwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_plain_is_equal', (x) => x.isl_multi_pw_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_multi_pw_aff_product` (in the set isl exports to other languages). */
  product(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_product', (x) => x.isl_multi_pw_aff_product(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_project_domain_on_params`. */
  projectDomainOnParams(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_project_domain_on_params', (x) => x.isl_multi_pw_aff_project_domain_on_params(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_pullback_multi_aff` (in the set isl exports to other languages). */
  pullbackMultiAff(ma: MultiAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_pullback_multi_aff', (x) => x.isl_multi_pw_aff_pullback_multi_aff(x.isl_multi_pw_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_pullback_multi_pw_aff` (in the set isl exports to other languages). */
  pullbackMultiPwAff(mpa2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_pullback_multi_pw_aff', (x) => x.isl_multi_pw_aff_pullback_multi_pw_aff(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_pullback_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackPwMultiAff(pma: PwMultiAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_pullback_pw_multi_aff', (x) => x.isl_multi_pw_aff_pullback_pw_multi_aff(x.isl_multi_pw_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_range_factor_domain`. */
  rangeFactorDomain(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_range_factor_domain', (x) => x.isl_multi_pw_aff_range_factor_domain(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_range_factor_range`. */
  rangeFactorRange(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_range_factor_range', (x) => x.isl_multi_pw_aff_range_factor_range(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.bool('isl_multi_pw_aff_range_is_wrapping', (x) => x.isl_multi_pw_aff_range_is_wrapping(p0));
  }

  /** C: `isl_multi_pw_aff_range_product` (in the set isl exports to other languages). */
  rangeProduct(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_range_product', (x) => x.isl_multi_pw_aff_range_product(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_range_splice`. */
  rangeSplice(pos: number, multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p2 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_range_splice', (x) => x.isl_multi_pw_aff_range_splice(x.isl_multi_pw_aff_copy(p0), pos, x.isl_multi_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_pw_aff_reset_range_tuple_id` (in the set isl exports to other languages). */
  resetRangeTupleId(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_reset_range_tuple_id', (x) => x.isl_multi_pw_aff_reset_range_tuple_id(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_reset_tuple_id`. */
  resetTupleId(type: DimType): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_reset_tuple_id', (x) => x.isl_multi_pw_aff_reset_tuple_id(x.isl_multi_pw_aff_copy(p0), type));
  }

  /** C: `isl_multi_pw_aff_reset_user`. */
  resetUser(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_reset_user', (x) => x.isl_multi_pw_aff_reset_user(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_multi_pw_aff_scale_down_multi_val` (in the set isl exports to other languages). */
  scaleDownMultiVal(mv: MultiVal): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_scale_down_multi_val', (x) => x.isl_multi_pw_aff_scale_down_multi_val(x.isl_multi_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_scale_down_val', (x) => x.isl_multi_pw_aff_scale_down_val(x.isl_multi_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_scale_multi_val` (in the set isl exports to other languages). */
  scaleMultiVal(mv: MultiVal): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_scale_multi_val', (x) => x.isl_multi_pw_aff_scale_multi_val(x.isl_multi_pw_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_scale_val', (x) => x.isl_multi_pw_aff_scale_val(x.isl_multi_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_set_at` (in the set isl exports to other languages). */
  setAt(pos: number, el: PwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p2 = c.pointer(el, 'isl_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_at', (x) => x.isl_multi_pw_aff_set_at(x.isl_multi_pw_aff_copy(p0), pos, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_pw_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_dim_id', (x) => x.isl_multi_pw_aff_set_dim_id(x.isl_multi_pw_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_multi_pw_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_dim_name', (x, f) => x.isl_multi_pw_aff_set_dim_name(x.isl_multi_pw_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_multi_pw_aff_set_pw_aff`. */
  setPwAff(pos: number, el: PwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p2 = c.pointer(el, 'isl_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_pw_aff', (x) => x.isl_multi_pw_aff_set_pw_aff(x.isl_multi_pw_aff_copy(p0), pos, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_multi_pw_aff_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_range_tuple_id', (x) => x.isl_multi_pw_aff_set_range_tuple_id(x.isl_multi_pw_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_tuple_id', (x) => x.isl_multi_pw_aff_set_tuple_id(x.isl_multi_pw_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_pw_aff_set_tuple_name`. */
  setTupleName(type: DimType, s: string): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_set_tuple_name', (x, f) => x.isl_multi_pw_aff_set_tuple_name(x.isl_multi_pw_aff_copy(p0), type, f.text(s)));
  }

  /** C: `isl_multi_pw_aff_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.size('isl_multi_pw_aff_size', (x) => x.isl_multi_pw_aff_size(p0));
  }

  /** C: `isl_multi_pw_aff_splice`. */
  splice(inPos: number, outPos: number, multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p3 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_splice', (x) => x.isl_multi_pw_aff_splice(x.isl_multi_pw_aff_copy(p0), inPos, outPos, x.isl_multi_pw_aff_copy(p3)));
  }

  /** C: `isl_multi_pw_aff_sub` (in the set isl exports to other languages). */
  sub(multi2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(multi2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_sub', (x) => x.isl_multi_pw_aff_sub(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    return c.ownedText('isl_multi_pw_aff_to_str', (x) => x.isl_multi_pw_aff_to_str(p0));
  }

  /** C: `isl_multi_pw_aff_unbind_params_insert_domain` (in the set isl exports to other languages). */
  unbindParamsInsertDomain(domain: MultiId): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(domain, 'isl_multi_id');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_unbind_params_insert_domain', (x) => x.isl_multi_pw_aff_unbind_params_insert_domain(x.isl_multi_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_pw_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(mpa2: MultiPwAff): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_pw_aff');
    const p1 = c.pointer(mpa2, 'isl_multi_pw_aff');
    return c.give(MultiPwAff, 'isl_multi_pw_aff_union_add', (x) => x.isl_multi_pw_aff_union_add(x.isl_multi_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }
}
