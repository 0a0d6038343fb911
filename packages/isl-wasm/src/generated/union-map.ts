// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike, ValLike } from '../conveniences.js';
import { asId, asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { BasicMap } from './basic-map.js';
import type { DimType } from './enums.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { MapList } from './map-list.js';
import { Map } from './map.js';
import { MultiAff } from './multi-aff.js';
import { MultiId } from './multi-id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMapList } from './union-map-list.js';
import { UnionPwAff } from './union-pw-aff.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionPwQpolynomialFold } from './union-pw-qpolynomial-fold.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_union_map`. */
export class UnionMap extends IslObject<'isl_union_map'> {
  static readonly islType = 'isl_union_map';

  override get islType(): 'isl_union_map' {
    return 'isl_union_map';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_map_empty`. */
  static empty(space: Space): UnionMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionMap, 'isl_union_map_empty', (x) => x.isl_union_map_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_map_empty_ctx` (in the set isl exports to other languages). */
  static emptyCtx(context: Context): UnionMap {
    const c = context;
    return c.give(UnionMap, 'isl_union_map_empty_ctx', (x) => x.isl_union_map_empty_ctx(c.isl));
  }

  /** C: `isl_union_map_empty_space`. */
  static emptySpace(space: Space): UnionMap {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(UnionMap, 'isl_union_map_empty_space', (x) => x.isl_union_map_empty_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_union_map_from_basic_map` (in the set isl exports to other languages). */
  static fromBasicMap(bmap: BasicMap): UnionMap {
    const c = bmap.context;
    const p0 = c.pointer(bmap, 'isl_basic_map');
    return c.give(UnionMap, 'isl_union_map_from_basic_map', (x) => x.isl_union_map_from_basic_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_union_map_from_domain` (in the set isl exports to other languages). */
  static fromDomain(uset: UnionSet): UnionMap {
    const c = uset.context;
    const p0 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_from_domain', (x) => x.isl_union_map_from_domain(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_map_from_domain_and_range` (in the set isl exports to other languages). */
  static fromDomainAndRange(domain: UnionSet, range: UnionSet): UnionMap {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    const p1 = c.pointer(range, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_from_domain_and_range', (x) => x.isl_union_map_from_domain_and_range(x.isl_union_set_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_from_map` (in the set isl exports to other languages). */
  static fromMap(map: Map): UnionMap {
    const c = map.context;
    const p0 = c.pointer(map, 'isl_map');
    return c.give(UnionMap, 'isl_union_map_from_map', (x) => x.isl_union_map_from_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_union_map_from_multi_union_pw_aff` (in the set isl exports to other languages). */
  static fromMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = mupa.context;
    const p0 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_from_multi_union_pw_aff', (x) => x.isl_union_map_from_multi_union_pw_aff(x.isl_multi_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_map_from_range` (in the set isl exports to other languages). */
  static fromRange(uset: UnionSet): UnionMap {
    const c = uset.context;
    const p0 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_from_range', (x) => x.isl_union_map_from_range(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_union_map_from_union_pw_aff`. */
  static fromUnionPwAff(upa: UnionPwAff): UnionMap {
    const c = upa.context;
    const p0 = c.pointer(upa, 'isl_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_from_union_pw_aff', (x) => x.isl_union_map_from_union_pw_aff(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_map_from_union_pw_multi_aff` (in the set isl exports to other languages). */
  static fromUnionPwMultiAff(upma: UnionPwMultiAff): UnionMap {
    const c = upma.context;
    const p0 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_map_from_union_pw_multi_aff', (x) => x.isl_union_map_from_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_map_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionMap {
    const c = context;
    return c.give(UnionMap, 'isl_union_map_read_from_str', (x, f) => x.isl_union_map_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_map_add_map`. */
  addMap(map: Map): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(map, 'isl_map');
    return c.give(UnionMap, 'isl_union_map_add_map', (x) => x.isl_union_map_add_map(x.isl_union_map_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_union_map_affine_hull` (in the set isl exports to other languages). */
  affineHull(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_affine_hull', (x) => x.isl_union_map_affine_hull(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_align_params`. */
  alignParams(model: Space): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(UnionMap, 'isl_union_map_align_params', (x) => x.isl_union_map_align_params(x.isl_union_map_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_map_apply_domain` (in the set isl exports to other languages). */
  applyDomain(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_apply_domain', (x) => x.isl_union_map_apply_domain(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_apply_range` (in the set isl exports to other languages). */
  applyRange(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_apply_range', (x) => x.isl_union_map_apply_range(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_apply_union_pw_qpolynomial_fold`. */
  applyUnionPwQpolynomialFold(upwf: UnionPwQpolynomialFold): { result: UnionPwQpolynomialFold; tight: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(upwf, 'isl_union_pw_qpolynomial_fold');
    const tight = { value: 0 };
    const result = c.give(UnionPwQpolynomialFold, 'isl_union_map_apply_union_pw_qpolynomial_fold', (x, f) => x.isl_union_map_apply_union_pw_qpolynomial_fold(x.isl_union_map_copy(p0), x.isl_union_pw_qpolynomial_fold_copy(p1), f.output(tight)));
    return { result, tight: tight.value > 0 };
  }

  /** C: `isl_union_map_as_map` (in the set isl exports to other languages). */
  asMap(): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(Map, 'isl_union_map_as_map', (x) => x.isl_union_map_as_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_as_multi_union_pw_aff` (in the set isl exports to other languages). */
  asMultiUnionPwAff(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(MultiUnionPwAff, 'isl_union_map_as_multi_union_pw_aff', (x) => x.isl_union_map_as_multi_union_pw_aff(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_as_union_pw_multi_aff` (in the set isl exports to other languages). */
  asUnionPwMultiAff(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionPwMultiAff, 'isl_union_map_as_union_pw_multi_aff', (x) => x.isl_union_map_as_union_pw_multi_aff(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_bind_range` (in the set isl exports to other languages). */
  bindRange(tuple: MultiId): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(tuple, 'isl_multi_id');
    return c.give(UnionSet, 'isl_union_map_bind_range', (x) => x.isl_union_map_bind_range(x.isl_union_map_copy(p0), x.isl_multi_id_copy(p1)));
  }

  /** C: `isl_union_map_coalesce` (in the set isl exports to other languages). */
  coalesce(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_coalesce', (x) => x.isl_union_map_coalesce(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_compute_divs` (in the set isl exports to other languages). */
  computeDivs(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_compute_divs', (x) => x.isl_union_map_compute_divs(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_contains`. */
  contains(space: Space): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(space, 'isl_space');
    return c.bool('isl_union_map_contains', (x) => x.isl_union_map_contains(p0, p1));
  }

  /** C: `isl_union_map_curry` (in the set isl exports to other languages). */
  curry(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_curry', (x) => x.isl_union_map_curry(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_deltas` (in the set isl exports to other languages). */
  deltas(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionSet, 'isl_union_map_deltas', (x) => x.isl_union_map_deltas(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_deltas_map`. */
  deltasMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_deltas_map', (x) => x.isl_union_map_deltas_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_detect_equalities` (in the set isl exports to other languages). */
  detectEqualities(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_detect_equalities', (x) => x.isl_union_map_detect_equalities(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.size('isl_union_map_dim', (x) => x.isl_union_map_dim(p0, type));
  }

  /** C: `isl_union_map_domain` (in the set isl exports to other languages). */
  domain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionSet, 'isl_union_map_domain', (x) => x.isl_union_map_domain(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_domain_factor_domain` (in the set isl exports to other languages). */
  domainFactorDomain(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_domain_factor_domain', (x) => x.isl_union_map_domain_factor_domain(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_domain_factor_range` (in the set isl exports to other languages). */
  domainFactorRange(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_domain_factor_range', (x) => x.isl_union_map_domain_factor_range(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_domain_map` (in the set isl exports to other languages). */
  domainMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_domain_map', (x) => x.isl_union_map_domain_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_domain_map_union_pw_multi_aff` (in the set isl exports to other languages). */
  domainMapUnionPwMultiAff(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionPwMultiAff, 'isl_union_map_domain_map_union_pw_multi_aff', (x) => x.isl_union_map_domain_map_union_pw_multi_aff(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_domain_product` (in the set isl exports to other languages). */
  domainProduct(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_domain_product', (x) => x.isl_union_map_domain_product(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_domain_reverse` (in the set isl exports to other languages). */
  domainReverse(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_domain_reverse', (x) => x.isl_union_map_domain_reverse(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_drop_unused_params` (in the set isl exports to other languages). */
  dropUnusedParams(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_drop_unused_params', (x) => x.isl_union_map_drop_unused_params(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_eq_at_multi_union_pw_aff` (in the set isl exports to other languages). */
  eqAtMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_eq_at_multi_union_pw_aff', (x) => x.isl_union_map_eq_at_multi_union_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_every_map` (in the set isl exports to other languages). */
  everyMap(test: (map: Map) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_every_map', (x, f) => x.isl_union_map_every_map(f.held('isl_union_map', p0), ...f.callback1((a0) => (test(c.borrow(Map, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_map_extract_map` (in the set isl exports to other languages). */
  extractMap(space: Space): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(Map, 'isl_union_map_extract_map', (x) => x.isl_union_map_extract_map(p0, x.isl_space_copy(p1)));
  }

  /** C: `isl_union_map_factor_domain` (in the set isl exports to other languages). */
  factorDomain(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_factor_domain', (x) => x.isl_union_map_factor_domain(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_factor_range` (in the set isl exports to other languages). */
  factorRange(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_factor_range', (x) => x.isl_union_map_factor_range(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.number('isl_union_map_find_dim_by_name', (x, f) => x.isl_union_map_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_union_map_fixed_power_val` (in the set isl exports to other languages). */
  fixedPowerVal(exp: ValLike): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(asVal(c, exp), 'isl_val');
    return c.give(UnionMap, 'isl_union_map_fixed_power_val', (x) => x.isl_union_map_fixed_power_val(x.isl_union_map_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_union_map_flat_domain_product`. */
  flatDomainProduct(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_flat_domain_product', (x) => x.isl_union_map_flat_domain_product(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_flat_range_product`. */
  flatRangeProduct(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_flat_range_product', (x) => x.isl_union_map_flat_range_product(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_foreach_map` (in the set isl exports to other languages). */
  foreachMap(fn: (map: Map) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.stat('isl_union_map_foreach_map', (x, f) => x.isl_union_map_foreach_map(f.held('isl_union_map', p0), ...f.callback1((a0) => (fn(c.adopt(Map, a0)), 0))));
  }

  /** C: `isl_union_map_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(Id, 'isl_union_map_get_dim_id', (x) => x.isl_union_map_get_dim_id(p0, type, pos));
  }

  /** C: `isl_union_map_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.unsigned('isl_union_map_get_hash', (x) => x.isl_union_map_get_hash(p0));
  }

  /** C: `isl_union_map_get_map_list` (in the set isl exports to other languages). */
  getMapList(): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(MapList, 'isl_union_map_get_map_list', (x) => x.isl_union_map_get_map_list(p0));
  }

  /** C: `isl_union_map_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(Space, 'isl_union_map_get_space', (x) => x.isl_union_map_get_space(p0));
  }

  /** C: `isl_union_map_gist` (in the set isl exports to other languages). */
  gist(context: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(context, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_gist', (x) => x.isl_union_map_gist(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_gist_domain` (in the set isl exports to other languages). */
  gistDomain(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_gist_domain', (x) => x.isl_union_map_gist_domain(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_gist_params` (in the set isl exports to other languages). */
  gistParams(set: Set): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionMap, 'isl_union_map_gist_params', (x) => x.isl_union_map_gist_params(x.isl_union_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_map_gist_range` (in the set isl exports to other languages). */
  gistRange(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_gist_range', (x) => x.isl_union_map_gist_range(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect` (in the set isl exports to other languages). */
  intersect(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_intersect', (x) => x.isl_union_map_intersect(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain`. */
  intersectDomain(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_domain', (x) => x.isl_union_map_intersect_domain(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain_factor_domain` (in the set isl exports to other languages). */
  intersectDomainFactorDomain(factor: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(factor, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_intersect_domain_factor_domain', (x) => x.isl_union_map_intersect_domain_factor_domain(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain_factor_range` (in the set isl exports to other languages). */
  intersectDomainFactorRange(factor: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(factor, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_intersect_domain_factor_range', (x) => x.isl_union_map_intersect_domain_factor_range(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain_space` (in the set isl exports to other languages). */
  intersectDomainSpace(space: Space): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionMap, 'isl_union_map_intersect_domain_space', (x) => x.isl_union_map_intersect_domain_space(x.isl_union_map_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain_union_set` (in the set isl exports to other languages). */
  intersectDomainUnionSet(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_domain_union_set', (x) => x.isl_union_map_intersect_domain_union_set(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_domain_wrapped_domain_union_set` (in the set isl exports to other languages). */
  intersectDomainWrappedDomainUnionSet(domain: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(domain, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_domain_wrapped_domain_union_set', (x) => x.isl_union_map_intersect_domain_wrapped_domain_union_set(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_params` (in the set isl exports to other languages). */
  intersectParams(set: Set): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(UnionMap, 'isl_union_map_intersect_params', (x) => x.isl_union_map_intersect_params(x.isl_union_map_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range`. */
  intersectRange(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_range', (x) => x.isl_union_map_intersect_range(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range_factor_domain` (in the set isl exports to other languages). */
  intersectRangeFactorDomain(factor: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(factor, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_intersect_range_factor_domain', (x) => x.isl_union_map_intersect_range_factor_domain(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range_factor_range` (in the set isl exports to other languages). */
  intersectRangeFactorRange(factor: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(factor, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_intersect_range_factor_range', (x) => x.isl_union_map_intersect_range_factor_range(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range_space` (in the set isl exports to other languages). */
  intersectRangeSpace(space: Space): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(UnionMap, 'isl_union_map_intersect_range_space', (x) => x.isl_union_map_intersect_range_space(x.isl_union_map_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range_union_set` (in the set isl exports to other languages). */
  intersectRangeUnionSet(uset: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(uset, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_range_union_set', (x) => x.isl_union_map_intersect_range_union_set(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_intersect_range_wrapped_domain_union_set` (in the set isl exports to other languages). */
  intersectRangeWrappedDomainUnionSet(domain: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(domain, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_intersect_range_wrapped_domain_union_set', (x) => x.isl_union_map_intersect_range_wrapped_domain_union_set(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_involves_dims', (x) => x.isl_union_map_involves_dims(p0, type, first, n));
  }

  /** C: `isl_union_map_is_bijective` (in the set isl exports to other languages). */
  isBijective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_is_bijective', (x) => x.isl_union_map_is_bijective(p0));
  }

  /** C: `isl_union_map_is_disjoint` (in the set isl exports to other languages). */
  isDisjoint(umap2: UnionMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.bool('isl_union_map_is_disjoint', (x) => x.isl_union_map_is_disjoint(p0, p1));
  }

  /** C: `isl_union_map_is_empty` (in the set isl exports to other languages). */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_is_empty', (x) => x.isl_union_map_is_empty(p0));
  }

  /** C: `isl_union_map_is_equal` (in the set isl exports to other languages). */
  isEqual(umap2: UnionMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.bool('isl_union_map_is_equal', (x) => x.isl_union_map_is_equal(p0, p1));
  }

  /** C: `isl_union_map_is_identity`. */
  isIdentity(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_is_identity', (x) => x.isl_union_map_is_identity(p0));
  }

  /** C: `isl_union_map_is_injective` (in the set isl exports to other languages). */
  isInjective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_is_injective', (x) => x.isl_union_map_is_injective(p0));
  }

  /** C: `isl_union_map_is_single_valued` (in the set isl exports to other languages). */
  isSingleValued(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_is_single_valued', (x) => x.isl_union_map_is_single_valued(p0));
  }

  /** C: `isl_union_map_is_strict_subset` (in the set isl exports to other languages). */
  isStrictSubset(umap2: UnionMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.bool('isl_union_map_is_strict_subset', (x) => x.isl_union_map_is_strict_subset(p0, p1));
  }

  /** C: `isl_union_map_is_subset` (in the set isl exports to other languages). */
  isSubset(umap2: UnionMap): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.bool('isl_union_map_is_subset', (x) => x.isl_union_map_is_subset(p0, p1));
  }

  /** C: `isl_union_map_isa_map` (in the set isl exports to other languages). */
  isaMap(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_isa_map', (x) => x.isl_union_map_isa_map(p0));
  }

  /** C: `isl_union_map_lex_ge_at_multi_union_pw_aff`. */
  lexGeAtMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_lex_ge_at_multi_union_pw_aff', (x) => x.isl_union_map_lex_ge_at_multi_union_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_lex_ge_union_map`. */
  lexGeUnionMap(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lex_ge_union_map', (x) => x.isl_union_map_lex_ge_union_map(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_lex_gt_at_multi_union_pw_aff`. */
  lexGtAtMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_lex_gt_at_multi_union_pw_aff', (x) => x.isl_union_map_lex_gt_at_multi_union_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_lex_gt_union_map`. */
  lexGtUnionMap(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lex_gt_union_map', (x) => x.isl_union_map_lex_gt_union_map(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_lex_le_at_multi_union_pw_aff`. */
  lexLeAtMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_lex_le_at_multi_union_pw_aff', (x) => x.isl_union_map_lex_le_at_multi_union_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_lex_le_union_map`. */
  lexLeUnionMap(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lex_le_union_map', (x) => x.isl_union_map_lex_le_union_map(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_lex_lt_at_multi_union_pw_aff`. */
  lexLtAtMultiUnionPwAff(mupa: MultiUnionPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mupa, 'isl_multi_union_pw_aff');
    return c.give(UnionMap, 'isl_union_map_lex_lt_at_multi_union_pw_aff', (x) => x.isl_union_map_lex_lt_at_multi_union_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_lex_lt_union_map`. */
  lexLtUnionMap(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lex_lt_union_map', (x) => x.isl_union_map_lex_lt_union_map(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_lexmax` (in the set isl exports to other languages). */
  lexmax(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lexmax', (x) => x.isl_union_map_lexmax(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_lexmin` (in the set isl exports to other languages). */
  lexmin(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_lexmin', (x) => x.isl_union_map_lexmin(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_n_map`. */
  nMap(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.size('isl_union_map_n_map', (x) => x.isl_union_map_n_map(p0));
  }

  /** C: `isl_union_map_params` (in the set isl exports to other languages). */
  params(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(Set, 'isl_union_map_params', (x) => x.isl_union_map_params(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_plain_is_empty`. */
  plainIsEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_plain_is_empty', (x) => x.isl_union_map_plain_is_empty(p0));
  }

  /** C: `isl_union_map_plain_is_injective`. */
  plainIsInjective(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.bool('isl_union_map_plain_is_injective', (x) => x.isl_union_map_plain_is_injective(p0));
  }

  /** C: `isl_union_map_polyhedral_hull` (in the set isl exports to other languages). */
  polyhedralHull(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_polyhedral_hull', (x) => x.isl_union_map_polyhedral_hull(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_power`. */
  power(): { result: UnionMap; exact: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const exact = { value: 0 };
    const result = c.give(UnionMap, 'isl_union_map_power', (x, f) => x.isl_union_map_power(x.isl_union_map_copy(p0), f.output(exact)));
    return { result, exact: exact.value > 0 };
  }

  /** C: `isl_union_map_preimage_domain_multi_aff` (in the set isl exports to other languages). */
  preimageDomainMultiAff(ma: MultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_domain_multi_aff', (x) => x.isl_union_map_preimage_domain_multi_aff(x.isl_union_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_domain_multi_pw_aff` (in the set isl exports to other languages). */
  preimageDomainMultiPwAff(mpa: MultiPwAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_domain_multi_pw_aff', (x) => x.isl_union_map_preimage_domain_multi_pw_aff(x.isl_union_map_copy(p0), x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_domain_pw_multi_aff` (in the set isl exports to other languages). */
  preimageDomainPwMultiAff(pma: PwMultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_domain_pw_multi_aff', (x) => x.isl_union_map_preimage_domain_pw_multi_aff(x.isl_union_map_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_domain_union_pw_multi_aff` (in the set isl exports to other languages). */
  preimageDomainUnionPwMultiAff(upma: UnionPwMultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_domain_union_pw_multi_aff', (x) => x.isl_union_map_preimage_domain_union_pw_multi_aff(x.isl_union_map_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_range_multi_aff` (in the set isl exports to other languages). */
  preimageRangeMultiAff(ma: MultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(ma, 'isl_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_range_multi_aff', (x) => x.isl_union_map_preimage_range_multi_aff(x.isl_union_map_copy(p0), x.isl_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_range_pw_multi_aff` (in the set isl exports to other languages). */
  preimageRangePwMultiAff(pma: PwMultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_range_pw_multi_aff', (x) => x.isl_union_map_preimage_range_pw_multi_aff(x.isl_union_map_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_preimage_range_union_pw_multi_aff` (in the set isl exports to other languages). */
  preimageRangeUnionPwMultiAff(upma: UnionPwMultiAff): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(UnionMap, 'isl_union_map_preimage_range_union_pw_multi_aff', (x) => x.isl_union_map_preimage_range_union_pw_multi_aff(x.isl_union_map_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_map_product` (in the set isl exports to other languages). */
  product(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_product', (x) => x.isl_union_map_product(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_project_out`. */
  projectOut(type: DimType, first: number, n: number): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_project_out', (x) => x.isl_union_map_project_out(x.isl_union_map_copy(p0), type, first, n));
  }

  /** C: `isl_union_map_project_out_all_params` (in the set isl exports to other languages). */
  projectOutAllParams(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_project_out_all_params', (x) => x.isl_union_map_project_out_all_params(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_project_out_param_id` (in the set isl exports to other languages). */
  projectOutParamId(id: IdLike): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(asId(c, id), 'isl_id');
    return c.give(UnionMap, 'isl_union_map_project_out_param_id', (x) => x.isl_union_map_project_out_param_id(x.isl_union_map_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_union_map_project_out_param_id_list` (in the set isl exports to other languages). */
  projectOutParamIdList(list: IdList): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(list, 'isl_id_list');
    return c.give(UnionMap, 'isl_union_map_project_out_param_id_list', (x) => x.isl_union_map_project_out_param_id_list(x.isl_union_map_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_union_map_range` (in the set isl exports to other languages). */
  range(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionSet, 'isl_union_map_range', (x) => x.isl_union_map_range(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_range_curry`. */
  rangeCurry(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_curry', (x) => x.isl_union_map_range_curry(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_range_factor_domain` (in the set isl exports to other languages). */
  rangeFactorDomain(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_factor_domain', (x) => x.isl_union_map_range_factor_domain(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_range_factor_range` (in the set isl exports to other languages). */
  rangeFactorRange(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_factor_range', (x) => x.isl_union_map_range_factor_range(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_range_map` (in the set isl exports to other languages). */
  rangeMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_map', (x) => x.isl_union_map_range_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_range_product` (in the set isl exports to other languages). */
  rangeProduct(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_product', (x) => x.isl_union_map_range_product(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_range_reverse` (in the set isl exports to other languages). */
  rangeReverse(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_range_reverse', (x) => x.isl_union_map_range_reverse(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_remove_divs`. */
  removeDivs(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_remove_divs', (x) => x.isl_union_map_remove_divs(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_remove_map_if`. */
  removeMapIf(fn: (map: Map) => boolean): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_remove_map_if', (x, f) => x.isl_union_map_remove_map_if(x.isl_union_map_copy(p0), ...f.callback1((a0) => (fn(c.borrow(Map, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_map_remove_redundancies`. */
  removeRedundancies(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_remove_redundancies', (x) => x.isl_union_map_remove_redundancies(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_reset_user`. */
  resetUser(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_reset_user', (x) => x.isl_union_map_reset_user(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_reverse` (in the set isl exports to other languages). */
  reverse(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_reverse', (x) => x.isl_union_map_reverse(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_sample`. */
  sample(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(BasicMap, 'isl_union_map_sample', (x) => x.isl_union_map_sample(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_simple_hull`. */
  simpleHull(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_simple_hull', (x) => x.isl_union_map_simple_hull(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_subtract` (in the set isl exports to other languages). */
  subtract(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_subtract', (x) => x.isl_union_map_subtract(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_subtract_domain` (in the set isl exports to other languages). */
  subtractDomain(dom: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(dom, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_subtract_domain', (x) => x.isl_union_map_subtract_domain(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_subtract_range` (in the set isl exports to other languages). */
  subtractRange(dom: UnionSet): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(dom, 'isl_union_set');
    return c.give(UnionMap, 'isl_union_map_subtract_range', (x) => x.isl_union_map_subtract_range(x.isl_union_map_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_union_map_to_list`. */
  toList(): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_to_list', (x) => x.isl_union_map_to_list(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.ownedText('isl_union_map_to_str', (x) => x.isl_union_map_to_str(p0));
  }

  /** C: `isl_union_map_transitive_closure`. */
  transitiveClosure(): { result: UnionMap; exact: boolean } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const exact = { value: 0 };
    const result = c.give(UnionMap, 'isl_union_map_transitive_closure', (x, f) => x.isl_union_map_transitive_closure(x.isl_union_map_copy(p0), f.output(exact)));
    return { result, exact: exact.value > 0 };
  }

  /** C: `isl_union_map_uncurry` (in the set isl exports to other languages). */
  uncurry(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_uncurry', (x) => x.isl_union_map_uncurry(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_union` (in the set isl exports to other languages). */
  union(umap2: UnionMap): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    const p1 = c.pointer(umap2, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_union', (x) => x.isl_union_map_union(x.isl_union_map_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_universe` (in the set isl exports to other languages). */
  universe(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_universe', (x) => x.isl_union_map_universe(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_wrap` (in the set isl exports to other languages). */
  wrap(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionSet, 'isl_union_map_wrap', (x) => x.isl_union_map_wrap(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_zip` (in the set isl exports to other languages). */
  zip(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map');
    return c.give(UnionMap, 'isl_union_map_zip', (x) => x.isl_union_map_zip(x.isl_union_map_copy(p0)));
  }
}
