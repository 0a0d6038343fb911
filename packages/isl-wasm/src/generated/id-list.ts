// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Id } from './id.js';

/** Wraps `isl_id_list`. */
export class IdList extends IslObject<'isl_id_list'> {
  static readonly islType = 'isl_id_list';

  override get islType(): 'isl_id_list' {
    return 'isl_id_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_id_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): IdList {
    const c = context;
    return c.give(IdList, 'isl_id_list_alloc', (x) => x.isl_id_list_alloc(c.isl, n));
  }

  /** C: `isl_id_list_from_id` (in the set isl exports to other languages). */
  static fromId(el: Id): IdList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_id');
    return c.give(IdList, 'isl_id_list_from_id', (x) => x.isl_id_list_from_id(x.isl_id_copy(p0)));
  }

  /** C: `isl_id_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): IdList {
    const c = context;
    return c.give(IdList, 'isl_id_list_read_from_str', (x, f) => x.isl_id_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_id_list_add` (in the set isl exports to other languages). */
  add(el: IdLike): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    const p1 = c.pointer(asId(c, el), 'isl_id');
    return c.give(IdList, 'isl_id_list_add', (x) => x.isl_id_list_add(x.isl_id_list_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_id_list_clear` (in the set isl exports to other languages). */
  clear(): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_clear', (x) => x.isl_id_list_clear(x.isl_id_list_copy(p0)));
  }

  /** C: `isl_id_list_concat` (in the set isl exports to other languages). */
  concat(list2: IdList): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    const p1 = c.pointer(list2, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_concat', (x) => x.isl_id_list_concat(x.isl_id_list_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_id_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_drop', (x) => x.isl_id_list_drop(x.isl_id_list_copy(p0), first, n));
  }

  /** C: `isl_id_list_every`. */
  every(test: (el: Id) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.bool('isl_id_list_every', (x, f) => x.isl_id_list_every(f.held('isl_id_list', p0), ...f.callback1((a0) => (test(c.borrow(Id, a0)) ? 1 : 0))));
  }

  /** C: `isl_id_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: Id) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.stat('isl_id_list_foreach', (x, f) => x.isl_id_list_foreach(f.held('isl_id_list', p0), ...f.callback1((a0) => (fn(c.adopt(Id, a0)), 0))));
  }

  /** C: `isl_id_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: Id, b: Id) => boolean, fn: (scc: IdList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.stat('isl_id_list_foreach_scc', (x, f) => x.isl_id_list_foreach_scc(f.held('isl_id_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Id, a0), c.borrow(Id, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(IdList, a0)), 0))));
  }

  /** C: `isl_id_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(Id, 'isl_id_list_get_at', (x) => x.isl_id_list_get_at(p0, index));
  }

  /** C: `isl_id_list_get_id`. */
  getId(index: number): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(Id, 'isl_id_list_get_id', (x) => x.isl_id_list_get_id(p0, index));
  }

  /** C: `isl_id_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: IdLike): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    const p2 = c.pointer(asId(c, el), 'isl_id');
    return c.give(IdList, 'isl_id_list_insert', (x) => x.isl_id_list_insert(x.isl_id_list_copy(p0), pos, x.isl_id_copy(p2)));
  }

  /** C: `isl_id_list_map`. */
  map(fn: (el: Id) => Id): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_map', (x, f) => x.isl_id_list_map(x.isl_id_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Id, a0)), 'isl_id'), true)));
  }

  /** C: `isl_id_list_n_id`. */
  nId(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.size('isl_id_list_n_id', (x) => x.isl_id_list_n_id(p0));
  }

  /** C: `isl_id_list_reverse`. */
  reverse(): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_reverse', (x) => x.isl_id_list_reverse(x.isl_id_list_copy(p0)));
  }

  /** C: `isl_id_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: IdLike): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    const p2 = c.pointer(asId(c, el), 'isl_id');
    return c.give(IdList, 'isl_id_list_set_at', (x) => x.isl_id_list_set_at(x.isl_id_list_copy(p0), index, x.isl_id_copy(p2)));
  }

  /** C: `isl_id_list_set_id`. */
  setId(index: number, el: IdLike): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    const p2 = c.pointer(asId(c, el), 'isl_id');
    return c.give(IdList, 'isl_id_list_set_id', (x) => x.isl_id_list_set_id(x.isl_id_list_copy(p0), index, x.isl_id_copy(p2)));
  }

  /** C: `isl_id_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.size('isl_id_list_size', (x) => x.isl_id_list_size(p0));
  }

  /** C: `isl_id_list_sort`. */
  sort(cmp: (a: Id, b: Id) => number): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_sort', (x, f) => x.isl_id_list_sort(x.isl_id_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Id, a0), c.borrow(Id, a1)))));
  }

  /** C: `isl_id_list_swap`. */
  swap(pos1: number, pos2: number): IdList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.give(IdList, 'isl_id_list_swap', (x) => x.isl_id_list_swap(x.isl_id_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_id_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_list');
    return c.ownedText('isl_id_list_to_str', (x) => x.isl_id_list_to_str(p0));
  }
}
