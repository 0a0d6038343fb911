// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { BasicMap } from './basic-map.js';
import { BasicSetList } from './basic-set-list.js';
import { ConstraintList } from './constraint-list.js';
import { Constraint } from './constraint.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { LocalSpace } from './local-space.js';
import { Mat } from './mat.js';
import { MultiAff } from './multi-aff.js';
import { Point } from './point.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_basic_set`. */
export class BasicSet extends IslObject<'isl_basic_set'> {
  static readonly islType = 'isl_basic_set';

  override get islType(): 'isl_basic_set' {
    return 'isl_basic_set';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_basic_set_box_from_points`. */
  static boxFromPoints(pnt1: Point, pnt2: Point): BasicSet {
    const c = pnt1.context;
    const p0 = c.pointer(pnt1, 'isl_point');
    const p1 = c.pointer(pnt2, 'isl_point');
    return c.give(BasicSet, 'isl_basic_set_box_from_points', (x) => x.isl_basic_set_box_from_points(x.isl_point_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_basic_set_empty`. */
  static empty(space: Space): BasicSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicSet, 'isl_basic_set_empty', (x) => x.isl_basic_set_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_set_from_constraint`. */
  static fromConstraint(constraint: Constraint): BasicSet {
    const c = constraint.context;
    const p0 = c.pointer(constraint, 'isl_constraint');
    return c.give(BasicSet, 'isl_basic_set_from_constraint', (x) => x.isl_basic_set_from_constraint(x.isl_constraint_copy(p0)));
  }

  /** C: `isl_basic_set_from_constraint_matrices`. */
  static fromConstraintMatrices(space: Space, eq: Mat, ineq: Mat, c1: DimType, c2: DimType, c3: DimType, c4: DimType): BasicSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(eq, 'isl_mat');
    const p2 = c.pointer(ineq, 'isl_mat');
    return c.give(BasicSet, 'isl_basic_set_from_constraint_matrices', (x) => x.isl_basic_set_from_constraint_matrices(x.isl_space_copy(p0), x.isl_mat_copy(p1), x.isl_mat_copy(p2), c1, c2, c3, c4));
  }

  /** C: `isl_basic_set_from_multi_aff`. */
  static fromMultiAff(ma: MultiAff): BasicSet {
    const c = ma.context;
    const p0 = c.pointer(ma, 'isl_multi_aff');
    return c.give(BasicSet, 'isl_basic_set_from_multi_aff', (x) => x.isl_basic_set_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_basic_set_from_point` (in the set isl exports to other languages). */
  static fromPoint(pnt: Point): BasicSet {
    const c = pnt.context;
    const p0 = c.pointer(pnt, 'isl_point');
    return c.give(BasicSet, 'isl_basic_set_from_point', (x) => x.isl_basic_set_from_point(x.isl_point_copy(p0)));
  }

  /** C: `isl_basic_set_nat_universe`. */
  static natUniverse(space: Space): BasicSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicSet, 'isl_basic_set_nat_universe', (x) => x.isl_basic_set_nat_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_set_positive_orthant`. */
  static positiveOrthant(space: Space): BasicSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicSet, 'isl_basic_set_positive_orthant', (x) => x.isl_basic_set_positive_orthant(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_set_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): BasicSet {
    const c = context;
    return c.give(BasicSet, 'isl_basic_set_read_from_str', (x, f) => x.isl_basic_set_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_basic_set_universe`. */
  static universe(space: Space): BasicSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicSet, 'isl_basic_set_universe', (x) => x.isl_basic_set_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_set_add_constraint`. */
  addConstraint(constraint: Constraint): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(constraint, 'isl_constraint');
    return c.give(BasicSet, 'isl_basic_set_add_constraint', (x) => x.isl_basic_set_add_constraint(x.isl_basic_set_copy(p0), x.isl_constraint_copy(p1)));
  }

  /** C: `isl_basic_set_add_dims`. */
  addDims(type: DimType, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_add_dims', (x) => x.isl_basic_set_add_dims(x.isl_basic_set_copy(p0), type, n));
  }

  /** C: `isl_basic_set_affine_hull` (in the set isl exports to other languages). */
  affineHull(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_affine_hull', (x) => x.isl_basic_set_affine_hull(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_align_params`. */
  alignParams(model: Space): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(BasicSet, 'isl_basic_set_align_params', (x) => x.isl_basic_set_align_params(x.isl_basic_set_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_basic_set_apply` (in the set isl exports to other languages). */
  apply(bmap: BasicMap): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bmap, 'isl_basic_map');
    return c.give(BasicSet, 'isl_basic_set_apply', (x) => x.isl_basic_set_apply(x.isl_basic_set_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_set_coefficients`. */
  coefficients(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_coefficients', (x) => x.isl_basic_set_coefficients(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_compare_at`. */
  compareAt(bset2: BasicSet, pos: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.number('isl_basic_set_compare_at', (x) => x.isl_basic_set_compare_at(p0, p1, pos));
  }

  /** C: `isl_basic_set_compute_divs`. */
  computeDivs(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Set, 'isl_basic_set_compute_divs', (x) => x.isl_basic_set_compute_divs(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_detect_equalities', (x) => x.isl_basic_set_detect_equalities(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.size('isl_basic_set_dim', (x) => x.isl_basic_set_dim(p0, type));
  }

  /** C: `isl_basic_set_dim_max_val` (in the set isl exports to other languages). */
  dimMaxVal(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Val, 'isl_basic_set_dim_max_val', (x) => x.isl_basic_set_dim_max_val(x.isl_basic_set_copy(p0), pos));
  }

  /** C: `isl_basic_set_drop_constraints_involving_dims`. */
  dropConstraintsInvolvingDims(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_drop_constraints_involving_dims', (x) => x.isl_basic_set_drop_constraints_involving_dims(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_drop_constraints_not_involving_dims`. */
  dropConstraintsNotInvolvingDims(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_drop_constraints_not_involving_dims', (x) => x.isl_basic_set_drop_constraints_not_involving_dims(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_drop_unused_params`. */
  dropUnusedParams(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_drop_unused_params', (x) => x.isl_basic_set_drop_unused_params(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_eliminate`. */
  eliminate(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_eliminate', (x) => x.isl_basic_set_eliminate(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_equalities_matrix`. */
  equalitiesMatrix(c1: DimType, c2: DimType, c3: DimType, c4: DimType): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Mat, 'isl_basic_set_equalities_matrix', (x) => x.isl_basic_set_equalities_matrix(p0, c1, c2, c3, c4));
  }

  /** C: `isl_basic_set_fix_si`. */
  fixSi(type: DimType, pos: number, value: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_fix_si', (x) => x.isl_basic_set_fix_si(x.isl_basic_set_copy(p0), type, pos, value));
  }

  /** C: `isl_basic_set_fix_val`. */
  fixVal(type: DimType, pos: number, v: ValLike): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(BasicSet, 'isl_basic_set_fix_val', (x) => x.isl_basic_set_fix_val(x.isl_basic_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_basic_set_flat_product`. */
  flatProduct(bset2: BasicSet): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_flat_product', (x) => x.isl_basic_set_flat_product(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_flatten` (in the set isl exports to other languages). */
  flatten(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_flatten', (x) => x.isl_basic_set_flatten(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_foreach_bound_pair`. */
  foreachBoundPair(type: DimType, pos: number, fn: (lower: Constraint, upper: Constraint, bset: BasicSet) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.stat('isl_basic_set_foreach_bound_pair', (x, f) => x.isl_basic_set_foreach_bound_pair(f.held('isl_basic_set', p0), type, pos, ...f.callback3((a0, a1, a2) => (fn(c.adopt(Constraint, a0), c.adopt(Constraint, a1), c.adopt(BasicSet, a2)), 0))));
  }

  /** C: `isl_basic_set_foreach_constraint`. */
  foreachConstraint(fn: (c: Constraint) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.stat('isl_basic_set_foreach_constraint', (x, f) => x.isl_basic_set_foreach_constraint(f.held('isl_basic_set', p0), ...f.callback1((a0) => (fn(c.adopt(Constraint, a0)), 0))));
  }

  /** C: `isl_basic_set_from_params`. */
  fromParams(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_from_params', (x) => x.isl_basic_set_from_params(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_get_constraint_list`. */
  getConstraintList(): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(ConstraintList, 'isl_basic_set_get_constraint_list', (x) => x.isl_basic_set_get_constraint_list(p0));
  }

  /** C: `isl_basic_set_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Id, 'isl_basic_set_get_dim_id', (x) => x.isl_basic_set_get_dim_id(p0, type, pos));
  }

  /** C: `isl_basic_set_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.borrowedText('isl_basic_set_get_dim_name', (x) => x.isl_basic_set_get_dim_name(p0, type, pos));
  }

  /** C: `isl_basic_set_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Aff, 'isl_basic_set_get_div', (x) => x.isl_basic_set_get_div(p0, pos));
  }

  /** C: `isl_basic_set_get_local_space`. */
  getLocalSpace(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(LocalSpace, 'isl_basic_set_get_local_space', (x) => x.isl_basic_set_get_local_space(p0));
  }

  /** C: `isl_basic_set_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Space, 'isl_basic_set_get_space', (x) => x.isl_basic_set_get_space(p0));
  }

  /** C: `isl_basic_set_get_tuple_name`. */
  getTupleName(): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.borrowedText('isl_basic_set_get_tuple_name', (x) => x.isl_basic_set_get_tuple_name(p0));
  }

  /** C: `isl_basic_set_gist` (in the set isl exports to other languages). */
  gist(context: BasicSet): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(context, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_gist', (x) => x.isl_basic_set_gist(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_inequalities_matrix`. */
  inequalitiesMatrix(c1: DimType, c2: DimType, c3: DimType, c4: DimType): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Mat, 'isl_basic_set_inequalities_matrix', (x) => x.isl_basic_set_inequalities_matrix(p0, c1, c2, c3, c4));
  }

  /** C: `isl_basic_set_insert_dims`. */
  insertDims(type: DimType, pos: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_insert_dims', (x) => x.isl_basic_set_insert_dims(x.isl_basic_set_copy(p0), type, pos, n));
  }

  /** C: `isl_basic_set_intersect` (in the set isl exports to other languages). */
  intersect(bset2: BasicSet): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_intersect', (x) => x.isl_basic_set_intersect(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_intersect_params` (in the set isl exports to other languages). */
  intersectParams(bset2: BasicSet): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_intersect_params', (x) => x.isl_basic_set_intersect_params(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_involves_dims', (x) => x.isl_basic_set_involves_dims(p0, type, first, n));
  }

  /** C: `isl_basic_set_is_bounded`. */
  isBounded(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_is_bounded', (x) => x.isl_basic_set_is_bounded(p0));
  }

  /** C: `isl_basic_set_is_disjoint`. */
  isDisjoint(bset2: BasicSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.bool('isl_basic_set_is_disjoint', (x) => x.isl_basic_set_is_disjoint(p0, p1));
  }

  /** C: `isl_basic_set_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_is_empty', (x) => x.isl_basic_set_is_empty(p0));
  }

  /** C: `isl_basic_set_is_equal` (in the set isl exports to other languages). */
  isEqual(bset2: BasicSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.bool('isl_basic_set_is_equal', (x) => x.isl_basic_set_is_equal(p0, p1));
  }

  /** C: `isl_basic_set_is_rational`. */
  isRational(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.number('isl_basic_set_is_rational', (x) => x.isl_basic_set_is_rational(p0));
  }

  /** C: `isl_basic_set_is_subset` (in the set isl exports to other languages). */
  isSubset(bset2: BasicSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.bool('isl_basic_set_is_subset', (x) => x.isl_basic_set_is_subset(p0, p1));
  }

  /** C: `isl_basic_set_is_universe`. */
  isUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_is_universe', (x) => x.isl_basic_set_is_universe(p0));
  }

  /** C: `isl_basic_set_is_wrapping` (in the set isl exports to other languages). */
  isWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_is_wrapping', (x) => x.isl_basic_set_is_wrapping(p0));
  }

  /** C: `isl_basic_set_lexmax` (in the set isl exports to other languages). */
  lexmax(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Set, 'isl_basic_set_lexmax', (x) => x.isl_basic_set_lexmax(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_lexmin` (in the set isl exports to other languages). */
  lexmin(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Set, 'isl_basic_set_lexmin', (x) => x.isl_basic_set_lexmin(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_lift`. */
  lift(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_lift', (x) => x.isl_basic_set_lift(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_lower_bound_val`. */
  lowerBoundVal(type: DimType, pos: number, value: ValLike): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(BasicSet, 'isl_basic_set_lower_bound_val', (x) => x.isl_basic_set_lower_bound_val(x.isl_basic_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_basic_set_max_lp_val`. */
  maxLpVal(obj: Aff): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(obj, 'isl_aff');
    return c.give(Val, 'isl_basic_set_max_lp_val', (x) => x.isl_basic_set_max_lp_val(p0, p1));
  }

  /** C: `isl_basic_set_max_val`. */
  maxVal(obj: Aff): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(obj, 'isl_aff');
    return c.give(Val, 'isl_basic_set_max_val', (x) => x.isl_basic_set_max_val(p0, p1));
  }

  /** C: `isl_basic_set_min_lp_val`. */
  minLpVal(obj: Aff): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(obj, 'isl_aff');
    return c.give(Val, 'isl_basic_set_min_lp_val', (x) => x.isl_basic_set_min_lp_val(p0, p1));
  }

  /** C: `isl_basic_set_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_move_dims', (x) => x.isl_basic_set_move_dims(x.isl_basic_set_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_basic_set_n_constraint`. */
  nConstraint(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.size('isl_basic_set_n_constraint', (x) => x.isl_basic_set_n_constraint(p0));
  }

  /** C: `isl_basic_set_n_dim`. */
  nDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.size('isl_basic_set_n_dim', (x) => x.isl_basic_set_n_dim(p0));
  }

  /** C: `isl_basic_set_n_param`. */
  nParam(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.size('isl_basic_set_n_param', (x) => x.isl_basic_set_n_param(p0));
  }

  /** C: `isl_basic_set_neg`. */
  neg(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_neg', (x) => x.isl_basic_set_neg(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_params` (in the set isl exports to other languages). */
  params(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_params', (x) => x.isl_basic_set_params(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_partial_lexmax`. */
  partialLexmax(dom: BasicSet): { result: Set; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(Set, 'isl_basic_set_partial_lexmax', (x, f) => x.isl_basic_set_partial_lexmax(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_set_partial_lexmax_pw_multi_aff`. */
  partialLexmaxPwMultiAff(dom: BasicSet): { result: PwMultiAff; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(PwMultiAff, 'isl_basic_set_partial_lexmax_pw_multi_aff', (x, f) => x.isl_basic_set_partial_lexmax_pw_multi_aff(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_set_partial_lexmin`. */
  partialLexmin(dom: BasicSet): { result: Set; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(Set, 'isl_basic_set_partial_lexmin', (x, f) => x.isl_basic_set_partial_lexmin(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_set_partial_lexmin_pw_multi_aff`. */
  partialLexminPwMultiAff(dom: BasicSet): { result: PwMultiAff; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(PwMultiAff, 'isl_basic_set_partial_lexmin_pw_multi_aff', (x, f) => x.isl_basic_set_partial_lexmin_pw_multi_aff(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_set_plain_is_empty`. */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_plain_is_empty', (x) => x.isl_basic_set_plain_is_empty(p0));
  }

  /** C: `isl_basic_set_plain_is_equal`. */
  plainIsEqual(bset2: BasicSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.bool('isl_basic_set_plain_is_equal', (x) => x.isl_basic_set_plain_is_equal(p0, p1));
  }

  /** C: `isl_basic_set_plain_is_universe`. */
  plainIsUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.bool('isl_basic_set_plain_is_universe', (x) => x.isl_basic_set_plain_is_universe(p0));
  }

  /** C: `isl_basic_set_preimage_multi_aff`. */
  preimageMultiAff(ma: MultiAff): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(BasicSet, 'isl_basic_set_preimage_multi_aff', (x) => x.isl_basic_set_preimage_multi_aff(x.isl_basic_set_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_basic_set_project_out`. */
  projectOut(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_project_out', (x) => x.isl_basic_set_project_out(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_reduced_basis`. */
  reducedBasis(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Mat, 'isl_basic_set_reduced_basis', (x) => x.isl_basic_set_reduced_basis(p0));
  }

  /** C: `isl_basic_set_remove_dims`. */
  removeDims(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_remove_dims', (x) => x.isl_basic_set_remove_dims(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_remove_divs`. */
  removeDivs(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_remove_divs', (x) => x.isl_basic_set_remove_divs(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_remove_divs_involving_dims`. */
  removeDivsInvolvingDims(type: DimType, first: number, n: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_remove_divs_involving_dims', (x) => x.isl_basic_set_remove_divs_involving_dims(x.isl_basic_set_copy(p0), type, first, n));
  }

  /** C: `isl_basic_set_remove_redundancies`. */
  removeRedundancies(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_remove_redundancies', (x) => x.isl_basic_set_remove_redundancies(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_remove_unknown_divs`. */
  removeUnknownDivs(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_remove_unknown_divs', (x) => x.isl_basic_set_remove_unknown_divs(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_sample` (in the set isl exports to other languages). */
  sample(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_sample', (x) => x.isl_basic_set_sample(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_sample_point` (in the set isl exports to other languages). */
  samplePoint(): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Point, 'isl_basic_set_sample_point', (x) => x.isl_basic_set_sample_point(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_set_dim_name', (x, f) => x.isl_basic_set_set_dim_name(x.isl_basic_set_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_basic_set_set_tuple_id`. */
  setTupleId(id: IdLike): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(BasicSet, 'isl_basic_set_set_tuple_id', (x) => x.isl_basic_set_set_tuple_id(x.isl_basic_set_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_basic_set_set_tuple_name`. */
  setTupleName(s: string): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_set_tuple_name', (x, f) => x.isl_basic_set_set_tuple_name(x.isl_basic_set_copy(p0), f.text(s)));
  }

  /** C: `isl_basic_set_solutions`. */
  solutions(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSet, 'isl_basic_set_solutions', (x) => x.isl_basic_set_solutions(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_to_list`. */
  toList(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_to_list', (x) => x.isl_basic_set_to_list(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_to_set` (in the set isl exports to other languages). */
  toSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(Set, 'isl_basic_set_to_set', (x) => x.isl_basic_set_to_set(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.ownedText('isl_basic_set_to_str', (x) => x.isl_basic_set_to_str(p0));
  }

  /** C: `isl_basic_set_total_dim`. */
  totalDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.size('isl_basic_set_total_dim', (x) => x.isl_basic_set_total_dim(p0));
  }

  /** C: `isl_basic_set_union` (in the set isl exports to other languages). */
  union(bset2: BasicSet): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p1 = c.pointer(bset2, 'isl_basic_set');
    return c.give(Set, 'isl_basic_set_union', (x) => x.isl_basic_set_union(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_unwrap`. */
  unwrap(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_set_unwrap', (x) => x.isl_basic_set_unwrap(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_upper_bound_val`. */
  upperBoundVal(type: DimType, pos: number, value: ValLike): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(BasicSet, 'isl_basic_set_upper_bound_val', (x) => x.isl_basic_set_upper_bound_val(x.isl_basic_set_copy(p0), type, pos, x.isl_val_copy(p3)));
  }
}
