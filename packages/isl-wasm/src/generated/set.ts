// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { BasicSetList } from './basic-set-list.js';
import { BasicSet } from './basic-set.js';
import { Constraint } from './constraint.js';
import type { DimType } from './enums.js';
import { FixedBox } from './fixed-box.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { Point } from './point.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { PwQpolynomialFold } from './pw-qpolynomial-fold.js';
import { SetList } from './set-list.js';
import { Space } from './space.js';
import { StrideInfo } from './stride-info.js';
import { UnionSet } from './union-set.js';
import { Val } from './val.js';

/** Wraps `isl_set`. */
export class Set extends IslObject<'isl_set'> {
  static readonly islType = 'isl_set';

  override get islType(): 'isl_set' {
    return 'isl_set';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_set_box_from_points`. */
  static boxFromPoints(pnt1: Point, pnt2: Point): Set {
    const c = pnt1.context;
    const p0 = c.pointer(pnt1, 'isl_point');
    const p1 = c.pointer(pnt2, 'isl_point');
    return c.give(Set, 'isl_set_box_from_points', (x) => x.isl_set_box_from_points(x.isl_point_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_set_empty` (in the set isl exports to other languages). */
  static empty(space: Space): Set {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Set, 'isl_set_empty', (x) => x.isl_set_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_set_from_basic_set` (in the set isl exports to other languages). */
  static fromBasicSet(bset: BasicSet): Set {
    const c = bset.context;
    const p0 = c.pointer(bset, 'isl_basic_set');
    return c.give(Set, 'isl_set_from_basic_set', (x) => x.isl_set_from_basic_set(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_set_from_multi_aff`. */
  static fromMultiAff(ma: MultiAff): Set {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(Set, 'isl_set_from_multi_aff', (x) => x.isl_set_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_set_from_multi_pw_aff`. */
  static fromMultiPwAff(mpa: MultiPwAff): Set {
    const c = mpa.context;
    const p0 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_set_from_multi_pw_aff', (x) => x.isl_set_from_multi_pw_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_set_from_point` (in the set isl exports to other languages). */
  static fromPoint(pnt: Point): Set {
    const c = pnt.context;
    const p0 = c.pointer(pnt, 'isl_point');
    return c.give(Set, 'isl_set_from_point', (x) => x.isl_set_from_point(x.isl_point_copy(p0)));
  }

  /** C: `isl_set_from_pw_aff`. */
  static fromPwAff(pwaff: PwAff): Set {
    const c = pwaff.context;
    const p0 = c.pointer(pwaff, 'isl_pw_aff');
    return c.give(Set, 'isl_set_from_pw_aff', (x) => x.isl_set_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_set_from_pw_multi_aff`. */
  static fromPwMultiAff(pma: PwMultiAff): Set {
    const c = pma.context;
    const p0 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(Set, 'isl_set_from_pw_multi_aff', (x) => x.isl_set_from_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_set_from_union_set`. */
  static fromUnionSet(uset: UnionSet): Set {
    const c = uset.context;
    const p0 = c.pointer(uset, 'isl_union_set');
    return c.give(Set, 'isl_set_from_union_set', (x) => x.isl_set_from_union_set(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_set_nat_universe`. */
  static natUniverse(space: Space): Set {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Set, 'isl_set_nat_universe', (x) => x.isl_set_nat_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_set_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Set {
    const c = context;
    return c.give(Set, 'isl_set_read_from_str', (x, f) => x.isl_set_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_set_universe` (in the set isl exports to other languages). */
  static universe(space: Space): Set {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Set, 'isl_set_universe', (x) => x.isl_set_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_set_add_constraint`. */
  addConstraint(constraint: Constraint): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(constraint, 'isl_constraint');
    return c.give(Set, 'isl_set_add_constraint', (x) => x.isl_set_add_constraint(x.isl_set_copy(p0), x.isl_constraint_copy(p1)));
  }

  /** C: `isl_set_add_dims`. */
  addDims(type: DimType, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_add_dims', (x) => x.isl_set_add_dims(x.isl_set_copy(p0), type, n));
  }

  /** C: `isl_set_affine_hull` (in the set isl exports to other languages). */
  affineHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_affine_hull', (x) => x.isl_set_affine_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_align_params`. */
  alignParams(model: Space): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(Set, 'isl_set_align_params', (x) => x.isl_set_align_params(x.isl_set_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_set_apply` (in the set isl exports to other languages). */
  apply(map: Map): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(map, 'isl_map');
    return c.give(Set, 'isl_set_apply', (x) => x.isl_set_apply(x.isl_set_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_set_apply_pw_qpolynomial_fold`. */
  applyPwQpolynomialFold(pwf: PwQpolynomialFold): { result: PwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(pwf, 'isl_pw_qpolynomial_fold');
    const tight = { value: 0 };
    const result = c.give(PwQpolynomialFold, 'isl_set_apply_pw_qpolynomial_fold', (x, f) => x.isl_set_apply_pw_qpolynomial_fold(x.isl_set_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1), f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_set_as_pw_multi_aff` (in the set isl exports to other languages). */
  asPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwMultiAff, 'isl_set_as_pw_multi_aff', (x) => x.isl_set_as_pw_multi_aff(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_bind` (in the set isl exports to other languages). */
  bind(tuple: MultiId): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(Set, 'isl_set_bind', (x) => x.isl_set_bind(x.isl_set_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_set_bounded_simple_hull`. */
  boundedSimpleHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_bounded_simple_hull', (x) => x.isl_set_bounded_simple_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_coalesce` (in the set isl exports to other languages). */
  coalesce(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_coalesce', (x) => x.isl_set_coalesce(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_coefficients`. */
  coefficients(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_coefficients', (x) => x.isl_set_coefficients(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_complement` (in the set isl exports to other languages). */
  complement(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_complement', (x) => x.isl_set_complement(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_compute_divs`. */
  computeDivs(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_compute_divs', (x) => x.isl_set_compute_divs(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_convex_hull`. */
  convexHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_convex_hull', (x) => x.isl_set_convex_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_count_val`. */
  countVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Val, 'isl_set_count_val', (x) => x.isl_set_count_val(p0));
  }

  /** C: `isl_set_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_detect_equalities', (x) => x.isl_set_detect_equalities(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.size('isl_set_dim', (x) => x.isl_set_dim(p0, type));
  }

  /** C: `isl_set_dim_has_any_lower_bound`. */
  dimHasAnyLowerBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_dim_has_any_lower_bound', (x) => x.isl_set_dim_has_any_lower_bound(p0, type, pos));
  }

  /** C: `isl_set_dim_has_any_upper_bound`. */
  dimHasAnyUpperBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_dim_has_any_upper_bound', (x) => x.isl_set_dim_has_any_upper_bound(p0, type, pos));
  }

  /** C: `isl_set_dim_has_lower_bound`. */
  dimHasLowerBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_dim_has_lower_bound', (x) => x.isl_set_dim_has_lower_bound(p0, type, pos));
  }

  /** C: `isl_set_dim_has_upper_bound`. */
  dimHasUpperBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_dim_has_upper_bound', (x) => x.isl_set_dim_has_upper_bound(p0, type, pos));
  }

  /** C: `isl_set_dim_is_bounded`. */
  dimIsBounded(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_dim_is_bounded', (x) => x.isl_set_dim_is_bounded(p0, type, pos));
  }

  /** C: `isl_set_dim_max`. */
  dimMax(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwAff, 'isl_set_dim_max', (x) => x.isl_set_dim_max(x.isl_set_copy(p0), pos));
  }

  /** C: `isl_set_dim_max_val` (in the set isl exports to other languages). */
  dimMaxVal(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Val, 'isl_set_dim_max_val', (x) => x.isl_set_dim_max_val(x.isl_set_copy(p0), pos));
  }

  /** C: `isl_set_dim_min`. */
  dimMin(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwAff, 'isl_set_dim_min', (x) => x.isl_set_dim_min(x.isl_set_copy(p0), pos));
  }

  /** C: `isl_set_dim_min_val` (in the set isl exports to other languages). */
  dimMinVal(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Val, 'isl_set_dim_min_val', (x) => x.isl_set_dim_min_val(x.isl_set_copy(p0), pos));
  }

  /** C: `isl_set_dim_residue_class_val`. */
  dimResidueClassVal(pos: number): { modulo: Val; residue: Val } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const modulo = { value: 0 };
    const residue = { value: 0 };
    c.stat('isl_set_dim_residue_class_val', (x, f) => x.isl_set_dim_residue_class_val(p0, pos, f.output(modulo), f.output(residue)));
    return { modulo: c.adopt(Val, modulo.value), residue: c.adopt(Val, residue.value) };
  }

  /** C: `isl_set_drop_constraints_involving_dims`. */
  dropConstraintsInvolvingDims(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_drop_constraints_involving_dims', (x) => x.isl_set_drop_constraints_involving_dims(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_drop_constraints_not_involving_dims`. */
  dropConstraintsNotInvolvingDims(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_drop_constraints_not_involving_dims', (x) => x.isl_set_drop_constraints_not_involving_dims(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_drop_unused_params', (x) => x.isl_set_drop_unused_params(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_eliminate`. */
  eliminate(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_eliminate', (x) => x.isl_set_eliminate(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_eliminate_dims`. */
  eliminateDims(first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_eliminate_dims', (x) => x.isl_set_eliminate_dims(x.isl_set_copy(p0), first, n));
  }

  /** C: `isl_set_equate`. */
  equate(type1: DimType, pos1: number, type2: DimType, pos2: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_equate', (x) => x.isl_set_equate(x.isl_set_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_set_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_set_find_dim_by_id', (x) => x.isl_set_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_set_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.number('isl_set_find_dim_by_name', (x, f) => x.isl_set_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_set_fix_dim_si`. */
  fixDimSi(dim: number, value: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_fix_dim_si', (x) => x.isl_set_fix_dim_si(x.isl_set_copy(p0), dim, value));
  }

  /** C: `isl_set_fix_si`. */
  fixSi(type: DimType, pos: number, value: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_fix_si', (x) => x.isl_set_fix_si(x.isl_set_copy(p0), type, pos, value));
  }

  /** C: `isl_set_fix_val`. */
  fixVal(type: DimType, pos: number, v: ValLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Set, 'isl_set_fix_val', (x) => x.isl_set_fix_val(x.isl_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_set_flat_product`. */
  flatProduct(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_flat_product', (x) => x.isl_set_flat_product(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_flatten` (in the set isl exports to other languages). */
  flatten(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_flatten', (x) => x.isl_set_flatten(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_flatten_map`. */
  flattenMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_flatten_map', (x) => x.isl_set_flatten_map(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_follows_at`. */
  followsAt(set2: Set, pos: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.number('isl_set_follows_at', (x) => x.isl_set_follows_at(p0, p1, pos));
  }

  /** C: `isl_set_foreach_basic_set` (in the set isl exports to other languages). */
  foreachBasicSet(fn: (bset: BasicSet) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.stat('isl_set_foreach_basic_set', (x, f) => x.isl_set_foreach_basic_set(f.held('isl_set', p0), ...f.callback1((a0) => (fn(c.adopt(BasicSet, a0)), 0))));
  }

  /** C: `isl_set_foreach_point` (in the set isl exports to other languages). */
  foreachPoint(fn: (pnt: Point) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.stat('isl_set_foreach_point', (x, f) => x.isl_set_foreach_point(f.held('isl_set', p0), ...f.callback1((a0) => (fn(c.adopt(Point, a0)), 0))));
  }

  /** C: `isl_set_from_params`. */
  fromParams(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_from_params', (x) => x.isl_set_from_params(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_get_basic_set_list`. */
  getBasicSetList(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSetList, 'isl_set_get_basic_set_list', (x) => x.isl_set_get_basic_set_list(p0));
  }

  /** C: `isl_set_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Id, 'isl_set_get_dim_id', (x) => x.isl_set_get_dim_id(p0, type, pos));
  }

  /** C: `isl_set_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.borrowedText('isl_set_get_dim_name', (x) => x.isl_set_get_dim_name(p0, type, pos));
  }

  /** C: `isl_set_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.unsigned('isl_set_get_hash', (x) => x.isl_set_get_hash(p0));
  }

  /** C: `isl_set_get_lattice_tile` (in the set isl exports to other languages). */
  getLatticeTile(): FixedBox {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(FixedBox, 'isl_set_get_lattice_tile', (x) => x.isl_set_get_lattice_tile(p0));
  }

  /** C: `isl_set_get_plain_multi_val_if_fixed` (in the set isl exports to other languages). */
  getPlainMultiValIfFixed(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(MultiVal, 'isl_set_get_plain_multi_val_if_fixed', (x) => x.isl_set_get_plain_multi_val_if_fixed(p0));
  }

  /** C: `isl_set_get_simple_fixed_box_hull` (in the set isl exports to other languages). */
  getSimpleFixedBoxHull(): FixedBox {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(FixedBox, 'isl_set_get_simple_fixed_box_hull', (x) => x.isl_set_get_simple_fixed_box_hull(p0));
  }

  /** C: `isl_set_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Space, 'isl_set_get_space', (x) => x.isl_set_get_space(p0));
  }

  /** C: `isl_set_get_stride` (in the set isl exports to other languages). */
  getStride(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Val, 'isl_set_get_stride', (x) => x.isl_set_get_stride(p0, pos));
  }

  /** C: `isl_set_get_stride_info`. */
  getStrideInfo(pos: number): StrideInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(StrideInfo, 'isl_set_get_stride_info', (x) => x.isl_set_get_stride_info(p0, pos));
  }

  /** C: `isl_set_get_tuple_id`. */
  getTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Id, 'isl_set_get_tuple_id', (x) => x.isl_set_get_tuple_id(p0));
  }

  /** C: `isl_set_get_tuple_name`. */
  getTupleName(): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.borrowedText('isl_set_get_tuple_name', (x) => x.isl_set_get_tuple_name(p0));
  }

  /** C: `isl_set_gist` (in the set isl exports to other languages). */
  gist(context: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Set, 'isl_set_gist', (x) => x.isl_set_gist(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_gist_basic_set`. */
  gistBasicSet(context: BasicSet): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(context, 'isl_basic_set');
    return c.give(Set, 'isl_set_gist_basic_set', (x) => x.isl_set_gist_basic_set(x.isl_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_set_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Set, 'isl_set_gist_params', (x) => x.isl_set_gist_params(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_has_dim_id', (x) => x.isl_set_has_dim_id(p0, type, pos));
  }

  /** C: `isl_set_has_dim_name`. */
  hasDimName(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_has_dim_name', (x) => x.isl_set_has_dim_name(p0, type, pos));
  }

  /** C: `isl_set_has_equal_space`. */
  hasEqualSpace(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_has_equal_space', (x) => x.isl_set_has_equal_space(p0, p1));
  }

  /** C: `isl_set_has_tuple_id`. */
  hasTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_has_tuple_id', (x) => x.isl_set_has_tuple_id(p0));
  }

  /** C: `isl_set_has_tuple_name`. */
  hasTupleName(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_has_tuple_name', (x) => x.isl_set_has_tuple_name(p0));
  }

  /** C: `isl_set_identity` (in the set isl exports to other languages). */
  identity(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_identity', (x) => x.isl_set_identity(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_indicator_function` (in the set isl exports to other languages). */
  indicatorFunction(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwAff, 'isl_set_indicator_function', (x) => x.isl_set_indicator_function(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_insert_dims`. */
  insertDims(type: DimType, pos: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_insert_dims', (x) => x.isl_set_insert_dims(x.isl_set_copy(p0), type, pos, n));
  }

  /** C: `isl_set_insert_domain` (in the set isl exports to other languages). */
  insertDomain(domain: Space): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(domain, 'isl_space');
    return c.give(Map, 'isl_set_insert_domain', (x) => x.isl_set_insert_domain(x.isl_set_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_set_intersect` (in the set isl exports to other languages). */
  intersect(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_intersect', (x) => x.isl_set_intersect(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_intersect_factor_domain`. */
  intersectFactorDomain(domain: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(domain, 'isl_set');
    return c.give(Set, 'isl_set_intersect_factor_domain', (x) => x.isl_set_intersect_factor_domain(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_intersect_factor_range`. */
  intersectFactorRange(range: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(range, 'isl_set');
    return c.give(Set, 'isl_set_intersect_factor_range', (x) => x.isl_set_intersect_factor_range(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_intersect_params` (in the set isl exports to other languages). */
  intersectParams(params: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(params, 'isl_set');
    return c.give(Set, 'isl_set_intersect_params', (x) => x.isl_set_intersect_params(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_involves_dims', (x) => x.isl_set_involves_dims(p0, type, first, n));
  }

  /** C: `isl_set_involves_locals` (in the set isl exports to other languages). */
  involvesLocals(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_involves_locals', (x) => x.isl_set_involves_locals(p0));
  }

  /** C: `isl_set_is_bounded`. */
  isBounded(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_bounded', (x) => x.isl_set_is_bounded(p0));
  }

  /** C: `isl_set_is_box`. */
  isBox(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_box', (x) => x.isl_set_is_box(p0));
  }

  /** C: `isl_set_is_disjoint` (in the set isl exports to other languages). */
  isDisjoint(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_is_disjoint', (x) => x.isl_set_is_disjoint(p0, p1));
  }

  /** C: `isl_set_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_empty', (x) => x.isl_set_is_empty(p0));
  }

  /** C: `isl_set_is_equal` (in the set isl exports to other languages). */
  isEqual(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_is_equal', (x) => x.isl_set_is_equal(p0, p1));
  }

  /** C: `isl_set_is_params`. */
  isParams(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_params', (x) => x.isl_set_is_params(p0));
  }

  /** C: `isl_set_is_singleton` (in the set isl exports to other languages). */
  isSingleton(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_singleton', (x) => x.isl_set_is_singleton(p0));
  }

  /** C: `isl_set_is_strict_subset` (in the set isl exports to other languages). */
  isStrictSubset(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_is_strict_subset', (x) => x.isl_set_is_strict_subset(p0, p1));
  }

  /** C: `isl_set_is_subset` (in the set isl exports to other languages). */
  isSubset(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_is_subset', (x) => x.isl_set_is_subset(p0, p1));
  }

  /** C: `isl_set_is_wrapping` (in the set isl exports to other languages). */
  isWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_is_wrapping', (x) => x.isl_set_is_wrapping(p0));
  }

  /** C: `isl_set_lex_ge_set`. */
  lexGeSet(set2: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Map, 'isl_set_lex_ge_set', (x) => x.isl_set_lex_ge_set(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_lex_gt_set`. */
  lexGtSet(set2: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Map, 'isl_set_lex_gt_set', (x) => x.isl_set_lex_gt_set(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_lex_le_set`. */
  lexLeSet(set2: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Map, 'isl_set_lex_le_set', (x) => x.isl_set_lex_le_set(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_lex_lt_set`. */
  lexLtSet(set2: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Map, 'isl_set_lex_lt_set', (x) => x.isl_set_lex_lt_set(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_lexmax` (in the set isl exports to other languages). */
  lexmax(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_lexmax', (x) => x.isl_set_lexmax(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_lexmax_pw_multi_aff` (in the set isl exports to other languages). */
  lexmaxPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwMultiAff, 'isl_set_lexmax_pw_multi_aff', (x) => x.isl_set_lexmax_pw_multi_aff(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_lexmin` (in the set isl exports to other languages). */
  lexmin(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_lexmin', (x) => x.isl_set_lexmin(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_lexmin_pw_multi_aff` (in the set isl exports to other languages). */
  lexminPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(PwMultiAff, 'isl_set_lexmin_pw_multi_aff', (x) => x.isl_set_lexmin_pw_multi_aff(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_lift`. */
  lift(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_lift', (x) => x.isl_set_lift(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_lower_bound_multi_pw_aff` (in the set isl exports to other languages). */
  lowerBoundMultiPwAff(lower: MultiPwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(lower, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_set_lower_bound_multi_pw_aff', (x) => x.isl_set_lower_bound_multi_pw_aff(x.isl_set_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_set_lower_bound_multi_val` (in the set isl exports to other languages). */
  lowerBoundMultiVal(lower: MultiVal): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(lower, 'isl_multi_val');
    return c.give(Set, 'isl_set_lower_bound_multi_val', (x) => x.isl_set_lower_bound_multi_val(x.isl_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_set_lower_bound_si`. */
  lowerBoundSi(type: DimType, pos: number, value: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_lower_bound_si', (x) => x.isl_set_lower_bound_si(x.isl_set_copy(p0), type, pos, value));
  }

  /** C: `isl_set_lower_bound_val`. */
  lowerBoundVal(type: DimType, pos: number, value: ValLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(Set, 'isl_set_lower_bound_val', (x) => x.isl_set_lower_bound_val(x.isl_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_set_make_disjoint`. */
  makeDisjoint(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_make_disjoint', (x) => x.isl_set_make_disjoint(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_max_multi_pw_aff` (in the set isl exports to other languages). */
  maxMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(MultiPwAff, 'isl_set_max_multi_pw_aff', (x) => x.isl_set_max_multi_pw_aff(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_max_val` (in the set isl exports to other languages). */
  maxVal(obj: Aff): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(obj, 'isl_aff');
    return c.give(Val, 'isl_set_max_val', (x) => x.isl_set_max_val(p0, p1));
  }

  /** C: `isl_set_min_multi_pw_aff` (in the set isl exports to other languages). */
  minMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(MultiPwAff, 'isl_set_min_multi_pw_aff', (x) => x.isl_set_min_multi_pw_aff(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_min_val` (in the set isl exports to other languages). */
  minVal(obj: Aff): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(obj, 'isl_aff');
    return c.give(Val, 'isl_set_min_val', (x) => x.isl_set_min_val(p0, p1));
  }

  /** C: `isl_set_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_move_dims', (x) => x.isl_set_move_dims(x.isl_set_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_set_n_basic_set` (in the set isl exports to other languages). */
  nBasicSet(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.size('isl_set_n_basic_set', (x) => x.isl_set_n_basic_set(p0));
  }

  /** C: `isl_set_n_dim`. */
  nDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.size('isl_set_n_dim', (x) => x.isl_set_n_dim(p0));
  }

  /** C: `isl_set_n_param`. */
  nParam(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.size('isl_set_n_param', (x) => x.isl_set_n_param(p0));
  }

  /** C: `isl_set_neg`. */
  neg(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_neg', (x) => x.isl_set_neg(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_param_pw_aff_on_domain_id` (in the set isl exports to other languages). */
  paramPwAffOnDomainId(id: IdLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(PwAff, 'isl_set_param_pw_aff_on_domain_id', (x) => x.isl_set_param_pw_aff_on_domain_id(x.isl_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_set_params` (in the set isl exports to other languages). */
  params(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_params', (x) => x.isl_set_params(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_partial_lexmax`. */
  partialLexmax(dom: Set): { result: Set; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(dom, 'isl_set');
    const empty = { value: 0 };
    const result = c.give(Set, 'isl_set_partial_lexmax', (x, f) => x.isl_set_partial_lexmax(x.isl_set_copy(p0), x.isl_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_set_partial_lexmin`. */
  partialLexmin(dom: Set): { result: Set; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(dom, 'isl_set');
    const empty = { value: 0 };
    const result = c.give(Set, 'isl_set_partial_lexmin', (x, f) => x.isl_set_partial_lexmin(x.isl_set_copy(p0), x.isl_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_set_plain_cmp`. */
  plainCmp(set2: Set): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.number('isl_set_plain_cmp', (x) => x.isl_set_plain_cmp(p0, p1));
  }

  /** C: `isl_set_plain_get_val_if_fixed`. */
  plainGetValIfFixed(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Val, 'isl_set_plain_get_val_if_fixed', (x) => x.isl_set_plain_get_val_if_fixed(p0, type, pos));
  }

  /** C: `isl_set_plain_is_disjoint`. */
  plainIsDisjoint(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_plain_is_disjoint', (x) => x.isl_set_plain_is_disjoint(p0, p1));
  }

  /** C: `isl_set_plain_is_empty`. */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_plain_is_empty', (x) => x.isl_set_plain_is_empty(p0));
  }

  /** C: `isl_set_plain_is_equal`. */
  plainIsEqual(set2: Set): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.bool('isl_set_plain_is_equal', (x) => x.isl_set_plain_is_equal(p0, p1));
  }

  /** C: `isl_set_plain_is_universe`. */
  plainIsUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.bool('isl_set_plain_is_universe', (x) => x.isl_set_plain_is_universe(p0));
  }

  /** C: `isl_set_plain_unshifted_simple_hull`. */
  plainUnshiftedSimpleHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_plain_unshifted_simple_hull', (x) => x.isl_set_plain_unshifted_simple_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_polyhedral_hull` (in the set isl exports to other languages). */
  polyhedralHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_polyhedral_hull', (x) => x.isl_set_polyhedral_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_preimage_multi_aff` (in the set isl exports to other languages). */
  preimageMultiAff(ma: MultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(Set, 'isl_set_preimage_multi_aff', (x) => x.isl_set_preimage_multi_aff(x.isl_set_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_set_preimage_multi_pw_aff` (in the set isl exports to other languages). */
  preimageMultiPwAff(mpa: MultiPwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_set_preimage_multi_pw_aff', (x) => x.isl_set_preimage_multi_pw_aff(x.isl_set_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_set_preimage_pw_multi_aff` (in the set isl exports to other languages). */
  preimagePwMultiAff(pma: PwMultiAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(Set, 'isl_set_preimage_pw_multi_aff', (x) => x.isl_set_preimage_pw_multi_aff(x.isl_set_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_set_product` (in the set isl exports to other languages). */
  product(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_product', (x) => x.isl_set_product(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_project_onto_map`. */
  projectOntoMap(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_project_onto_map', (x) => x.isl_set_project_onto_map(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_project_out`. */
  projectOut(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_project_out', (x) => x.isl_set_project_out(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_project_out_all_params` (in the set isl exports to other languages). */
  projectOutAllParams(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_project_out_all_params', (x) => x.isl_set_project_out_all_params(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_project_out_param_id` (in the set isl exports to other languages). */
  projectOutParamId(id: IdLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Set, 'isl_set_project_out_param_id', (x) => x.isl_set_project_out_param_id(x.isl_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_set_project_out_param_id_list` (in the set isl exports to other languages). */
  projectOutParamIdList(list: IdList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.give(Set, 'isl_set_project_out_param_id_list', (x) => x.isl_set_project_out_param_id_list(x.isl_set_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_set_pw_aff_on_domain_val` (in the set isl exports to other languages). */
  pwAffOnDomainVal(v: ValLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(PwAff, 'isl_set_pw_aff_on_domain_val', (x) => x.isl_set_pw_aff_on_domain_val(x.isl_set_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_set_pw_multi_aff_on_domain_multi_val` (in the set isl exports to other languages). */
  pwMultiAffOnDomainMultiVal(mv: MultiVal): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(PwMultiAff, 'isl_set_pw_multi_aff_on_domain_multi_val', (x) => x.isl_set_pw_multi_aff_on_domain_multi_val(x.isl_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_set_remove_dims`. */
  removeDims(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_remove_dims', (x) => x.isl_set_remove_dims(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_remove_divs`. */
  removeDivs(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_remove_divs', (x) => x.isl_set_remove_divs(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_remove_divs_involving_dims`. */
  removeDivsInvolvingDims(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_remove_divs_involving_dims', (x) => x.isl_set_remove_divs_involving_dims(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_remove_redundancies`. */
  removeRedundancies(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_remove_redundancies', (x) => x.isl_set_remove_redundancies(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_remove_unknown_divs`. */
  removeUnknownDivs(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_remove_unknown_divs', (x) => x.isl_set_remove_unknown_divs(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_reset_space`. */
  resetSpace(space: Space): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(Set, 'isl_set_reset_space', (x) => x.isl_set_reset_space(x.isl_set_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_set_reset_tuple_id`. */
  resetTupleId(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_reset_tuple_id', (x) => x.isl_set_reset_tuple_id(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_reset_user`. */
  resetUser(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_reset_user', (x) => x.isl_set_reset_user(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_sample` (in the set isl exports to other languages). */
  sample(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_sample', (x) => x.isl_set_sample(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_sample_point` (in the set isl exports to other languages). */
  samplePoint(): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Point, 'isl_set_sample_point', (x) => x.isl_set_sample_point(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Set, 'isl_set_set_dim_id', (x) => x.isl_set_set_dim_id(x.isl_set_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_set_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_set_dim_name', (x, f) => x.isl_set_set_dim_name(x.isl_set_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_set_set_tuple_id`. */
  setTupleId(id: IdLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Set, 'isl_set_set_tuple_id', (x) => x.isl_set_set_tuple_id(x.isl_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_set_set_tuple_name`. */
  setTupleName(s: string): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_set_tuple_name', (x, f) => x.isl_set_set_tuple_name(x.isl_set_copy(p0), f.text(s)));
  }

  /** C: `isl_set_simple_hull`. */
  simpleHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_simple_hull', (x) => x.isl_set_simple_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.number('isl_set_size', (x) => x.isl_set_size(p0));
  }

  /** C: `isl_set_solutions`. */
  solutions(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_solutions', (x) => x.isl_set_solutions(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_split_dims`. */
  splitDims(type: DimType, first: number, n: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_split_dims', (x) => x.isl_set_split_dims(x.isl_set_copy(p0), type, first, n));
  }

  /** C: `isl_set_subtract` (in the set isl exports to other languages). */
  subtract(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_subtract', (x) => x.isl_set_subtract(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_sum`. */
  sum(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_sum', (x) => x.isl_set_sum(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_to_list` (in the set isl exports to other languages). */
  toList(): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(SetList, 'isl_set_to_list', (x) => x.isl_set_to_list(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.ownedText('isl_set_to_str', (x) => x.isl_set_to_str(p0));
  }

  /** C: `isl_set_to_union_set` (in the set isl exports to other languages). */
  toUnionSet(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(UnionSet, 'isl_set_to_union_set', (x) => x.isl_set_to_union_set(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_translation` (in the set isl exports to other languages). */
  translation(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_translation', (x) => x.isl_set_translation(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_tuple_dim` (in the set isl exports to other languages). */
  tupleDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.size('isl_set_tuple_dim', (x) => x.isl_set_tuple_dim(p0));
  }

  /** C: `isl_set_unbind_params` (in the set isl exports to other languages). */
  unbindParams(tuple: MultiId): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(Set, 'isl_set_unbind_params', (x) => x.isl_set_unbind_params(x.isl_set_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_set_unbind_params_insert_domain` (in the set isl exports to other languages). */
  unbindParamsInsertDomain(domain: MultiId): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(domain, 'isl_multi_id');
    return c.give(Map, 'isl_set_unbind_params_insert_domain', (x) => x.isl_set_unbind_params_insert_domain(x.isl_set_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_set_union` (in the set isl exports to other languages). */
  union(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_union', (x) => x.isl_set_union(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_union_disjoint`. */
  unionDisjoint(set2: Set): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(set2, 'isl_set');
    return c.give(Set, 'isl_set_union_disjoint', (x) => x.isl_set_union_disjoint(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_unshifted_simple_hull` (in the set isl exports to other languages). */
  unshiftedSimpleHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(BasicSet, 'isl_set_unshifted_simple_hull', (x) => x.isl_set_unshifted_simple_hull(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_unshifted_simple_hull_from_set_list`. */
  unshiftedSimpleHullFromSetList(list: SetList): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(list, 'isl_set_list');
    return c.give(BasicSet, 'isl_set_unshifted_simple_hull_from_set_list', (x) => x.isl_set_unshifted_simple_hull_from_set_list(x.isl_set_copy(p0), x.isl_set_list_copy(p1)));
  }

  /** C: `isl_set_unwrap` (in the set isl exports to other languages). */
  unwrap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_unwrap', (x) => x.isl_set_unwrap(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_upper_bound_multi_pw_aff` (in the set isl exports to other languages). */
  upperBoundMultiPwAff(upper: MultiPwAff): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(upper, 'isl_multi_pw_aff');
    return c.give(Set, 'isl_set_upper_bound_multi_pw_aff', (x) => x.isl_set_upper_bound_multi_pw_aff(x.isl_set_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_set_upper_bound_multi_val` (in the set isl exports to other languages). */
  upperBoundMultiVal(upper: MultiVal): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p1 = c.pointer(upper, 'isl_multi_val');
    return c.give(Set, 'isl_set_upper_bound_multi_val', (x) => x.isl_set_upper_bound_multi_val(x.isl_set_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_set_upper_bound_si`. */
  upperBoundSi(type: DimType, pos: number, value: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_upper_bound_si', (x) => x.isl_set_upper_bound_si(x.isl_set_copy(p0), type, pos, value));
  }

  /** C: `isl_set_upper_bound_val`. */
  upperBoundVal(type: DimType, pos: number, value: ValLike): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(Set, 'isl_set_upper_bound_val', (x) => x.isl_set_upper_bound_val(x.isl_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_set_wrapped_domain_map`. */
  wrappedDomainMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Map, 'isl_set_wrapped_domain_map', (x) => x.isl_set_wrapped_domain_map(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_wrapped_reverse` (in the set isl exports to other languages). */
  wrappedReverse(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set');
    return c.give(Set, 'isl_set_wrapped_reverse', (x) => x.isl_set_wrapped_reverse(x.isl_set_copy(p0)));
  }
}
