// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { Space } from './space.js';
import { ValList } from './val-list.js';
import { Val } from './val.js';

/** Wraps `isl_multi_val`. */
export class MultiVal extends IslObject<'isl_multi_val'> {
  static readonly islType = 'isl_multi_val';

  override get islType(): 'isl_multi_val' {
    return 'isl_multi_val';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_multi_val_from_val_list` (in the set isl exports to other languages). */
  static fromValList(space: Space, list: ValList): MultiVal {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(list, 'isl_val_list');
    return c.give(MultiVal, 'isl_multi_val_from_val_list', (x) => x.isl_multi_val_from_val_list(x.isl_space_copy(p0), x.isl_val_list_copy(p1)));
  }

  /** C: `isl_multi_val_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MultiVal {
    const c = context;
    return c.give(MultiVal, 'isl_multi_val_read_from_str', (x, f) => x.isl_multi_val_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_multi_val_zero` (in the set isl exports to other languages). */
  static zero(space: Space): MultiVal {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(MultiVal, 'isl_multi_val_zero', (x) => x.isl_multi_val_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_multi_val_add` (in the set isl exports to other languages). */
  add(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_add', (x) => x.isl_multi_val_add(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_add_dims`. */
  addDims(type: DimType, n: number): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_add_dims', (x) => x.isl_multi_val_add_dims(x.isl_multi_val_copy(p0), type, n));
  }

  /** C: `isl_multi_val_add_val` (in the set isl exports to other languages). */
  addVal(v: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_add_val', (x) => x.isl_multi_val_add_val(x.isl_multi_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_val_align_params`. */
  alignParams(model: Space): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(MultiVal, 'isl_multi_val_align_params', (x) => x.isl_multi_val_align_params(x.isl_multi_val_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_val_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.size('isl_multi_val_dim', (x) => x.isl_multi_val_dim(p0, type));
  }

  /** C: `isl_multi_val_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_drop_dims', (x) => x.isl_multi_val_drop_dims(x.isl_multi_val_copy(p0), type, first, n));
  }

  /** C: `isl_multi_val_factor_range`. */
  factorRange(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_factor_range', (x) => x.isl_multi_val_factor_range(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_multi_val_find_dim_by_id', (x) => x.isl_multi_val_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_multi_val_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.number('isl_multi_val_find_dim_by_name', (x, f) => x.isl_multi_val_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_multi_val_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_flat_range_product', (x) => x.isl_multi_val_flat_range_product(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_flatten_range`. */
  flattenRange(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_flatten_range', (x) => x.isl_multi_val_flatten_range(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_from_range`. */
  fromRange(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_from_range', (x) => x.isl_multi_val_from_range(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Val, 'isl_multi_val_get_at', (x) => x.isl_multi_val_get_at(p0, pos));
  }

  /** C: `isl_multi_val_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Id, 'isl_multi_val_get_dim_id', (x) => x.isl_multi_val_get_dim_id(p0, type, pos));
  }

  /** C: `isl_multi_val_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Space, 'isl_multi_val_get_domain_space', (x) => x.isl_multi_val_get_domain_space(p0));
  }

  /** C: `isl_multi_val_get_list` (in the set isl exports to other languages). */
  getList(): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(ValList, 'isl_multi_val_get_list', (x) => x.isl_multi_val_get_list(p0));
  }

  /** C: `isl_multi_val_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Id, 'isl_multi_val_get_range_tuple_id', (x) => x.isl_multi_val_get_range_tuple_id(p0));
  }

  /** C: `isl_multi_val_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Space, 'isl_multi_val_get_space', (x) => x.isl_multi_val_get_space(p0));
  }

  /** C: `isl_multi_val_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Id, 'isl_multi_val_get_tuple_id', (x) => x.isl_multi_val_get_tuple_id(p0, type));
  }

  /** C: `isl_multi_val_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.borrowedText('isl_multi_val_get_tuple_name', (x) => x.isl_multi_val_get_tuple_name(p0, type));
  }

  /** C: `isl_multi_val_get_val`. */
  getVal(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(Val, 'isl_multi_val_get_val', (x) => x.isl_multi_val_get_val(p0, pos));
  }

  /** C: `isl_multi_val_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_has_range_tuple_id', (x) => x.isl_multi_val_has_range_tuple_id(p0));
  }

  /** C: `isl_multi_val_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_has_tuple_id', (x) => x.isl_multi_val_has_tuple_id(p0, type));
  }

  /** C: `isl_multi_val_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_insert_dims', (x) => x.isl_multi_val_insert_dims(x.isl_multi_val_copy(p0), type, first, n));
  }

  /** C: `isl_multi_val_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_involves_dims', (x) => x.isl_multi_val_involves_dims(p0, type, first, n));
  }

  /** C: `isl_multi_val_involves_nan` (in the set isl exports to other languages). */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_involves_nan', (x) => x.isl_multi_val_involves_nan(p0));
  }

  /** C: `isl_multi_val_is_zero`. */
  isZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_is_zero', (x) => x.isl_multi_val_is_zero(p0));
  }

  /** C: `isl_multi_val_max` (in the set isl exports to other languages). */
  max(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_max', (x) => x.isl_multi_val_max(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_min` (in the set isl exports to other languages). */
  min(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_min', (x) => x.isl_multi_val_min(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_mod_multi_val`. */
  modMultiVal(mv: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_mod_multi_val', (x) => x.isl_multi_val_mod_multi_val(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_mod_val`. */
  modVal(v: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_mod_val', (x) => x.isl_multi_val_mod_val(x.isl_multi_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_val_neg` (in the set isl exports to other languages). */
  neg(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_neg', (x) => x.isl_multi_val_neg(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(multi2: MultiVal): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.bool('isl_multi_val_plain_is_equal', (x) => x.isl_multi_val_plain_is_equal(p0, p1));
  }

  /** C: `isl_multi_val_product` (in the set isl exports to other languages). */
  product(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_product', (x) => x.isl_multi_val_product(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_project_domain_on_params`. */
  projectDomainOnParams(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_project_domain_on_params', (x) => x.isl_multi_val_project_domain_on_params(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_range_factor_domain`. */
  rangeFactorDomain(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_range_factor_domain', (x) => x.isl_multi_val_range_factor_domain(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_range_factor_range`. */
  rangeFactorRange(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_range_factor_range', (x) => x.isl_multi_val_range_factor_range(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.bool('isl_multi_val_range_is_wrapping', (x) => x.isl_multi_val_range_is_wrapping(p0));
  }

  /** C: `isl_multi_val_range_product` (in the set isl exports to other languages). */
  rangeProduct(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_range_product', (x) => x.isl_multi_val_range_product(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_range_splice`. */
  rangeSplice(pos: number, multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p2 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_range_splice', (x) => x.isl_multi_val_range_splice(x.isl_multi_val_copy(p0), pos, x.isl_multi_val_copy(p2)));
  }

  /** C: `isl_multi_val_reset_range_tuple_id` (in the set isl exports to other languages). */
  resetRangeTupleId(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_reset_range_tuple_id', (x) => x.isl_multi_val_reset_range_tuple_id(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_reset_tuple_id`. */
  resetTupleId(type: DimType): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_reset_tuple_id', (x) => x.isl_multi_val_reset_tuple_id(x.isl_multi_val_copy(p0), type));
  }

  /** C: `isl_multi_val_reset_user`. */
  resetUser(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_reset_user', (x) => x.isl_multi_val_reset_user(x.isl_multi_val_copy(p0)));
  }

  /** C: `isl_multi_val_scale_down_multi_val` (in the set isl exports to other languages). */
  scaleDownMultiVal(mv: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_scale_down_multi_val', (x) => x.isl_multi_val_scale_down_multi_val(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_scale_down_val', (x) => x.isl_multi_val_scale_down_val(x.isl_multi_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_val_scale_multi_val` (in the set isl exports to other languages). */
  scaleMultiVal(mv: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_scale_multi_val', (x) => x.isl_multi_val_scale_multi_val(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_scale_val', (x) => x.isl_multi_val_scale_val(x.isl_multi_val_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_multi_val_set_at` (in the set isl exports to other languages). */
  setAt(pos: number, el: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p2 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_set_at', (x) => x.isl_multi_val_set_at(x.isl_multi_val_copy(p0), pos, x.isl_val_copy(p2)));
  }

  /** C: `isl_multi_val_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiVal, 'isl_multi_val_set_dim_id', (x) => x.isl_multi_val_set_dim_id(x.isl_multi_val_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_multi_val_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_set_dim_name', (x, f) => x.isl_multi_val_set_dim_name(x.isl_multi_val_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_multi_val_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiVal, 'isl_multi_val_set_range_tuple_id', (x) => x.isl_multi_val_set_range_tuple_id(x.isl_multi_val_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_multi_val_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(MultiVal, 'isl_multi_val_set_tuple_id', (x) => x.isl_multi_val_set_tuple_id(x.isl_multi_val_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_val_set_tuple_name`. */
  setTupleName(type: DimType, s: string): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_set_tuple_name', (x, f) => x.isl_multi_val_set_tuple_name(x.isl_multi_val_copy(p0), type, f.text(s)));
  }

  /** C: `isl_multi_val_set_val`. */
  setVal(pos: number, el: ValLike): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p2 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(MultiVal, 'isl_multi_val_set_val', (x) => x.isl_multi_val_set_val(x.isl_multi_val_copy(p0), pos, x.isl_val_copy(p2)));
  }

  /** C: `isl_multi_val_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.size('isl_multi_val_size', (x) => x.isl_multi_val_size(p0));
  }

  /** C: `isl_multi_val_splice`. */
  splice(inPos: number, outPos: number, multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p3 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_splice', (x) => x.isl_multi_val_splice(x.isl_multi_val_copy(p0), inPos, outPos, x.isl_multi_val_copy(p3)));
  }

  /** C: `isl_multi_val_sub` (in the set isl exports to other languages). */
  sub(multi2: MultiVal): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    const p1 = c.pointer(multi2, 'isl_multi_val');
    return c.give(MultiVal, 'isl_multi_val_sub', (x) => x.isl_multi_val_sub(x.isl_multi_val_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_multi_val_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_val');
    return c.ownedText('isl_multi_val_to_str', (x) => x.isl_multi_val_to_str(p0));
  }
}
