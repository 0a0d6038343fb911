// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';

/** Wraps `isl_union_pw_multi_aff_list`. */
export class UnionPwMultiAffList extends IslObject<'isl_union_pw_multi_aff_list'> {
  static readonly islType = 'isl_union_pw_multi_aff_list';

  override get islType(): 'isl_union_pw_multi_aff_list' {
    return 'isl_union_pw_multi_aff_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_pw_multi_aff_list_alloc`. */
  static alloc(context: Context, n: number): UnionPwMultiAffList {
    const c = context;
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_alloc', (x) => x.isl_union_pw_multi_aff_list_alloc(c.isl, n));
  }

  /** C: `isl_union_pw_multi_aff_list_from_union_pw_multi_aff`. */
  static fromUnionPwMultiAff(el: UnionPwMultiAff): UnionPwMultiAffList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_from_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_list_from_union_pw_multi_aff(x.isl_union_pw_multi_aff_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_list_add`. */
  add(el: UnionPwMultiAff): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    const p1 = c.pointer(el, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_add', (x) => x.isl_union_pw_multi_aff_list_add(x.isl_union_pw_multi_aff_list_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_list_clear`. */
  clear(): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_clear', (x) => x.isl_union_pw_multi_aff_list_clear(x.isl_union_pw_multi_aff_list_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_list_concat`. */
  concat(list2: UnionPwMultiAffList): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    const p1 = c.pointer(list2, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_concat', (x) => x.isl_union_pw_multi_aff_list_concat(x.isl_union_pw_multi_aff_list_copy(p0), x.isl_union_pw_multi_aff_list_copy(p1)));
  }

  /** C: `isl_union_pw_multi_aff_list_drop`. */
  drop(first: number, n: number): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_drop', (x) => x.isl_union_pw_multi_aff_list_drop(x.isl_union_pw_multi_aff_list_copy(p0), first, n));
  }

  /** C: `isl_union_pw_multi_aff_list_every`. */
  every(test: (el: UnionPwMultiAff) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.bool('isl_union_pw_multi_aff_list_every', (x, f) => x.isl_union_pw_multi_aff_list_every(f.held('isl_union_pw_multi_aff_list', p0), ...f.callback1((a0) => (test(c.borrow(UnionPwMultiAff, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_pw_multi_aff_list_foreach`. */
  foreach(fn: (el: UnionPwMultiAff) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.stat('isl_union_pw_multi_aff_list_foreach', (x, f) => x.isl_union_pw_multi_aff_list_foreach(f.held('isl_union_pw_multi_aff_list', p0), ...f.callback1((a0) => (fn(c.adopt(UnionPwMultiAff, a0)), 0))));
  }

  /** C: `isl_union_pw_multi_aff_list_foreach_scc`. */
  foreachScc(follows: (a: UnionPwMultiAff, b: UnionPwMultiAff) => boolean, fn: (scc: UnionPwMultiAffList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.stat('isl_union_pw_multi_aff_list_foreach_scc', (x, f) => x.isl_union_pw_multi_aff_list_foreach_scc(f.held('isl_union_pw_multi_aff_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(UnionPwMultiAff, a0), c.borrow(UnionPwMultiAff, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(UnionPwMultiAffList, a0)), 0))));
  }

  /** C: `isl_union_pw_multi_aff_list_get_at`. */
  getAt(index: number): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_list_get_at', (x) => x.isl_union_pw_multi_aff_list_get_at(p0, index));
  }

  /** C: `isl_union_pw_multi_aff_list_get_union_pw_multi_aff`. */
  getUnionPwMultiAff(index: number): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAff, 'isl_union_pw_multi_aff_list_get_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_list_get_union_pw_multi_aff(p0, index));
  }

  /** C: `isl_union_pw_multi_aff_list_insert`. */
  insert(pos: number, el: UnionPwMultiAff): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_insert', (x) => x.isl_union_pw_multi_aff_list_insert(x.isl_union_pw_multi_aff_list_copy(p0), pos, x.isl_union_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_union_pw_multi_aff_list_map`. */
  map(fn: (el: UnionPwMultiAff) => UnionPwMultiAff): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_map', (x, f) => x.isl_union_pw_multi_aff_list_map(x.isl_union_pw_multi_aff_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(UnionPwMultiAff, a0)), 'isl_union_pw_multi_aff'), true)));
  }

  /** C: `isl_union_pw_multi_aff_list_n_union_pw_multi_aff`. */
  nUnionPwMultiAff(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.size('isl_union_pw_multi_aff_list_n_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_list_n_union_pw_multi_aff(p0));
  }

  /** C: `isl_union_pw_multi_aff_list_reverse`. */
  reverse(): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_reverse', (x) => x.isl_union_pw_multi_aff_list_reverse(x.isl_union_pw_multi_aff_list_copy(p0)));
  }

  /** C: `isl_union_pw_multi_aff_list_set_at`. */
  setAt(index: number, el: UnionPwMultiAff): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_set_at', (x) => x.isl_union_pw_multi_aff_list_set_at(x.isl_union_pw_multi_aff_list_copy(p0), index, x.isl_union_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_union_pw_multi_aff_list_set_union_pw_multi_aff`. */
  setUnionPwMultiAff(index: number, el: UnionPwMultiAff): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    const p2 = c.pointer(el, 'isl_union_pw_multi_aff');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_set_union_pw_multi_aff', (x) => x.isl_union_pw_multi_aff_list_set_union_pw_multi_aff(x.isl_union_pw_multi_aff_list_copy(p0), index, x.isl_union_pw_multi_aff_copy(p2)));
  }

  /** C: `isl_union_pw_multi_aff_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.size('isl_union_pw_multi_aff_list_size', (x) => x.isl_union_pw_multi_aff_list_size(p0));
  }

  /** C: `isl_union_pw_multi_aff_list_sort`. */
  sort(cmp: (a: UnionPwMultiAff, b: UnionPwMultiAff) => number): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_sort', (x, f) => x.isl_union_pw_multi_aff_list_sort(x.isl_union_pw_multi_aff_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(UnionPwMultiAff, a0), c.borrow(UnionPwMultiAff, a1)))));
  }

  /** C: `isl_union_pw_multi_aff_list_swap`. */
  swap(pos1: number, pos2: number): UnionPwMultiAffList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.give(UnionPwMultiAffList, 'isl_union_pw_multi_aff_list_swap', (x) => x.isl_union_pw_multi_aff_list_swap(x.isl_union_pw_multi_aff_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_union_pw_multi_aff_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_pw_multi_aff_list');
    return c.ownedText('isl_union_pw_multi_aff_list_to_str', (x) => x.isl_union_pw_multi_aff_list_to_str(p0));
  }
}
