// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AffList } from './aff-list.js';
import { Aff } from './aff.js';
import { BasicSet } from './basic-set.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { LocalSpace } from './local-space.js';
import { Map } from './map.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';

/** Wraps `isl_multi_aff`. */
export class MultiAff extends IslObject<'isl_multi_aff'> {
  static readonly islType = 'isl_multi_aff';

  override get islType(): 'isl_multi_aff' {
    return 'isl_multi_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_multi_aff_domain_map` (in the set isl exports to other languages). */
  static domainMap(space: Space): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_domain_map', (x) => x.isl_multi_aff_domain_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_aff_from_aff` (in the set isl exports to other languages). */
  static fromAff(aff: Aff): MultiAff {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(MultiAff, 'isl_multi_aff_from_aff', (x) => x.isl_multi_aff_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_from_aff_list` (in the set isl exports to other languages). */
  static fromAffList(space: Space, list: AffList): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(list, 'isl_aff_list');
    return c.give(MultiAff, 'isl_multi_aff_from_aff_list', (x) => x.isl_multi_aff_from_aff_list(x.isl_space_copy(p0), x.isl_aff_list_copy(p1)));
  }

  /** C: `isl_multi_aff_identity`. */
  static identity(space: Space): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_identity', (x) => x.isl_multi_aff_identity(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_aff_identity_on_domain_space` (in the set isl exports to other languages). */
  static identityOnDomainSpace(space: Space): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_identity_on_domain_space', (x) => x.isl_multi_aff_identity_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_aff_multi_val_on_domain_space` (in the set isl exports to other languages). */
  static multiValOnDomainSpace(space: Space, mv: MultiVal): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_multi_val_on_domain_space', (x) => x.isl_multi_aff_multi_val_on_domain_space(x.isl_space_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_multi_val_on_space`. */
  static multiValOnSpace(space: Space, mv: MultiVal): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_multi_val_on_space', (x) => x.isl_multi_aff_multi_val_on_space(x.isl_space_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_project_out_map`. */
  static projectOutMap(space: Space, type: DimType, first: number, n: number): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_project_out_map', (x) => x.isl_multi_aff_project_out_map(x.isl_space_copy(p0), type, first, n));
  }

  /** C: `isl_multi_aff_range_map` (in the set isl exports to other languages). */
  static rangeMap(space: Space): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_range_map', (x) => x.isl_multi_aff_range_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MultiAff {
    const c = context;
    return c.give(MultiAff, 'isl_multi_aff_read_from_str', (x, f) => x.isl_multi_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_multi_aff_zero` (in the set isl exports to other languages). */
  static zero(space: Space): MultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_zero', (x) => x.isl_multi_aff_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_aff_add` (in the set isl exports to other languages). */
  add(multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_add', (x) => x.isl_multi_aff_add(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_add_constant_multi_val` (in the set isl exports to other languages). */
  addConstantMultiVal(mv: MultiVal): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_add_constant_multi_val', (x) => x.isl_multi_aff_add_constant_multi_val(x.isl_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_add_constant_val` (in the set isl exports to other languages). */
  addConstantVal(v: ValLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiAff, 'isl_multi_aff_add_constant_val', (x) => x.isl_multi_aff_add_constant_val(x.isl_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_aff_add_dims`. */
  addDims(type: DimType, n: number): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_add_dims', (x) => x.isl_multi_aff_add_dims(x.isl_multi_aff_copy(p0), type, n));
  }

  /** C: `isl_multi_aff_align_params`. */
  alignParams(model: Space): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_align_params', (x) => x.isl_multi_aff_align_params(x.isl_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_aff_as_map` (in the set isl exports to other languages). */
  asMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Map, 'isl_multi_aff_as_map', (x) => x.isl_multi_aff_as_map(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_as_set` (in the set isl exports to other languages). */
  asSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Set, 'isl_multi_aff_as_set', (x) => x.isl_multi_aff_as_set(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_bind` (in the set isl exports to other languages). */
  bind(tuple: MultiId): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(BasicSet, 'isl_multi_aff_bind', (x) => x.isl_multi_aff_bind(x.isl_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_aff_bind_domain` (in the set isl exports to other languages). */
  bindDomain(tuple: MultiId): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(MultiAff, 'isl_multi_aff_bind_domain', (x) => x.isl_multi_aff_bind_domain(x.isl_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_aff_bind_domain_wrapped_domain` (in the set isl exports to other languages). */
  bindDomainWrappedDomain(tuple: MultiId): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(MultiAff, 'isl_multi_aff_bind_domain_wrapped_domain', (x) => x.isl_multi_aff_bind_domain_wrapped_domain(x.isl_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.size('isl_multi_aff_dim', (x) => x.isl_multi_aff_dim(p0, type));
  }

  /** C: `isl_multi_aff_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_domain_reverse', (x) => x.isl_multi_aff_domain_reverse(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_drop_dims', (x) => x.isl_multi_aff_drop_dims(x.isl_multi_aff_copy(p0), type, first, n));
  }

  /** C: `isl_multi_aff_factor_range`. */
  factorRange(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_factor_range', (x) => x.isl_multi_aff_factor_range(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_multi_aff_find_dim_by_id', (x) => x.isl_multi_aff_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_multi_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.number('isl_multi_aff_find_dim_by_name', (x, f) => x.isl_multi_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_multi_aff_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_flat_range_product', (x) => x.isl_multi_aff_flat_range_product(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_flatten_domain`. */
  flattenDomain(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_flatten_domain', (x) => x.isl_multi_aff_flatten_domain(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_flatten_range`. */
  flattenRange(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_flatten_range', (x) => x.isl_multi_aff_flatten_range(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_floor` (in the set isl exports to other languages). */
  floor(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_floor', (x) => x.isl_multi_aff_floor(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_from_range`. */
  fromRange(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_from_range', (x) => x.isl_multi_aff_from_range(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_get_aff`. */
  getAff(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Aff, 'isl_multi_aff_get_aff', (x) => x.isl_multi_aff_get_aff(p0, pos));
  }

  /** C: `isl_multi_aff_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Aff, 'isl_multi_aff_get_at', (x) => x.isl_multi_aff_get_at(p0, pos));
  }

  /** C: `isl_multi_aff_get_constant_multi_val` (in the set isl exports to other languages). */
  getConstantMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiVal, 'isl_multi_aff_get_constant_multi_val', (x) => x.isl_multi_aff_get_constant_multi_val(p0));
  }

  /** C: `isl_multi_aff_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Id, 'isl_multi_aff_get_dim_id', (x) => x.isl_multi_aff_get_dim_id(p0, type, pos));
  }

  /** C: `isl_multi_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Space, 'isl_multi_aff_get_domain_space', (x) => x.isl_multi_aff_get_domain_space(p0));
  }

  /** C: `isl_multi_aff_get_list` (in the set isl exports to other languages). */
  getList(): AffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(AffList, 'isl_multi_aff_get_list', (x) => x.isl_multi_aff_get_list(p0));
  }

  /** C: `isl_multi_aff_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Id, 'isl_multi_aff_get_range_tuple_id', (x) => x.isl_multi_aff_get_range_tuple_id(p0));
  }

  /** C: `isl_multi_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Space, 'isl_multi_aff_get_space', (x) => x.isl_multi_aff_get_space(p0));
  }

  /** C: `isl_multi_aff_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(Id, 'isl_multi_aff_get_tuple_id', (x) => x.isl_multi_aff_get_tuple_id(p0, type));
  }

  /** C: `isl_multi_aff_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.borrowedText('isl_multi_aff_get_tuple_name', (x) => x.isl_multi_aff_get_tuple_name(p0, type));
  }

  /** C: `isl_multi_aff_gist` (in the set isl exports to other languages). */
  gist(context: Set): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(MultiAff, 'isl_multi_aff_gist', (x) => x.isl_multi_aff_gist(x.isl_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(MultiAff, 'isl_multi_aff_gist_params', (x) => x.isl_multi_aff_gist_params(x.isl_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_multi_aff_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_has_range_tuple_id', (x) => x.isl_multi_aff_has_range_tuple_id(p0));
  }

  /** C: `isl_multi_aff_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_has_tuple_id', (x) => x.isl_multi_aff_has_tuple_id(p0, type));
  }

  /** C: `isl_multi_aff_identity_multi_aff` (in the set isl exports to other languages). */
  identityMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_identity_multi_aff', (x) => x.isl_multi_aff_identity_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_insert_dims', (x) => x.isl_multi_aff_insert_dims(x.isl_multi_aff_copy(p0), type, first, n));
  }

  /** C: `isl_multi_aff_insert_domain` (in the set isl exports to other languages). */
  insertDomain(domain: Space): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(domain, 'isl_space');
    return c.give(MultiAff, 'isl_multi_aff_insert_domain', (x) => x.isl_multi_aff_insert_domain(x.isl_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_aff_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_involves_dims', (x) => x.isl_multi_aff_involves_dims(p0, type, first, n));
  }

  /** C: `isl_multi_aff_involves_locals` (in the set isl exports to other languages). */
  involvesLocals(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_involves_locals', (x) => x.isl_multi_aff_involves_locals(p0));
  }

  /** C: `isl_multi_aff_involves_nan` (in the set isl exports to other languages). */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_involves_nan', (x) => x.isl_multi_aff_involves_nan(p0));
  }

  /** C: `isl_multi_aff_lex_ge_set`. */
  lexGeSet(ma2: MultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(ma2, 'isl_multi_aff');
    return c.give(Set, 'isl_multi_aff_lex_ge_set', (x) => x.isl_multi_aff_lex_ge_set(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_lex_gt_set`. */
  lexGtSet(ma2: MultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(ma2, 'isl_multi_aff');
    return c.give(Set, 'isl_multi_aff_lex_gt_set', (x) => x.isl_multi_aff_lex_gt_set(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_lex_le_set`. */
  lexLeSet(ma2: MultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(ma2, 'isl_multi_aff');
    return c.give(Set, 'isl_multi_aff_lex_le_set', (x) => x.isl_multi_aff_lex_le_set(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_lex_lt_set`. */
  lexLtSet(ma2: MultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(ma2, 'isl_multi_aff');
    return c.give(Set, 'isl_multi_aff_lex_lt_set', (x) => x.isl_multi_aff_lex_lt_set(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_lift`. */
  lift(): { result: MultiAff; ls: LocalSpace } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const ls = { value: 0 };
    const result = c.give(MultiAff, 'isl_multi_aff_lift', (x, f) => x.isl_multi_aff_lift(x.isl_multi_aff_copy(p0), f.output(ls)));
    return { result, ls: c.adopt(LocalSpace, ls.value) };
  }

  /** C: `isl_multi_aff_mod_multi_val`. */
  modMultiVal(mv: MultiVal): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_mod_multi_val', (x) => x.isl_multi_aff_mod_multi_val(x.isl_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_move_dims', (x) => x.isl_multi_aff_move_dims(x.isl_multi_aff_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_multi_aff_neg` (in the set isl exports to other languages). */
  neg(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_neg', (x) => x.isl_multi_aff_neg(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_plain_cmp`. */
  plainCmp(multi2: MultiAff): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.number('isl_multi_aff_plain_cmp', (x) => x.isl_multi_aff_plain_cmp(p0, p1));
  }

  /** C: `isl_multi_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(multi2: MultiAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.bool('isl_multi_aff_plain_is_equal', (x) => x.isl_multi_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_multi_aff_product` (in the set isl exports to other languages). */
  product(multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_product', (x) => x.isl_multi_aff_product(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_project_domain_on_params`. */
  projectDomainOnParams(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_project_domain_on_params', (x) => x.isl_multi_aff_project_domain_on_params(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_pullback_multi_aff` (in the set isl exports to other languages). */
  pullbackMultiAff(ma2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(ma2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_pullback_multi_aff', (x) => x.isl_multi_aff_pullback_multi_aff(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_range_factor_domain`. */
  rangeFactorDomain(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_range_factor_domain', (x) => x.isl_multi_aff_range_factor_domain(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_range_factor_range`. */
  rangeFactorRange(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_range_factor_range', (x) => x.isl_multi_aff_range_factor_range(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.bool('isl_multi_aff_range_is_wrapping', (x) => x.isl_multi_aff_range_is_wrapping(p0));
  }

  /** C: `isl_multi_aff_range_product` (in the set isl exports to other languages). */
  rangeProduct(multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_range_product', (x) => x.isl_multi_aff_range_product(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_range_splice`. */
  rangeSplice(pos: number, multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p2 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_range_splice', (x) => x.isl_multi_aff_range_splice(x.isl_multi_aff_copy(p0), pos, x.isl_multi_aff_copy(p2)));
  }

  /** C: `isl_multi_aff_reset_range_tuple_id` (in the set isl exports to other languages). */
  resetRangeTupleId(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_reset_range_tuple_id', (x) => x.isl_multi_aff_reset_range_tuple_id(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_reset_tuple_id`. */
  resetTupleId(type: DimType): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_reset_tuple_id', (x) => x.isl_multi_aff_reset_tuple_id(x.isl_multi_aff_copy(p0), type));
  }

  /** C: `isl_multi_aff_reset_user`. */
  resetUser(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_reset_user', (x) => x.isl_multi_aff_reset_user(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_scale_down_multi_val` (in the set isl exports to other languages). */
  scaleDownMultiVal(mv: MultiVal): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_scale_down_multi_val', (x) => x.isl_multi_aff_scale_down_multi_val(x.isl_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiAff, 'isl_multi_aff_scale_down_val', (x) => x.isl_multi_aff_scale_down_val(x.isl_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_aff_scale_multi_val` (in the set isl exports to other languages). */
  scaleMultiVal(mv: MultiVal): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_multi_aff_scale_multi_val', (x) => x.isl_multi_aff_scale_multi_val(x.isl_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiAff, 'isl_multi_aff_scale_val', (x) => x.isl_multi_aff_scale_val(x.isl_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_aff_set_aff`. */
  setAff(pos: number, el: Aff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p2 = c.pointer(el, 'isl_aff');
    return c.give(MultiAff, 'isl_multi_aff_set_aff', (x) => x.isl_multi_aff_set_aff(x.isl_multi_aff_copy(p0), pos, x.isl_aff_copy(p2)));
  }

  /** C: `isl_multi_aff_set_at` (in the set isl exports to other languages). */
  setAt(pos: number, el: Aff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p2 = c.pointer(el, 'isl_aff');
    return c.give(MultiAff, 'isl_multi_aff_set_at', (x) => x.isl_multi_aff_set_at(x.isl_multi_aff_copy(p0), pos, x.isl_aff_copy(p2)));
  }

  /** C: `isl_multi_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiAff, 'isl_multi_aff_set_dim_id', (x) => x.isl_multi_aff_set_dim_id(x.isl_multi_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_multi_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_set_dim_name', (x, f) => x.isl_multi_aff_set_dim_name(x.isl_multi_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_multi_aff_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiAff, 'isl_multi_aff_set_range_tuple_id', (x) => x.isl_multi_aff_set_range_tuple_id(x.isl_multi_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_multi_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiAff, 'isl_multi_aff_set_tuple_id', (x) => x.isl_multi_aff_set_tuple_id(x.isl_multi_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_aff_set_tuple_name`. */
  setTupleName(type: DimType, s: string): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_set_tuple_name', (x, f) => x.isl_multi_aff_set_tuple_name(x.isl_multi_aff_copy(p0), type, f.text(s)));
  }

  /** C: `isl_multi_aff_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.size('isl_multi_aff_size', (x) => x.isl_multi_aff_size(p0));
  }

  /** C: `isl_multi_aff_splice`. */
  splice(inPos: number, outPos: number, multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p3 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_splice', (x) => x.isl_multi_aff_splice(x.isl_multi_aff_copy(p0), inPos, outPos, x.isl_multi_aff_copy(p3)));
  }

  /** C: `isl_multi_aff_sub` (in the set isl exports to other languages). */
  sub(multi2: MultiAff): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(multi2, 'isl_multi_aff');
    return c.give(MultiAff, 'isl_multi_aff_sub', (x) => x.isl_multi_aff_sub(x.isl_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_multi_aff_to_multi_pw_aff` (in the set isl exports to other languages). */
  toMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiPwAff, 'isl_multi_aff_to_multi_pw_aff', (x) => x.isl_multi_aff_to_multi_pw_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_to_multi_union_pw_aff` (in the set isl exports to other languages). */
  toMultiUnionPwAff(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(MultiUnionPwAff, 'isl_multi_aff_to_multi_union_pw_aff', (x) => x.isl_multi_aff_to_multi_union_pw_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_to_pw_multi_aff` (in the set isl exports to other languages). */
  toPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.give(PwMultiAff, 'isl_multi_aff_to_pw_multi_aff', (x) => x.isl_multi_aff_to_pw_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_multi_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    return c.ownedText('isl_multi_aff_to_str', (x) => x.isl_multi_aff_to_str(p0));
  }

  /** C: `isl_multi_aff_unbind_params_insert_domain` (in the set isl exports to other languages). */
  unbindParamsInsertDomain(domain: MultiId): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_aff');
    const p1 = c.pointer(domain, 'isl_multi_id');
    return c.give(MultiAff, 'isl_multi_aff_unbind_params_insert_domain', (x) => x.isl_multi_aff_unbind_params_insert_domain(x.isl_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }
}
