// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AffList } from './aff-list.js';
import { BasicSet } from './basic-set.js';
import type { DimType } from './enums.js';
import { LocalSpace } from './local-space.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { Point } from './point.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_aff`. */
export class Aff extends IslObject<'isl_aff'> {
  static readonly islType = 'isl_aff';

  override get islType(): 'isl_aff' {
    return 'isl_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_aff_nan_on_domain`. */
  static nanOnDomain(ls: LocalSpace): Aff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(Aff, 'isl_aff_nan_on_domain', (x) => x.isl_aff_nan_on_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_aff_nan_on_domain_space`. */
  static nanOnDomainSpace(space: Space): Aff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Aff, 'isl_aff_nan_on_domain_space', (x) => x.isl_aff_nan_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_aff_param_on_domain_space_id`. */
  static paramOnDomainSpaceId(space: Space, id: IdLike): Aff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Aff, 'isl_aff_param_on_domain_space_id', (x) => x.isl_aff_param_on_domain_space_id(x.isl_space_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Aff {
    const c = context;
    return c.give(Aff, 'isl_aff_read_from_str', (x, f) => x.isl_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_aff_val_on_domain`. */
  static valOnDomain(ls: LocalSpace, val: ValLike): Aff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    const p1 = c.pointer(asVal(c, val), 'isl_val');
    return c.give(Aff, 'isl_aff_val_on_domain', (x) => x.isl_aff_val_on_domain(x.isl_local_space_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_val_on_domain_space`. */
  static valOnDomainSpace(space: Space, val: ValLike): Aff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(asVal(c, val), 'isl_val');
    return c.give(Aff, 'isl_aff_val_on_domain_space', (x) => x.isl_aff_val_on_domain_space(x.isl_space_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_var_on_domain`. */
  static varOnDomain(ls: LocalSpace, type: DimType, pos: number): Aff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(Aff, 'isl_aff_var_on_domain', (x) => x.isl_aff_var_on_domain(x.isl_local_space_copy(p0), type, pos));
  }

  /** C: `isl_aff_zero_on_domain`. */
  static zeroOnDomain(ls: LocalSpace): Aff {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(Aff, 'isl_aff_zero_on_domain', (x) => x.isl_aff_zero_on_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_aff_zero_on_domain_space` (in the set isl exports to other languages). */
  static zeroOnDomainSpace(space: Space): Aff {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Aff, 'isl_aff_zero_on_domain_space', (x) => x.isl_aff_zero_on_domain_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_aff_add` (in the set isl exports to other languages). */
  add(aff2: Aff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Aff, 'isl_aff_add', (x) => x.isl_aff_add(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_add_coefficient_si`. */
  addCoefficientSi(type: DimType, pos: number, v: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_add_coefficient_si', (x) => x.isl_aff_add_coefficient_si(x.isl_aff_copy(p0), type, pos, v));
  }

  /** C: `isl_aff_add_coefficient_val`. */
  addCoefficientVal(type: DimType, pos: number, v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_add_coefficient_val', (x) => x.isl_aff_add_coefficient_val(x.isl_aff_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_aff_add_constant_num_si`. */
  addConstantNumSi(v: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_add_constant_num_si', (x) => x.isl_aff_add_constant_num_si(x.isl_aff_copy(p0), v));
  }

  /** C: `isl_aff_add_constant_si`. */
  addConstantSi(v: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_add_constant_si', (x) => x.isl_aff_add_constant_si(x.isl_aff_copy(p0), v));
  }

  /** C: `isl_aff_add_constant_val` (in the set isl exports to other languages). */
  addConstantVal(v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_add_constant_val', (x) => x.isl_aff_add_constant_val(x.isl_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_add_dims`. */
  addDims(type: DimType, n: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_add_dims', (x) => x.isl_aff_add_dims(x.isl_aff_copy(p0), type, n));
  }

  /** C: `isl_aff_align_params`. */
  alignParams(model: Space): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(Aff, 'isl_aff_align_params', (x) => x.isl_aff_align_params(x.isl_aff_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_aff_bind_id` (in the set isl exports to other languages). */
  bindId(id: IdLike): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(BasicSet, 'isl_aff_bind_id', (x) => x.isl_aff_bind_id(x.isl_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_aff_ceil` (in the set isl exports to other languages). */
  ceil(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_ceil', (x) => x.isl_aff_ceil(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_coefficient_sgn`. */
  coefficientSgn(type: DimType, pos: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.number('isl_aff_coefficient_sgn', (x) => x.isl_aff_coefficient_sgn(p0, type, pos));
  }

  /** C: `isl_aff_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.size('isl_aff_dim', (x) => x.isl_aff_dim(p0, type));
  }

  /** C: `isl_aff_div` (in the set isl exports to other languages). */
  div(aff2: Aff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Aff, 'isl_aff_div', (x) => x.isl_aff_div(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_domain_reverse', (x) => x.isl_aff_domain_reverse(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_drop_dims', (x) => x.isl_aff_drop_dims(x.isl_aff_copy(p0), type, first, n));
  }

  /** C: `isl_aff_eq_basic_set`. */
  eqBasicSet(aff2: Aff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_eq_basic_set', (x) => x.isl_aff_eq_basic_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_eq_set` (in the set isl exports to other languages). */
  eqSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_eq_set', (x) => x.isl_aff_eq_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_eval` (in the set isl exports to other languages). */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_aff_eval', (x) => x.isl_aff_eval(x.isl_aff_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_aff_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.number('isl_aff_find_dim_by_name', (x, f) => x.isl_aff_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_aff_floor` (in the set isl exports to other languages). */
  floor(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_floor', (x) => x.isl_aff_floor(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_from_range`. */
  fromRange(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_from_range', (x) => x.isl_aff_from_range(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_ge_basic_set`. */
  geBasicSet(aff2: Aff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_ge_basic_set', (x) => x.isl_aff_ge_basic_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_ge_set` (in the set isl exports to other languages). */
  geSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_ge_set', (x) => x.isl_aff_ge_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_get_coefficient_val`. */
  getCoefficientVal(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Val, 'isl_aff_get_coefficient_val', (x) => x.isl_aff_get_coefficient_val(p0, type, pos));
  }

  /** C: `isl_aff_get_constant_val` (in the set isl exports to other languages). */
  getConstantVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Val, 'isl_aff_get_constant_val', (x) => x.isl_aff_get_constant_val(p0));
  }

  /** C: `isl_aff_get_denominator_val`. */
  getDenominatorVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Val, 'isl_aff_get_denominator_val', (x) => x.isl_aff_get_denominator_val(p0));
  }

  /** C: `isl_aff_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.borrowedText('isl_aff_get_dim_name', (x) => x.isl_aff_get_dim_name(p0, type, pos));
  }

  /** C: `isl_aff_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_get_div', (x) => x.isl_aff_get_div(p0, pos));
  }

  /** C: `isl_aff_get_domain_local_space`. */
  getDomainLocalSpace(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(LocalSpace, 'isl_aff_get_domain_local_space', (x) => x.isl_aff_get_domain_local_space(p0));
  }

  /** C: `isl_aff_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Space, 'isl_aff_get_domain_space', (x) => x.isl_aff_get_domain_space(p0));
  }

  /** C: `isl_aff_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.unsigned('isl_aff_get_hash', (x) => x.isl_aff_get_hash(p0));
  }

  /** C: `isl_aff_get_local_space`. */
  getLocalSpace(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(LocalSpace, 'isl_aff_get_local_space', (x) => x.isl_aff_get_local_space(p0));
  }

  /** C: `isl_aff_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Space, 'isl_aff_get_space', (x) => x.isl_aff_get_space(p0));
  }

  /** C: `isl_aff_gist` (in the set isl exports to other languages). */
  gist(context: Set): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Aff, 'isl_aff_gist', (x) => x.isl_aff_gist(x.isl_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_aff_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Aff, 'isl_aff_gist_params', (x) => x.isl_aff_gist_params(x.isl_aff_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_aff_gt_basic_set`. */
  gtBasicSet(aff2: Aff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_gt_basic_set', (x) => x.isl_aff_gt_basic_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_gt_set` (in the set isl exports to other languages). */
  gtSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_gt_set', (x) => x.isl_aff_gt_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_insert_dims', (x) => x.isl_aff_insert_dims(x.isl_aff_copy(p0), type, first, n));
  }

  /** C: `isl_aff_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.bool('isl_aff_involves_dims', (x) => x.isl_aff_involves_dims(p0, type, first, n));
  }

  /** C: `isl_aff_involves_locals`. */
  involvesLocals(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.bool('isl_aff_involves_locals', (x) => x.isl_aff_involves_locals(p0));
  }

  /** C: `isl_aff_is_cst` (in the set isl exports to other languages). */
  isCst(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.bool('isl_aff_is_cst', (x) => x.isl_aff_is_cst(p0));
  }

  /** C: `isl_aff_is_nan`. */
  isNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.bool('isl_aff_is_nan', (x) => x.isl_aff_is_nan(p0));
  }

  /** C: `isl_aff_le_basic_set`. */
  leBasicSet(aff2: Aff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_le_basic_set', (x) => x.isl_aff_le_basic_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_le_set` (in the set isl exports to other languages). */
  leSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_le_set', (x) => x.isl_aff_le_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_lt_basic_set`. */
  ltBasicSet(aff2: Aff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_lt_basic_set', (x) => x.isl_aff_lt_basic_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_lt_set` (in the set isl exports to other languages). */
  ltSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_lt_set', (x) => x.isl_aff_lt_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_mod_val` (in the set isl exports to other languages). */
  modVal(mod: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asVal(c, mod), 'isl_val');
    return c.give(Aff, 'isl_aff_mod_val', (x) => x.isl_aff_mod_val(x.isl_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_move_dims', (x) => x.isl_aff_move_dims(x.isl_aff_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_aff_mul` (in the set isl exports to other languages). */
  mul(aff2: Aff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Aff, 'isl_aff_mul', (x) => x.isl_aff_mul(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_ne_set` (in the set isl exports to other languages). */
  neSet(aff2: Aff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Set, 'isl_aff_ne_set', (x) => x.isl_aff_ne_set(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_neg` (in the set isl exports to other languages). */
  neg(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_neg', (x) => x.isl_aff_neg(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_neg_basic_set`. */
  negBasicSet(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_neg_basic_set', (x) => x.isl_aff_neg_basic_set(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(aff2: Aff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.bool('isl_aff_plain_is_equal', (x) => x.isl_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_aff_plain_is_zero`. */
  plainIsZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.bool('isl_aff_plain_is_zero', (x) => x.isl_aff_plain_is_zero(p0));
  }

  /** C: `isl_aff_project_domain_on_params`. */
  projectDomainOnParams(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_project_domain_on_params', (x) => x.isl_aff_project_domain_on_params(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_pullback_aff`. */
  pullbackAff(aff2: Aff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Aff, 'isl_aff_pullback_aff', (x) => x.isl_aff_pullback_aff(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_pullback_multi_aff` (in the set isl exports to other languages). */
  pullbackMultiAff(ma: MultiAff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(Aff, 'isl_aff_pullback_multi_aff', (x) => x.isl_aff_pullback_multi_aff(x.isl_aff_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_aff_scale_down_ui`. */
  scaleDownUi(f_: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_scale_down_ui', (x) => x.isl_aff_scale_down_ui(x.isl_aff_copy(p0), f_));
  }

  /** C: `isl_aff_scale_down_val` (in the set isl exports to other languages). */
  scaleDownVal(v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_scale_down_val', (x) => x.isl_aff_scale_down_val(x.isl_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_scale_val` (in the set isl exports to other languages). */
  scaleVal(v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_scale_val', (x) => x.isl_aff_scale_val(x.isl_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_set_coefficient_si`. */
  setCoefficientSi(type: DimType, pos: number, v: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_set_coefficient_si', (x) => x.isl_aff_set_coefficient_si(x.isl_aff_copy(p0), type, pos, v));
  }

  /** C: `isl_aff_set_coefficient_val`. */
  setCoefficientVal(type: DimType, pos: number, v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_set_coefficient_val', (x) => x.isl_aff_set_coefficient_val(x.isl_aff_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_aff_set_constant_si`. */
  setConstantSi(v: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_set_constant_si', (x) => x.isl_aff_set_constant_si(x.isl_aff_copy(p0), v));
  }

  /** C: `isl_aff_set_constant_val`. */
  setConstantVal(v: ValLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Aff, 'isl_aff_set_constant_val', (x) => x.isl_aff_set_constant_val(x.isl_aff_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_aff_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Aff, 'isl_aff_set_dim_id', (x) => x.isl_aff_set_dim_id(x.isl_aff_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_aff_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(Aff, 'isl_aff_set_dim_name', (x, f) => x.isl_aff_set_dim_name(x.isl_aff_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_aff_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Aff, 'isl_aff_set_tuple_id', (x) => x.isl_aff_set_tuple_id(x.isl_aff_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_aff_sub` (in the set isl exports to other languages). */
  sub(aff2: Aff): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(aff2, 'isl_aff');
    return c.give(Aff, 'isl_aff_sub', (x) => x.isl_aff_sub(x.isl_aff_copy(p0), x.isl_aff_copy(p1)));
  }

  /** C: `isl_aff_to_list` (in the set isl exports to other languages). */
  toList(): AffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(AffList, 'isl_aff_to_list', (x) => x.isl_aff_to_list(x.isl_aff_copy(p0)));
  }

  /** C: `isl_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.ownedText('isl_aff_to_str', (x) => x.isl_aff_to_str(p0));
  }

  /** C: `isl_aff_unbind_params_insert_domain` (in the set isl exports to other languages). */
  unbindParamsInsertDomain(domain: MultiId): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    const p1 = c.pointer(domain, 'isl_multi_id');
    return c.give(Aff, 'isl_aff_unbind_params_insert_domain', (x) => x.isl_aff_unbind_params_insert_domain(x.isl_aff_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_aff_zero_basic_set`. */
  zeroBasicSet(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_aff');
    return c.give(BasicSet, 'isl_aff_zero_basic_set', (x) => x.isl_aff_zero_basic_set(x.isl_aff_copy(p0)));
  }
}
