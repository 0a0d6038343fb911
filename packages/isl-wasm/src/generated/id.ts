// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { IdList } from './id-list.js';

/** Wraps `isl_id`. */
export class Id extends IslObject<'isl_id'> {
  static readonly islType = 'isl_id';

  override get islType(): 'isl_id' {
    return 'isl_id';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_id_alloc`. */
  static alloc(context: Context, name: string): Id {
    const c = context;
    return c.give(Id, 'isl_id_alloc', (x, f) => x.isl_id_alloc(c.isl, f.text(name), 0));
  }

  /** C: `isl_id_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Id {
    const c = context;
    return c.give(Id, 'isl_id_read_from_str', (x, f) => x.isl_id_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_id_get_hash`. */
  getHash(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id');
    return c.unsigned('isl_id_get_hash', (x) => x.isl_id_get_hash(p0));
  }

  /** C: `isl_id_get_name` (in the set isl exports to other languages). */
  getName(): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id');
    return c.borrowedText('isl_id_get_name', (x) => x.isl_id_get_name(p0));
  }

  /** C: `isl_id_to_list` (in the set isl exports to other languages). */
  toList(): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id');
    return c.give(IdList, 'isl_id_to_list', (x) => x.isl_id_to_list(x.isl_id_copy(p0)));
  }

  /** C: `isl_id_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id');
    return c.ownedText('isl_id_to_str', (x) => x.isl_id_to_str(p0));
  }
}
