// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { UnionPwAff } from './union-pw-aff.js';

/** Wraps `isl_union_pw_aff_list`. */
export class UnionPwAffList extends IslObject<'isl_union_pw_aff_list'> {
  static readonly islType = 'isl_union_pw_aff_list';

  override get islType(): 'isl_union_pw_aff_list' {
    return 'isl_union_pw_aff_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_pw_aff_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): UnionPwAffList {
    const c = context;
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_alloc', (x) => x.isl_union_pw_aff_list_alloc(c.isl, n));
  }

  /** C: `isl_union_pw_aff_list_from_union_pw_aff` (in the set isl exports to other languages). */
  static fromUnionPwAff(el: UnionPwAff): UnionPwAffList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_from_union_pw_aff', (x) => x.isl_union_pw_aff_list_from_union_pw_aff(x.isl_union_pw_aff_copy(p0)));
  }

  /** C: `isl_union_pw_aff_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): UnionPwAffList {
    const c = context;
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_read_from_str', (x, f) => x.isl_union_pw_aff_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_union_pw_aff_list_add` (in the set isl exports to other languages). */
  add(el: UnionPwAff): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    const p1 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_add', (x) => x.isl_union_pw_aff_list_add(x.isl_union_pw_aff_list_copy(p0), x.isl_union_pw_aff_copy(p1)));
  }

  /** C: `isl_union_pw_aff_list_clear` (in the set isl exports to other languages). */
  clear(): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_clear', (x) => x.isl_union_pw_aff_list_clear(x.isl_union_pw_aff_list_copy(p0)));
  }

  /** C: `isl_union_pw_aff_list_concat` (in the set isl exports to other languages). */
  concat(list2: UnionPwAffList): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    const p1 = c.pointer(list2, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_concat', (x) => x.isl_union_pw_aff_list_concat(x.isl_union_pw_aff_list_copy(p0), x.isl_union_pw_aff_list_copy(p1)));
  }

  /** C: `isl_union_pw_aff_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_drop', (x) => x.isl_union_pw_aff_list_drop(x.isl_union_pw_aff_list_copy(p0), first, n));
  }

  /** C: `isl_union_pw_aff_list_every`. */
  every(test: (el: UnionPwAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.bool('isl_union_pw_aff_list_every', (x, f) => x.isl_union_pw_aff_list_every(f.held('isl_union_pw_aff_list', p0), ...f.callback1((a0) => (test(c.borrow(UnionPwAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_aff_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: UnionPwAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.stat('isl_union_pw_aff_list_foreach', (x, f) => x.isl_union_pw_aff_list_foreach(f.held('isl_union_pw_aff_list', p0), ...f.callback1((a0) => (fn(c.adopt(UnionPwAff, a0)), 0))));
  }

  /** C: `isl_union_pw_aff_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: UnionPwAff, b: UnionPwAff) => boolean, fn: (scc: UnionPwAffList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.stat('isl_union_pw_aff_list_foreach_scc', (x, f) => x.isl_union_pw_aff_list_foreach_scc(f.held('isl_union_pw_aff_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(UnionPwAff, a0), c.borrow(UnionPwAff, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(UnionPwAffList, a0)), 0))));
  }

  /** C: `isl_union_pw_aff_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAff, 'isl_union_pw_aff_list_get_at', (x) => x.isl_union_pw_aff_list_get_at(p0, index));
  }

  /** C: `isl_union_pw_aff_list_get_union_pw_aff`. */
  getUnionPwAff(index: number): UnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAff, 'isl_union_pw_aff_list_get_union_pw_aff', (x) => x.isl_union_pw_aff_list_get_union_pw_aff(p0, index));
  }

  /** C: `isl_union_pw_aff_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: UnionPwAff): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_insert', (x) => x.isl_union_pw_aff_list_insert(x.isl_union_pw_aff_list_copy(p0), pos, x.isl_union_pw_aff_copy(p2)));
  }

  /** C: `isl_union_pw_aff_list_map`. */
  map(fn: (el: UnionPwAff) => UnionPwAff): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_map', (x, f) => x.isl_union_pw_aff_list_map(x.isl_union_pw_aff_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(UnionPwAff, a0)), 'isl_union_pw_aff'), true)));
  }

  /** C: `isl_union_pw_aff_list_n_union_pw_aff`. */
  nUnionPwAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.size('isl_union_pw_aff_list_n_union_pw_aff', (x) => x.isl_union_pw_aff_list_n_union_pw_aff(p0));
  }

  /** C: `isl_union_pw_aff_list_reverse`. */
  reverse(): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_reverse', (x) => x.isl_union_pw_aff_list_reverse(x.isl_union_pw_aff_list_copy(p0)));
  }

  /** C: `isl_union_pw_aff_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: UnionPwAff): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_set_at', (x) => x.isl_union_pw_aff_list_set_at(x.isl_union_pw_aff_list_copy(p0), index, x.isl_union_pw_aff_copy(p2)));
  }

  /** C: `isl_union_pw_aff_list_set_union_pw_aff`. */
  setUnionPwAff(index: number, el: UnionPwAff): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_aff');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_set_union_pw_aff', (x) => x.isl_union_pw_aff_list_set_union_pw_aff(x.isl_union_pw_aff_list_copy(p0), index, x.isl_union_pw_aff_copy(p2)));
  }

  /** C: `isl_union_pw_aff_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.size('isl_union_pw_aff_list_size', (x) => x.isl_union_pw_aff_list_size(p0));
  }

  /** C: `isl_union_pw_aff_list_sort`. */
  sort(cmp: (a: UnionPwAff, b: UnionPwAff) => number): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_sort', (x, f) => x.isl_union_pw_aff_list_sort(x.isl_union_pw_aff_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(UnionPwAff, a0), c.borrow(UnionPwAff, a1)))));
  }

  /** C: `isl_union_pw_aff_list_swap`. */
  swap(pos1: number, pos2: number): UnionPwAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.give(UnionPwAffList, 'isl_union_pw_aff_list_swap', (x) => x.isl_union_pw_aff_list_swap(x.isl_union_pw_aff_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_union_pw_aff_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_aff_list');
    return c.ownedText('isl_union_pw_aff_list_to_str', (x) => x.isl_union_pw_aff_list_to_str(p0));
  }
}
