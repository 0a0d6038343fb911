// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { UnionMap } from './union-map.js';

/** Wraps `isl_union_map_list`. */
export class UnionMapList extends IslObject<'isl_union_map_list'> {
  static readonly islType = 'isl_union_map_list';

  override get islType(): 'isl_union_map_list' {
    return 'isl_union_map_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_map_list_alloc`. */
  static alloc(context: Context, n: number): UnionMapList {
    const c = context;
    return c.give(UnionMapList, 'isl_union_map_list_alloc', (x) => x.isl_union_map_list_alloc(c.isl, n));
  }

  /** C: `isl_union_map_list_from_union_map`. */
  static fromUnionMap(el: UnionMap): UnionMapList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_list_from_union_map', (x) => x.isl_union_map_list_from_union_map(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_map_list_add`. */
  add(el: UnionMap): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    const p1 = c.pointer(el, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_list_add', (x) => x.isl_union_map_list_add(x.isl_union_map_list_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_map_list_clear`. */
  clear(): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_clear', (x) => x.isl_union_map_list_clear(x.isl_union_map_list_copy(p0)));
  }

  /** C: `isl_union_map_list_concat`. */
  concat(list2: UnionMapList): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    const p1 = c.pointer(list2, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_concat', (x) => x.isl_union_map_list_concat(x.isl_union_map_list_copy(p0), x.isl_union_map_list_copy(p1)));
  }

  /** C: `isl_union_map_list_drop`. */
  drop(first: number, n: number): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_drop', (x) => x.isl_union_map_list_drop(x.isl_union_map_list_copy(p0), first, n));
  }

  /** C: `isl_union_map_list_every`. */
  every(test: (el: UnionMap) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.bool('isl_union_map_list_every', (x, f) => x.isl_union_map_list_every(f.held('isl_union_map_list', p0), ...f.callback1((a0) => (test(c.borrow(UnionMap, a0)) ? 1 : 0))));
  }

  /** C: `isl_union_map_list_foreach`. */
  foreach(fn: (el: UnionMap) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.stat('isl_union_map_list_foreach', (x, f) => x.isl_union_map_list_foreach(f.held('isl_union_map_list', p0), ...f.callback1((a0) => (fn(c.adopt(UnionMap, a0)), 0))));
  }

  /** C: `isl_union_map_list_foreach_scc`. */
  foreachScc(follows: (a: UnionMap, b: UnionMap) => boolean, fn: (scc: UnionMapList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.stat('isl_union_map_list_foreach_scc', (x, f) => x.isl_union_map_list_foreach_scc(f.held('isl_union_map_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(UnionMap, a0), c.borrow(UnionMap, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(UnionMapList, a0)), 0))));
  }

  /** C: `isl_union_map_list_get_at`. */
  getAt(index: number): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMap, 'isl_union_map_list_get_at', (x) => x.isl_union_map_list_get_at(p0, index));
  }

  /** C: `isl_union_map_list_get_union_map`. */
  getUnionMap(index: number): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMap, 'isl_union_map_list_get_union_map', (x) => x.isl_union_map_list_get_union_map(p0, index));
  }

  /** C: `isl_union_map_list_insert`. */
  insert(pos: number, el: UnionMap): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    const p2 = c.pointer(el, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_list_insert', (x) => x.isl_union_map_list_insert(x.isl_union_map_list_copy(p0), pos, x.isl_union_map_copy(p2)));
  }

  /** C: `isl_union_map_list_map`. */
  map(fn: (el: UnionMap) => UnionMap): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_map', (x, f) => x.isl_union_map_list_map(x.isl_union_map_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(UnionMap, a0)), 'isl_union_map'), true)));
  }

  /** C: `isl_union_map_list_n_union_map`. */
  nUnionMap(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.size('isl_union_map_list_n_union_map', (x) => x.isl_union_map_list_n_union_map(p0));
  }

  /** C: `isl_union_map_list_reverse`. */
  reverse(): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_reverse', (x) => x.isl_union_map_list_reverse(x.isl_union_map_list_copy(p0)));
  }

  /** C: `isl_union_map_list_set_at`. */
  setAt(index: number, el: UnionMap): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    const p2 = c.pointer(el, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_list_set_at', (x) => x.isl_union_map_list_set_at(x.isl_union_map_list_copy(p0), index, x.isl_union_map_copy(p2)));
  }

  /** C: `isl_union_map_list_set_union_map`. */
  setUnionMap(index: number, el: UnionMap): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    const p2 = c.pointer(el, 'isl_union_map');
    return c.give(UnionMapList, 'isl_union_map_list_set_union_map', (x) => x.isl_union_map_list_set_union_map(x.isl_union_map_list_copy(p0), index, x.isl_union_map_copy(p2)));
  }

  /** C: `isl_union_map_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.size('isl_union_map_list_size', (x) => x.isl_union_map_list_size(p0));
  }

  /** C: `isl_union_map_list_sort`. */
  sort(cmp: (a: UnionMap, b: UnionMap) => number): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_sort', (x, f) => x.isl_union_map_list_sort(x.isl_union_map_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(UnionMap, a0), c.borrow(UnionMap, a1)))));
  }

  /** C: `isl_union_map_list_swap`. */
  swap(pos1: number, pos2: number): UnionMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.give(UnionMapList, 'isl_union_map_list_swap', (x) => x.isl_union_map_list_swap(x.isl_union_map_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_union_map_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_map_list');
    return c.ownedText('isl_union_map_list_to_str', (x) => x.isl_union_map_list_to_str(p0));
  }
}
