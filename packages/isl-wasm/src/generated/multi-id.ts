// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { Space } from './space.js';

/** Wraps `isl_multi_id`. */
export class MultiId extends IslObject<'isl_multi_id'> {
  static readonly islType = 'isl_multi_id';

  override get islType(): 'isl_multi_id' {
    return 'isl_multi_id';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_multi_id_from_id_list` (in the set isl exports to other languages). */
  static fromIdList(space: Space, list: IdList): MultiId {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.give(MultiId, 'isl_multi_id_from_id_list', (x) => x.isl_multi_id_from_id_list(x.isl_space_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_multi_id_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MultiId {
    const c = context;
    return c.give(MultiId, 'isl_multi_id_read_from_str', (x, f) => x.isl_multi_id_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_multi_id_align_params`. */
  alignParams(model: Space): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(MultiId, 'isl_multi_id_align_params', (x) => x.isl_multi_id_align_params(x.isl_multi_id_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_multi_id_factor_range`. */
  factorRange(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_factor_range', (x) => x.isl_multi_id_factor_range(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(multi2: MultiId): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p1 = c.pointer(multi2, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_flat_range_product', (x) => x.isl_multi_id_flat_range_product(x.isl_multi_id_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_id_flatten_range`. */
  flattenRange(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_flatten_range', (x) => x.isl_multi_id_flatten_range(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_from_range`. */
  fromRange(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_from_range', (x) => x.isl_multi_id_from_range(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(Id, 'isl_multi_id_get_at', (x) => x.isl_multi_id_get_at(p0, pos));
  }

  /** C: `isl_multi_id_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(Space, 'isl_multi_id_get_domain_space', (x) => x.isl_multi_id_get_domain_space(p0));
  }

  /** C: `isl_multi_id_get_id`. */
  getId(pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(Id, 'isl_multi_id_get_id', (x) => x.isl_multi_id_get_id(p0, pos));
  }

  /** C: `isl_multi_id_get_list` (in the set isl exports to other languages). */
  getList(): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(IdList, 'isl_multi_id_get_list', (x) => x.isl_multi_id_get_list(p0));
  }

  /** C: `isl_multi_id_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(Space, 'isl_multi_id_get_space', (x) => x.isl_multi_id_get_space(p0));
  }

  /** C: `isl_multi_id_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(multi2: MultiId): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p1 = c.pointer(multi2, 'isl_multi_id');
    return c.bool('isl_multi_id_plain_is_equal', (x) => x.isl_multi_id_plain_is_equal(p0, p1));
  }

  /** C: `isl_multi_id_range_factor_domain`. */
  rangeFactorDomain(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_range_factor_domain', (x) => x.isl_multi_id_range_factor_domain(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_range_factor_range`. */
  rangeFactorRange(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_range_factor_range', (x) => x.isl_multi_id_range_factor_range(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.bool('isl_multi_id_range_is_wrapping', (x) => x.isl_multi_id_range_is_wrapping(p0));
  }

  /** C: `isl_multi_id_range_product` (in the set isl exports to other languages). */
  rangeProduct(multi2: MultiId): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p1 = c.pointer(multi2, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_range_product', (x) => x.isl_multi_id_range_product(x.isl_multi_id_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_multi_id_range_splice`. */
  rangeSplice(pos: number, multi2: MultiId): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p2 = c.pointer(multi2, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_range_splice', (x) => x.isl_multi_id_range_splice(x.isl_multi_id_copy(p0), pos, x.isl_multi_id_copy(p2)));
  }

  /** C: `isl_multi_id_reset_user`. */
  resetUser(): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.give(MultiId, 'isl_multi_id_reset_user', (x) => x.isl_multi_id_reset_user(x.isl_multi_id_copy(p0)));
  }

  /** C: `isl_multi_id_set_at` (in the set isl exports to other languages). */
  setAt(pos: number, el: IdLike): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p2 = c.pointer(asId(c, el), 'isl_id');
    return c.give(MultiId, 'isl_multi_id_set_at', (x) => x.isl_multi_id_set_at(x.isl_multi_id_copy(p0), pos, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_id_set_id`. */
  setId(pos: number, el: IdLike): MultiId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    const p2 = c.pointer(asId(c, el), 'isl_id');
    return c.give(MultiId, 'isl_multi_id_set_id', (x) => x.isl_multi_id_set_id(x.isl_multi_id_copy(p0), pos, x.isl_id_copy(p2)));
  }

  /** C: `isl_multi_id_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.size('isl_multi_id_size', (x) => x.isl_multi_id_size(p0));
  }

  /** C: `isl_multi_id_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_multi_id');
    return c.ownedText('isl_multi_id_to_str', (x) => x.isl_multi_id_to_str(p0));
  }
}
