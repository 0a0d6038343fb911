// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { BasicSetList } from './basic-set-list.js';
import { BasicSet } from './basic-set.js';
import type { DimType } from './enums.js';
import { MultiAff } from './multi-aff.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { Point } from './point.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Schedule } from './schedule.js';
import { SetList } from './set-list.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionPwQpolynomialFold } from './union-pw-qpolynomial-fold.js';
import { UnionSetList } from './union-set-list.js';

/** Wraps `isl_union_set`. */
export class UnionSet extends IslObject<'isl_union_set'> {
  static readonly islType = 'isl_union_set';

  override get islType(): 'isl_union_set' {
    return 'isl_union_set';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_set_empty`. */
  static empty(space: Space): UnionSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionSet, 'isl_union_set_empty', (x) => x.isl_union_set_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_set_empty_ctx` (in the set isl exports to other languages). */
  static emptyCtx(context: Context): UnionSet {
    const c = context;
    return c.give(UnionSet, 'isl_union_set_empty_ctx', (x) => x.isl_union_set_empty_ctx(c.isl));
  }

  /** C: `isl_union_set_empty_space`. */
  static emptySpace(space: Space): UnionSet {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionSet, 'isl_union_set_empty_space', (x) => x.isl_union_set_empty_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_set_from_basic_set` (in the set isl exports to other languages). */
  static fromBasicSet(bset: BasicSet): UnionSet {
    const c = bset.context;
    const p0 = c.pointer(bset, 'isl_basic_set');
    return c.give(UnionSet, 'isl_union_set_from_basic_set', (x) => x.isl_union_set_from_basic_set(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_union_set_from_point` (in the set isl exports to other languages). */
  static fromPoint(pnt: Point): UnionSet {
    const c = pnt.context;
    const p0 = c.pointer(pnt, 'isl_point');
    return c.give(UnionSet, 'isl_union_set_from_point', (x) => x.isl_union_set_from_point(x.isl_point_copy(p0)));
  }

  /** C: `isl_union_set_from_set` (in the set isl exports to other languages). */
  static fromSet(set: Set): UnionSet {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(UnionSet, 'isl_union_set_from_set', (x) => x.isl_union_set_from_set(x.isl_set_copy(p0)));
  }

  /** C: `isl_union_set_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionSet {
    const c = context;
    return c.give(UnionSet, 'isl_union_set_read_from_str', (x, f) => x.isl_union_set_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_set_add_set`. */
  addSet(set: Set): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionSet, 'isl_union_set_add_set', (x) => x.isl_union_set_add_set(x.isl_union_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_set_affine_hull` (in the set isl exports to other languages). */
  affineHull(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_affine_hull', (x) => x.isl_union_set_affine_hull(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_align_params`. */
  alignParams(model: Space): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionSet, 'isl_union_set_align_params', (x) => x.isl_union_set_align_params(x.isl_union_set_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_set_apply` (in the set isl exports to other languages). */
  apply(umap: UnionMap): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(umap, 'isl_union_map');
    return c.give(UnionSet, 'isl_union_set_apply', (x) => x.isl_union_set_apply(x.isl_union_set_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_set_apply_union_pw_qpolynomial_fold`. */
  applyUnionPwQpolynomialFold(upwf: UnionPwQpolynomialFold): { result: UnionPwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(upwf, 'isl_union_pw_qpolynomial_fold');
    const tight = { value: 0 };
    const result = c.give(UnionPwQpolynomialFold, 'isl_union_set_apply_union_pw_qpolynomial_fold', (x, f) => x.isl_union_set_apply_union_pw_qpolynomial_fold(x.isl_union_set_copy(p0), x.isl_union_pw_qpolynomial_fold_copy(p1), f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_union_set_as_set` (in the set isl exports to other languages). */
  asSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(Set, 'isl_union_set_as_set', (x) => x.isl_union_set_as_set(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_coalesce` (in the set isl exports to other languages). */
  coalesce(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_coalesce', (x) => x.isl_union_set_coalesce(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_coefficients`. */
  coefficients(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_coefficients', (x) => x.isl_union_set_coefficients(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_compute_divs` (in the set isl exports to other languages). */
  computeDivs(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_compute_divs', (x) => x.isl_union_set_compute_divs(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_compute_schedule`. */
  computeSchedule(validity: UnionMap, proximity: UnionMap): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(validity, 'isl_union_map');
    const p2 = c.pointer(proximity, 'isl_union_map');
    return c.give(Schedule, 'isl_union_set_compute_schedule', (x) => x.isl_union_set_compute_schedule(x.isl_union_set_copy(p0), x.isl_union_map_copy(p1), x.isl_union_map_copy(p2)));
  }

  /** C: `isl_union_set_contains`. */
  contains(space: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(space, 'isl_space');
    return c.bool('isl_union_set_contains', (x) => x.isl_union_set_contains(p0, p1));
  }

  /** C: `isl_union_set_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_detect_equalities', (x) => x.isl_union_set_detect_equalities(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.size('isl_union_set_dim', (x) => x.isl_union_set_dim(p0, type));
  }

  /** C: `isl_union_set_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_drop_unused_params', (x) => x.isl_union_set_drop_unused_params(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_every_set` (in the set isl exports to other languages). */
  everySet(test: (set: Set) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.bool('isl_union_set_every_set', (x, f) => x.isl_union_set_every_set(f.held('isl_union_set', p0), ...f.callback1((a0) => (test(c.borrow(Set, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_set_extract_set` (in the set isl exports to other languages). */
  extractSet(space: Space): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(Set, 'isl_union_set_extract_set', (x) => x.isl_union_set_extract_set(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_set_foreach_point` (in the set isl exports to other languages). */
  foreachPoint(fn: (pnt: Point) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.stat('isl_union_set_foreach_point', (x, f) => x.isl_union_set_foreach_point(f.held('isl_union_set', p0), ...f.callback1((a0) => (fn(c.adopt(Point, a0)), 0))));
  }

  /** C: `isl_union_set_foreach_set` (in the set isl exports to other languages). */
  foreachSet(fn: (set: Set) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.stat('isl_union_set_foreach_set', (x, f) => x.isl_union_set_foreach_set(f.held('isl_union_set', p0), ...f.callback1((a0) => (fn(c.adopt(Set, a0)), 0))));
  }

  /** C: `isl_union_set_get_basic_set_list`. */
  getBasicSetList(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(BasicSetList, 'isl_union_set_get_basic_set_list', (x) => x.isl_union_set_get_basic_set_list(p0));
  }

  /** C: `isl_union_set_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.unsigned('isl_union_set_get_hash', (x) => x.isl_union_set_get_hash(p0));
  }

  /** C: `isl_union_set_get_set_list` (in the set isl exports to other languages). */
  getSetList(): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(SetList, 'isl_union_set_get_set_list', (x) => x.isl_union_set_get_set_list(p0));
  }

  /** C: `isl_union_set_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(Space, 'isl_union_set_get_space', (x) => x.isl_union_set_get_space(p0));
  }

  /** C: `isl_union_set_gist` (in the set isl exports to other languages). */
  gist(context: UnionSet): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(context, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_gist', (x) => x.isl_union_set_gist(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_gist_params` (in the set isl exports to other languages). */
  gistParams(set: Set): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionSet, 'isl_union_set_gist_params', (x) => x.isl_union_set_gist_params(x.isl_union_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_set_identity` (in the set isl exports to other languages). */
  identity(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_identity', (x) => x.isl_union_set_identity(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_identity_union_pw_multi_aff`. */
  identityUnionPwMultiAff(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionPwMultiAff, 'isl_union_set_identity_union_pw_multi_aff', (x) => x.isl_union_set_identity_union_pw_multi_aff(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_intersect` (in the set isl exports to other languages). */
  intersect(uset2: UnionSet): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_intersect', (x) => x.isl_union_set_intersect(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionSet, 'isl_union_set_intersect_params', (x) => x.isl_union_set_intersect_params(x.isl_union_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_set_is_disjoint` (in the set isl exports to other languages). */
  isDisjoint(uset2: UnionSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.bool('isl_union_set_is_disjoint', (x) => x.isl_union_set_is_disjoint(p0, p1));
  }

  /** C: `isl_union_set_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.bool('isl_union_set_is_empty', (x) => x.isl_union_set_is_empty(p0));
  }

  /** C: `isl_union_set_is_equal` (in the set isl exports to other languages). */
  isEqual(uset2: UnionSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.bool('isl_union_set_is_equal', (x) => x.isl_union_set_is_equal(p0, p1));
  }

  /** C: `isl_union_set_is_params`. */
  isParams(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.bool('isl_union_set_is_params', (x) => x.isl_union_set_is_params(p0));
  }

  /** C: `isl_union_set_is_strict_subset` (in the set isl exports to other languages). */
  isStrictSubset(uset2: UnionSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.bool('isl_union_set_is_strict_subset', (x) => x.isl_union_set_is_strict_subset(p0, p1));
  }

  /** C: `isl_union_set_is_subset` (in the set isl exports to other languages). */
  isSubset(uset2: UnionSet): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.bool('isl_union_set_is_subset', (x) => x.isl_union_set_is_subset(p0, p1));
  }

  /** C: `isl_union_set_isa_set` (in the set isl exports to other languages). */
  isaSet(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.bool('isl_union_set_isa_set', (x) => x.isl_union_set_isa_set(p0));
  }

  /** C: `isl_union_set_lex_ge_union_set`. */
  lexGeUnionSet(uset2: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_lex_ge_union_set', (x) => x.isl_union_set_lex_ge_union_set(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_lex_gt_union_set`. */
  lexGtUnionSet(uset2: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_lex_gt_union_set', (x) => x.isl_union_set_lex_gt_union_set(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_lex_le_union_set`. */
  lexLeUnionSet(uset2: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_lex_le_union_set', (x) => x.isl_union_set_lex_le_union_set(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_lex_lt_union_set`. */
  lexLtUnionSet(uset2: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_lex_lt_union_set', (x) => x.isl_union_set_lex_lt_union_set(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_lexmax` (in the set isl exports to other languages). */
  lexmax(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_lexmax', (x) => x.isl_union_set_lexmax(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_lexmin` (in the set isl exports to other languages). */
  lexmin(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_lexmin', (x) => x.isl_union_set_lexmin(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_lift`. */
  lift(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_lift', (x) => x.isl_union_set_lift(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_min_multi_union_pw_aff`. */
  minMultiUnionPwAff(obj: MultiUnionPwAff): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(obj, 'isl_multi_union_pw_aff');
    return c.give(MultiVal, 'isl_union_set_min_multi_union_pw_aff', (x) => x.isl_union_set_min_multi_union_pw_aff(p0, p1));
  }

  /** C: `isl_union_set_n_set`. */
  nSet(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.size('isl_union_set_n_set', (x) => x.isl_union_set_n_set(p0));
  }

  /** C: `isl_union_set_params` (in the set isl exports to other languages). */
  params(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(Set, 'isl_union_set_params', (x) => x.isl_union_set_params(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_polyhedral_hull` (in the set isl exports to other languages). */
  polyhedralHull(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_polyhedral_hull', (x) => x.isl_union_set_polyhedral_hull(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_preimage_multi_aff` (in the set isl exports to other languages). */
  preimageMultiAff(ma: MultiAff): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(UnionSet, 'isl_union_set_preimage_multi_aff', (x) => x.isl_union_set_preimage_multi_aff(x.isl_union_set_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_union_set_preimage_pw_multi_aff` (in the set isl exports to other languages). */
  preimagePwMultiAff(pma: PwMultiAff): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(UnionSet, 'isl_union_set_preimage_pw_multi_aff', (x) => x.isl_union_set_preimage_pw_multi_aff(x.isl_union_set_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_set_preimage_union_pw_multi_aff` (in the set isl exports to other languages). */
  preimageUnionPwMultiAff(upma: UnionPwMultiAff): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(UnionSet, 'isl_union_set_preimage_union_pw_multi_aff', (x) => x.isl_union_set_preimage_union_pw_multi_aff(x.isl_union_set_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_set_product`. */
  product(uset2: UnionSet): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_product', (x) => x.isl_union_set_product(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_project_out`. */
  projectOut(type: DimType, first: number, n: number): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_project_out', (x) => x.isl_union_set_project_out(x.isl_union_set_copy(p0), type, first, n));
  }

  /** C: `isl_union_set_project_out_all_params` (in the set isl exports to other languages). */
  projectOutAllParams(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_project_out_all_params', (x) => x.isl_union_set_project_out_all_params(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_remove_divs`. */
  removeDivs(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_remove_divs', (x) => x.isl_union_set_remove_divs(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_remove_redundancies`. */
  removeRedundancies(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_remove_redundancies', (x) => x.isl_union_set_remove_redundancies(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_reset_user`. */
  resetUser(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_reset_user', (x) => x.isl_union_set_reset_user(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_sample`. */
  sample(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(BasicSet, 'isl_union_set_sample', (x) => x.isl_union_set_sample(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_sample_point` (in the set isl exports to other languages). */
  samplePoint(): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(Point, 'isl_union_set_sample_point', (x) => x.isl_union_set_sample_point(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_simple_hull`. */
  simpleHull(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_simple_hull', (x) => x.isl_union_set_simple_hull(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_solutions`. */
  solutions(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_solutions', (x) => x.isl_union_set_solutions(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_subtract` (in the set isl exports to other languages). */
  subtract(uset2: UnionSet): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_subtract', (x) => x.isl_union_set_subtract(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_to_list` (in the set isl exports to other languages). */
  toList(): UnionSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSetList, 'isl_union_set_to_list', (x) => x.isl_union_set_to_list(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.ownedText('isl_union_set_to_str', (x) => x.isl_union_set_to_str(p0));
  }

  /** C: `isl_union_set_union` (in the set isl exports to other languages). */
  union(uset2: UnionSet): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    const p1 = c.pointer(uset2, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_union', (x) => x.isl_union_set_union(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_set_universe` (in the set isl exports to other languages). */
  universe(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionSet, 'isl_union_set_universe', (x) => x.isl_union_set_universe(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_unwrap` (in the set isl exports to other languages). */
  unwrap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_unwrap', (x) => x.isl_union_set_unwrap(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_set_wrapped_domain_map`. */
  wrappedDomainMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_set_wrapped_domain_map', (x) => x.isl_union_set_wrapped_domain_map(x.isl_union_set_copy(p0)));
  }
}
