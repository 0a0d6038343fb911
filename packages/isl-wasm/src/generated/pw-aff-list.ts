// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { PwAff } from './pw-aff.js';
import { Set } from './set.js';

/** Wraps `isl_pw_aff_list`. */
export class PwAffList extends IslObject<'isl_pw_aff_list'> {
  static readonly islType = 'isl_pw_aff_list';

  override get islType(): 'isl_pw_aff_list' {
    return 'isl_pw_aff_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_aff_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): PwAffList {
    const c = context;
    return c.give(PwAffList, 'isl_pw_aff_list_alloc', (x) => x.isl_pw_aff_list_alloc(c.isl, n));
  }

  /** C: `isl_pw_aff_list_from_pw_aff` (in the set isl exports to other languages). */
  static fromPwAff(el: PwAff): PwAffList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_list_from_pw_aff', (x) => x.isl_pw_aff_list_from_pw_aff(x.isl_pw_aff_copy(p0)));
  }

  /** C: `isl_pw_aff_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): PwAffList {
    const c = context;
    return c.give(PwAffList, 'isl_pw_aff_list_read_from_str', (x, f) => x.isl_pw_aff_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_pw_aff_list_add` (in the set isl exports to other languages). */
  add(el: PwAff): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(el, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_list_add', (x) => x.isl_pw_aff_list_add(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_pw_aff_list_clear` (in the set isl exports to other languages). */
  clear(): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_clear', (x) => x.isl_pw_aff_list_clear(x.isl_pw_aff_list_copy(p0)));
  }

  /** C: `isl_pw_aff_list_concat` (in the set isl exports to other languages). */
  concat(list2: PwAffList): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_concat', (x) => x.isl_pw_aff_list_concat(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_drop', (x) => x.isl_pw_aff_list_drop(x.isl_pw_aff_list_copy(p0), first, n));
  }

  /** C: `isl_pw_aff_list_eq_set`. */
  eqSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_eq_set', (x) => x.isl_pw_aff_list_eq_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_every`. */
  every(test: (el: PwAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.bool('isl_pw_aff_list_every', (x, f) => x.isl_pw_aff_list_every(f.held('isl_pw_aff_list', p0), ...f.callback1((a0) => (test(c.borrow(PwAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_pw_aff_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: PwAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.stat('isl_pw_aff_list_foreach', (x, f) => x.isl_pw_aff_list_foreach(f.held('isl_pw_aff_list', p0), ...f.callback1((a0) => (fn(c.adopt(PwAff, a0)), 0))));
  }

  /** C: `isl_pw_aff_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: PwAff, b: PwAff) => boolean, fn: (scc: PwAffList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.stat('isl_pw_aff_list_foreach_scc', (x, f) => x.isl_pw_aff_list_foreach_scc(f.held('isl_pw_aff_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(PwAff, a0), c.borrow(PwAff, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(PwAffList, a0)), 0))));
  }

  /** C: `isl_pw_aff_list_ge_set`. */
  geSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_ge_set', (x) => x.isl_pw_aff_list_ge_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAff, 'isl_pw_aff_list_get_at', (x) => x.isl_pw_aff_list_get_at(p0, index));
  }

  /** C: `isl_pw_aff_list_get_pw_aff`. */
  getPwAff(index: number): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAff, 'isl_pw_aff_list_get_pw_aff', (x) => x.isl_pw_aff_list_get_pw_aff(p0, index));
  }

  /** C: `isl_pw_aff_list_gt_set`. */
  gtSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_gt_set', (x) => x.isl_pw_aff_list_gt_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: PwAff): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p2 = c.pointer(el, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_list_insert', (x) => x.isl_pw_aff_list_insert(x.isl_pw_aff_list_copy(p0), pos, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_pw_aff_list_le_set`. */
  leSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_le_set', (x) => x.isl_pw_aff_list_le_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_lt_set`. */
  ltSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_lt_set', (x) => x.isl_pw_aff_list_lt_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_map`. */
  map(fn: (el: PwAff) => PwAff): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_map', (x, f) => x.isl_pw_aff_list_map(x.isl_pw_aff_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(PwAff, a0)), 'isl_pw_aff'), true)));
  }

  /** C: `isl_pw_aff_list_max`. */
  max(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAff, 'isl_pw_aff_list_max', (x) => x.isl_pw_aff_list_max(x.isl_pw_aff_list_copy(p0)));
  }

  /** C: `isl_pw_aff_list_min`. */
  min(): PwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAff, 'isl_pw_aff_list_min', (x) => x.isl_pw_aff_list_min(x.isl_pw_aff_list_copy(p0)));
  }

  /** C: `isl_pw_aff_list_n_pw_aff`. */
  nPwAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.size('isl_pw_aff_list_n_pw_aff', (x) => x.isl_pw_aff_list_n_pw_aff(p0));
  }

  /** C: `isl_pw_aff_list_ne_set`. */
  neSet(list2: PwAffList): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_pw_aff_list');
    return c.give(Set, 'isl_pw_aff_list_ne_set', (x) => x.isl_pw_aff_list_ne_set(x.isl_pw_aff_list_copy(p0), x.isl_pw_aff_list_copy(p1)));
  }

  /** C: `isl_pw_aff_list_reverse`. */
  reverse(): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_reverse', (x) => x.isl_pw_aff_list_reverse(x.isl_pw_aff_list_copy(p0)));
  }

  /** C: `isl_pw_aff_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: PwAff): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p2 = c.pointer(el, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_list_set_at', (x) => x.isl_pw_aff_list_set_at(x.isl_pw_aff_list_copy(p0), index, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_pw_aff_list_set_pw_aff`. */
  setPwAff(index: number, el: PwAff): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    const p2 = c.pointer(el, 'isl_pw_aff');
    return c.give(PwAffList, 'isl_pw_aff_list_set_pw_aff', (x) => x.isl_pw_aff_list_set_pw_aff(x.isl_pw_aff_list_copy(p0), index, x.isl_pw_aff_copy(p2)));
  }

  /** C: `isl_pw_aff_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.size('isl_pw_aff_list_size', (x) => x.isl_pw_aff_list_size(p0));
  }

  /** C: `isl_pw_aff_list_sort`. */
  sort(cmp: (a: PwAff, b: PwAff) => number): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_sort', (x, f) => x.isl_pw_aff_list_sort(x.isl_pw_aff_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(PwAff, a0), c.borrow(PwAff, a1)))));
  }

  /** C: `isl_pw_aff_list_swap`. */
  swap(pos1: number, pos2: number): PwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.give(PwAffList, 'isl_pw_aff_list_swap', (x) => x.isl_pw_aff_list_swap(x.isl_pw_aff_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_pw_aff_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_aff_list');
    return c.ownedText('isl_pw_aff_list_to_str', (x) => x.isl_pw_aff_list_to_str(p0));
  }
}
