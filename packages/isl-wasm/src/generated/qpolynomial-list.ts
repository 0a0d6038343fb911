// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { Qpolynomial } from './qpolynomial.js';

/** Wraps `isl_qpolynomial_list`. */
export class QpolynomialList extends IslObject<'isl_qpolynomial_list'> {
  static readonly islType = 'isl_qpolynomial_list';

  override get islType(): 'isl_qpolynomial_list' {
    return 'isl_qpolynomial_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_qpolynomial_list_alloc`. */
  static alloc(context: Context, n: number): QpolynomialList {
    const c = context;
    return c.give(QpolynomialList, 'isl_qpolynomial_list_alloc', (x) => x.isl_qpolynomial_list_alloc(c.isl, n));
  }

  /** C: `isl_qpolynomial_list_from_qpolynomial`. */
  static fromQpolynomial(el: Qpolynomial): QpolynomialList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_from_qpolynomial', (x) => x.isl_qpolynomial_list_from_qpolynomial(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_list_add`. */
  add(el: Qpolynomial): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    const p1 = c.pointer(el, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_add', (x) => x.isl_qpolynomial_list_add(x.isl_qpolynomial_list_copy(p0), x.isl_qpolynomial_copy(p1)));
  }

  /** C: `isl_qpolynomial_list_clear`. */
  clear(): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_clear', (x) => x.isl_qpolynomial_list_clear(x.isl_qpolynomial_list_copy(p0)));
  }

  /** C: `isl_qpolynomial_list_concat`. */
  concat(list2: QpolynomialList): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    const p1 = c.pointer(list2, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_concat', (x) => x.isl_qpolynomial_list_concat(x.isl_qpolynomial_list_copy(p0), x.isl_qpolynomial_list_copy(p1)));
  }

  /** C: `isl_qpolynomial_list_drop`. */
  drop(first: number, n: number): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_drop', (x) => x.isl_qpolynomial_list_drop(x.isl_qpolynomial_list_copy(p0), first, n));
  }

  /** C: `isl_qpolynomial_list_every`. */
  every(test: (el: Qpolynomial) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.bool('isl_qpolynomial_list_every', (x, f) => x.isl_qpolynomial_list_every(f.held('isl_qpolynomial_list', p0), ...f.callback1((a0) => (test(c.borrow(Qpolynomial, a0)) ? 1 : 0))));
  }

  /** C: `isl_qpolynomial_list_foreach`. */
  foreach(fn: (el: Qpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.stat('isl_qpolynomial_list_foreach', (x, f) => x.isl_qpolynomial_list_foreach(f.held('isl_qpolynomial_list', p0), ...f.callback1((a0) => (fn(c.adopt(Qpolynomial, a0)), 0))));
  }

  /** C: `isl_qpolynomial_list_foreach_scc`. */
  foreachScc(follows: (a: Qpolynomial, b: Qpolynomial) => boolean, fn: (scc: QpolynomialList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.stat('isl_qpolynomial_list_foreach_scc', (x, f) => x.isl_qpolynomial_list_foreach_scc(f.held('isl_qpolynomial_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Qpolynomial, a0), c.borrow(Qpolynomial, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(QpolynomialList, a0)), 0))));
  }

  /** C: `isl_qpolynomial_list_get_at`. */
  getAt(index: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(Qpolynomial, 'isl_qpolynomial_list_get_at', (x) => x.isl_qpolynomial_list_get_at(p0, index));
  }

  /** C: `isl_qpolynomial_list_get_qpolynomial`. */
  getQpolynomial(index: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(Qpolynomial, 'isl_qpolynomial_list_get_qpolynomial', (x) => x.isl_qpolynomial_list_get_qpolynomial(p0, index));
  }

  /** C: `isl_qpolynomial_list_insert`. */
  insert(pos: number, el: Qpolynomial): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    const p2 = c.pointer(el, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_insert', (x) => x.isl_qpolynomial_list_insert(x.isl_qpolynomial_list_copy(p0), pos, x.isl_qpolynomial_copy(p2)));
  }

  /** C: `isl_qpolynomial_list_map`. */
  map(fn: (el: Qpolynomial) => Qpolynomial): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_map', (x, f) => x.isl_qpolynomial_list_map(x.isl_qpolynomial_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Qpolynomial, a0)), 'isl_qpolynomial'), true)));
  }

  /** C: `isl_qpolynomial_list_n_qpolynomial`. */
  nQpolynomial(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.size('isl_qpolynomial_list_n_qpolynomial', (x) => x.isl_qpolynomial_list_n_qpolynomial(p0));
  }

  /** C: `isl_qpolynomial_list_reverse`. */
  reverse(): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_reverse', (x) => x.isl_qpolynomial_list_reverse(x.isl_qpolynomial_list_copy(p0)));
  }

  /** C: `isl_qpolynomial_list_set_at`. */
  setAt(index: number, el: Qpolynomial): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    const p2 = c.pointer(el, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_set_at', (x) => x.isl_qpolynomial_list_set_at(x.isl_qpolynomial_list_copy(p0), index, x.isl_qpolynomial_copy(p2)));
  }

  /** C: `isl_qpolynomial_list_set_qpolynomial`. */
  setQpolynomial(index: number, el: Qpolynomial): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    const p2 = c.pointer(el, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_set_qpolynomial', (x) => x.isl_qpolynomial_list_set_qpolynomial(x.isl_qpolynomial_list_copy(p0), index, x.isl_qpolynomial_copy(p2)));
  }

  /** C: `isl_qpolynomial_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.size('isl_qpolynomial_list_size', (x) => x.isl_qpolynomial_list_size(p0));
  }

  /** C: `isl_qpolynomial_list_sort`. */
  sort(cmp: (a: Qpolynomial, b: Qpolynomial) => number): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_sort', (x, f) => x.isl_qpolynomial_list_sort(x.isl_qpolynomial_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Qpolynomial, a0), c.borrow(Qpolynomial, a1)))));
  }

  /** C: `isl_qpolynomial_list_swap`. */
  swap(pos1: number, pos2: number): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.give(QpolynomialList, 'isl_qpolynomial_list_swap', (x) => x.isl_qpolynomial_list_swap(x.isl_qpolynomial_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_qpolynomial_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_list');
    return c.ownedText('isl_qpolynomial_list_to_str', (x) => x.isl_qpolynomial_list_to_str(p0));
  }
}
