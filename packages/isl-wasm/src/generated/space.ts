// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AffList } from './aff-list.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { PwAffList } from './pw-aff-list.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { UnionPwAffList } from './union-pw-aff-list.js';
import { ValList } from './val-list.js';

/** Wraps `isl_space`. */
export class Space extends IslObject<'isl_space'> {
  static readonly islType = 'isl_space';

  override get islType(): 'isl_space' {
    return 'isl_space';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_space_alloc`. */
  static alloc(context: Context, nparam: number, nIn: number, nOut: number): Space {
    const c = context;
    return c.give(Space, 'isl_space_alloc', (x) => x.isl_space_alloc(c.isl, nparam, nIn, nOut));
  }

  /** C: `isl_space_params_alloc`. */
  static paramsAlloc(context: Context, nparam: number): Space {
    const c = context;
    return c.give(Space, 'isl_space_params_alloc', (x) => x.isl_space_params_alloc(c.isl, nparam));
  }

  /** C: `isl_space_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Space {
    const c = context;
    return c.give(Space, 'isl_space_read_from_str', (x, f) => x.isl_space_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_space_set_alloc`. */
  static setAlloc(context: Context, nparam: number, dim: number): Space {
    const c = context;
    return c.give(Space, 'isl_space_set_alloc', (x) => x.isl_space_set_alloc(c.isl, nparam, dim));
  }

  /** C: `isl_space_unit` (in the set isl exports to other languages). */
  static unit(context: Context): Space {
    const c = context;
    return c.give(Space, 'isl_space_unit', (x) => x.isl_space_unit(c.isl));
  }

  /** C: `isl_space_add_dims`. */
  addDims(type: DimType, n: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_add_dims', (x) => x.isl_space_add_dims(x.isl_space_copy(p0), type, n));
  }

  /** C: `isl_space_add_named_tuple_id_ui` (in the set isl exports to other languages). */
  addNamedTupleIdUi(tupleId: IdLike, dim: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(asId(c, tupleId), 'isl_id');
    return c.give(Space, 'isl_space_add_named_tuple_id_ui', (x) => x.isl_space_add_named_tuple_id_ui(x.isl_space_copy(p0), x.isl_id_copy(p1), dim));
  }

  /** C: `isl_space_add_param_id` (in the set isl exports to other languages). */
  addParamId(id: IdLike): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Space, 'isl_space_add_param_id', (x) => x.isl_space_add_param_id(x.isl_space_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_space_add_unnamed_tuple_ui` (in the set isl exports to other languages). */
  addUnnamedTupleUi(dim: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_add_unnamed_tuple_ui', (x) => x.isl_space_add_unnamed_tuple_ui(x.isl_space_copy(p0), dim));
  }

  /** C: `isl_space_align_params`. */
  alignParams(space2: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.give(Space, 'isl_space_align_params', (x) => x.isl_space_align_params(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_can_curry`. */
  canCurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_can_curry', (x) => x.isl_space_can_curry(p0));
  }

  /** C: `isl_space_can_range_curry`. */
  canRangeCurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_can_range_curry', (x) => x.isl_space_can_range_curry(p0));
  }

  /** C: `isl_space_can_uncurry`. */
  canUncurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_can_uncurry', (x) => x.isl_space_can_uncurry(p0));
  }

  /** C: `isl_space_can_zip`. */
  canZip(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_can_zip', (x) => x.isl_space_can_zip(p0));
  }

  /** C: `isl_space_curry` (in the set isl exports to other languages). */
  curry(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_curry', (x) => x.isl_space_curry(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.size('isl_space_dim', (x) => x.isl_space_dim(p0, type));
  }

  /** C: `isl_space_domain` (in the set isl exports to other languages). */
  domain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain', (x) => x.isl_space_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_factor_domain`. */
  domainFactorDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_factor_domain', (x) => x.isl_space_domain_factor_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_factor_range`. */
  domainFactorRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_factor_range', (x) => x.isl_space_domain_factor_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_is_wrapping`. */
  domainIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_domain_is_wrapping', (x) => x.isl_space_domain_is_wrapping(p0));
  }

  /** C: `isl_space_domain_map`. */
  domainMap(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_map', (x) => x.isl_space_domain_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_map_multi_aff` (in the set isl exports to other languages). */
  domainMapMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiAff, 'isl_space_domain_map_multi_aff', (x) => x.isl_space_domain_map_multi_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_map_pw_multi_aff` (in the set isl exports to other languages). */
  domainMapPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(PwMultiAff, 'isl_space_domain_map_pw_multi_aff', (x) => x.isl_space_domain_map_pw_multi_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_product`. */
  domainProduct(right: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(right, 'isl_space');
    return c.give(Space, 'isl_space_domain_product', (x) => x.isl_space_domain_product(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_reverse', (x) => x.isl_space_domain_reverse(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_wrapped_domain`. */
  domainWrappedDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_wrapped_domain', (x) => x.isl_space_domain_wrapped_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_domain_wrapped_range`. */
  domainWrappedRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_domain_wrapped_range', (x) => x.isl_space_domain_wrapped_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_drop_all_params` (in the set isl exports to other languages). */
  dropAllParams(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_drop_all_params', (x) => x.isl_space_drop_all_params(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_drop_dims`. */
  dropDims(type: DimType, first: number, num: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_drop_dims', (x) => x.isl_space_drop_dims(x.isl_space_copy(p0), type, first, num));
  }

  /** C: `isl_space_factor_domain`. */
  factorDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_factor_domain', (x) => x.isl_space_factor_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_factor_range`. */
  factorRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_factor_range', (x) => x.isl_space_factor_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_space_find_dim_by_id', (x) => x.isl_space_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_space_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.number('isl_space_find_dim_by_name', (x, f) => x.isl_space_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_space_flatten_domain` (in the set isl exports to other languages). */
  flattenDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_flatten_domain', (x) => x.isl_space_flatten_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_flatten_range` (in the set isl exports to other languages). */
  flattenRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_flatten_range', (x) => x.isl_space_flatten_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_from_domain`. */
  fromDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_from_domain', (x) => x.isl_space_from_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_from_range`. */
  fromRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_from_range', (x) => x.isl_space_from_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Id, 'isl_space_get_dim_id', (x) => x.isl_space_get_dim_id(p0, type, pos));
  }

  /** C: `isl_space_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.borrowedText('isl_space_get_dim_name', (x) => x.isl_space_get_dim_name(p0, type, pos));
  }

  /** C: `isl_space_get_domain_tuple_id` (in the set isl exports to other languages). */
  getDomainTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Id, 'isl_space_get_domain_tuple_id', (x) => x.isl_space_get_domain_tuple_id(p0));
  }

  /** C: `isl_space_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Id, 'isl_space_get_range_tuple_id', (x) => x.isl_space_get_range_tuple_id(p0));
  }

  /** C: `isl_space_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Id, 'isl_space_get_tuple_id', (x) => x.isl_space_get_tuple_id(p0, type));
  }

  /** C: `isl_space_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.borrowedText('isl_space_get_tuple_name', (x) => x.isl_space_get_tuple_name(p0, type));
  }

  /** C: `isl_space_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_dim_id', (x) => x.isl_space_has_dim_id(p0, type, pos));
  }

  /** C: `isl_space_has_dim_name`. */
  hasDimName(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_dim_name', (x) => x.isl_space_has_dim_name(p0, type, pos));
  }

  /** C: `isl_space_has_domain_tuple_id` (in the set isl exports to other languages). */
  hasDomainTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_domain_tuple_id', (x) => x.isl_space_has_domain_tuple_id(p0));
  }

  /** C: `isl_space_has_equal_params`. */
  hasEqualParams(space2: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_has_equal_params', (x) => x.isl_space_has_equal_params(p0, p1));
  }

  /** C: `isl_space_has_equal_tuples`. */
  hasEqualTuples(space2: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_has_equal_tuples', (x) => x.isl_space_has_equal_tuples(p0, p1));
  }

  /** C: `isl_space_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_range_tuple_id', (x) => x.isl_space_has_range_tuple_id(p0));
  }

  /** C: `isl_space_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_tuple_id', (x) => x.isl_space_has_tuple_id(p0, type));
  }

  /** C: `isl_space_has_tuple_name`. */
  hasTupleName(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_has_tuple_name', (x) => x.isl_space_has_tuple_name(p0, type));
  }

  /** C: `isl_space_identity_multi_aff_on_domain` (in the set isl exports to other languages). */
  identityMultiAffOnDomain(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiAff, 'isl_space_identity_multi_aff_on_domain', (x) => x.isl_space_identity_multi_aff_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_identity_multi_pw_aff_on_domain` (in the set isl exports to other languages). */
  identityMultiPwAffOnDomain(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiPwAff, 'isl_space_identity_multi_pw_aff_on_domain', (x) => x.isl_space_identity_multi_pw_aff_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_identity_pw_multi_aff_on_domain` (in the set isl exports to other languages). */
  identityPwMultiAffOnDomain(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(PwMultiAff, 'isl_space_identity_pw_multi_aff_on_domain', (x) => x.isl_space_identity_pw_multi_aff_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_insert_dims`. */
  insertDims(type: DimType, pos: number, n: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_insert_dims', (x) => x.isl_space_insert_dims(x.isl_space_copy(p0), type, pos, n));
  }

  /** C: `isl_space_is_domain`. */
  isDomain(space2: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_is_domain', (x) => x.isl_space_is_domain(p0, p1));
  }

  /** C: `isl_space_is_equal` (in the set isl exports to other languages). */
  isEqual(space2: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_is_equal', (x) => x.isl_space_is_equal(p0, p1));
  }

  /** C: `isl_space_is_map`. */
  isMap(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_is_map', (x) => x.isl_space_is_map(p0));
  }

  /** C: `isl_space_is_params`. */
  isParams(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_is_params', (x) => x.isl_space_is_params(p0));
  }

  /** C: `isl_space_is_product`. */
  isProduct(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_is_product', (x) => x.isl_space_is_product(p0));
  }

  /** C: `isl_space_is_range`. */
  isRange(space2: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_is_range', (x) => x.isl_space_is_range(p0, p1));
  }

  /** C: `isl_space_is_set`. */
  isSet(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_is_set', (x) => x.isl_space_is_set(p0));
  }

  /** C: `isl_space_is_wrapping` (in the set isl exports to other languages). */
  isWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_is_wrapping', (x) => x.isl_space_is_wrapping(p0));
  }

  /** C: `isl_space_join`. */
  join(right: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(right, 'isl_space');
    return c.give(Space, 'isl_space_join', (x) => x.isl_space_join(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_map_from_domain_and_range`. */
  mapFromDomainAndRange(range: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(range, 'isl_space');
    return c.give(Space, 'isl_space_map_from_domain_and_range', (x) => x.isl_space_map_from_domain_and_range(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_map_from_set` (in the set isl exports to other languages). */
  mapFromSet(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_map_from_set', (x) => x.isl_space_map_from_set(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_move_dims', (x) => x.isl_space_move_dims(x.isl_space_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_space_multi_aff` (in the set isl exports to other languages). */
  multiAff(list: AffList): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(list, 'isl_aff_list');
    return c.give(MultiAff, 'isl_space_multi_aff', (x) => x.isl_space_multi_aff(x.isl_space_copy(p0), x.isl_aff_list_copy(p1)));
  }

  /** C: `isl_space_multi_aff_on_domain_multi_val` (in the set isl exports to other languages). */
  multiAffOnDomainMultiVal(mv: MultiVal): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiAff, 'isl_space_multi_aff_on_domain_multi_val', (x) => x.isl_space_multi_aff_on_domain_multi_val(x.isl_space_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_space_multi_id` (in the set isl exports to other languages). */
  multiId(list: IdList): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.give(MultiId, 'isl_space_multi_id', (x) => x.isl_space_multi_id(x.isl_space_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_space_multi_pw_aff` (in the set isl exports to other languages). */
  multiPwAff(list: PwAffList): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(list, 'isl_pw_aff_list');
    return c.give(MultiPwAff, 'isl_space_multi_pw_aff', (x) => x.isl_space_multi_pw_aff(x.isl_space_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_space_multi_union_pw_aff` (in the set isl exports to other languages). */
  multiUnionPwAff(list: UnionPwAffList): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(list, 'isl_union_pw_aff_list');
    return c.give(MultiUnionPwAff, 'isl_space_multi_union_pw_aff', (x) => x.isl_space_multi_union_pw_aff(x.isl_space_copy(p0), x.isl_union_pw_aff_list_copy(p1)));
  }

  /** C: `isl_space_multi_val` (in the set isl exports to other languages). */
  multiVal(list: ValList): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(list, 'isl_val_list');
    return c.give(MultiVal, 'isl_space_multi_val', (x) => x.isl_space_multi_val(x.isl_space_copy(p0), x.isl_val_list_copy(p1)));
  }

  /** C: `isl_space_param_aff_on_domain_id` (in the set isl exports to other languages). */
  paramAffOnDomainId(id: IdLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Aff, 'isl_space_param_aff_on_domain_id', (x) => x.isl_space_param_aff_on_domain_id(x.isl_space_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_space_params` (in the set isl exports to other languages). */
  params(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_params', (x) => x.isl_space_params(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_product` (in the set isl exports to other languages). */
  product(right: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(right, 'isl_space');
    return c.give(Space, 'isl_space_product', (x) => x.isl_space_product(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_range` (in the set isl exports to other languages). */
  range(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range', (x) => x.isl_space_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_curry`. */
  rangeCurry(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_curry', (x) => x.isl_space_range_curry(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_factor_domain`. */
  rangeFactorDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_factor_domain', (x) => x.isl_space_range_factor_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_factor_range`. */
  rangeFactorRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_factor_range', (x) => x.isl_space_range_factor_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.bool('isl_space_range_is_wrapping', (x) => x.isl_space_range_is_wrapping(p0));
  }

  /** C: `isl_space_range_map`. */
  rangeMap(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_map', (x) => x.isl_space_range_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_map_multi_aff` (in the set isl exports to other languages). */
  rangeMapMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiAff, 'isl_space_range_map_multi_aff', (x) => x.isl_space_range_map_multi_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_map_pw_multi_aff` (in the set isl exports to other languages). */
  rangeMapPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(PwMultiAff, 'isl_space_range_map_pw_multi_aff', (x) => x.isl_space_range_map_pw_multi_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_product`. */
  rangeProduct(right: Space): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(right, 'isl_space');
    return c.give(Space, 'isl_space_range_product', (x) => x.isl_space_range_product(x.isl_space_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_space_range_reverse` (in the set isl exports to other languages). */
  rangeReverse(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_reverse', (x) => x.isl_space_range_reverse(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_wrapped_domain`. */
  rangeWrappedDomain(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_wrapped_domain', (x) => x.isl_space_range_wrapped_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_range_wrapped_range`. */
  rangeWrappedRange(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_range_wrapped_range', (x) => x.isl_space_range_wrapped_range(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_reset_tuple_id`. */
  resetTupleId(type: DimType): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_reset_tuple_id', (x) => x.isl_space_reset_tuple_id(x.isl_space_copy(p0), type));
  }

  /** C: `isl_space_reset_user`. */
  resetUser(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_reset_user', (x) => x.isl_space_reset_user(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_reverse` (in the set isl exports to other languages). */
  reverse(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_reverse', (x) => x.isl_space_reverse(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Space, 'isl_space_set_dim_id', (x) => x.isl_space_set_dim_id(x.isl_space_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_space_set_dim_name`. */
  setDimName(type: DimType, pos: number, name: string): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_set_dim_name', (x, f) => x.isl_space_set_dim_name(x.isl_space_copy(p0), type, pos, f.text(name)));
  }

  /** C: `isl_space_set_domain_tuple_id` (in the set isl exports to other languages). */
  setDomainTupleId(id: IdLike): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Space, 'isl_space_set_domain_tuple_id', (x) => x.isl_space_set_domain_tuple_id(x.isl_space_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_space_set_from_params`. */
  setFromParams(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_set_from_params', (x) => x.isl_space_set_from_params(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Space, 'isl_space_set_range_tuple_id', (x) => x.isl_space_set_range_tuple_id(x.isl_space_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_space_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Space, 'isl_space_set_tuple_id', (x) => x.isl_space_set_tuple_id(x.isl_space_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_space_set_tuple_name`. */
  setTupleName(type: DimType, s: string): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_set_tuple_name', (x, f) => x.isl_space_set_tuple_name(x.isl_space_copy(p0), type, f.text(s)));
  }

  /** C: `isl_space_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.ownedText('isl_space_to_str', (x) => x.isl_space_to_str(p0));
  }

  /** C: `isl_space_tuple_is_equal`. */
  tupleIsEqual(type1: DimType, space2: Space, type2: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    const p2 = c.pointer(space2, 'isl_space');
    return c.bool('isl_space_tuple_is_equal', (x) => x.isl_space_tuple_is_equal(p0, type1, p2, type2));
  }

  /** C: `isl_space_uncurry` (in the set isl exports to other languages). */
  uncurry(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_uncurry', (x) => x.isl_space_uncurry(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_universe_map` (in the set isl exports to other languages). */
  universeMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Map, 'isl_space_universe_map', (x) => x.isl_space_universe_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_universe_set` (in the set isl exports to other languages). */
  universeSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Set, 'isl_space_universe_set', (x) => x.isl_space_universe_set(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_unwrap` (in the set isl exports to other languages). */
  unwrap(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_unwrap', (x) => x.isl_space_unwrap(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_wrap` (in the set isl exports to other languages). */
  wrap(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_wrap', (x) => x.isl_space_wrap(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_wrapped_reverse` (in the set isl exports to other languages). */
  wrappedReverse(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_wrapped_reverse', (x) => x.isl_space_wrapped_reverse(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zero_aff_on_domain` (in the set isl exports to other languages). */
  zeroAffOnDomain(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Aff, 'isl_space_zero_aff_on_domain', (x) => x.isl_space_zero_aff_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zero_multi_aff` (in the set isl exports to other languages). */
  zeroMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiAff, 'isl_space_zero_multi_aff', (x) => x.isl_space_zero_multi_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zero_multi_pw_aff` (in the set isl exports to other languages). */
  zeroMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiPwAff, 'isl_space_zero_multi_pw_aff', (x) => x.isl_space_zero_multi_pw_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zero_multi_union_pw_aff` (in the set isl exports to other languages). */
  zeroMultiUnionPwAff(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiUnionPwAff, 'isl_space_zero_multi_union_pw_aff', (x) => x.isl_space_zero_multi_union_pw_aff(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zero_multi_val` (in the set isl exports to other languages). */
  zeroMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(MultiVal, 'isl_space_zero_multi_val', (x) => x.isl_space_zero_multi_val(x.isl_space_copy(p0)));
  }

  /** C: `isl_space_zip`. */
  zip(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_space');
    return c.give(Space, 'isl_space_zip', (x) => x.isl_space_zip(x.isl_space_copy(p0)));
  }
}
