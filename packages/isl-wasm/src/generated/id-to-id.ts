// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Id } from './id.js';

/** Wraps `isl_id_to_id`. */
export class IdToId extends IslObject<'isl_id_to_id'> {
  static readonly islType = 'isl_id_to_id';

  override get islType(): 'isl_id_to_id' {
    return 'isl_id_to_id';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_id_to_id_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, minSize: number): IdToId {
    const c = context;
    return c.give(IdToId, 'isl_id_to_id_alloc', (x) => x.isl_id_to_id_alloc(c.isl, minSize));
  }

  /** C: `isl_id_to_id_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): IdToId {
    const c = context;
    return c.give(IdToId, 'isl_id_to_id_read_from_str', (x, f) => x.isl_id_to_id_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_id_to_id_drop`. */
  drop(key: IdLike): IdToId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(IdToId, 'isl_id_to_id_drop', (x) => x.isl_id_to_id_drop(x.isl_id_to_id_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_id_every`. */
  every(test: (key: Id, val: Id) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    return c.bool('isl_id_to_id_every', (x, f) => x.isl_id_to_id_every(f.held('isl_id_to_id', p0), ...f.callback2((a0, a1) => (test(c.borrow(Id, a0), c.borrow(Id, a1)) ? 1 : 0))));
  }

  /** C: `isl_id_to_id_foreach`. */
  foreach(fn: (key: Id, val: Id) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    return c.stat('isl_id_to_id_foreach', (x, f) => x.isl_id_to_id_foreach(f.held('isl_id_to_id', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Id, a0), c.adopt(Id, a1)), 0))));
  }

  /** C: `isl_id_to_id_get`. */
  get(key: IdLike): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(Id, 'isl_id_to_id_get', (x) => x.isl_id_to_id_get(p0, x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_id_has`. */
  has(key: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.bool('isl_id_to_id_has', (x) => x.isl_id_to_id_has(p0, p1));
  }

  /** C: `isl_id_to_id_is_equal` (in the set isl exports to other languages). */
  isEqual(hmap2: IdToId): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    const p1 = c.pointer(hmap2, 'isl_id_to_id');
    return c.bool('isl_id_to_id_is_equal', (x) => x.isl_id_to_id_is_equal(p0, p1));
  }

  /** C: `isl_id_to_id_set` (in the set isl exports to other languages). */
  set(key: IdLike, val: IdLike): IdToId {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    const p2 = c.pointer(asId(c, val), 'isl_id');
    return c.give(IdToId, 'isl_id_to_id_set', (x) => x.isl_id_to_id_set(x.isl_id_to_id_copy(p0), x.isl_id_copy(p1), x.isl_id_copy(p2)));
  }

  /** C: `isl_id_to_id_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_id');
    return c.ownedText('isl_id_to_id_to_str', (x) => x.isl_id_to_id_to_str(p0));
  }
}
