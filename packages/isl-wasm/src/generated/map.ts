// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { BasicMapList } from './basic-map-list.js';
import { BasicMap } from './basic-map.js';
import { Constraint } from './constraint.js';
import type { DimType } from './enums.js';
import { FixedBox } from './fixed-box.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { MapList } from './map-list.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { PwQpolynomialFold } from './pw-qpolynomial-fold.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { StrideInfo } from './stride-info.js';
import { UnionMap } from './union-map.js';
import { Val } from './val.js';

/** Wraps `isl_map`. */
export class Map extends IslObject<'isl_map'> {
  static readonly islType = 'isl_map';

  override get islType(): 'isl_map' {
    return 'isl_map';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_map_empty` (in the set isl exports to other languages). */
  static empty(space: Space): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_empty', (x) => x.isl_map_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_from_aff`. */
  static fromAff(aff: Aff): Map {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(Map, 'isl_map_from_aff', (x) => x.isl_map_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_map_from_basic_map` (in the set isl exports to other languages). */
  static fromBasicMap(bmap: BasicMap): Map {
    const c = bmap.context;
    const p0 = c.pointer(bmap, 'isl_basic_map');
    return c.give(Map, 'isl_map_from_basic_map', (x) => x.isl_map_from_basic_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_map_from_domain`. */
  static fromDomain(set: Set): Map {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(Map, 'isl_map_from_domain', (x) => x.isl_map_from_domain(x.isl_set_copy(p0)));
  }

  /** C: `isl_map_from_domain_and_range`. */
  static fromDomainAndRange(domain: Set, range: Set): Map {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_set');
    const p1 = c.pointer(range, 'isl_set');
    return c.give(Map, 'isl_map_from_domain_and_range', (x) => x.isl_map_from_domain_and_range(x.isl_set_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_from_multi_aff`. */
  static fromMultiAff(maff: MultiAff): Map {
    const c = maff.context;
    const p0 = c.pointer(maff, 'isl_multi_aff');
    return c.give(Map, 'isl_map_from_multi_aff', (x) => x.isl_map_from_multi_aff(x.isl_multi_aff_copy(p0)));
  }

  /** C: `isl_map_from_multi_pw_aff`. */
  static fromMultiPwAff(mpa: MultiPwAff): Map {
    const c = mpa.context;
    const p0 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_from_multi_pw_aff', (x) => x.isl_map_from_multi_pw_aff(x.isl_multi_pw_aff_copy(p0)));
  }

  /** C: `isl_map_from_pw_aff`. */
  static fromPwAff(pwaff: PwAff): Map {
    const c = pwaff.context;
    const p0 = c.pointer(pwaff, 'isl_pw_aff');
    return c.give(Map, 'isl_map_from_pw_aff', (x) => x.isl_map_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_map_from_pw_multi_aff`. */
  static fromPwMultiAff(pma: PwMultiAff): Map {
    const c = pma.context;
    const p0 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(Map, 'isl_map_from_pw_multi_aff', (x) => x.isl_map_from_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_map_from_range`. */
  static fromRange(set: Set): Map {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(Map, 'isl_map_from_range', (x) => x.isl_map_from_range(x.isl_set_copy(p0)));
  }

  /** C: `isl_map_from_union_map`. */
  static fromUnionMap(umap: UnionMap): Map {
    const c = umap.context;
    const p0 = c.pointer(umap, 'isl_union_map');
    return c.give(Map, 'isl_map_from_union_map', (x) => x.isl_map_from_union_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_map_identity`. */
  static identity(space: Space): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_identity', (x) => x.isl_map_identity(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_lex_ge`. */
  static lexGe(setSpace: Space): Map {
    const c = setSpace.context;
    const p0 = c.pointer(setSpace, 'isl_space');
    return c.give(Map, 'isl_map_lex_ge', (x) => x.isl_map_lex_ge(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_lex_ge_first`. */
  static lexGeFirst(space: Space, n: number): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_lex_ge_first', (x) => x.isl_map_lex_ge_first(x.isl_space_copy(p0), n));
  }

  /** C: `isl_map_lex_gt`. */
  static lexGt(setSpace: Space): Map {
    const c = setSpace.context;
    const p0 = c.pointer(setSpace, 'isl_space');
    return c.give(Map, 'isl_map_lex_gt', (x) => x.isl_map_lex_gt(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_lex_gt_first`. */
  static lexGtFirst(space: Space, n: number): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_lex_gt_first', (x) => x.isl_map_lex_gt_first(x.isl_space_copy(p0), n));
  }

  /** C: `isl_map_lex_le`. */
  static lexLe(setSpace: Space): Map {
    const c = setSpace.context;
    const p0 = c.pointer(setSpace, 'isl_space');
    return c.give(Map, 'isl_map_lex_le', (x) => x.isl_map_lex_le(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_lex_le_first`. */
  static lexLeFirst(space: Space, n: number): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_lex_le_first', (x) => x.isl_map_lex_le_first(x.isl_space_copy(p0), n));
  }

  /** C: `isl_map_lex_lt`. */
  static lexLt(setSpace: Space): Map {
    const c = setSpace.context;
    const p0 = c.pointer(setSpace, 'isl_space');
    return c.give(Map, 'isl_map_lex_lt', (x) => x.isl_map_lex_lt(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_lex_lt_first`. */
  static lexLtFirst(space: Space, n: number): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_lex_lt_first', (x) => x.isl_map_lex_lt_first(x.isl_space_copy(p0), n));
  }

  /** C: `isl_map_nat_universe`. */
  static natUniverse(space: Space): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_nat_universe', (x) => x.isl_map_nat_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Map {
    const c = context;
    return c.give(Map, 'isl_map_read_from_str', (x, f) => x.isl_map_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_map_universe` (in the set isl exports to other languages). */
  static universe(space: Space): Map {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_map_universe', (x) => x.isl_map_universe(x.isl_space_copy(p0)));
  }

  /** C: `isl_map_add_constraint`. */
  addConstraint(constraint: Constraint): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(constraint, 'isl_constraint');
    return c.give(Map, 'isl_map_add_constraint', (x) => x.isl_map_add_constraint(x.isl_map_copy(p0), x.isl_constraint_copy(p1)));
  }

  /** C: `isl_map_add_dims`. */
  addDims(type: DimType, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_add_dims', (x) => x.isl_map_add_dims(x.isl_map_copy(p0), type, n));
  }

  /** C: `isl_map_affine_hull` (in the set isl exports to other languages). */
  affineHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_affine_hull', (x) => x.isl_map_affine_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_align_params`. */
  alignParams(model: Space): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(Map, 'isl_map_align_params', (x) => x.isl_map_align_params(x.isl_map_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_map_apply_domain` (in the set isl exports to other languages). */
  applyDomain(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_apply_domain', (x) => x.isl_map_apply_domain(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_apply_pw_qpolynomial_fold`. */
  applyPwQpolynomialFold(pwf: PwQpolynomialFold): { result: PwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(pwf, 'isl_pw_qpolynomial_fold');
    const tight = { value: 0 };
    const result = c.give(PwQpolynomialFold, 'isl_map_apply_pw_qpolynomial_fold', (x, f) => x.isl_map_apply_pw_qpolynomial_fold(x.isl_map_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1), f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_map_apply_range` (in the set isl exports to other languages). */
  applyRange(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_apply_range', (x) => x.isl_map_apply_range(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_as_pw_multi_aff` (in the set isl exports to other languages). */
  asPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(PwMultiAff, 'isl_map_as_pw_multi_aff', (x) => x.isl_map_as_pw_multi_aff(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_bind_domain` (in the set isl exports to other languages). */
  bindDomain(tuple: MultiId): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(Set, 'isl_map_bind_domain', (x) => x.isl_map_bind_domain(x.isl_map_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_map_bind_range` (in the set isl exports to other languages). */
  bindRange(tuple: MultiId): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(Set, 'isl_map_bind_range', (x) => x.isl_map_bind_range(x.isl_map_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_map_can_curry`. */
  canCurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_can_curry', (x) => x.isl_map_can_curry(p0));
  }

  /** C: `isl_map_can_range_curry`. */
  canRangeCurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_can_range_curry', (x) => x.isl_map_can_range_curry(p0));
  }

  /** C: `isl_map_can_uncurry`. */
  canUncurry(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_can_uncurry', (x) => x.isl_map_can_uncurry(p0));
  }

  /** C: `isl_map_can_zip`. */
  canZip(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_can_zip', (x) => x.isl_map_can_zip(p0));
  }

  /** C: `isl_map_coalesce` (in the set isl exports to other languages). */
  coalesce(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_coalesce', (x) => x.isl_map_coalesce(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_complement` (in the set isl exports to other languages). */
  complement(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_complement', (x) => x.isl_map_complement(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_compute_divs`. */
  computeDivs(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_compute_divs', (x) => x.isl_map_compute_divs(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_convex_hull`. */
  convexHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_convex_hull', (x) => x.isl_map_convex_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_curry` (in the set isl exports to other languages). */
  curry(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_curry', (x) => x.isl_map_curry(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_deltas` (in the set isl exports to other languages). */
  deltas(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Set, 'isl_map_deltas', (x) => x.isl_map_deltas(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_deltas_map`. */
  deltasMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_deltas_map', (x) => x.isl_map_deltas_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_detect_equalities', (x) => x.isl_map_detect_equalities(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.size('isl_map_dim', (x) => x.isl_map_dim(p0, type));
  }

  /** C: `isl_map_dim_max`. */
  dimMax(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(PwAff, 'isl_map_dim_max', (x) => x.isl_map_dim_max(x.isl_map_copy(p0), pos));
  }

  /** C: `isl_map_dim_min`. */
  dimMin(pos: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(PwAff, 'isl_map_dim_min', (x) => x.isl_map_dim_min(x.isl_map_copy(p0), pos));
  }

  /** C: `isl_map_domain` (in the set isl exports to other languages). */
  domain(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Set, 'isl_map_domain', (x) => x.isl_map_domain(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_domain_factor_domain` (in the set isl exports to other languages). */
  domainFactorDomain(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_domain_factor_domain', (x) => x.isl_map_domain_factor_domain(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_domain_factor_range` (in the set isl exports to other languages). */
  domainFactorRange(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_domain_factor_range', (x) => x.isl_map_domain_factor_range(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_domain_is_wrapping`. */
  domainIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_domain_is_wrapping', (x) => x.isl_map_domain_is_wrapping(p0));
  }

  /** C: `isl_map_domain_map`. */
  domainMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_domain_map', (x) => x.isl_map_domain_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_domain_product` (in the set isl exports to other languages). */
  domainProduct(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_domain_product', (x) => x.isl_map_domain_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_domain_reverse', (x) => x.isl_map_domain_reverse(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_domain_tuple_dim` (in the set isl exports to other languages). */
  domainTupleDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.size('isl_map_domain_tuple_dim', (x) => x.isl_map_domain_tuple_dim(p0));
  }

  /** C: `isl_map_drop_constraints_involving_dims`. */
  dropConstraintsInvolvingDims(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_drop_constraints_involving_dims', (x) => x.isl_map_drop_constraints_involving_dims(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_drop_constraints_not_involving_dims`. */
  dropConstraintsNotInvolvingDims(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_drop_constraints_not_involving_dims', (x) => x.isl_map_drop_constraints_not_involving_dims(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_drop_unused_params', (x) => x.isl_map_drop_unused_params(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_eliminate`. */
  eliminate(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_eliminate', (x) => x.isl_map_eliminate(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_eq_at_multi_pw_aff` (in the set isl exports to other languages). */
  eqAtMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_eq_at_multi_pw_aff', (x) => x.isl_map_eq_at_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_equate`. */
  equate(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_equate', (x) => x.isl_map_equate(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_factor_domain` (in the set isl exports to other languages). */
  factorDomain(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_factor_domain', (x) => x.isl_map_factor_domain(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_factor_range` (in the set isl exports to other languages). */
  factorRange(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_factor_range', (x) => x.isl_map_factor_range(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_find_dim_by_id`. */
  findDimById(type: DimType, id: IdLike): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.number('isl_map_find_dim_by_id', (x) => x.isl_map_find_dim_by_id(p0, type, p2));
  }

  /** C: `isl_map_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.number('isl_map_find_dim_by_name', (x, f) => x.isl_map_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_map_fix_input_si`. */
  fixInputSi(input: number, value: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_fix_input_si', (x) => x.isl_map_fix_input_si(x.isl_map_copy(p0), input, value));
  }

  /** C: `isl_map_fix_si`. */
  fixSi(type: DimType, pos: number, value: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_fix_si', (x) => x.isl_map_fix_si(x.isl_map_copy(p0), type, pos, value));
  }

  /** C: `isl_map_fix_val`. */
  fixVal(type: DimType, pos: number, v: ValLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Map, 'isl_map_fix_val', (x) => x.isl_map_fix_val(x.isl_map_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_map_fixed_power_val` (in the set isl exports to other languages). */
  fixedPowerVal(exp: ValLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(asVal(c, exp), 'isl_val');
    return c.give(Map, 'isl_map_fixed_power_val', (x) => x.isl_map_fixed_power_val(x.isl_map_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_map_flat_domain_product`. */
  flatDomainProduct(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_flat_domain_product', (x) => x.isl_map_flat_domain_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_flat_product`. */
  flatProduct(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_flat_product', (x) => x.isl_map_flat_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_flat_range_product`. */
  flatRangeProduct(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_flat_range_product', (x) => x.isl_map_flat_range_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_flatten` (in the set isl exports to other languages). */
  flatten(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_flatten', (x) => x.isl_map_flatten(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_flatten_domain` (in the set isl exports to other languages). */
  flattenDomain(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_flatten_domain', (x) => x.isl_map_flatten_domain(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_flatten_range` (in the set isl exports to other languages). */
  flattenRange(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_flatten_range', (x) => x.isl_map_flatten_range(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_floordiv_val`. */
  floordivVal(d: ValLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(asVal(c, d), 'isl_val');
    return c.give(Map, 'isl_map_floordiv_val', (x) => x.isl_map_floordiv_val(x.isl_map_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_map_foreach_basic_map` (in the set isl exports to other languages). */
  foreachBasicMap(fn: (bmap: BasicMap) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.stat('isl_map_foreach_basic_map', (x, f) => x.isl_map_foreach_basic_map(f.held('isl_map', p0), ...f.callback1((a0) => (fn(c.adopt(BasicMap, a0)), 0))));
  }

  /** C: `isl_map_get_basic_map_list`. */
  getBasicMapList(): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMapList, 'isl_map_get_basic_map_list', (x) => x.isl_map_get_basic_map_list(p0));
  }

  /** C: `isl_map_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Id, 'isl_map_get_dim_id', (x) => x.isl_map_get_dim_id(p0, type, pos));
  }

  /** C: `isl_map_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.borrowedText('isl_map_get_dim_name', (x) => x.isl_map_get_dim_name(p0, type, pos));
  }

  /** C: `isl_map_get_domain_tuple_id` (in the set isl exports to other languages). */
  getDomainTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Id, 'isl_map_get_domain_tuple_id', (x) => x.isl_map_get_domain_tuple_id(p0));
  }

  /** C: `isl_map_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.unsigned('isl_map_get_hash', (x) => x.isl_map_get_hash(p0));
  }

  /** C: `isl_map_get_range_lattice_tile` (in the set isl exports to other languages). */
  getRangeLatticeTile(): FixedBox {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(FixedBox, 'isl_map_get_range_lattice_tile', (x) => x.isl_map_get_range_lattice_tile(p0));
  }

  /** C: `isl_map_get_range_simple_fixed_box_hull` (in the set isl exports to other languages). */
  getRangeSimpleFixedBoxHull(): FixedBox {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(FixedBox, 'isl_map_get_range_simple_fixed_box_hull', (x) => x.isl_map_get_range_simple_fixed_box_hull(p0));
  }

  /** C: `isl_map_get_range_stride_info`. */
  getRangeStrideInfo(pos: number): StrideInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(StrideInfo, 'isl_map_get_range_stride_info', (x) => x.isl_map_get_range_stride_info(p0, pos));
  }

  /** C: `isl_map_get_range_tuple_id` (in the set isl exports to other languages). */
  getRangeTupleId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Id, 'isl_map_get_range_tuple_id', (x) => x.isl_map_get_range_tuple_id(p0));
  }

  /** C: `isl_map_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Space, 'isl_map_get_space', (x) => x.isl_map_get_space(p0));
  }

  /** C: `isl_map_get_tuple_id`. */
  getTupleId(type: DimType): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Id, 'isl_map_get_tuple_id', (x) => x.isl_map_get_tuple_id(p0, type));
  }

  /** C: `isl_map_get_tuple_name`. */
  getTupleName(type: DimType): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.borrowedText('isl_map_get_tuple_name', (x) => x.isl_map_get_tuple_name(p0, type));
  }

  /** C: `isl_map_gist` (in the set isl exports to other languages). */
  gist(context: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(context, 'isl_map');
    return c.give(Map, 'isl_map_gist', (x) => x.isl_map_gist(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_gist_basic_map`. */
  gistBasicMap(context: BasicMap): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(context, 'isl_basic_map');
    return c.give(Map, 'isl_map_gist_basic_map', (x) => x.isl_map_gist_basic_map(x.isl_map_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_map_gist_domain` (in the set isl exports to other languages). */
  gistDomain(context: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Map, 'isl_map_gist_domain', (x) => x.isl_map_gist_domain(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_gist_params` (in the set isl exports to other languages). */
  gistParams(context: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Map, 'isl_map_gist_params', (x) => x.isl_map_gist_params(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_gist_range`. */
  gistRange(context: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Map, 'isl_map_gist_range', (x) => x.isl_map_gist_range(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_dim_id', (x) => x.isl_map_has_dim_id(p0, type, pos));
  }

  /** C: `isl_map_has_dim_name`. */
  hasDimName(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_dim_name', (x) => x.isl_map_has_dim_name(p0, type, pos));
  }

  /** C: `isl_map_has_domain_tuple_id` (in the set isl exports to other languages). */
  hasDomainTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_domain_tuple_id', (x) => x.isl_map_has_domain_tuple_id(p0));
  }

  /** C: `isl_map_has_equal_space`. */
  hasEqualSpace(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_has_equal_space', (x) => x.isl_map_has_equal_space(p0, p1));
  }

  /** C: `isl_map_has_range_tuple_id` (in the set isl exports to other languages). */
  hasRangeTupleId(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_range_tuple_id', (x) => x.isl_map_has_range_tuple_id(p0));
  }

  /** C: `isl_map_has_tuple_id`. */
  hasTupleId(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_tuple_id', (x) => x.isl_map_has_tuple_id(p0, type));
  }

  /** C: `isl_map_has_tuple_name`. */
  hasTupleName(type: DimType): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_has_tuple_name', (x) => x.isl_map_has_tuple_name(p0, type));
  }

  /** C: `isl_map_insert_dims`. */
  insertDims(type: DimType, pos: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_insert_dims', (x) => x.isl_map_insert_dims(x.isl_map_copy(p0), type, pos, n));
  }

  /** C: `isl_map_intersect` (in the set isl exports to other languages). */
  intersect(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_intersect', (x) => x.isl_map_intersect(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_intersect_domain` (in the set isl exports to other languages). */
  intersectDomain(set: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(Map, 'isl_map_intersect_domain', (x) => x.isl_map_intersect_domain(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_intersect_domain_factor_domain` (in the set isl exports to other languages). */
  intersectDomainFactorDomain(factor: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(factor, 'isl_map');
    return c.give(Map, 'isl_map_intersect_domain_factor_domain', (x) => x.isl_map_intersect_domain_factor_domain(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_intersect_domain_factor_range` (in the set isl exports to other languages). */
  intersectDomainFactorRange(factor: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(factor, 'isl_map');
    return c.give(Map, 'isl_map_intersect_domain_factor_range', (x) => x.isl_map_intersect_domain_factor_range(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_intersect_domain_wrapped_domain` (in the set isl exports to other languages). */
  intersectDomainWrappedDomain(domain: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(domain, 'isl_set');
    return c.give(Map, 'isl_map_intersect_domain_wrapped_domain', (x) => x.isl_map_intersect_domain_wrapped_domain(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_intersect_params` (in the set isl exports to other languages). */
  intersectParams(params: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(params, 'isl_set');
    return c.give(Map, 'isl_map_intersect_params', (x) => x.isl_map_intersect_params(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_intersect_range` (in the set isl exports to other languages). */
  intersectRange(set: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(Map, 'isl_map_intersect_range', (x) => x.isl_map_intersect_range(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_intersect_range_factor_domain` (in the set isl exports to other languages). */
  intersectRangeFactorDomain(factor: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(factor, 'isl_map');
    return c.give(Map, 'isl_map_intersect_range_factor_domain', (x) => x.isl_map_intersect_range_factor_domain(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_intersect_range_factor_range` (in the set isl exports to other languages). */
  intersectRangeFactorRange(factor: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(factor, 'isl_map');
    return c.give(Map, 'isl_map_intersect_range_factor_range', (x) => x.isl_map_intersect_range_factor_range(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_intersect_range_wrapped_domain` (in the set isl exports to other languages). */
  intersectRangeWrappedDomain(domain: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(domain, 'isl_set');
    return c.give(Map, 'isl_map_intersect_range_wrapped_domain', (x) => x.isl_map_intersect_range_wrapped_domain(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_involves_dims', (x) => x.isl_map_involves_dims(p0, type, first, n));
  }

  /** C: `isl_map_is_bijective` (in the set isl exports to other languages). */
  isBijective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_bijective', (x) => x.isl_map_is_bijective(p0));
  }

  /** C: `isl_map_is_disjoint` (in the set isl exports to other languages). */
  isDisjoint(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_is_disjoint', (x) => x.isl_map_is_disjoint(p0, p1));
  }

  /** C: `isl_map_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_empty', (x) => x.isl_map_is_empty(p0));
  }

  /** C: `isl_map_is_equal` (in the set isl exports to other languages). */
  isEqual(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_is_equal', (x) => x.isl_map_is_equal(p0, p1));
  }

  /** C: `isl_map_is_identity`. */
  isIdentity(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_identity', (x) => x.isl_map_is_identity(p0));
  }

  /** C: `isl_map_is_injective` (in the set isl exports to other languages). */
  isInjective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_injective', (x) => x.isl_map_is_injective(p0));
  }

  /** C: `isl_map_is_product`. */
  isProduct(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_product', (x) => x.isl_map_is_product(p0));
  }

  /** C: `isl_map_is_single_valued` (in the set isl exports to other languages). */
  isSingleValued(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_is_single_valued', (x) => x.isl_map_is_single_valued(p0));
  }

  /** C: `isl_map_is_strict_subset` (in the set isl exports to other languages). */
  isStrictSubset(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_is_strict_subset', (x) => x.isl_map_is_strict_subset(p0, p1));
  }

  /** C: `isl_map_is_subset` (in the set isl exports to other languages). */
  isSubset(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_is_subset', (x) => x.isl_map_is_subset(p0, p1));
  }

  /** C: `isl_map_is_translation`. */
  isTranslation(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.number('isl_map_is_translation', (x) => x.isl_map_is_translation(p0));
  }

  /** C: `isl_map_lex_ge_at_multi_pw_aff` (in the set isl exports to other languages). */
  lexGeAtMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_lex_ge_at_multi_pw_aff', (x) => x.isl_map_lex_ge_at_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_lex_ge_map`. */
  lexGeMap(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_lex_ge_map', (x) => x.isl_map_lex_ge_map(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_lex_gt_at_multi_pw_aff` (in the set isl exports to other languages). */
  lexGtAtMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_lex_gt_at_multi_pw_aff', (x) => x.isl_map_lex_gt_at_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_lex_gt_map`. */
  lexGtMap(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_lex_gt_map', (x) => x.isl_map_lex_gt_map(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_lex_le_at_multi_pw_aff` (in the set isl exports to other languages). */
  lexLeAtMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_lex_le_at_multi_pw_aff', (x) => x.isl_map_lex_le_at_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_lex_le_map`. */
  lexLeMap(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_lex_le_map', (x) => x.isl_map_lex_le_map(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_lex_lt_at_multi_pw_aff` (in the set isl exports to other languages). */
  lexLtAtMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_lex_lt_at_multi_pw_aff', (x) => x.isl_map_lex_lt_at_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_lex_lt_map`. */
  lexLtMap(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_lex_lt_map', (x) => x.isl_map_lex_lt_map(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_lexmax` (in the set isl exports to other languages). */
  lexmax(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_lexmax', (x) => x.isl_map_lexmax(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_lexmax_pw_multi_aff` (in the set isl exports to other languages). */
  lexmaxPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(PwMultiAff, 'isl_map_lexmax_pw_multi_aff', (x) => x.isl_map_lexmax_pw_multi_aff(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_lexmin` (in the set isl exports to other languages). */
  lexmin(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_lexmin', (x) => x.isl_map_lexmin(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_lexmin_pw_multi_aff` (in the set isl exports to other languages). */
  lexminPwMultiAff(): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(PwMultiAff, 'isl_map_lexmin_pw_multi_aff', (x) => x.isl_map_lexmin_pw_multi_aff(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_lower_bound_multi_pw_aff` (in the set isl exports to other languages). */
  lowerBoundMultiPwAff(lower: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(lower, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_lower_bound_multi_pw_aff', (x) => x.isl_map_lower_bound_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_lower_bound_si`. */
  lowerBoundSi(type: DimType, pos: number, value: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_lower_bound_si', (x) => x.isl_map_lower_bound_si(x.isl_map_copy(p0), type, pos, value));
  }

  /** C: `isl_map_lower_bound_val`. */
  lowerBoundVal(type: DimType, pos: number, value: ValLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(Map, 'isl_map_lower_bound_val', (x) => x.isl_map_lower_bound_val(x.isl_map_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_map_make_disjoint`. */
  makeDisjoint(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_make_disjoint', (x) => x.isl_map_make_disjoint(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_max_multi_pw_aff` (in the set isl exports to other languages). */
  maxMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(MultiPwAff, 'isl_map_max_multi_pw_aff', (x) => x.isl_map_max_multi_pw_aff(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_min_multi_pw_aff` (in the set isl exports to other languages). */
  minMultiPwAff(): MultiPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(MultiPwAff, 'isl_map_min_multi_pw_aff', (x) => x.isl_map_min_multi_pw_aff(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_move_dims', (x) => x.isl_map_move_dims(x.isl_map_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_map_n_basic_map` (in the set isl exports to other languages). */
  nBasicMap(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.size('isl_map_n_basic_map', (x) => x.isl_map_n_basic_map(p0));
  }

  /** C: `isl_map_neg`. */
  neg(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_neg', (x) => x.isl_map_neg(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_oppose`. */
  oppose(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_oppose', (x) => x.isl_map_oppose(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_order_ge`. */
  orderGe(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_order_ge', (x) => x.isl_map_order_ge(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_order_gt`. */
  orderGt(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_order_gt', (x) => x.isl_map_order_gt(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_order_le`. */
  orderLe(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_order_le', (x) => x.isl_map_order_le(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_order_lt`. */
  orderLt(type1: DimType, pos1: number, type2: DimType, pos2: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_order_lt', (x) => x.isl_map_order_lt(x.isl_map_copy(p0), type1, pos1, type2, pos2));
  }

  /** C: `isl_map_params` (in the set isl exports to other languages). */
  params(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Set, 'isl_map_params', (x) => x.isl_map_params(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_partial_lexmax`. */
  partialLexmax(dom: Set): { result: Map; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(dom, 'isl_set');
    const empty = { value: 0 };
    const result = c.give(Map, 'isl_map_partial_lexmax', (x, f) => x.isl_map_partial_lexmax(x.isl_map_copy(p0), x.isl_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_map_partial_lexmin`. */
  partialLexmin(dom: Set): { result: Map; empty: Set } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(dom, 'isl_set');
    const empty = { value: 0 };
    const result = c.give(Map, 'isl_map_partial_lexmin', (x, f) => x.isl_map_partial_lexmin(x.isl_map_copy(p0), x.isl_set_copy(p1), f.output(empty)));
    return { result, empty: c.adopt(Set, empty.value) };
  }

  /** C: `isl_map_plain_get_val_if_fixed`. */
  plainGetValIfFixed(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Val, 'isl_map_plain_get_val_if_fixed', (x) => x.isl_map_plain_get_val_if_fixed(p0, type, pos));
  }

  /** C: `isl_map_plain_is_empty`. */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_plain_is_empty', (x) => x.isl_map_plain_is_empty(p0));
  }

  /** C: `isl_map_plain_is_equal`. */
  plainIsEqual(map2: Map): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.bool('isl_map_plain_is_equal', (x) => x.isl_map_plain_is_equal(p0, p1));
  }

  /** C: `isl_map_plain_is_injective`. */
  plainIsInjective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_plain_is_injective', (x) => x.isl_map_plain_is_injective(p0));
  }

  /** C: `isl_map_plain_is_single_valued`. */
  plainIsSingleValued(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_plain_is_single_valued', (x) => x.isl_map_plain_is_single_valued(p0));
  }

  /** C: `isl_map_plain_is_universe`. */
  plainIsUniverse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_plain_is_universe', (x) => x.isl_map_plain_is_universe(p0));
  }

  /** C: `isl_map_plain_unshifted_simple_hull`. */
  plainUnshiftedSimpleHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_plain_unshifted_simple_hull', (x) => x.isl_map_plain_unshifted_simple_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_polyhedral_hull` (in the set isl exports to other languages). */
  polyhedralHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_polyhedral_hull', (x) => x.isl_map_polyhedral_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_power`. */
  power(): { result: Map; exact: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const exact = { value: 0 };
    const result = c.give(Map, 'isl_map_power', (x, f) => x.isl_map_power(x.isl_map_copy(p0), f.output(exact)));
    return { result, exact: exact.value > 0 };
  }

  /** C: `isl_map_preimage_domain_multi_aff` (in the set isl exports to other languages). */
  preimageDomainMultiAff(ma: MultiAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(Map, 'isl_map_preimage_domain_multi_aff', (x) => x.isl_map_preimage_domain_multi_aff(x.isl_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_map_preimage_domain_multi_pw_aff` (in the set isl exports to other languages). */
  preimageDomainMultiPwAff(mpa: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_preimage_domain_multi_pw_aff', (x) => x.isl_map_preimage_domain_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_preimage_domain_pw_multi_aff` (in the set isl exports to other languages). */
  preimageDomainPwMultiAff(pma: PwMultiAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(Map, 'isl_map_preimage_domain_pw_multi_aff', (x) => x.isl_map_preimage_domain_pw_multi_aff(x.isl_map_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_map_preimage_range_multi_aff` (in the set isl exports to other languages). */
  preimageRangeMultiAff(ma: MultiAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(Map, 'isl_map_preimage_range_multi_aff', (x) => x.isl_map_preimage_range_multi_aff(x.isl_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_map_preimage_range_pw_multi_aff` (in the set isl exports to other languages). */
  preimageRangePwMultiAff(pma: PwMultiAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(Map, 'isl_map_preimage_range_pw_multi_aff', (x) => x.isl_map_preimage_range_pw_multi_aff(x.isl_map_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_map_product` (in the set isl exports to other languages). */
  product(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_product', (x) => x.isl_map_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_project_out`. */
  projectOut(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_project_out', (x) => x.isl_map_project_out(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_project_out_all_params` (in the set isl exports to other languages). */
  projectOutAllParams(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_project_out_all_params', (x) => x.isl_map_project_out_all_params(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_project_out_param_id` (in the set isl exports to other languages). */
  projectOutParamId(id: IdLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Map, 'isl_map_project_out_param_id', (x) => x.isl_map_project_out_param_id(x.isl_map_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_map_project_out_param_id_list` (in the set isl exports to other languages). */
  projectOutParamIdList(list: IdList): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.give(Map, 'isl_map_project_out_param_id_list', (x) => x.isl_map_project_out_param_id_list(x.isl_map_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_map_range` (in the set isl exports to other languages). */
  range(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Set, 'isl_map_range', (x) => x.isl_map_range(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_curry`. */
  rangeCurry(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_range_curry', (x) => x.isl_map_range_curry(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_factor_domain` (in the set isl exports to other languages). */
  rangeFactorDomain(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_range_factor_domain', (x) => x.isl_map_range_factor_domain(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_factor_range` (in the set isl exports to other languages). */
  rangeFactorRange(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_range_factor_range', (x) => x.isl_map_range_factor_range(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_is_wrapping`. */
  rangeIsWrapping(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.bool('isl_map_range_is_wrapping', (x) => x.isl_map_range_is_wrapping(p0));
  }

  /** C: `isl_map_range_map`. */
  rangeMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_range_map', (x) => x.isl_map_range_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_product` (in the set isl exports to other languages). */
  rangeProduct(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_range_product', (x) => x.isl_map_range_product(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_range_reverse` (in the set isl exports to other languages). */
  rangeReverse(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_range_reverse', (x) => x.isl_map_range_reverse(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_range_tuple_dim` (in the set isl exports to other languages). */
  rangeTupleDim(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.size('isl_map_range_tuple_dim', (x) => x.isl_map_range_tuple_dim(p0));
  }

  /** C: `isl_map_reaching_path_lengths`. */
  reachingPathLengths(): { result: Map; exact: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const exact = { value: 0 };
    const result = c.give(Map, 'isl_map_reaching_path_lengths', (x, f) => x.isl_map_reaching_path_lengths(x.isl_map_copy(p0), f.output(exact)));
    return { result, exact: exact.value > 0 };
  }

  /** C: `isl_map_remove_dims`. */
  removeDims(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_dims', (x) => x.isl_map_remove_dims(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_remove_divs`. */
  removeDivs(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_divs', (x) => x.isl_map_remove_divs(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_remove_divs_involving_dims`. */
  removeDivsInvolvingDims(type: DimType, first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_divs_involving_dims', (x) => x.isl_map_remove_divs_involving_dims(x.isl_map_copy(p0), type, first, n));
  }

  /** C: `isl_map_remove_inputs`. */
  removeInputs(first: number, n: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_inputs', (x) => x.isl_map_remove_inputs(x.isl_map_copy(p0), first, n));
  }

  /** C: `isl_map_remove_redundancies`. */
  removeRedundancies(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_redundancies', (x) => x.isl_map_remove_redundancies(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_remove_unknown_divs`. */
  removeUnknownDivs(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_remove_unknown_divs', (x) => x.isl_map_remove_unknown_divs(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_reset_tuple_id`. */
  resetTupleId(type: DimType): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_reset_tuple_id', (x) => x.isl_map_reset_tuple_id(x.isl_map_copy(p0), type));
  }

  /** C: `isl_map_reset_user`. */
  resetUser(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_reset_user', (x) => x.isl_map_reset_user(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_reverse` (in the set isl exports to other languages). */
  reverse(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_reverse', (x) => x.isl_map_reverse(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_sample` (in the set isl exports to other languages). */
  sample(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_sample', (x) => x.isl_map_sample(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Map, 'isl_map_set_dim_id', (x) => x.isl_map_set_dim_id(x.isl_map_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_map_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_set_dim_name', (x, f) => x.isl_map_set_dim_name(x.isl_map_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_map_set_domain_tuple_id` (in the set isl exports to other languages). */
  setDomainTupleId(id: IdLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Map, 'isl_map_set_domain_tuple_id', (x) => x.isl_map_set_domain_tuple_id(x.isl_map_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_map_set_range_tuple_id` (in the set isl exports to other languages). */
  setRangeTupleId(id: IdLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Map, 'isl_map_set_range_tuple_id', (x) => x.isl_map_set_range_tuple_id(x.isl_map_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_map_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(Map, 'isl_map_set_tuple_id', (x) => x.isl_map_set_tuple_id(x.isl_map_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_map_set_tuple_name`. */
  setTupleName(type: DimType, s: string): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_set_tuple_name', (x, f) => x.isl_map_set_tuple_name(x.isl_map_copy(p0), type, f.text(s)));
  }

  /** C: `isl_map_simple_hull`. */
  simpleHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_simple_hull', (x) => x.isl_map_simple_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_subtract` (in the set isl exports to other languages). */
  subtract(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_subtract', (x) => x.isl_map_subtract(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_subtract_domain`. */
  subtractDomain(dom: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(dom, 'isl_set');
    return c.give(Map, 'isl_map_subtract_domain', (x) => x.isl_map_subtract_domain(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_subtract_range`. */
  subtractRange(dom: Set): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(dom, 'isl_set');
    return c.give(Map, 'isl_map_subtract_range', (x) => x.isl_map_subtract_range(x.isl_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_map_sum`. */
  sum(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_sum', (x) => x.isl_map_sum(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_to_list` (in the set isl exports to other languages). */
  toList(): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(MapList, 'isl_map_to_list', (x) => x.isl_map_to_list(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.ownedText('isl_map_to_str', (x) => x.isl_map_to_str(p0));
  }

  /** C: `isl_map_to_union_map` (in the set isl exports to other languages). */
  toUnionMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(UnionMap, 'isl_map_to_union_map', (x) => x.isl_map_to_union_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_transitive_closure`. */
  transitiveClosure(): { result: Map; exact: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const exact = { value: 0 };
    const result = c.give(Map, 'isl_map_transitive_closure', (x, f) => x.isl_map_transitive_closure(x.isl_map_copy(p0), f.output(exact)));
    return { result, exact: exact.value > 0 };
  }

  /** C: `isl_map_uncurry` (in the set isl exports to other languages). */
  uncurry(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_uncurry', (x) => x.isl_map_uncurry(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_union` (in the set isl exports to other languages). */
  union(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_union', (x) => x.isl_map_union(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_union_disjoint`. */
  unionDisjoint(map2: Map): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(map2, 'isl_map');
    return c.give(Map, 'isl_map_union_disjoint', (x) => x.isl_map_union_disjoint(x.isl_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_unshifted_simple_hull` (in the set isl exports to other languages). */
  unshiftedSimpleHull(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(BasicMap, 'isl_map_unshifted_simple_hull', (x) => x.isl_map_unshifted_simple_hull(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_unshifted_simple_hull_from_map_list`. */
  unshiftedSimpleHullFromMapList(list: MapList): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(list, 'isl_map_list');
    return c.give(BasicMap, 'isl_map_unshifted_simple_hull_from_map_list', (x) => x.isl_map_unshifted_simple_hull_from_map_list(x.isl_map_copy(p0), x.isl_map_list_copy(p1)));
  }

  /** C: `isl_map_upper_bound_multi_pw_aff` (in the set isl exports to other languages). */
  upperBoundMultiPwAff(upper: MultiPwAff): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p1 = c.pointer(upper, 'isl_multi_pw_aff');
    return c.give(Map, 'isl_map_upper_bound_multi_pw_aff', (x) => x.isl_map_upper_bound_multi_pw_aff(x.isl_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_map_upper_bound_si`. */
  upperBoundSi(type: DimType, pos: number, value: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_upper_bound_si', (x) => x.isl_map_upper_bound_si(x.isl_map_copy(p0), type, pos, value));
  }

  /** C: `isl_map_upper_bound_val`. */
  upperBoundVal(type: DimType, pos: number, value: ValLike): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    const p3 = c.pointer(asVal(c, value), 'isl_val');
    return c.give(Map, 'isl_map_upper_bound_val', (x) => x.isl_map_upper_bound_val(x.isl_map_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_map_wrap` (in the set isl exports to other languages). */
  wrap(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Set, 'isl_map_wrap', (x) => x.isl_map_wrap(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_zip` (in the set isl exports to other languages). */
  zip(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map');
    return c.give(Map, 'isl_map_zip', (x) => x.isl_map_zip(x.isl_map_copy(p0)));
  }
}
