// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { BasicMap } from './basic-map.js';
import type { DimType } from './enums.js';
import { Id } from './id.js';
import { Space } from './space.js';

/** Wraps `isl_local_space`. */
export class LocalSpace extends IslObject<'isl_local_space'> {
  static readonly islType = 'isl_local_space';

  override get islType(): 'isl_local_space' {
    return 'isl_local_space';
  }

  /** C: `isl_local_space_from_space`. */
  static fromSpace(space: Space): LocalSpace {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(LocalSpace, 'isl_local_space_from_space', (x) => x.isl_local_space_from_space(x.isl_space_copy(p0)));
  }

  /** C: `isl_local_space_add_dims`. */
  addDims(type: DimType, n: number): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_add_dims', (x) => x.isl_local_space_add_dims(x.isl_local_space_copy(p0), type, n));
  }

  /** C: `isl_local_space_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.size('isl_local_space_dim', (x) => x.isl_local_space_dim(p0, type));
  }

  /** C: `isl_local_space_domain`. */
  domain(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_domain', (x) => x.isl_local_space_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_drop_dims', (x) => x.isl_local_space_drop_dims(x.isl_local_space_copy(p0), type, first, n));
  }

  /** C: `isl_local_space_find_dim_by_name`. */
  findDimByName(type: DimType, name: string): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.number('isl_local_space_find_dim_by_name', (x, f) => x.isl_local_space_find_dim_by_name(p0, type, f.text(name)));
  }

  /** C: `isl_local_space_flatten_domain`. */
  flattenDomain(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_flatten_domain', (x) => x.isl_local_space_flatten_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_flatten_range`. */
  flattenRange(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_flatten_range', (x) => x.isl_local_space_flatten_range(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_from_domain`. */
  fromDomain(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_from_domain', (x) => x.isl_local_space_from_domain(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_get_dim_id`. */
  getDimId(type: DimType, pos: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(Id, 'isl_local_space_get_dim_id', (x) => x.isl_local_space_get_dim_id(p0, type, pos));
  }

  /** C: `isl_local_space_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.borrowedText('isl_local_space_get_dim_name', (x) => x.isl_local_space_get_dim_name(p0, type, pos));
  }

  /** C: `isl_local_space_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(Aff, 'isl_local_space_get_div', (x) => x.isl_local_space_get_div(p0, pos));
  }

  /** C: `isl_local_space_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(Space, 'isl_local_space_get_space', (x) => x.isl_local_space_get_space(p0));
  }

  /** C: `isl_local_space_has_dim_id`. */
  hasDimId(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.bool('isl_local_space_has_dim_id', (x) => x.isl_local_space_has_dim_id(p0, type, pos));
  }

  /** C: `isl_local_space_has_dim_name`. */
  hasDimName(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.bool('isl_local_space_has_dim_name', (x) => x.isl_local_space_has_dim_name(p0, type, pos));
  }

  /** C: `isl_local_space_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_insert_dims', (x) => x.isl_local_space_insert_dims(x.isl_local_space_copy(p0), type, first, n));
  }

  /** C: `isl_local_space_intersect`. */
  intersect(ls2: LocalSpace): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    const p1 = c.pointer(ls2, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_intersect', (x) => x.isl_local_space_intersect(x.isl_local_space_copy(p0), x.isl_local_space_copy(p1)));
  }

  /** C: `isl_local_space_is_equal`. */
  isEqual(ls2: LocalSpace): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    const p1 = c.pointer(ls2, 'isl_local_space');
    return c.bool('isl_local_space_is_equal', (x) => x.isl_local_space_is_equal(p0, p1));
  }

  /** C: `isl_local_space_is_params`. */
  isParams(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.bool('isl_local_space_is_params', (x) => x.isl_local_space_is_params(p0));
  }

  /** C: `isl_local_space_is_set`. */
  isSet(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.bool('isl_local_space_is_set', (x) => x.isl_local_space_is_set(p0));
  }

  /** C: `isl_local_space_lifting`. */
  lifting(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(BasicMap, 'isl_local_space_lifting', (x) => x.isl_local_space_lifting(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_range`. */
  range(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_range', (x) => x.isl_local_space_range(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_set_dim_id`. */
  setDimId(type: DimType, pos: number, id: IdLike): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    const p3 = c.pointer(asId(c, id), 'isl_id');
    return c.give(LocalSpace, 'isl_local_space_set_dim_id', (x) => x.isl_local_space_set_dim_id(x.isl_local_space_copy(p0), type, pos, x.isl_id_copy(p3)));
  }

  /** C: `isl_local_space_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_set_dim_name', (x, f) => x.isl_local_space_set_dim_name(x.isl_local_space_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_local_space_set_from_params`. */
  setFromParams(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_set_from_params', (x) => x.isl_local_space_set_from_params(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_local_space_set_tuple_id`. */
  setTupleId(type: DimType, id: IdLike): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    const p2 = c.pointer(asId(c, id), 'isl_id');
    return c.give(LocalSpace, 'isl_local_space_set_tuple_id', (x) => x.isl_local_space_set_tuple_id(x.isl_local_space_copy(p0), type, x.isl_id_copy(p2)));
  }

  /** C: `isl_local_space_wrap`. */
  wrap(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_local_space');
    return c.give(LocalSpace, 'isl_local_space_wrap', (x) => x.isl_local_space_wrap(x.isl_local_space_copy(p0)));
  }
}
