// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { Constraint } from './constraint.js';

/** Wraps `isl_constraint_list`. */
export class ConstraintList extends IslObject<'isl_constraint_list'> {
  static readonly islType = 'isl_constraint_list';

  override get islType(): 'isl_constraint_list' {
    return 'isl_constraint_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_constraint_list_alloc`. */
  static alloc(context: Context, n: number): ConstraintList {
    const c = context;
    return c.give(ConstraintList, 'isl_constraint_list_alloc', (x) => x.isl_constraint_list_alloc(c.isl, n));
  }

  /** C: `isl_constraint_list_from_constraint`. */
  static fromConstraint(el: Constraint): ConstraintList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_list_from_constraint', (x) => x.isl_constraint_list_from_constraint(x.isl_constraint_copy(p0)));
  }

  /** C: `isl_constraint_list_add`. */
  add(el: Constraint): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    const p1 = c.pointer(el, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_list_add', (x) => x.isl_constraint_list_add(x.isl_constraint_list_copy(p0), x.isl_constraint_copy(p1)));
  }

  /** C: `isl_constraint_list_clear`. */
  clear(): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_clear', (x) => x.isl_constraint_list_clear(x.isl_constraint_list_copy(p0)));
  }

  /** C: `isl_constraint_list_concat`. */
  concat(list2: ConstraintList): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    const p1 = c.pointer(list2, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_concat', (x) => x.isl_constraint_list_concat(x.isl_constraint_list_copy(p0), x.isl_constraint_list_copy(p1)));
  }

  /** C: `isl_constraint_list_drop`. */
  drop(first: number, n: number): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_drop', (x) => x.isl_constraint_list_drop(x.isl_constraint_list_copy(p0), first, n));
  }

  /** C: `isl_constraint_list_every`. */
  every(test: (el: Constraint) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.bool('isl_constraint_list_every', (x, f) => x.isl_constraint_list_every(f.held('isl_constraint_list', p0), ...f.callback1((a0) => (test(c.borrow(Constraint, a0)) ? 1 : 0))));
  }

  /** C: `isl_constraint_list_foreach`. */
  foreach(fn: (el: Constraint) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.stat('isl_constraint_list_foreach', (x, f) => x.isl_constraint_list_foreach(f.held('isl_constraint_list', p0), ...f.callback1((a0) => (fn(c.adopt(Constraint, a0)), 0))));
  }

  /** C: `isl_constraint_list_foreach_scc`. */
  foreachScc(follows: (a: Constraint, b: Constraint) => boolean, fn: (scc: ConstraintList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.stat('isl_constraint_list_foreach_scc', (x, f) => x.isl_constraint_list_foreach_scc(f.held('isl_constraint_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(Constraint, a0), c.borrow(Constraint, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(ConstraintList, a0)), 0))));
  }

  /** C: `isl_constraint_list_get_at`. */
  getAt(index: number): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(Constraint, 'isl_constraint_list_get_at', (x) => x.isl_constraint_list_get_at(p0, index));
  }

  /** C: `isl_constraint_list_get_constraint`. */
  getConstraint(index: number): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(Constraint, 'isl_constraint_list_get_constraint', (x) => x.isl_constraint_list_get_constraint(p0, index));
  }

  /** C: `isl_constraint_list_insert`. */
  insert(pos: number, el: Constraint): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    const p2 = c.pointer(el, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_list_insert', (x) => x.isl_constraint_list_insert(x.isl_constraint_list_copy(p0), pos, x.isl_constraint_copy(p2)));
  }

  /** C: `isl_constraint_list_map`. */
  map(fn: (el: Constraint) => Constraint): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_map', (x, f) => x.isl_constraint_list_map(x.isl_constraint_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(Constraint, a0)), 'isl_constraint'), true)));
  }

  /** C: `isl_constraint_list_n_constraint`. */
  nConstraint(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.size('isl_constraint_list_n_constraint', (x) => x.isl_constraint_list_n_constraint(p0));
  }

  /** C: `isl_constraint_list_reverse`. */
  reverse(): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_reverse', (x) => x.isl_constraint_list_reverse(x.isl_constraint_list_copy(p0)));
  }

  /** C: `isl_constraint_list_set_at`. */
  setAt(index: number, el: Constraint): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    const p2 = c.pointer(el, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_list_set_at', (x) => x.isl_constraint_list_set_at(x.isl_constraint_list_copy(p0), index, x.isl_constraint_copy(p2)));
  }

  /** C: `isl_constraint_list_set_constraint`. */
  setConstraint(index: number, el: Constraint): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    const p2 = c.pointer(el, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_list_set_constraint', (x) => x.isl_constraint_list_set_constraint(x.isl_constraint_list_copy(p0), index, x.isl_constraint_copy(p2)));
  }

  /** C: `isl_constraint_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.size('isl_constraint_list_size', (x) => x.isl_constraint_list_size(p0));
  }

  /** C: `isl_constraint_list_sort`. */
  sort(cmp: (a: Constraint, b: Constraint) => number): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_sort', (x, f) => x.isl_constraint_list_sort(x.isl_constraint_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(Constraint, a0), c.borrow(Constraint, a1)))));
  }

  /** C: `isl_constraint_list_swap`. */
  swap(pos1: number, pos2: number): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.give(ConstraintList, 'isl_constraint_list_swap', (x) => x.isl_constraint_list_swap(x.isl_constraint_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_constraint_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint_list');
    return c.ownedText('isl_constraint_list_to_str', (x) => x.isl_constraint_list_to_str(p0));
  }
}
