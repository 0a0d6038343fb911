// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { MultiAff } from './multi-aff.js';
import { MultiVal } from './multi-val.js';
import { Space } from './space.js';

/** Wraps `isl_fixed_box`. */
export class FixedBox extends IslObject<'isl_fixed_box'> {
  static readonly islType = 'isl_fixed_box';

  override get islType(): 'isl_fixed_box' {
    return 'isl_fixed_box';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_fixed_box_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): FixedBox {
    const c = context;
    return c.give(FixedBox, 'isl_fixed_box_read_from_str', (x, f) => x.isl_fixed_box_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_fixed_box_get_offset` (in the set isl exports to other languages). */
  getOffset(): MultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_fixed_box');
    return c.give(MultiAff, 'isl_fixed_box_get_offset', (x) => x.isl_fixed_box_get_offset(p0));
  }

  /** C: `isl_fixed_box_get_size` (in the set isl exports to other languages). */
  getSize(): MultiVal {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_fixed_box');
    return c.give(MultiVal, 'isl_fixed_box_get_size', (x) => x.isl_fixed_box_get_size(p0));
  }

  /** C: `isl_fixed_box_get_space` (in the set isl exports to other languages). */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_fixed_box');
    return c.give(Space, 'isl_fixed_box_get_space', (x) => x.isl_fixed_box_get_space(p0));
  }

  /** C: `isl_fixed_box_is_valid` (in the set isl exports to other languages). */
  isValid(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_fixed_box');
    return c.bool('isl_fixed_box_is_valid', (x) => x.isl_fixed_box_is_valid(p0));
  }

  /** C: `isl_fixed_box_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_fixed_box');
    return c.ownedText('isl_fixed_box_to_str', (x) => x.isl_fixed_box_to_str(p0));
  }
}
