// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { BasicMap } from './basic-map.js';

/** Wraps `isl_basic_map_list`. */
export class BasicMapList extends IslObject<'isl_basic_map_list'> {
  static readonly islType = 'isl_basic_map_list';

  override get islType(): 'isl_basic_map_list' {
    return 'isl_basic_map_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_basic_map_list_alloc`. */
  static alloc(context: Context, n: number): BasicMapList {
    const c = context;
    return c.give(BasicMapList, 'isl_basic_map_list_alloc', (x) => x.isl_basic_map_list_alloc(c.isl, n));
  }

  /** C: `isl_basic_map_list_from_basic_map`. */
  static fromBasicMap(el: BasicMap): BasicMapList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_list_from_basic_map', (x) => x.isl_basic_map_list_from_basic_map(x.isl_basic_map_copy(p0)));
  }

  /** C: `isl_basic_map_list_add`. */
  add(el: BasicMap): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    const p1 = c.pointer(el, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_list_add', (x) => x.isl_basic_map_list_add(x.isl_basic_map_list_copy(p0), x.isl_basic_map_copy(p1)));
  }

  /** C: `isl_basic_map_list_clear`. */
  clear(): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_clear', (x) => x.isl_basic_map_list_clear(x.isl_basic_map_list_copy(p0)));
  }

  /** C: `isl_basic_map_list_concat`. */
  concat(list2: BasicMapList): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    const p1 = c.pointer(list2, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_concat', (x) => x.isl_basic_map_list_concat(x.isl_basic_map_list_copy(p0), x.isl_basic_map_list_copy(p1)));
  }

  /** C: `isl_basic_map_list_drop`. */
  drop(first: number, n: number): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_drop', (x) => x.isl_basic_map_list_drop(x.isl_basic_map_list_copy(p0), first, n));
  }

  /** C: `isl_basic_map_list_every`. */
  every(test: (el: BasicMap) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.bool('isl_basic_map_list_every', (x, f) => x.isl_basic_map_list_every(f.held('isl_basic_map_list', p0), ...f.callback1((a0) => (test(c.borrow(BasicMap, a0)) ? 1 : 0))));
  }

  /** C: `isl_basic_map_list_foreach`. */
  foreach(fn: (el: BasicMap) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.stat('isl_basic_map_list_foreach', (x, f) => x.isl_basic_map_list_foreach(f.held('isl_basic_map_list', p0), ...f.callback1((a0) => (fn(c.adopt(BasicMap, a0)), 0))));
  }

  /** C: `isl_basic_map_list_foreach_scc`. */
  foreachScc(follows: (a: BasicMap, b: BasicMap) => boolean, fn: (scc: BasicMapList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.stat('isl_basic_map_list_foreach_scc', (x, f) => x.isl_basic_map_list_foreach_scc(f.held('isl_basic_map_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(BasicMap, a0), c.borrow(BasicMap, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(BasicMapList, a0)), 0))));
  }

  /** C: `isl_basic_map_list_get_at`. */
  getAt(index: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMap, 'isl_basic_map_list_get_at', (x) => x.isl_basic_map_list_get_at(p0, index));
  }

  /** C: `isl_basic_map_list_get_basic_map`. */
  getBasicMap(index: number): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMap, 'isl_basic_map_list_get_basic_map', (x) => x.isl_basic_map_list_get_basic_map(p0, index));
  }

  /** C: `isl_basic_map_list_insert`. */
  insert(pos: number, el: BasicMap): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    const p2 = c.pointer(el, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_list_insert', (x) => x.isl_basic_map_list_insert(x.isl_basic_map_list_copy(p0), pos, x.isl_basic_map_copy(p2)));
  }

  /** C: `isl_basic_map_list_intersect`. */
  intersect(): BasicMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMap, 'isl_basic_map_list_intersect', (x) => x.isl_basic_map_list_intersect(x.isl_basic_map_list_copy(p0)));
  }

  /** C: `isl_basic_map_list_map`. */
  map(fn: (el: BasicMap) => BasicMap): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_map', (x, f) => x.isl_basic_map_list_map(x.isl_basic_map_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(BasicMap, a0)), 'isl_basic_map'), true)));
  }

  /** C: `isl_basic_map_list_n_basic_map`. */
  nBasicMap(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.size('isl_basic_map_list_n_basic_map', (x) => x.isl_basic_map_list_n_basic_map(p0));
  }

  /** C: `isl_basic_map_list_reverse`. */
  reverse(): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_reverse', (x) => x.isl_basic_map_list_reverse(x.isl_basic_map_list_copy(p0)));
  }

  /** C: `isl_basic_map_list_set_at`. */
  setAt(index: number, el: BasicMap): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    const p2 = c.pointer(el, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_list_set_at', (x) => x.isl_basic_map_list_set_at(x.isl_basic_map_list_copy(p0), index, x.isl_basic_map_copy(p2)));
  }

  /** C: `isl_basic_map_list_set_basic_map`. */
  setBasicMap(index: number, el: BasicMap): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    const p2 = c.pointer(el, 'isl_basic_map');
    return c.give(BasicMapList, 'isl_basic_map_list_set_basic_map', (x) => x.isl_basic_map_list_set_basic_map(x.isl_basic_map_list_copy(p0), index, x.isl_basic_map_copy(p2)));
  }

  /** C: `isl_basic_map_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.size('isl_basic_map_list_size', (x) => x.isl_basic_map_list_size(p0));
  }

  /** C: `isl_basic_map_list_sort`. */
  sort(cmp: (a: BasicMap, b: BasicMap) => number): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_sort', (x, f) => x.isl_basic_map_list_sort(x.isl_basic_map_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(BasicMap, a0), c.borrow(BasicMap, a1)))));
  }

  /** C: `isl_basic_map_list_swap`. */
  swap(pos1: number, pos2: number): BasicMapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.give(BasicMapList, 'isl_basic_map_list_swap', (x) => x.isl_basic_map_list_swap(x.isl_basic_map_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_basic_map_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_basic_map_list');
    return c.ownedText('isl_basic_map_list_to_str', (x) => x.isl_basic_map_list_to_str(p0));
  }
}
