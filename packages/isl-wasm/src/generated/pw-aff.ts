// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { LocalSpace } from './local-space.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { Point } from './point.js';
import { PwAffList } from './pw-aff-list.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionPwAff } from './union-pw-aff.js';
import { Val } from './val.js';

/** Wraps `isl_pw_aff`. */
export class PwAff extends IslObject<'isl_pw_aff'> {
  static readonly islType = 'isl_pw_aff';

  override get islType(): 'isl_pw_aff' {
    return 'isl_pw_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_aff_alloc`. */
  static alloc(set: Set, aff: Aff): PwAff {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    const p1 = c.pointer(aff, 'isl_aff');
    return c.give(PwAff, 'isl_pw_aff_alloc', (x) => x.isl_pw_aff_alloc(x.isl_set_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_empty`. */
  static empty(space: Space): PwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwAff, 'isl_pw_aff_empty', (x) => x.isl_pw_aff_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_aff_from_aff` (in the set isl exports to other languages). */
  static fromAff(aff: Aff): PwAff {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(PwAff, 'isl_pw_aff_from_aff', (x) => x.isl_pw_aff_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_nan_on_domain`. */
  static nanOnDomain(ls: LocalSpace): PwAff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(PwAff, 'isl_pw_aff_nan_on_domain', (x) => x.isl_pw_aff_nan_on_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_pw_aff_nan_on_domain_space`. */
  static nanOnDomainSpace(space: Space): PwAff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(PwAff, 'isl_pw_aff_nan_on_domain_space', (x) => x.isl_pw_aff_nan_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_pw_aff_param_on_domain_id` (in the set isl exports to other languages). */
  static paramOnDomainId(domain: Set, id: IdLike): PwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwAff, 'isl_pw_aff_param_on_domain_id', (x) => x.isl_pw_aff_param_on_domain_id(x.isl_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_pw_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): PwAff {
    const c = context;
    return c.give(PwAff, 'isl_pw_aff_read_from_str', (x, f) => x.isl_pw_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_aff_val_on_domain`. */
  static valOnDomain(domain: Set, v: ValLike): PwAff {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_set');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwAff, 'isl_pw_aff_val_on_domain', (x) => x.isl_pw_aff_val_on_domain(x.isl_set_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_aff_var_on_domain`. */
  static varOnDomain(ls: LocalSpace, type: DimType, pos: number): PwAff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(PwAff, 'isl_pw_aff_var_on_domain', (x) => x.isl_pw_aff_var_on_domain(x.isl_local_space_copy(p0), type, pos));
  }

  /** C: `isl_pw_aff_zero_on_domain`. */
  static zeroOnDomain(ls: LocalSpace): PwAff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(PwAff, 'isl_pw_aff_zero_on_domain', (x) => x.isl_pw_aff_zero_on_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_pw_aff_add` (in the set isl exports to other languages). */
  add(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_add', (x) => x.isl_pw_aff_add(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_add_constant_val` (in the set isl exports to other languages). */
  addConstantVal(v: ValLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwAff, 'isl_pw_aff_add_constant_val', (x) => x.isl_pw_aff_add_constant_val(x.isl_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_aff_add_dims`. */
  addDims(type: DimType, n: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_add_dims', (x) => x.isl_pw_aff_add_dims(x.isl_pw_aff_copy(p0), type, n));
  }

  /** C: `isl_pw_aff_align_params`. */
  alignParams(model: Space): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(PwAff, 'isl_pw_aff_align_params', (x) => x.isl_pw_aff_align_params(x.isl_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_aff_as_aff` (in the set isl exports to other languages). */
  asAff(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Aff, 'isl_pw_aff_as_aff', (x) => x.isl_pw_aff_as_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_as_map` (in the set isl exports to other languages). */
  asMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_as_map', (x) => x.isl_pw_aff_as_map(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_bind_domain` (in the set isl exports to other languages). */
  bindDomain(tuple: MultiId): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(PwAff, 'isl_pw_aff_bind_domain', (x) => x.isl_pw_aff_bind_domain(x.isl_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_pw_aff_bind_domain_wrapped_domain` (in the set isl exports to other languages). */
  bindDomainWrappedDomain(tuple: MultiId): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(PwAff, 'isl_pw_aff_bind_domain_wrapped_domain', (x) => x.isl_pw_aff_bind_domain_wrapped_domain(x.isl_pw_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_pw_aff_bind_id` (in the set isl exports to other languages). */
  bindId(id: IdLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Set, 'isl_pw_aff_bind_id', (x) => x.isl_pw_aff_bind_id(x.isl_pw_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_pw_aff_ceil` (in the set isl exports to other languages). */
  ceil(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_ceil', (x) => x.isl_pw_aff_ceil(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_coalesce` (in the set isl exports to other languages). */
  coalesce(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_coalesce', (x) => x.isl_pw_aff_coalesce(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_cond` (in the set isl exports to other languages). */
  cond(pwaffTrue: PwAff, pwaffFalse: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaffTrue, 'isl_pw_aff');
    const p2 = c.pointer(pwaffFalse, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_cond', (x) => x.isl_pw_aff_cond(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1), x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_pw_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.size('isl_pw_aff_dim', (x) => x.isl_pw_aff_dim(p0, type));
  }

  /** C: `isl_pw_aff_div` (in the set isl exports to other languages). */
  div(pa2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_div', (x) => x.isl_pw_aff_div(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_domain` (in the set isl exports to other languages). */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_domain', (x) => x.isl_pw_aff_domain(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_domain_reverse', (x) => x.isl_pw_aff_domain_reverse(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_drop_dims', (x) => x.isl_pw_aff_drop_dims(x.isl_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_pw_aff_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_drop_unused_params', (x) => x.isl_pw_aff_drop_unused_params(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_eq_map`. */
  eqMap(pa2: PwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_eq_map', (x) => x.isl_pw_aff_eq_map(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_eq_set` (in the set isl exports to other languages). */
  eqSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_eq_set', (x) => x.isl_pw_aff_eq_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_eval` (in the set isl exports to other languages). */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_pw_aff_eval', (x) => x.isl_pw_aff_eval(x.isl_pw_aff_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_pw_aff_every_piece`. */
  everyPiece(test: (set: Set, aff: Aff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_every_piece', (x, f) => x.isl_pw_aff_every_piece(f.held('isl_pw_aff', p0), ...f.callback2((a0, a1) => (test(c.borrow(Set, a0), c.borrow(Aff, a1)) ? 1 : 0))));
  }

  /** C: `isl_pw_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.number('isl_pw_aff_find_dim_by_name', (x, f) => x.isl_pw_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_pw_aff_floor` (in the set isl exports to other languages). */
  floor(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_floor', (x) => x.isl_pw_aff_floor(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_foreach_piece`. */
  foreachPiece(fn: (set: Set, aff: Aff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.stat('isl_pw_aff_foreach_piece', (x, f) => x.isl_pw_aff_foreach_piece(f.held('isl_pw_aff', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Set, a0), c.adopt(Aff, a1)), 0))));
  }

  /** C: `isl_pw_aff_from_range`. */
  fromRange(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_from_range', (x) => x.isl_pw_aff_from_range(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_ge_map`. */
  geMap(pa2: PwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_ge_map', (x) => x.isl_pw_aff_ge_map(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_ge_set` (in the set isl exports to other languages). */
  geSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_ge_set', (x) => x.isl_pw_aff_ge_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Id, 'isl_pw_aff_get_dim_id', (x) => x.isl_pw_aff_get_dim_id(p0, type, pos));
  }

  /** C: `isl_pw_aff_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.borrowedText('isl_pw_aff_get_dim_name', (x) => x.isl_pw_aff_get_dim_name(p0, type, pos));
  }

  /** C: `isl_pw_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Space, 'isl_pw_aff_get_domain_space', (x) => x.isl_pw_aff_get_domain_space(p0));
  }

  /** C: `isl_pw_aff_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.unsigned('isl_pw_aff_get_hash', (x) => x.isl_pw_aff_get_hash(p0));
  }

  /** C: `isl_pw_aff_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Space, 'isl_pw_aff_get_space', (x) => x.isl_pw_aff_get_space(p0));
  }

  /** C: `isl_pw_aff_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Id, 'isl_pw_aff_get_tuple_id', (x) => x.isl_pw_aff_get_tuple_id(p0, type));
  }

  /** C: `isl_pw_aff_gist` (in the set isl exports to other languages). */
  gist(context: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_gist', (x) => x.isl_pw_aff_gist(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_gist_params', (x) => x.isl_pw_aff_gist_params(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_gt_map`. */
  gtMap(pa2: PwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_gt_map', (x) => x.isl_pw_aff_gt_map(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_gt_set` (in the set isl exports to other languages). */
  gtSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_gt_set', (x) => x.isl_pw_aff_gt_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_has_dim_id', (x) => x.isl_pw_aff_has_dim_id(p0, type, pos));
  }

  /** C: `isl_pw_aff_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_has_tuple_id', (x) => x.isl_pw_aff_has_tuple_id(p0, type));
  }

  /** C: `isl_pw_aff_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_insert_dims', (x) => x.isl_pw_aff_insert_dims(x.isl_pw_aff_copy(p0), type, first, n));
  }

  /** C: `isl_pw_aff_insert_domain` (in the set isl exports to other languages). */
  insertDomain(domain: Space): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(domain, 'isl_space');
    return c.give(PwAff, 'isl_pw_aff_insert_domain', (x) => x.isl_pw_aff_insert_domain(x.isl_pw_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_pw_aff_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(set: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_intersect_domain', (x) => x.isl_pw_aff_intersect_domain(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_intersect_domain_wrapped_domain`. */
  intersectDomainWrappedDomain(set: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_intersect_domain_wrapped_domain', (x) => x.isl_pw_aff_intersect_domain_wrapped_domain(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_intersect_domain_wrapped_range`. */
  intersectDomainWrappedRange(set: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_intersect_domain_wrapped_range', (x) => x.isl_pw_aff_intersect_domain_wrapped_range(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_intersect_params', (x) => x.isl_pw_aff_intersect_params(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_involves_dims', (x) => x.isl_pw_aff_involves_dims(p0, type, first, n));
  }

  /** C: `isl_pw_aff_involves_nan`. */
  involvesNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_involves_nan', (x) => x.isl_pw_aff_involves_nan(p0));
  }

  /** C: `isl_pw_aff_involves_param_id`. */
  involvesParamId(id: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.bool('isl_pw_aff_involves_param_id', (x) => x.isl_pw_aff_involves_param_id(p0, p1));
  }

  /** C: `isl_pw_aff_is_cst`. */
  isCst(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_is_cst', (x) => x.isl_pw_aff_is_cst(p0));
  }

  /** C: `isl_pw_aff_is_empty`. */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_is_empty', (x) => x.isl_pw_aff_is_empty(p0));
  }

  /** C: `isl_pw_aff_is_equal`. */
  isEqual(pa2: PwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.bool('isl_pw_aff_is_equal', (x) => x.isl_pw_aff_is_equal(p0, p1));
  }

  /** C: `isl_pw_aff_isa_aff` (in the set isl exports to other languages). */
  isaAff(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.bool('isl_pw_aff_isa_aff', (x) => x.isl_pw_aff_isa_aff(p0));
  }

  /** C: `isl_pw_aff_le_map`. */
  leMap(pa2: PwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_le_map', (x) => x.isl_pw_aff_le_map(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_le_set` (in the set isl exports to other languages). */
  leSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_le_set', (x) => x.isl_pw_aff_le_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_lt_map`. */
  ltMap(pa2: PwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(Map, 'isl_pw_aff_lt_map', (x) => x.isl_pw_aff_lt_map(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_lt_set` (in the set isl exports to other languages). */
  ltSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_lt_set', (x) => x.isl_pw_aff_lt_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_max` (in the set isl exports to other languages). */
  max(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_max', (x) => x.isl_pw_aff_max(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_max_val` (in the set isl exports to other languages). */
  maxVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Val, 'isl_pw_aff_max_val', (x) => x.isl_pw_aff_max_val(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_min` (in the set isl exports to other languages). */
  min(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_min', (x) => x.isl_pw_aff_min(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_min_val` (in the set isl exports to other languages). */
  minVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Val, 'isl_pw_aff_min_val', (x) => x.isl_pw_aff_min_val(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_mod_val` (in the set isl exports to other languages). */
  modVal(mod: ValLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asVal(c, mod), 'isl_val');
    return c.give(PwAff, 'isl_pw_aff_mod_val', (x) => x.isl_pw_aff_mod_val(x.isl_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_aff_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_move_dims', (x) => x.isl_pw_aff_move_dims(x.isl_pw_aff_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_pw_aff_mul` (in the set isl exports to other languages). */
  mul(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_mul', (x) => x.isl_pw_aff_mul(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_n_piece`. */
  nPiece(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.size('isl_pw_aff_n_piece', (x) => x.isl_pw_aff_n_piece(p0));
  }

  /** C: `isl_pw_aff_ne_set` (in the set isl exports to other languages). */
  neSet(pwaff2: PwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_ne_set', (x) => x.isl_pw_aff_ne_set(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_neg` (in the set isl exports to other languages). */
  neg(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_neg', (x) => x.isl_pw_aff_neg(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_non_zero_set`. */
  nonZeroSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_non_zero_set', (x) => x.isl_pw_aff_non_zero_set(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_nonneg_set`. */
  nonnegSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_nonneg_set', (x) => x.isl_pw_aff_nonneg_set(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_params` (in the set isl exports to other languages). */
  params(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_params', (x) => x.isl_pw_aff_params(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_plain_cmp`. */
  plainCmp(pa2: PwAff): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.number('isl_pw_aff_plain_cmp', (x) => x.isl_pw_aff_plain_cmp(p0, p1));
  }

  /** C: `isl_pw_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(pwaff2: PwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.bool('isl_pw_aff_plain_is_equal', (x) => x.isl_pw_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_pw_aff_pos_set`. */
  posSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_pos_set', (x) => x.isl_pw_aff_pos_set(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_project_domain_on_params`. */
  projectDomainOnParams(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_project_domain_on_params', (x) => x.isl_pw_aff_project_domain_on_params(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_pullback_multi_aff` (in the set isl exports to other languages). */
  pullbackMultiAff(ma: MultiAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(PwAff, 'isl_pw_aff_pullback_multi_aff', (x) => x.isl_pw_aff_pullback_multi_aff(x.isl_pw_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_pullback_multi_pw_aff` (in the set isl exports to other languages). */
  pullbackMultiPwAff(mpa: MultiPwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_pullback_multi_pw_aff', (x) => x.isl_pw_aff_pullback_multi_pw_aff(x.isl_pw_aff_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_pullback_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackPwMultiAff(pma: PwMultiAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(PwAff, 'isl_pw_aff_pullback_pw_multi_aff', (x) => x.isl_pw_aff_pullback_pw_multi_aff(x.isl_pw_aff_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_reset_tuple_id`. */
  resetTupleId(type: DimType): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_reset_tuple_id', (x) => x.isl_pw_aff_reset_tuple_id(x.isl_pw_aff_copy(p0), type));
  }

  /** C: `isl_pw_aff_reset_user`. */
  resetUser(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_reset_user', (x) => x.isl_pw_aff_reset_user(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(f_: ValLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asVal(c, f_), 'isl_val');
    return c.give(PwAff, 'isl_pw_aff_scale_down_val', (x) => x.isl_pw_aff_scale_down_val(x.isl_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwAff, 'isl_pw_aff_scale_val', (x) => x.isl_pw_aff_scale_val(x.isl_pw_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_pw_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwAff, 'isl_pw_aff_set_dim_id', (x) => x.isl_pw_aff_set_dim_id(x.isl_pw_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_pw_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwAff, 'isl_pw_aff_set_tuple_id', (x) => x.isl_pw_aff_set_tuple_id(x.isl_pw_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_pw_aff_sub` (in the set isl exports to other languages). */
  sub(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_sub', (x) => x.isl_pw_aff_sub(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_subtract_domain` (in the set isl exports to other languages). */
  subtractDomain(set: Set): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(PwAff, 'isl_pw_aff_subtract_domain', (x) => x.isl_pw_aff_subtract_domain(x.isl_pw_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_pw_aff_tdiv_q` (in the set isl exports to other languages). */
  tdivQ(pa2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_tdiv_q', (x) => x.isl_pw_aff_tdiv_q(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_tdiv_r` (in the set isl exports to other languages). */
  tdivR(pa2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pa2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_tdiv_r', (x) => x.isl_pw_aff_tdiv_r(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_to_list` (in the set isl exports to other languages). */
  toList(): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_to_list', (x) => x.isl_pw_aff_to_list(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.ownedText('isl_pw_aff_to_str', (x) => x.isl_pw_aff_to_str(p0));
  }

  /** C: `isl_pw_aff_to_union_pw_aff` (in the set isl exports to other languages). */
  toUnionPwAff(): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(UnionPwAff, 'isl_pw_aff_to_union_pw_aff', (x) => x.isl_pw_aff_to_union_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_union_add` (in the set isl exports to other languages). */
  unionAdd(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_union_add', (x) => x.isl_pw_aff_union_add(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_union_max`. */
  unionMax(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_union_max', (x) => x.isl_pw_aff_union_max(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_union_min`. */
  unionMin(pwaff2: PwAff): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    const p1 = c.pointer(pwaff2, 'isl_pw_aff');
    return c.give(PwAff, 'isl_pw_aff_union_min', (x) => x.isl_pw_aff_union_min(x.isl_pw_aff_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_zero_set`. */
  zeroSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff');
    return c.give(Set, 'isl_pw_aff_zero_set', (x) => x.isl_pw_aff_zero_set(x.isl_pw_aff_copy(p0)));
  }
}
