// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Id } from './id.js';
import { PwAff } from './pw-aff.js';

/** Wraps `isl_id_to_pw_aff`. */
export class IdToPwAff extends IslObject<'isl_id_to_pw_aff'> {
  static readonly islType = 'isl_id_to_pw_aff';

  override get islType(): 'isl_id_to_pw_aff' {
    return 'isl_id_to_pw_aff';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_id_to_pw_aff_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, minSize: number): IdToPwAff {
    const c = context;
    return c.give(IdToPwAff, 'isl_id_to_pw_aff_alloc', (x) => x.isl_id_to_pw_aff_alloc(c.isl, minSize));
  }

  /** C: `isl_id_to_pw_aff_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): IdToPwAff {
    const c = context;
    return c.give(IdToPwAff, 'isl_id_to_pw_aff_read_from_str', (x, f) => x.isl_id_to_pw_aff_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_id_to_pw_aff_drop`. */
  drop(key: IdLike): IdToPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(IdToPwAff, 'isl_id_to_pw_aff_drop', (x) => x.isl_id_to_pw_aff_drop(x.isl_id_to_pw_aff_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_pw_aff_every`. */
  every(test: (key: Id, val: PwAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    return c.bool('isl_id_to_pw_aff_every', (x, f) => x.isl_id_to_pw_aff_every(f.held('isl_id_to_pw_aff', p0), ...f.callback2((a0, a1) => (test(c.borrow(Id, a0), c.borrow(PwAff, a1)) ? 1 : 0))));
  }

  /** C: `isl_id_to_pw_aff_foreach`. */
  foreach(fn: (key: Id, val: PwAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    return c.stat('isl_id_to_pw_aff_foreach', (x, f) => x.isl_id_to_pw_aff_foreach(f.held('isl_id_to_pw_aff', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Id, a0), c.adopt(PwAff, a1)), 0))));
  }

  /** C: `isl_id_to_pw_aff_get`. */
  get(key: IdLike): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(PwAff, 'isl_id_to_pw_aff_get', (x) => x.isl_id_to_pw_aff_get(p0, x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_pw_aff_has`. */
  has(key: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.bool('isl_id_to_pw_aff_has', (x) => x.isl_id_to_pw_aff_has(p0, p1));
  }

  /** C: `isl_id_to_pw_aff_plain_is_equal` (in the set isl exports to other languages). */
  plainIsEqual(hmap2: IdToPwAff): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    const p1 = c.pointer(hmap2, 'isl_id_to_pw_aff');
    return c.bool('isl_id_to_pw_aff_plain_is_equal', (x) => x.isl_id_to_pw_aff_plain_is_equal(p0, p1));
  }

  /** C: `isl_id_to_pw_aff_set` (in the set isl exports to other languages). */
  set(key: IdLike, val: PwAff): IdToPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    const p2 = c.pointer(val, 'isl_pw_aff');
    return c.give(IdToPwAff, 'isl_id_to_pw_aff_set', (x) => x.isl_id_to_pw_aff_set(x.isl_id_to_pw_aff_copy(p0), x.isl_id_copy(p1), x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_id_to_pw_aff_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_pw_aff');
    return c.ownedText('isl_id_to_pw_aff_to_str', (x) => x.isl_id_to_pw_aff_to_str(p0));
  }
}
