// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType } from './enums.js';
import { MultiVal } from './multi-val.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_point`. */
export class Point extends IslObject<'isl_point'> {
  static readonly islType = 'isl_point';

  override get islType(): 'isl_point' {
    return 'isl_point';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_point_void`. */
  static void_(space: Space): Point {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Point, 'isl_point_void', (x) => x.isl_point_void(x.isl_space_copy(p0)));
  }

  /** C: `isl_point_zero`. */
  static zero(space: Space): Point {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Point, 'isl_point_zero', (x) => x.isl_point_zero(x.isl_space_copy(p0)));
  }

  /** C: `isl_point_add_ui`. */
  addUi(type: DimType, pos: number, val: number): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(Point, 'isl_point_add_ui', (x) => x.isl_point_add_ui(x.isl_point_copy(p0), type, pos, val));
  }

  /** C: `isl_point_get_coordinate_val`. */
  getCoordinateVal(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(Val, 'isl_point_get_coordinate_val', (x) => x.isl_point_get_coordinate_val(p0, type, pos));
  }

  /** C: `isl_point_get_multi_val` (in the set isl exports to other languages). */
  getMultiVal(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(MultiVal, 'isl_point_get_multi_val', (x) => x.isl_point_get_multi_val(p0));
  }

  /** C: `isl_point_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(Space, 'isl_point_get_space', (x) => x.isl_point_get_space(p0));
  }

  /** C: `isl_point_is_void`. */
  isVoid(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.bool('isl_point_is_void', (x) => x.isl_point_is_void(p0));
  }

  /** C: `isl_point_set_coordinate_val`. */
  setCoordinateVal(type: DimType, pos: number, v: ValLike): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Point, 'isl_point_set_coordinate_val', (x) => x.isl_point_set_coordinate_val(x.isl_point_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_point_sub_ui`. */
  subUi(type: DimType, pos: number, val: number): Point {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(Point, 'isl_point_sub_ui', (x) => x.isl_point_sub_ui(x.isl_point_copy(p0), type, pos, val));
  }

  /** C: `isl_point_to_set` (in the set isl exports to other languages). */
  toSet(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.give(Set, 'isl_point_to_set', (x) => x.isl_point_to_set(x.isl_point_copy(p0)));
  }

  /** C: `isl_point_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_point');
    return c.ownedText('isl_point_to_str', (x) => x.isl_point_to_str(p0));
  }
}
