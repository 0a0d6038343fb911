// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { PwQpolynomialFold } from './pw-qpolynomial-fold.js';

/** Wraps `isl_pw_qpolynomial_fold_list`. */
export class PwQpolynomialFoldList extends IslObject<'isl_pw_qpolynomial_fold_list'> {
  static readonly islType = 'isl_pw_qpolynomial_fold_list';

  override get islType(): 'isl_pw_qpolynomial_fold_list' {
    return 'isl_pw_qpolynomial_fold_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_pw_qpolynomial_fold_list_alloc`. */
  static alloc(context: Context, n: number): PwQpolynomialFoldList {
    const c = context;
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_alloc', (x) => x.isl_pw_qpolynomial_fold_list_alloc(c.isl, n));
  }

  /** C: `isl_pw_qpolynomial_fold_list_from_pw_qpolynomial_fold`. */
  static fromPwQpolynomialFold(el: PwQpolynomialFold): PwQpolynomialFoldList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_from_pw_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_list_from_pw_qpolynomial_fold(x.isl_pw_qpolynomial_fold_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_add`. */
  add(el: PwQpolynomialFold): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    const p1 = c.pointer(el, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_add', (x) => x.isl_pw_qpolynomial_fold_list_add(x.isl_pw_qpolynomial_fold_list_copy(p0), x.isl_pw_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_clear`. */
  clear(): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_clear', (x) => x.isl_pw_qpolynomial_fold_list_clear(x.isl_pw_qpolynomial_fold_list_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_concat`. */
  concat(list2: PwQpolynomialFoldList): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    const p1 = c.pointer(list2, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_concat', (x) => x.isl_pw_qpolynomial_fold_list_concat(x.isl_pw_qpolynomial_fold_list_copy(p0), x.isl_pw_qpolynomial_fold_list_copy(p1)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_drop`. */
  drop(first: number, n: number): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_drop', (x) => x.isl_pw_qpolynomial_fold_list_drop(x.isl_pw_qpolynomial_fold_list_copy(p0), first, n));
  }

  /** C: `isl_pw_qpolynomial_fold_list_every`. */
  every(test: (el: PwQpolynomialFold) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.bool('isl_pw_qpolynomial_fold_list_every', (x, f) => x.isl_pw_qpolynomial_fold_list_every(f.held('isl_pw_qpolynomial_fold_list', p0), ...f.callback1((a0) => (test(c.borrow(PwQpolynomialFold, a0)) ? 1 : 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_list_foreach`. */
  foreach(fn: (el: PwQpolynomialFold) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.stat('isl_pw_qpolynomial_fold_list_foreach', (x, f) => x.isl_pw_qpolynomial_fold_list_foreach(f.held('isl_pw_qpolynomial_fold_list', p0), ...f.callback1((a0) => (fn(c.adopt(PwQpolynomialFold, a0)), 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_list_foreach_scc`. */
  foreachScc(follows: (a: PwQpolynomialFold, b: PwQpolynomialFold) => boolean, fn: (scc: PwQpolynomialFoldList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.stat('isl_pw_qpolynomial_fold_list_foreach_scc', (x, f) => x.isl_pw_qpolynomial_fold_list_foreach_scc(f.held('isl_pw_qpolynomial_fold_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(PwQpolynomialFold, a0), c.borrow(PwQpolynomialFold, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(PwQpolynomialFoldList, a0)), 0))));
  }

  /** C: `isl_pw_qpolynomial_fold_list_get_at`. */
  getAt(index: number): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_list_get_at', (x) => x.isl_pw_qpolynomial_fold_list_get_at(p0, index));
  }

  /** C: `isl_pw_qpolynomial_fold_list_get_pw_qpolynomial_fold`. */
  getPwQpolynomialFold(index: number): PwQpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFold, 'isl_pw_qpolynomial_fold_list_get_pw_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_list_get_pw_qpolynomial_fold(p0, index));
  }

  /** C: `isl_pw_qpolynomial_fold_list_insert`. */
  insert(pos: number, el: PwQpolynomialFold): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    const p2 = c.pointer(el, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_insert', (x) => x.isl_pw_qpolynomial_fold_list_insert(x.isl_pw_qpolynomial_fold_list_copy(p0), pos, x.isl_pw_qpolynomial_fold_copy(p2)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_map`. */
  map(fn: (el: PwQpolynomialFold) => PwQpolynomialFold): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_map', (x, f) => x.isl_pw_qpolynomial_fold_list_map(x.isl_pw_qpolynomial_fold_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(PwQpolynomialFold, a0)), 'isl_pw_qpolynomial_fold'), true)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_n_pw_qpolynomial_fold`. */
  nPwQpolynomialFold(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.size('isl_pw_qpolynomial_fold_list_n_pw_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_list_n_pw_qpolynomial_fold(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_list_reverse`. */
  reverse(): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_reverse', (x) => x.isl_pw_qpolynomial_fold_list_reverse(x.isl_pw_qpolynomial_fold_list_copy(p0)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_set_at`. */
  setAt(index: number, el: PwQpolynomialFold): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    const p2 = c.pointer(el, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_set_at', (x) => x.isl_pw_qpolynomial_fold_list_set_at(x.isl_pw_qpolynomial_fold_list_copy(p0), index, x.isl_pw_qpolynomial_fold_copy(p2)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_set_pw_qpolynomial_fold`. */
  setPwQpolynomialFold(index: number, el: PwQpolynomialFold): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    const p2 = c.pointer(el, 'isl_pw_qpolynomial_fold');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_set_pw_qpolynomial_fold', (x) => x.isl_pw_qpolynomial_fold_list_set_pw_qpolynomial_fold(x.isl_pw_qpolynomial_fold_list_copy(p0), index, x.isl_pw_qpolynomial_fold_copy(p2)));
  }

  /** C: `isl_pw_qpolynomial_fold_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.size('isl_pw_qpolynomial_fold_list_size', (x) => x.isl_pw_qpolynomial_fold_list_size(p0));
  }

  /** C: `isl_pw_qpolynomial_fold_list_sort`. */
  sort(cmp: (a: PwQpolynomialFold, b: PwQpolynomialFold) => number): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_sort', (x, f) => x.isl_pw_qpolynomial_fold_list_sort(x.isl_pw_qpolynomial_fold_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(PwQpolynomialFold, a0), c.borrow(PwQpolynomialFold, a1)))));
  }

  /** C: `isl_pw_qpolynomial_fold_list_swap`. */
  swap(pos1: number, pos2: number): PwQpolynomialFoldList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.give(PwQpolynomialFoldList, 'isl_pw_qpolynomial_fold_list_swap', (x) => x.isl_pw_qpolynomial_fold_list_swap(x.isl_pw_qpolynomial_fold_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_pw_qpolynomial_fold_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_pw_qpolynomial_fold_list');
    return c.ownedText('isl_pw_qpolynomial_fold_list_to_str', (x) => x.isl_pw_qpolynomial_fold_list_to_str(p0));
  }
}
