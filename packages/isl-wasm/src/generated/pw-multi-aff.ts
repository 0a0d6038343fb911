// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAffList } from './pw-multi-aff-list.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';

/** Wraps `isl_pw_multi_aff`. */
export class PwMultiAff extends IslObject<'isl_pw_multi_aff'> {
  static readonly islType = 'isl_pw_multi_aff';

  override get islType(): 'isl_pw_multi_aff' {
    return 'isl_pw_multi_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_multi_aff_alloc`. */
  static alloc(set: Set, maff: MultiAff): PwMultiAff {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    const p1 = c.pointer(maff, 'isl_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_alloc', (x) => x.isl_pw_multi_aff_alloc(x.isl_set_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_domain_map` (in the set isl exports to other languages). */
  static domainMap(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_domain_map', (x) => x.isl_pw_multi_aff_domain_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_empty`. */
  static empty(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_empty', (x) => x.isl_pw_multi_aff_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_domain`. */
  static fromDomain(set: Set): PwMultiAff {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_domain', (x) => x.isl_pw_multi_aff_from_domain(x.isl_set_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_map`. */
  static fromMap(map: Map): PwMultiAff {
    const c = map.context;
    const p0 = c.pointer(map, 'isl_map');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_map', (x) => x.isl_pw_multi_aff_from_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_multi_aff` (in the set isl exports to other languages). */
  static fromMultiAff(ma: MultiAff): PwMultiAff {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_multi_aff', (x) => x.isl_pw_multi_aff_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_multi_pw_aff`. */
  static fromMultiPwAff(mpa: MultiPwAff): PwMultiAff {
    const c = mpa.context;
    const p0 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_multi_pw_aff', (x) => x.isl_pw_multi_aff_from_multi_pw_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_pw_aff` (in the set isl exports to other languages). */
  static fromPwAff(pa: PwAff): PwMultiAff {
    const c = pa.context;
    const p0 = c.pointer(pa, 'isl_pw_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_pw_aff', (x) => x.isl_pw_multi_aff_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_from_set`. */
  static fromSet(set: Set): PwMultiAff {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_from_set', (x) => x.isl_pw_multi_aff_from_set(x.isl_set_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_identity`. */
  static identity(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_identity', (x) => x.isl_pw_multi_aff_identity(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_identity_on_domain_space` (in the set isl exports to other languages). */
  static identityOnDomainSpace(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_identity_on_domain_space', (x) => x.isl_pw_multi_aff_identity_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_multi_val_on_domain` (in the set isl exports to other languages). */
  static multiValOnDomain(domain: Set, mv: MultiVal): PwMultiAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_set');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_multi_val_on_domain', (x) => x.isl_pw_multi_aff_multi_val_on_domain(x.isl_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_project_out_map`. */
  static projectOutMap(space: Space, type: DimType, first: number, n: number): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_project_out_map', (x) => x.isl_pw_multi_aff_project_out_map(x.isl_space_copy(p0), type, first, n));
  }

  /** C: `isl_pw_multi_aff_range_map` (in the set isl exports to other languages). */
  static rangeMap(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_range_map', (x) => x.isl_pw_multi_aff_range_map(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): PwMultiAff {
    const c = context;
    return c.give(PwMultiAff, 'isl_pw_multi_aff_read_from_str', (x, f) => x.isl_pw_multi_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_multi_aff_zero` (in the set isl exports to other languages). */
  static zero(space: Space): PwMultiAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_zero', (x) => x.isl_pw_multi_aff_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_add` (in the set isl exports to other languages). */
  add(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_add', (x) => x.isl_pw_multi_aff_add(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_add_constant_multi_val` (in the set isl exports to other languages). */
  addConstantMultiVal(mv: MultiVal): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_add_constant_multi_val', (x) => x.isl_pw_multi_aff_add_constant_multi_val(x.isl_pw_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_add_constant_val` (in the set isl exports to other languages). */
  addConstantVal(v: ValLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_add_constant_val', (x) => x.isl_pw_multi_aff_add_constant_val(x.isl_pw_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_align_params`. */
  alignParams(model: Space): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_align_params', (x) => x.isl_pw_multi_aff_align_params(x.isl_pw_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_as_map` (in the set isl exports to other languages). */
  asMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Map, 'isl_pw_multi_aff_as_map', (x) => x.isl_pw_multi_aff_as_map(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_as_multi_aff` (in the set isl exports to other languages). */
  asMultiAff(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(MultiAff, 'isl_pw_multi_aff_as_multi_aff', (x) => x.isl_pw_multi_aff_as_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_as_set` (in the set isl exports to other languages). */
  asSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Set, 'isl_pw_multi_aff_as_set', (x) => x.isl_pw_multi_aff_as_set(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_bind_domain` (in the set isl exports to other languages). */
  bindDomain(tuple: MultiId): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_bind_domain', (x) => x.isl_pw_multi_aff_bind_domain(x.isl_pw_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_bind_domain_wrapped_domain` (in the set isl exports to other languages). */
  bindDomainWrappedDomain(tuple: MultiId): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_bind_domain_wrapped_domain', (x) => x.isl_pw_multi_aff_bind_domain_wrapped_domain(x.isl_pw_multi_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_coalesce', (x) => x.isl_pw_multi_aff_coalesce(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.size('isl_pw_multi_aff_dim', (x) => x.isl_pw_multi_aff_dim(p0, type));
  }

  /** C: `isl_pw_multi_aff_domain` (in the set isl exports to other languages). */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Set, 'isl_pw_multi_aff_domain', (x) => x.isl_pw_multi_aff_domain(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_domain_reverse', (x) => x.isl_pw_multi_aff_domain_reverse(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_drop_dims', (x) => x.isl_pw_multi_aff_drop_dims(x.isl_pw_multi_aff_copy(p0), type, first, n));
  }

  /** C: `isl_pw_multi_aff_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_drop_unused_params', (x) => x.isl_pw_multi_aff_drop_unused_params(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_every_piece`. */
  everyPiece(test: (set: Set, ma: MultiAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_every_piece', (x, f) => x.isl_pw_multi_aff_every_piece(f.held('isl_pw_multi_aff', p0), ...f.callback2((a0, a1) => (test(c.borrow(Set, a0), c.borrow(MultiAff, a1)) ? 1 : 0))));
  }

  /** C: `isl_pw_multi_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.number('isl_pw_multi_aff_find_dim_by_name', (x, f) => x.isl_pw_multi_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_pw_multi_aff_fix_si`. */
  fixSi(type: DimType, pos: number, value: number): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_fix_si', (x) => x.isl_pw_multi_aff_fix_si(x.isl_pw_multi_aff_copy(p0), type, pos, value));
  }

  /** C: `isl_pw_multi_aff_flat_range_product` (in the set isl exports to other languages). */
  flatRangeProduct(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_flat_range_product', (x) => x.isl_pw_multi_aff_flat_range_product(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_foreach_piece` (in the set isl exports to other languages). */
  foreachPiece(fn: (set: Set, maff: MultiAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.stat('isl_pw_multi_aff_foreach_piece', (x, f) => x.isl_pw_multi_aff_foreach_piece(f.held('isl_pw_multi_aff', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(MultiAff, a1)), 0))));
  }

  /** C: `isl_pw_multi_aff_get_at` (in the set isl exports to other languages). */
  getAt(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwAff, 'isl_pw_multi_aff_get_at', (x) => x.isl_pw_multi_aff_get_at(p0, pos));
  }

  /** C: `isl_pw_multi_aff_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Id, 'isl_pw_multi_aff_get_dim_id', (x) => x.isl_pw_multi_aff_get_dim_id(p0, type, pos));
  }

  /** C: `isl_pw_multi_aff_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.borrowedText('isl_pw_multi_aff_get_dim_name', (x) => x.isl_pw_multi_aff_get_dim_name(p0, type, pos));
  }

  /** C: `isl_pw_multi_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Space, 'isl_pw_multi_aff_get_domain_space', (x) => x.isl_pw_multi_aff_get_domain_space(p0));
  }

  /** C: `isl_pw_multi_aff_get_pw_aff`. */
  getPwAff(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwAff, 'isl_pw_multi_aff_get_pw_aff', (x) => x.isl_pw_multi_aff_get_pw_aff(p0, pos));
  }

  /** C: `isl_pw_multi_aff_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Id, 'isl_pw_multi_aff_get_range_tuple_id', (x) => x.isl_pw_multi_aff_get_range_tuple_id(p0));
  }

  /** C: `isl_pw_multi_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Space, 'isl_pw_multi_aff_get_space', (x) => x.isl_pw_multi_aff_get_space(p0));
  }

  /** C: `isl_pw_multi_aff_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(Id, 'isl_pw_multi_aff_get_tuple_id', (x) => x.isl_pw_multi_aff_get_tuple_id(p0, type));
  }

  /** C: `isl_pw_multi_aff_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.borrowedText('isl_pw_multi_aff_get_tuple_name', (x) => x.isl_pw_multi_aff_get_tuple_name(p0, type));
  }

  /** C: `isl_pw_multi_aff_gist` (in the set isl exports to other languages). */
  gist(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_gist', (x) => x.isl_pw_multi_aff_gist(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_gist_params', (x) => x.isl_pw_multi_aff_gist_params(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_has_range_tuple_id', (x) => x.isl_pw_multi_aff_has_range_tuple_id(p0));
  }

  /** C: `isl_pw_multi_aff_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_has_tuple_id', (x) => x.isl_pw_multi_aff_has_tuple_id(p0, type));
  }

  /** C: `isl_pw_multi_aff_has_tuple_name`. */
  hasTupleName(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_has_tuple_name', (x) => x.isl_pw_multi_aff_has_tuple_name(p0, type));
  }

  /** C: `isl_pw_multi_aff_insert_domain` (in the set isl exports to other languages). */
  insertDomain(domain: Space): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(domain, 'isl_space');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_insert_domain', (x) => x.isl_pw_multi_aff_insert_domain(x.isl_pw_multi_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_intersect_domain', (x) => x.isl_pw_multi_aff_intersect_domain(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_intersect_domain_wrapped_domain', (x) => x.isl_pw_multi_aff_intersect_domain_wrapped_domain(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_intersect_domain_wrapped_range', (x) => x.isl_pw_multi_aff_intersect_domain_wrapped_range(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_intersect_params', (x) => x.isl_pw_multi_aff_intersect_params(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_involves_dims', (x) => x.isl_pw_multi_aff_involves_dims(p0, type, first, n));
  }

  /** C: `isl_pw_multi_aff_involves_locals` (in the set isl exports to other languages). */
  involvesLocals(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_involves_locals', (x) => x.isl_pw_multi_aff_involves_locals(p0));
  }

  /** C: `isl_pw_multi_aff_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_involves_nan', (x) => x.isl_pw_multi_aff_involves_nan(p0));
  }

  /** C: `isl_pw_multi_aff_involves_param_id`. */
  involvesParamId(id: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.bool('isl_pw_multi_aff_involves_param_id', (x) => x.isl_pw_multi_aff_involves_param_id(p0, p1));
  }

  /** C: `isl_pw_multi_aff_is_equal`. */
  isEqual(pma2: PwMultiAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_is_equal', (x) => x.isl_pw_multi_aff_is_equal(p0, p1));
  }

  /** C: `isl_pw_multi_aff_isa_multi_aff` (in the set isl exports to other languages). */
  isaMultiAff(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_isa_multi_aff', (x) => x.isl_pw_multi_aff_isa_multi_aff(p0));
  }

  /** C: `isl_pw_multi_aff_max_multi_val` (in the set isl exports to other languages). */
  maxMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(MultiVal, 'isl_pw_multi_aff_max_multi_val', (x) => x.isl_pw_multi_aff_max_multi_val(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_min_multi_val` (in the set isl exports to other languages). */
  minMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(MultiVal, 'isl_pw_multi_aff_min_multi_val', (x) => x.isl_pw_multi_aff_min_multi_val(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_n_piece` (in the set isl exports to other languages). */
  nPiece(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.size('isl_pw_multi_aff_n_piece', (x) => x.isl_pw_multi_aff_n_piece(p0));
  }

  /** C: `isl_pw_multi_aff_neg`. */
  neg(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_neg', (x) => x.isl_pw_multi_aff_neg(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(pma2: PwMultiAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.bool('isl_pw_multi_aff_plain_is_equal', (x) => x.isl_pw_multi_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_pw_multi_aff_preimage_domain_wrapped_domain_pw_multi_aff` (in the set isl exports to other languages). */
  preimageDomainWrappedDomainPwMultiAff(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_preimage_domain_wrapped_domain_pw_multi_aff', (x) => x.isl_pw_multi_aff_preimage_domain_wrapped_domain_pw_multi_aff(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_product` (in the set isl exports to other languages). */
  product(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_product', (x) => x.isl_pw_multi_aff_product(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_project_domain_on_params`. */
  projectDomainOnParams(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_project_domain_on_params', (x) => x.isl_pw_multi_aff_project_domain_on_params(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_pullback_multi_aff` (in the set isl exports to other languages). */
  pullbackMultiAff(ma: MultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_pullback_multi_aff', (x) => x.isl_pw_multi_aff_pullback_multi_aff(x.isl_pw_multi_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_pullback_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackPwMultiAff(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_pullback_pw_multi_aff', (x) => x.isl_pw_multi_aff_pullback_pw_multi_aff(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_range_factor_domain` (in the set isl exports to other languages). */
  rangeFactorDomain(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_range_factor_domain', (x) => x.isl_pw_multi_aff_range_factor_domain(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_range_factor_range` (in the set isl exports to other languages). */
  rangeFactorRange(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_range_factor_range', (x) => x.isl_pw_multi_aff_range_factor_range(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_range_product` (in the set isl exports to other languages). */
  rangeProduct(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_range_product', (x) => x.isl_pw_multi_aff_range_product(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_reset_tuple_id`. */
  resetTupleId(type: DimType): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_reset_tuple_id', (x) => x.isl_pw_multi_aff_reset_tuple_id(x.isl_pw_multi_aff_copy(p0), type));
  }

  /** C: `isl_pw_multi_aff_reset_user`. */
  resetUser(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_reset_user', (x) => x.isl_pw_multi_aff_reset_user(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_scale_down_multi_val` (in the set isl exports to other languages). */
  scaleDownMultiVal(mv: MultiVal): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_scale_down_multi_val', (x) => x.isl_pw_multi_aff_scale_down_multi_val(x.isl_pw_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_scale_down_val', (x) => x.isl_pw_multi_aff_scale_down_val(x.isl_pw_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_scale_multi_val` (in the set isl exports to other languages). */
  scaleMultiVal(mv: MultiVal): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_scale_multi_val', (x) => x.isl_pw_multi_aff_scale_multi_val(x.isl_pw_multi_aff_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_scale_val', (x) => x.isl_pw_multi_aff_scale_val(x.isl_pw_multi_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_set_dim_id', (x) => x.isl_pw_multi_aff_set_dim_id(x.isl_pw_multi_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_pw_multi_aff_set_pw_aff`. */
  setPwAff(pos: number, pa: PwAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p2 = c.pointer(pa, 'isl_pw_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_set_pw_aff', (x) => x.isl_pw_multi_aff_set_pw_aff(x.isl_pw_multi_aff_copy(p0), pos, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_pw_multi_aff_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_set_range_tuple_id', (x) => x.isl_pw_multi_aff_set_range_tuple_id(x.isl_pw_multi_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_set_tuple_id', (x) => x.isl_pw_multi_aff_set_tuple_id(x.isl_pw_multi_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_pw_multi_aff_sub` (in the set isl exports to other languages). */
  sub(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_sub', (x) => x.isl_pw_multi_aff_sub(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_subtract_domain` (in the set isl exports to other languages). */
  subtractDomain(set: Set): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_subtract_domain', (x) => x.isl_pw_multi_aff_subtract_domain(x.isl_pw_multi_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_to_list` (in the set isl exports to other languages). */
  toList(): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_to_list', (x) => x.isl_pw_multi_aff_to_list(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_to_multi_pw_aff` (in the set isl exports to other languages). */
  toMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(MultiPwAff, 'isl_pw_multi_aff_to_multi_pw_aff', (x) => x.isl_pw_multi_aff_to_multi_pw_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.ownedText('isl_pw_multi_aff_to_str', (x) => x.isl_pw_multi_aff_to_str(p0));
  }

  /** C: `isl_pw_multi_aff_to_union_pw_multi_aff` (in the set isl exports to other languages). */
  toUnionPwMultiAff(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    return c.give(UnionPwMultiAff, 'isl_pw_multi_aff_to_union_pw_multi_aff', (x) => x.isl_pw_multi_aff_to_union_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_union_add', (x) => x.isl_pw_multi_aff_union_add(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_union_lexmax`. */
  unionLexmax(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_union_lexmax', (x) => x.isl_pw_multi_aff_union_lexmax(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_union_lexmin`. */
  unionLexmin(pma2: PwMultiAff): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff');
    const p1 = c.pointer(pma2, 'isl_pw_multi_aff');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_union_lexmin', (x) => x.isl_pw_multi_aff_union_lexmin(x.isl_pw_multi_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }
}
