// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { PwMultiAff } from './pw-multi-aff.js';

/** Wraps `isl_pw_multi_aff_list`. */
export class PwMultiAffList extends IslObject<'isl_pw_multi_aff_list'> {
  static readonly islType = 'isl_pw_multi_aff_list';

  override get islType(): 'isl_pw_multi_aff_list' {
    return 'isl_pw_multi_aff_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_multi_aff_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): PwMultiAffList {
    const c = context;
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_alloc', (x) => x.isl_pw_multi_aff_list_alloc(c.isl, n));
  }

  /** C: `isl_pw_multi_aff_list_from_pw_multi_aff` (in the set isl exports to other languages). */
  static fromPwMultiAff(el: PwMultiAff): PwMultiAffList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_from_pw_multi_aff', (x) => x.isl_pw_multi_aff_list_from_pw_multi_aff(x.isl_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): PwMultiAffList {
    const c = context;
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_read_from_str', (x, f) => x.isl_pw_multi_aff_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_multi_aff_list_add` (in the set isl exports to other languages). */
  add(el: PwMultiAff): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    const p1 = c.pointer(el, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_add', (x) => x.isl_pw_multi_aff_list_add(x.isl_pw_multi_aff_list_copy(p0), x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_list_clear` (in the set isl exports to other languages). */
  clear(): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_clear', (x) => x.isl_pw_multi_aff_list_clear(x.isl_pw_multi_aff_list_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_list_concat` (in the set isl exports to other languages). */
  concat(list2: PwMultiAffList): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_concat', (x) => x.isl_pw_multi_aff_list_concat(x.isl_pw_multi_aff_list_copy(p0), x.isl_pw_multi_aff_list_copy(p1)));
  }

  /** C: `isl_pw_multi_aff_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_drop', (x) => x.isl_pw_multi_aff_list_drop(x.isl_pw_multi_aff_list_copy(p0), first, n));
  }

  /** C: `isl_pw_multi_aff_list_every`. */
  every(test: (el: PwMultiAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.bool('isl_pw_multi_aff_list_every', (x, f) => x.isl_pw_multi_aff_list_every(f.held('isl_pw_multi_aff_list', p0), ...f.callback1((a0) => (test(c.borrow(PwMultiAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_pw_multi_aff_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: PwMultiAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.stat('isl_pw_multi_aff_list_foreach', (x, f) => x.isl_pw_multi_aff_list_foreach(f.held('isl_pw_multi_aff_list', p0), ...f.callback1((a0) => (fn(c.adopt(PwMultiAff, a0)), 0))));
  }

  /** C: `isl_pw_multi_aff_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: PwMultiAff, b: PwMultiAff) => boolean, fn: (scc: PwMultiAffList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.stat('isl_pw_multi_aff_list_foreach_scc', (x, f) => x.isl_pw_multi_aff_list_foreach_scc(f.held('isl_pw_multi_aff_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(PwMultiAff, a0), c.borrow(PwMultiAff, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(PwMultiAffList, a0)), 0))));
  }

  /** C: `isl_pw_multi_aff_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_list_get_at', (x) => x.isl_pw_multi_aff_list_get_at(p0, index));
  }

  /** C: `isl_pw_multi_aff_list_get_pw_multi_aff`. */
  getPwMultiAff(index: number): PwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAff, 'isl_pw_multi_aff_list_get_pw_multi_aff', (x) => x.isl_pw_multi_aff_list_get_pw_multi_aff(p0, index));
  }

  /** C: `isl_pw_multi_aff_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: PwMultiAff): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_insert', (x) => x.isl_pw_multi_aff_list_insert(x.isl_pw_multi_aff_list_copy(p0), pos, x.isl_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_pw_multi_aff_list_map`. */
  map(fn: (el: PwMultiAff) => PwMultiAff): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_map', (x, f) => x.isl_pw_multi_aff_list_map(x.isl_pw_multi_aff_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(PwMultiAff, a0)), 'isl_pw_multi_aff'), true)));
  }

  /** C: `isl_pw_multi_aff_list_n_pw_multi_aff`. */
  nPwMultiAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.size('isl_pw_multi_aff_list_n_pw_multi_aff', (x) => x.isl_pw_multi_aff_list_n_pw_multi_aff(p0));
  }

  /** C: `isl_pw_multi_aff_list_reverse`. */
  reverse(): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_reverse', (x) => x.isl_pw_multi_aff_list_reverse(x.isl_pw_multi_aff_list_copy(p0)));
  }

  /** C: `isl_pw_multi_aff_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: PwMultiAff): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_set_at', (x) => x.isl_pw_multi_aff_list_set_at(x.isl_pw_multi_aff_list_copy(p0), index, x.isl_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_pw_multi_aff_list_set_pw_multi_aff`. */
  setPwMultiAff(index: number, el: PwMultiAff): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_pw_multi_aff');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_set_pw_multi_aff', (x) => x.isl_pw_multi_aff_list_set_pw_multi_aff(x.isl_pw_multi_aff_list_copy(p0), index, x.isl_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_pw_multi_aff_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.size('isl_pw_multi_aff_list_size', (x) => x.isl_pw_multi_aff_list_size(p0));
  }

  /** C: `isl_pw_multi_aff_list_sort`. */
  sort(cmp: (a: PwMultiAff, b: PwMultiAff) => number): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_sort', (x, f) => x.isl_pw_multi_aff_list_sort(x.isl_pw_multi_aff_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(PwMultiAff, a0), c.borrow(PwMultiAff, a1)))));
  }

  /** C: `isl_pw_multi_aff_list_swap`. */
  swap(pos1: number, pos2: number): PwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.give(PwMultiAffList, 'isl_pw_multi_aff_list_swap', (x) => x.isl_pw_multi_aff_list_swap(x.isl_pw_multi_aff_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_pw_multi_aff_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_multi_aff_list');
    return c.ownedText('isl_pw_multi_aff_list_to_str', (x) => x.isl_pw_multi_aff_list_to_str(p0));
  }
}
