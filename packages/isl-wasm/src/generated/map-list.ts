// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { Map } from './map.js';

/** Wraps `isl_map_list`. */
export class MapList extends IslObject<'isl_map_list'> {
  static readonly islType = 'isl_map_list';

  override get islType(): 'isl_map_list' {
    return 'isl_map_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_map_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): MapList {
    const c = context;
    return c.give(MapList, 'isl_map_list_alloc', (x) => x.isl_map_list_alloc(c.isl, n));
  }

  /** C: `isl_map_list_from_map` (in the set isl exports to other languages). */
  static fromMap(el: Map): MapList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_map');
    return c.give(MapList, 'isl_map_list_from_map', (x) => x.isl_map_list_from_map(x.isl_map_copy(p0)));
  }

  /** C: `isl_map_list_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): MapList {
    const c = context;
    return c.give(MapList, 'isl_map_list_read_from_str', (x, f) => x.isl_map_list_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_map_list_add` (in the set isl exports to other languages). */
  add(el: Map): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    const p1 = c.pointer(el, 'isl_map');
    return c.give(MapList, 'isl_map_list_add', (x) => x.isl_map_list_add(x.isl_map_list_copy(p0), x.isl_map_copy(p1)));
  }

  /** C: `isl_map_list_clear` (in the set isl exports to other languages). */
  clear(): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_clear', (x) => x.isl_map_list_clear(x.isl_map_list_copy(p0)));
  }

  /** C: `isl_map_list_concat` (in the set isl exports to other languages). */
  concat(list2: MapList): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    const p1 = c.pointer(list2, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_concat', (x) => x.isl_map_list_concat(x.isl_map_list_copy(p0), x.isl_map_list_copy(p1)));
  }

  /** C: `isl_map_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_drop', (x) => x.isl_map_list_drop(x.isl_map_list_copy(p0), first, n));
  }

  /** C: `isl_map_list_every`. */
  every(test: (el: Map) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.bool('isl_map_list_every', (x, f) => x.isl_map_list_every(f.held('isl_map_list', p0), ...f.callback1((a0) => (test(c.borrow(Map, a0)) ? 1 : 0))));
  }

  /** C: `isl_map_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: Map) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.stat('isl_map_list_foreach', (x, f) => x.isl_map_list_foreach(f.held('isl_map_list', p0), ...f.callback1((a0) => (fn(c.adopt(Map, a0)), 0))));
  }

  /** C: `isl_map_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: Map, b: Map) => boolean, fn: (scc: MapList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.stat('isl_map_list_foreach_scc', (x, f) => x.isl_map_list_foreach_scc(f.held('isl_map_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Map, a0), c.borrow(Map, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(MapList, a0)), 0))));
  }

  /** C: `isl_map_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(Map, 'isl_map_list_get_at', (x) => x.isl_map_list_get_at(p0, index));
  }

  /** C: `isl_map_list_get_map`. */
  getMap(index: number): Map {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(Map, 'isl_map_list_get_map', (x) => x.isl_map_list_get_map(p0, index));
  }

  /** C: `isl_map_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: Map): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    const p2 = c.pointer(el, 'isl_map');
    return c.give(MapList, 'isl_map_list_insert', (x) => x.isl_map_list_insert(x.isl_map_list_copy(p0), pos, x.isl_map_copy(p2)));
  }

  /** C: `isl_map_list_map`. */
  map(fn: (el: Map) => Map): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_map', (x, f) => x.isl_map_list_map(x.isl_map_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Map, a0)), 'isl_map'), true)));
  }

  /** C: `isl_map_list_n_map`. */
  nMap(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.size('isl_map_list_n_map', (x) => x.isl_map_list_n_map(p0));
  }

  /** C: `isl_map_list_reverse`. */
  reverse(): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_reverse', (x) => x.isl_map_list_reverse(x.isl_map_list_copy(p0)));
  }

  /** C: `isl_map_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: Map): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    const p2 = c.pointer(el, 'isl_map');
    return c.give(MapList, 'isl_map_list_set_at', (x) => x.isl_map_list_set_at(x.isl_map_list_copy(p0), index, x.isl_map_copy(p2)));
  }

  /** C: `isl_map_list_set_map`. */
  setMap(index: number, el: Map): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    const p2 = c.pointer(el, 'isl_map');
    return c.give(MapList, 'isl_map_list_set_map', (x) => x.isl_map_list_set_map(x.isl_map_list_copy(p0), index, x.isl_map_copy(p2)));
  }

  /** C: `isl_map_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.size('isl_map_list_size', (x) => x.isl_map_list_size(p0));
  }

  /** C: `isl_map_list_sort`. */
  sort(cmp: (a: Map, b: Map) => number): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_sort', (x, f) => x.isl_map_list_sort(x.isl_map_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Map, a0), c.borrow(Map, a1)))));
  }

  /** C: `isl_map_list_swap`. */
  swap(pos1: number, pos2: number): MapList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.give(MapList, 'isl_map_list_swap', (x) => x.isl_map_list_swap(x.isl_map_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_map_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_map_list');
    return c.ownedText('isl_map_list_to_str', (x) => x.isl_map_list_to_str(p0));
  }
}
