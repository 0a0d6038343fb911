// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { Set } from './set.js';

/** Wraps `isl_set_list`. */
export class SetList extends IslObject<'isl_set_list'> {
  static readonly islType = 'isl_set_list';

  override get islType(): 'isl_set_list' {
    return 'isl_set_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_set_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): SetList {
    const c = context;
    return c.give(SetList, 'isl_set_list_alloc', (x) => x.isl_set_list_alloc(c.isl, n));
  }

  /** C: `isl_set_list_from_set` (in the set isl exports to other languages). */
  static fromSet(el: Set): SetList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_set');
    return c.give(SetList, 'isl_set_list_from_set', (x) => x.isl_set_list_from_set(x.isl_set_copy(p0)));
  }

  /** C: `isl_set_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): SetList {
    const c = context;
    return c.give(SetList, 'isl_set_list_read_from_str', (x, f) => x.isl_set_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_set_list_add` (in the set isl exports to other languages). */
  add(el: Set): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    const p1 = c.pointer(el, 'isl_set');
    return c.give(SetList, 'isl_set_list_add', (x) => x.isl_set_list_add(x.isl_set_list_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_set_list_clear` (in the set isl exports to other languages). */
  clear(): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_clear', (x) => x.isl_set_list_clear(x.isl_set_list_copy(p0)));
  }

  /** C: `isl_set_list_concat` (in the set isl exports to other languages). */
  concat(list2: SetList): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    const p1 = c.pointer(list2, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_concat', (x) => x.isl_set_list_concat(x.isl_set_list_copy(p0), x.isl_set_list_copy(p1)));
  }

  /** C: `isl_set_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_drop', (x) => x.isl_set_list_drop(x.isl_set_list_copy(p0), first, n));
  }

  /** C: `isl_set_list_every`. */
  every(test: (el: Set) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.bool('isl_set_list_every', (x, f) => x.isl_set_list_every(f.held('isl_set_list', p0), ...f.callback1((a0) => (test(c.borrow(Set, a0)) ? 1 : 0))));
  }

  /** C: `isl_set_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: Set) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.stat('isl_set_list_foreach', (x, f) => x.isl_set_list_foreach(f.held('isl_set_list', p0), ...f.callback1((a0) => (fn(c.adopt(Set, a0)), 0))));
  }

  /** C: `isl_set_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: Set, b: Set) => boolean, fn: (scc: SetList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.stat('isl_set_list_foreach_scc', (x, f) => x.isl_set_list_foreach_scc(f.held('isl_set_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Set, a0), c.borrow(Set, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(SetList, a0)), 0))));
  }

  /** C: `isl_set_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(Set, 'isl_set_list_get_at', (x) => x.isl_set_list_get_at(p0, index));
  }

  /** C: `isl_set_list_get_set`. */
  getSet(index: number): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(Set, 'isl_set_list_get_set', (x) => x.isl_set_list_get_set(p0, index));
  }

  /** C: `isl_set_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: Set): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    const p2 = c.pointer(el, 'isl_set');
    return c.give(SetList, 'isl_set_list_insert', (x) => x.isl_set_list_insert(x.isl_set_list_copy(p0), pos, x.isl_set_copy(p2)));
  }

  /** C: `isl_set_list_map`. */
  map(fn: (el: Set) => Set): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_map', (x, f) => x.isl_set_list_map(x.isl_set_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Set, a0)), 'isl_set'), true)));
  }

  /** C: `isl_set_list_n_set`. */
  nSet(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.size('isl_set_list_n_set', (x) => x.isl_set_list_n_set(p0));
  }

  /** C: `isl_set_list_reverse`. */
  reverse(): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_reverse', (x) => x.isl_set_list_reverse(x.isl_set_list_copy(p0)));
  }

  /** C: `isl_set_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: Set): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    const p2 = c.pointer(el, 'isl_set');
    return c.give(SetList, 'isl_set_list_set_at', (x) => x.isl_set_list_set_at(x.isl_set_list_copy(p0), index, x.isl_set_copy(p2)));
  }

  /** C: `isl_set_list_set_set`. */
  setSet(index: number, el: Set): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    const p2 = c.pointer(el, 'isl_set');
    return c.give(SetList, 'isl_set_list_set_set', (x) => x.isl_set_list_set_set(x.isl_set_list_copy(p0), index, x.isl_set_copy(p2)));
  }

  /** C: `isl_set_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.size('isl_set_list_size', (x) => x.isl_set_list_size(p0));
  }

  /** C: `isl_set_list_sort`. */
  sort(cmp: (a: Set, b: Set) => number): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_sort', (x, f) => x.isl_set_list_sort(x.isl_set_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Set, a0), c.borrow(Set, a1)))));
  }

  /** C: `isl_set_list_swap`. */
  swap(pos1: number, pos2: number): SetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(SetList, 'isl_set_list_swap', (x) => x.isl_set_list_swap(x.isl_set_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_set_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.ownedText('isl_set_list_to_str', (x) => x.isl_set_list_to_str(p0));
  }

  /** C: `isl_set_list_union`. */
  union(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_set_list');
    return c.give(Set, 'isl_set_list_union', (x) => x.isl_set_list_union(x.isl_set_list_copy(p0)));
  }
}
