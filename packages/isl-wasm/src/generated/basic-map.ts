// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AffList } from './aff-list.js';
import { Aff } from './aff.js';
import { BasicMapList } from './basic-map-list.js';
import { BasicSet } from './basic-set.js';
import { ConstraintList } from './constraint-list.js';
import { Constraint } from './constraint.js';
import type { DimType } from './enums.js';
import { LocalSpace } from './local-space.js';
import { Map } from './map.js';
import { Mat } from './mat.js';
import { MultiAff } from './multi-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Qpolynomial } from './qpolynomial.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_basic_map`. */
export class BasicMap extends IslObject<'isl_basic_map'> {
  static readonly islType = 'isl_basic_map';

  override get islType(): 'isl_basic_map' {
    return 'isl_basic_map';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_basic_map_empty`. */
  static empty(space: Space): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_empty', (x) => x.isl_basic_map_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_map_equal`. */
  static equal(space: Space, nEqual: number): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_equal', (x) => x.isl_basic_map_equal(x.isl_space_copy(p0), nEqual));
  }

  /** C: `isl_basic_map_from_aff`. */
  static fromAff(aff: Aff): BasicMap {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(BasicMap, 'isl_basic_map_from_aff', (x) => x.isl_basic_map_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_basic_map_from_aff_list`. */
  static fromAffList(domainSpace: Space, list: AffList): BasicMap {
    const c = domainSpace.context;
    const p0 = c.pointer(domainSpace, 'isl_space');
    const p1 = c.pointer(list, 'isl_aff_list');
    return c.give(BasicMap, 'isl_basic_map_from_aff_list', (x) => x.isl_basic_map_from_aff_list(x.isl_space_copy(p0), x.isl_aff_list_copy(p1)));
  }

  /** C: `isl_basic_map_from_constraint`. */
  static fromConstraint(constraint: Constraint): BasicMap {
    const c = constraint.context;
    const p0 = c.pointer(constraint, 'isl_constraint');
    return c.give(BasicMap, 'isl_basic_map_from_constraint', (x) => x.isl_basic_map_from_constraint(x.isl_constraint_copy(p0)));
  }

  /** C: `isl_basic_map_from_constraint_matrices`. */
  static fromConstraintMatrices(space: Space, eq: Mat, ineq: Mat, c1: DimType, c2: DimType, c3: DimType, c4: DimType, c5: DimType): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(eq, 'isl_mat');
    const p2 = c.pointer(ineq, 'isl_mat');
    return c.give(BasicMap, 'isl_basic_map_from_constraint_matrices', (x) => x.isl_basic_map_from_constraint_matrices(x.isl_space_copy(p0), x.isl_mat_copy(p1), x.isl_mat_copy(p2), c1, c2, c3, c4, c5));
  }

  /** C: `isl_basic_map_from_domain`. */
  static fromDomain(bset: BasicSet): BasicMap {
    const c = bset.context;
    const p0 = c.pointer(bset, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_from_domain', (x) => x.isl_basic_map_from_domain(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_map_from_domain_and_range`. */
  static fromDomainAndRange(domain: BasicSet, range: BasicSet): BasicMap {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_basic_set');
    const p1 = c.pointer(range, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_from_domain_and_range', (x) => x.isl_basic_map_from_domain_and_range(x.isl_basic_set_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_map_from_multi_aff`. */
  static fromMultiAff(maff: MultiAff): BasicMap {
    const c = maff.context;
    const p0 = c.pointer(maff, 'isl_multi_aff');
    return c.give(BasicMap, 'isl_basic_map_from_multi_aff', (x) => x.isl_basic_map_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_basic_map_from_qpolynomial`. */
  static fromQpolynomial(qp: Qpolynomial): BasicMap {
    const c = qp.context;
    const p0 = c.pointer(qp, 'isl_qpolynomial');
    return c.give(BasicMap, 'isl_basic_map_from_qpolynomial', (x) => x.isl_basic_map_from_qpolynomial(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_basic_map_from_range`. */
  static fromRange(bset: BasicSet): BasicMap {
    const c = bset.context;
    const p0 = c.pointer(bset, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_from_range', (x) => x.isl_basic_map_from_range(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_map_identity`. */
  static identity(space: Space): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_identity', (x) => x.isl_basic_map_identity(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_map_less_at`. */
  static lessAt(space: Space, pos: number): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_less_at', (x) => x.isl_basic_map_less_at(x.isl_space_copy(p0), pos));
  }

  /** C: `isl_basic_map_more_at`. */
  static moreAt(space: Space, pos: number): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_more_at', (x) => x.isl_basic_map_more_at(x.isl_space_copy(p0), pos));
  }

  /** C: `isl_basic_map_nat_universe`. */
  static natUniverse(space: Space): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_nat_universe', (x) => x.isl_basic_map_nat_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_map_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): BasicMap {
    const c = context;
    return c.give(BasicMap, 'isl_basic_map_read_from_str', (x, f) => x.isl_basic_map_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_basic_map_universe`. */
  static universe(space: Space): BasicMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_universe', (x) => x.isl_basic_map_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_basic_map_add_constraint`. */
  addConstraint(constraint: Constraint): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(constraint, 'isl_constraint');
    return c.give(BasicMap, 'isl_basic_map_add_constraint', (x) => x.isl_basic_map_add_constraint(x.isl_basic_map_copy(p0), x.isl_constraint_copy(p1)));
  }

  /** C: `isl_basic_map_add_dims`. */
  addDims(type: DimType, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_add_dims', (x) => x.isl_basic_map_add_dims(x.isl_basic_map_copy(p0), type, n));
  }

  /** C: `isl_basic_map_affine_hull` (in the set isl exports to other languages). */
  affineHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_affine_hull', (x) => x.isl_basic_map_affine_hull(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_align_params`. */
  alignParams(model: Space): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(BasicMap, 'isl_basic_map_align_params', (x) => x.isl_basic_map_align_params(x.isl_basic_map_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_basic_map_apply_domain` (in the set isl exports to other languages). */
  applyDomain(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_apply_domain', (x) => x.isl_basic_map_apply_domain(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_apply_range` (in the set isl exports to other languages). */
  applyRange(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_apply_range', (x) => x.isl_basic_map_apply_range(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_can_curry`. */
  canCurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_can_curry', (x) => x.isl_basic_map_can_curry(p0));
  }

  /** C: `isl_basic_map_can_uncurry`. */
  canUncurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_can_uncurry', (x) => x.isl_basic_map_can_uncurry(p0));
  }

  /** C: `isl_basic_map_can_zip`. */
  canZip(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_can_zip', (x) => x.isl_basic_map_can_zip(p0));
  }

  /** C: `isl_basic_map_compute_divs`. */
  computeDivs(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Map, 'isl_basic_map_compute_divs', (x) => x.isl_basic_map_compute_divs(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_curry`. */
  curry(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_curry', (x) => x.isl_basic_map_curry(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_deltas` (in the set isl exports to other languages). */
  deltas(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicSet, 'isl_basic_map_deltas', (x) => x.isl_basic_map_deltas(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_deltas_map`. */
  deltasMap(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_deltas_map', (x) => x.isl_basic_map_deltas_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_detect_equalities', (x) => x.isl_basic_map_detect_equalities(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.size('isl_basic_map_dim', (x) => x.isl_basic_map_dim(p0, type));
  }

  /** C: `isl_basic_map_domain`. */
  domain(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicSet, 'isl_basic_map_domain', (x) => x.isl_basic_map_domain(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_domain_map`. */
  domainMap(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_domain_map', (x) => x.isl_basic_map_domain_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_domain_product`. */
  domainProduct(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_domain_product', (x) => x.isl_basic_map_domain_product(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_drop_constraints_involving_dims`. */
  dropConstraintsInvolvingDims(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_drop_constraints_involving_dims', (x) => x.isl_basic_map_drop_constraints_involving_dims(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_drop_constraints_not_involving_dims`. */
  dropConstraintsNotInvolvingDims(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_drop_constraints_not_involving_dims', (x) => x.isl_basic_map_drop_constraints_not_involving_dims(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_drop_unused_params`. */
  dropUnusedParams(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_drop_unused_params', (x) => x.isl_basic_map_drop_unused_params(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_eliminate`. */
  eliminate(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_eliminate', (x) => x.isl_basic_map_eliminate(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_equalities_matrix`. */
  equalitiesMatrix(c1: DimType, c2: DimType, c3: DimType, c4: DimType, c5: DimType): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Mat, 'isl_basic_map_equalities_matrix', (x) => x.isl_basic_map_equalities_matrix(p0, c1, c2, c3, c4, c5));
  }

  /** C: `isl_basic_map_equate`. */
  equate(type1: DimType, pos1: number, type2: DimType, pos2: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_equate', (x) => x.isl_basic_map_equate(x.isl_basic_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_basic_map_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.number('isl_basic_map_find_dim_by_name', (x, f) => x.isl_basic_map_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_basic_map_fix_si`. */
  fixSi(type: DimType, pos: number, value: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_fix_si', (x) => x.isl_basic_map_fix_si(x.isl_basic_map_copy(p0), type, pos, value));
  }

  /** C: `isl_basic_map_fix_val`. */
  fixVal(type: DimType, pos: number, v: ValLike): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(BasicMap, 'isl_basic_map_fix_val', (x) => x.isl_basic_map_fix_val(x.isl_basic_map_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_basic_map_flat_product`. */
  flatProduct(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_flat_product', (x) => x.isl_basic_map_flat_product(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_flat_range_product`. */
  flatRangeProduct(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_flat_range_product', (x) => x.isl_basic_map_flat_range_product(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_flatten` (in the set isl exports to other languages). */
  flatten(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_flatten', (x) => x.isl_basic_map_flatten(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_flatten_domain` (in the set isl exports to other languages). */
  flattenDomain(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_flatten_domain', (x) => x.isl_basic_map_flatten_domain(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_flatten_range` (in the set isl exports to other languages). */
  flattenRange(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_flatten_range', (x) => x.isl_basic_map_flatten_range(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_foreach_constraint`. */
  foreachConstraint(fn: (c: Constraint) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.stat('isl_basic_map_foreach_constraint', (x, f) => x.isl_basic_map_foreach_constraint(f.held('isl_basic_map', p0), ...f.callback1((a0) => (fn(c.adopt(Constraint, a0)), 0))));
  }

  /** C: `isl_basic_map_get_constraint_list`. */
  getConstraintList(): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(ConstraintList, 'isl_basic_map_get_constraint_list', (x) => x.isl_basic_map_get_constraint_list(p0));
  }

  /** C: `isl_basic_map_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.borrowedText('isl_basic_map_get_dim_name', (x) => x.isl_basic_map_get_dim_name(p0, type, pos));
  }

  /** C: `isl_basic_map_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Aff, 'isl_basic_map_get_div', (x) => x.isl_basic_map_get_div(p0, pos));
  }

  /** C: `isl_basic_map_get_local_space`. */
  getLocalSpace(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(LocalSpace, 'isl_basic_map_get_local_space', (x) => x.isl_basic_map_get_local_space(p0));
  }

  /** C: `isl_basic_map_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Space, 'isl_basic_map_get_space', (x) => x.isl_basic_map_get_space(p0));
  }

  /** C: `isl_basic_map_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.borrowedText('isl_basic_map_get_tuple_name', (x) => x.isl_basic_map_get_tuple_name(p0, type));
  }

  /** C: `isl_basic_map_gist` (in the set isl exports to other languages). */
  gist(context: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(context, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_gist', (x) => x.isl_basic_map_gist(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_gist_domain`. */
  gistDomain(context: BasicSet): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(context, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_gist_domain', (x) => x.isl_basic_map_gist_domain(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_map_has_defining_equality`. */
  hasDefiningEquality(type: DimType, pos: number): { result: boolean; c_: Constraint } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const c_ = { value: 0 };
    const result = c.bool('isl_basic_map_has_defining_equality', (x, f) => x.isl_basic_map_has_defining_equality(p0, type, pos, f.output(c_)));
    return { result, c_: c.adopt(Constraint, c_.value) };
  }

  /** C: `isl_basic_map_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_has_dim_id', (x) => x.isl_basic_map_has_dim_id(p0, type, pos));
  }

  /** C: `isl_basic_map_image_is_bounded`. */
  imageIsBounded(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_image_is_bounded', (x) => x.isl_basic_map_image_is_bounded(p0));
  }

  /** C: `isl_basic_map_inequalities_matrix`. */
  inequalitiesMatrix(c1: DimType, c2: DimType, c3: DimType, c4: DimType, c5: DimType): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Mat, 'isl_basic_map_inequalities_matrix', (x) => x.isl_basic_map_inequalities_matrix(p0, c1, c2, c3, c4, c5));
  }

  /** C: `isl_basic_map_insert_dims`. */
  insertDims(type: DimType, pos: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_insert_dims', (x) => x.isl_basic_map_insert_dims(x.isl_basic_map_copy(p0), type, pos, n));
  }

  /** C: `isl_basic_map_intersect` (in the set isl exports to other languages). */
  intersect(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_intersect', (x) => x.isl_basic_map_intersect(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(bset: BasicSet): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bset, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_intersect_domain', (x) => x.isl_basic_map_intersect_domain(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_map_intersect_params` (in the set isl exports to other languages). */
  intersectParams(bset: BasicSet): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bset, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_intersect_params', (x) => x.isl_basic_map_intersect_params(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_map_intersect_range` (in the set isl exports to other languages). */
  intersectRange(bset: BasicSet): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bset, 'isl_basic_set');
    return c.give(BasicMap, 'isl_basic_map_intersect_range', (x) => x.isl_basic_map_intersect_range(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_map_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_involves_dims', (x) => x.isl_basic_map_involves_dims(p0, type, first, n));
  }

  /** C: `isl_basic_map_is_disjoint`. */
  isDisjoint(bmap2: BasicMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.bool('isl_basic_map_is_disjoint', (x) => x.isl_basic_map_is_disjoint(p0, p1));
  }

  /** C: `isl_basic_map_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_is_empty', (x) => x.isl_basic_map_is_empty(p0));
  }

  /** C: `isl_basic_map_is_equal` (in the set isl exports to other languages). */
  isEqual(bmap2: BasicMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.bool('isl_basic_map_is_equal', (x) => x.isl_basic_map_is_equal(p0, p1));
  }

  /** C: `isl_basic_map_is_rational`. */
  isRational(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_is_rational', (x) => x.isl_basic_map_is_rational(p0));
  }

  /** C: `isl_basic_map_is_single_valued`. */
  isSingleValued(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_is_single_valued', (x) => x.isl_basic_map_is_single_valued(p0));
  }

  /** C: `isl_basic_map_is_strict_subset`. */
  isStrictSubset(bmap2: BasicMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.bool('isl_basic_map_is_strict_subset', (x) => x.isl_basic_map_is_strict_subset(p0, p1));
  }

  /** C: `isl_basic_map_is_subset` (in the set isl exports to other languages). */
  isSubset(bmap2: BasicMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.bool('isl_basic_map_is_subset', (x) => x.isl_basic_map_is_subset(p0, p1));
  }

  /** C: `isl_basic_map_is_universe`. */
  isUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_is_universe', (x) => x.isl_basic_map_is_universe(p0));
  }

  /** C: `isl_basic_map_lexmax` (in the set isl exports to other languages). */
  lexmax(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Map, 'isl_basic_map_lexmax', (x) => x.isl_basic_map_lexmax(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_lexmin` (in the set isl exports to other languages). */
  lexmin(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Map, 'isl_basic_map_lexmin', (x) => x.isl_basic_map_lexmin(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_lexmin_pw_multi_aff`. */
  lexminPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(PwMultiAff, 'isl_basic_map_lexmin_pw_multi_aff', (x) => x.isl_basic_map_lexmin_pw_multi_aff(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_lower_bound_si`. */
  lowerBoundSi(type: DimType, pos: number, value: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_lower_bound_si', (x) => x.isl_basic_map_lower_bound_si(x.isl_basic_map_copy(p0), type, pos, value));
  }

  /** C: `isl_basic_map_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_move_dims', (x) => x.isl_basic_map_move_dims(x.isl_basic_map_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_basic_map_n_constraint`. */
  nConstraint(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.size('isl_basic_map_n_constraint', (x) => x.isl_basic_map_n_constraint(p0));
  }

  /** C: `isl_basic_map_neg`. */
  neg(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_neg', (x) => x.isl_basic_map_neg(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_order_ge`. */
  orderGe(type1: DimType, pos1: number, type2: DimType, pos2: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_order_ge', (x) => x.isl_basic_map_order_ge(x.isl_basic_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_basic_map_order_gt`. */
  orderGt(type1: DimType, pos1: number, type2: DimType, pos2: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_order_gt', (x) => x.isl_basic_map_order_gt(x.isl_basic_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_basic_map_partial_lexmax`. */
  partialLexmax(dom: BasicSet): { result: Map; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(Map, 'isl_basic_map_partial_lexmax', (x, f) => x.isl_basic_map_partial_lexmax(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_map_partial_lexmax_pw_multi_aff`. */
  partialLexmaxPwMultiAff(dom: BasicSet): { result: PwMultiAff; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(PwMultiAff, 'isl_basic_map_partial_lexmax_pw_multi_aff', (x, f) => x.isl_basic_map_partial_lexmax_pw_multi_aff(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_map_partial_lexmin`. */
  partialLexmin(dom: BasicSet): { result: Map; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(Map, 'isl_basic_map_partial_lexmin', (x, f) => x.isl_basic_map_partial_lexmin(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_map_partial_lexmin_pw_multi_aff`. */
  partialLexminPwMultiAff(dom: BasicSet): { result: PwMultiAff; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(dom, 'isl_basic_set');
    const empty = { value: 0 };
    const result = c.give(PwMultiAff, 'isl_basic_map_partial_lexmin_pw_multi_aff', (x, f) => x.isl_basic_map_partial_lexmin_pw_multi_aff(x.isl_basic_map_copy(p0), x.isl_basic_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_basic_map_plain_get_val_if_fixed`. */
  plainGetValIfFixed(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(Val, 'isl_basic_map_plain_get_val_if_fixed', (x) => x.isl_basic_map_plain_get_val_if_fixed(p0, type, pos));
  }

  /** C: `isl_basic_map_plain_is_empty`. */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_plain_is_empty', (x) => x.isl_basic_map_plain_is_empty(p0));
  }

  /** C: `isl_basic_map_plain_is_universe`. */
  plainIsUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.bool('isl_basic_map_plain_is_universe', (x) => x.isl_basic_map_plain_is_universe(p0));
  }

  /** C: `isl_basic_map_preimage_domain_multi_aff`. */
  preimageDomainMultiAff(ma: MultiAff): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(BasicMap, 'isl_basic_map_preimage_domain_multi_aff', (x) => x.isl_basic_map_preimage_domain_multi_aff(x.isl_basic_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_basic_map_preimage_range_multi_aff`. */
  preimageRangeMultiAff(ma: MultiAff): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(BasicMap, 'isl_basic_map_preimage_range_multi_aff', (x) => x.isl_basic_map_preimage_range_multi_aff(x.isl_basic_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_basic_map_product`. */
  product(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_product', (x) => x.isl_basic_map_product(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_project_out`. */
  projectOut(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_project_out', (x) => x.isl_basic_map_project_out(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_range`. */
  range(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicSet, 'isl_basic_map_range', (x) => x.isl_basic_map_range(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_range_map`. */
  rangeMap(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_range_map', (x) => x.isl_basic_map_range_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_range_product`. */
  rangeProduct(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_range_product', (x) => x.isl_basic_map_range_product(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_remove_dims`. */
  removeDims(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_remove_dims', (x) => x.isl_basic_map_remove_dims(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_remove_divs`. */
  removeDivs(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_remove_divs', (x) => x.isl_basic_map_remove_divs(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_remove_divs_involving_dims`. */
  removeDivsInvolvingDims(type: DimType, first: number, n: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_remove_divs_involving_dims', (x) => x.isl_basic_map_remove_divs_involving_dims(x.isl_basic_map_copy(p0), type, first, n));
  }

  /** C: `isl_basic_map_remove_redundancies`. */
  removeRedundancies(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_remove_redundancies', (x) => x.isl_basic_map_remove_redundancies(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_reverse` (in the set isl exports to other languages). */
  reverse(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_reverse', (x) => x.isl_basic_map_reverse(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_sample` (in the set isl exports to other languages). */
  sample(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_sample', (x) => x.isl_basic_map_sample(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_set_dim_name', (x, f) => x.isl_basic_map_set_dim_name(x.isl_basic_map_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_basic_map_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(BasicMap, 'isl_basic_map_set_tuple_id', (x) => x.isl_basic_map_set_tuple_id(x.isl_basic_map_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_basic_map_set_tuple_name`. */
  setTupleName(type: DimType, s: string): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_set_tuple_name', (x, f) => x.isl_basic_map_set_tuple_name(x.isl_basic_map_copy(p0), type, f.text(s)));
  }

  /** C: `isl_basic_map_sum`. */
  sum(bmap2: BasicMap): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_sum', (x) => x.isl_basic_map_sum(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_to_list`. */
  toList(): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_to_list', (x) => x.isl_basic_map_to_list(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.ownedText('isl_basic_map_to_str', (x) => x.isl_basic_map_to_str(p0));
  }

  /** C: `isl_basic_map_total_dim`. */
  totalDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.size('isl_basic_map_total_dim', (x) => x.isl_basic_map_total_dim(p0));
  }

  /** C: `isl_basic_map_uncurry`. */
  uncurry(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_uncurry', (x) => x.isl_basic_map_uncurry(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_union` (in the set isl exports to other languages). */
  union(bmap2: BasicMap): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    const p1 = c.pointer(bmap2, 'isl_basic_map');
    return c.give(Map, 'isl_basic_map_union', (x) => x.isl_basic_map_union(x.isl_basic_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_upper_bound_si`. */
  upperBoundSi(type: DimType, pos: number, value: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_upper_bound_si', (x) => x.isl_basic_map_upper_bound_si(x.isl_basic_map_copy(p0), type, pos, value));
  }

  /** C: `isl_basic_map_wrap`. */
  wrap(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicSet, 'isl_basic_map_wrap', (x) => x.isl_basic_map_wrap(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_zip`. */
  zip(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map');
    return c.give(BasicMap, 'isl_basic_map_zip', (x) => x.isl_basic_map_zip(x.isl_basic_map_copy(p0)));
  }
}
