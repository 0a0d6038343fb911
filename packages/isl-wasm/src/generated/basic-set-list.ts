// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { BasicSet } from './basic-set.js';

/** Wraps `isl_basic_set_list`. */
export class BasicSetList extends IslObject<'isl_basic_set_list'> {
  static readonly islType = 'isl_basic_set_list';

  override get islType(): 'isl_basic_set_list' {
    return 'isl_basic_set_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_basic_set_list_alloc`. */
  static alloc(context: Context, n: number): BasicSetList {
    const c = context;
    return c.give(BasicSetList, 'isl_basic_set_list_alloc', (x) => x.isl_basic_set_list_alloc(c.isl, n));
  }

  /** C: `isl_basic_set_list_from_basic_set`. */
  static fromBasicSet(el: BasicSet): BasicSetList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_list_from_basic_set', (x) => x.isl_basic_set_list_from_basic_set(x.isl_basic_set_copy(p0)));
  }

  /** C: `isl_basic_set_list_add`. */
  add(el: BasicSet): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    const p1 = c.pointer(el, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_list_add', (x) => x.isl_basic_set_list_add(x.isl_basic_set_list_copy(p0), x.isl_basic_set_copy(p1)));
  }

  /** C: `isl_basic_set_list_clear`. */
  clear(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_clear', (x) => x.isl_basic_set_list_clear(x.isl_basic_set_list_copy(p0)));
  }

  /** C: `isl_basic_set_list_coefficients`. */
  coefficients(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_coefficients', (x) => x.isl_basic_set_list_coefficients(x.isl_basic_set_list_copy(p0)));
  }

  /** C: `isl_basic_set_list_concat`. */
  concat(list2: BasicSetList): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    const p1 = c.pointer(list2, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_concat', (x) => x.isl_basic_set_list_concat(x.isl_basic_set_list_copy(p0), x.isl_basic_set_list_copy(p1)));
  }

  /** C: `isl_basic_set_list_drop`. */
  drop(first: number, n: number): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_drop', (x) => x.isl_basic_set_list_drop(x.isl_basic_set_list_copy(p0), first, n));
  }

  /** C: `isl_basic_set_list_every`. */
  every(test: (el: BasicSet) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.bool('isl_basic_set_list_every', (x, f) => x.isl_basic_set_list_every(f.held('isl_basic_set_list', p0), ...f.callback1((a0) => (test(c.borrow(BasicSet, a0)) ? 1 : 0))));
  }

  /** C: `isl_basic_set_list_foreach`. */
  foreach(fn: (el: BasicSet) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.stat('isl_basic_set_list_foreach', (x, f) => x.isl_basic_set_list_foreach(f.held('isl_basic_set_list', p0), ...f.callback1((a0) => (fn(c.adopt(BasicSet, a0)), 0))));
  }

  /** C: `isl_basic_set_list_foreach_scc`. */
  foreachScc(follows: (a: BasicSet, b: BasicSet) => boolean, fn: (scc: BasicSetList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.stat('isl_basic_set_list_foreach_scc', (x, f) => x.isl_basic_set_list_foreach_scc(f.held('isl_basic_set_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(BasicSet, a0), c.borrow(BasicSet, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(BasicSetList, a0)), 0))));
  }

  /** C: `isl_basic_set_list_get_at`. */
  getAt(index: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSet, 'isl_basic_set_list_get_at', (x) => x.isl_basic_set_list_get_at(p0, index));
  }

  /** C: `isl_basic_set_list_get_basic_set`. */
  getBasicSet(index: number): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSet, 'isl_basic_set_list_get_basic_set', (x) => x.isl_basic_set_list_get_basic_set(p0, index));
  }

  /** C: `isl_basic_set_list_insert`. */
  insert(pos: number, el: BasicSet): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    const p2 = c.pointer(el, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_list_insert', (x) => x.isl_basic_set_list_insert(x.isl_basic_set_list_copy(p0), pos, x.isl_basic_set_copy(p2)));
  }

  /** C: `isl_basic_set_list_intersect`. */
  intersect(): BasicSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSet, 'isl_basic_set_list_intersect', (x) => x.isl_basic_set_list_intersect(x.isl_basic_set_list_copy(p0)));
  }

  /** C: `isl_basic_set_list_map`. */
  map(fn: (el: BasicSet) => BasicSet): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_map', (x, f) => x.isl_basic_set_list_map(x.isl_basic_set_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(BasicSet, a0)), 'isl_basic_set'), true)));
  }

  /** C: `isl_basic_set_list_n_basic_set`. */
  nBasicSet(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.size('isl_basic_set_list_n_basic_set', (x) => x.isl_basic_set_list_n_basic_set(p0));
  }

  /** C: `isl_basic_set_list_reverse`. */
  reverse(): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_reverse', (x) => x.isl_basic_set_list_reverse(x.isl_basic_set_list_copy(p0)));
  }

  /** C: `isl_basic_set_list_set_at`. */
  setAt(index: number, el: BasicSet): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    const p2 = c.pointer(el, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_list_set_at', (x) => x.isl_basic_set_list_set_at(x.isl_basic_set_list_copy(p0), index, x.isl_basic_set_copy(p2)));
  }

  /** C: `isl_basic_set_list_set_basic_set`. */
  setBasicSet(index: number, el: BasicSet): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    const p2 = c.pointer(el, 'isl_basic_set');
    return c.give(BasicSetList, 'isl_basic_set_list_set_basic_set', (x) => x.isl_basic_set_list_set_basic_set(x.isl_basic_set_list_copy(p0), index, x.isl_basic_set_copy(p2)));
  }

  /** C: `isl_basic_set_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.size('isl_basic_set_list_size', (x) => x.isl_basic_set_list_size(p0));
  }

  /** C: `isl_basic_set_list_sort`. */
  sort(cmp: (a: BasicSet, b: BasicSet) => number): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_sort', (x, f) => x.isl_basic_set_list_sort(x.isl_basic_set_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(BasicSet, a0), c.borrow(BasicSet, a1)))));
  }

  /** C: `isl_basic_set_list_swap`. */
  swap(pos1: number, pos2: number): BasicSetList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.give(BasicSetList, 'isl_basic_set_list_swap', (x) => x.isl_basic_set_list_swap(x.isl_basic_set_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_basic_set_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_set_list');
    return c.ownedText('isl_basic_set_list_to_str', (x) => x.isl_basic_set_list_to_str(p0));
  }
}
