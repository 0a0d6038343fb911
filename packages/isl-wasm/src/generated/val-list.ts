// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Val } from './val.js';

/** Wraps `isl_val_list`. */
export class ValList extends IslObject<'isl_val_list'> {
  static readonly islType = 'isl_val_list';

  override get islType(): 'isl_val_list' {
    return 'isl_val_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_val_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): ValList {
    const c = context;
    return c.give(ValList, 'isl_val_list_alloc', (x) => x.isl_val_list_alloc(c.isl, n));
  }

  /** C: `isl_val_list_from_val` (in the set isl exports to other languages). */
  static fromVal(el: Val): ValList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_val');
    return c.give(ValList, 'isl_val_list_from_val', (x) => x.isl_val_list_from_val(x.isl_val_copy(p0)));
  }

  /** C: `isl_val_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): ValList {
    const c = context;
    return c.give(ValList, 'isl_val_list_read_from_str', (x, f) => x.isl_val_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_val_list_add` (in the set isl exports to other languages). */
  add(el: ValLike): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    const p1 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(ValList, 'isl_val_list_add', (x) => x.isl_val_list_add(x.isl_val_list_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_val_list_clear` (in the set isl exports to other languages). */
  clear(): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_clear', (x) => x.isl_val_list_clear(x.isl_val_list_copy(p0)));
  }

  /** C: `isl_val_list_concat` (in the set isl exports to other languages). */
  concat(list2: ValList): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    const p1 = c.pointer(list2, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_concat', (x) => x.isl_val_list_concat(x.isl_val_list_copy(p0), x.isl_val_list_copy(p1)));
  }

  /** C: `isl_val_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_drop', (x) => x.isl_val_list_drop(x.isl_val_list_copy(p0), first, n));
  }

  /** C: `isl_val_list_every`. */
  every(test: (el: Val) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.bool('isl_val_list_every', (x, f) => x.isl_val_list_every(f.held('isl_val_list', p0), ...f.callback1((a0) => (test(c.borrow(Val, a0)) ? 1 : 0))));
  }

  /** C: `isl_val_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: Val) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.stat('isl_val_list_foreach', (x, f) => x.isl_val_list_foreach(f.held('isl_val_list', p0), ...f.callback1((a0) => (fn(c.adopt(Val, a0)), 0))));
  }

  /** C: `isl_val_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: Val, b: Val) => boolean, fn: (scc: ValList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.stat('isl_val_list_foreach_scc', (x, f) => x.isl_val_list_foreach_scc(f.held('isl_val_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Val, a0), c.borrow(Val, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(ValList, a0)), 0))));
  }

  /** C: `isl_val_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(Val, 'isl_val_list_get_at', (x) => x.isl_val_list_get_at(p0, index));
  }

  /** C: `isl_val_list_get_val`. */
  getVal(index: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(Val, 'isl_val_list_get_val', (x) => x.isl_val_list_get_val(p0, index));
  }

  /** C: `isl_val_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: ValLike): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    const p2 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(ValList, 'isl_val_list_insert', (x) => x.isl_val_list_insert(x.isl_val_list_copy(p0), pos, x.isl_val_copy(p2)));
  }

  /** C: `isl_val_list_map`. */
  map(fn: (el: Val) => Val): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_map', (x, f) => x.isl_val_list_map(x.isl_val_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Val, a0)), 'isl_val'), true)));
  }

  /** C: `isl_val_list_n_val`. */
  nVal(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.size('isl_val_list_n_val', (x) => x.isl_val_list_n_val(p0));
  }

  /** C: `isl_val_list_reverse`. */
  reverse(): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_reverse', (x) => x.isl_val_list_reverse(x.isl_val_list_copy(p0)));
  }

  /** C: `isl_val_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: ValLike): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    const p2 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(ValList, 'isl_val_list_set_at', (x) => x.isl_val_list_set_at(x.isl_val_list_copy(p0), index, x.isl_val_copy(p2)));
  }

  /** C: `isl_val_list_set_val`. */
  setVal(index: number, el: ValLike): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    const p2 = c.pointer(asVal(c, el), 'isl_val');
    return c.give(ValList, 'isl_val_list_set_val', (x) => x.isl_val_list_set_val(x.isl_val_list_copy(p0), index, x.isl_val_copy(p2)));
  }

  /** C: `isl_val_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.size('isl_val_list_size', (x) => x.isl_val_list_size(p0));
  }

  /** C: `isl_val_list_sort`. */
  sort(cmp: (a: Val, b: Val) => number): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_sort', (x, f) => x.isl_val_list_sort(x.isl_val_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Val, a0), c.borrow(Val, a1)))));
  }

  /** C: `isl_val_list_swap`. */
  swap(pos1: number, pos2: number): ValList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.give(ValList, 'isl_val_list_swap', (x) => x.isl_val_list_swap(x.isl_val_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_val_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_val_list');
    return c.ownedText('isl_val_list_to_str', (x) => x.isl_val_list_to_str(p0));
  }
}
