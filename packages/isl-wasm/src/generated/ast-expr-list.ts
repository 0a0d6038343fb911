// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { AstExpr } from './ast-expr.js';

/** Wraps `isl_ast_expr_list`. */
export class AstExprList extends IslObject<'isl_ast_expr_list'> {
  static readonly islType = 'isl_ast_expr_list';

  override get islType(): 'isl_ast_expr_list' {
    return 'isl_ast_expr_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_ast_expr_list_alloc`. */
  static alloc(context: Context, n: number): AstExprList {
    const c = context;
    return c.give(AstExprList, 'isl_ast_expr_list_alloc', (x) => x.isl_ast_expr_list_alloc(c.isl, n));
  }

  /** C: `isl_ast_expr_list_from_ast_expr`. */
  static fromAstExpr(el: AstExpr): AstExprList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_list_from_ast_expr', (x) => x.isl_ast_expr_list_from_ast_expr(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_expr_list_add`. */
  add(el: AstExpr): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    const p1 = c.pointer(el, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_list_add', (x) => x.isl_ast_expr_list_add(x.isl_ast_expr_list_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_list_clear`. */
  clear(): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_clear', (x) => x.isl_ast_expr_list_clear(x.isl_ast_expr_list_copy(p0)));
  }

  /** C: `isl_ast_expr_list_concat`. */
  concat(list2: AstExprList): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    const p1 = c.pointer(list2, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_concat', (x) => x.isl_ast_expr_list_concat(x.isl_ast_expr_list_copy(p0), x.isl_ast_expr_list_copy(p1)));
  }

  /** C: `isl_ast_expr_list_drop`. */
  drop(first: number, n: number): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_drop', (x) => x.isl_ast_expr_list_drop(x.isl_ast_expr_list_copy(p0), first, n));
  }

  /** C: `isl_ast_expr_list_every`. */
  every(test: (el: AstExpr) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.bool('isl_ast_expr_list_every', (x, f) => x.isl_ast_expr_list_every(f.held('isl_ast_expr_list', p0), ...f.callback1((a0) => (test(c.borrow(AstExpr, a0)) ? 1 : 0))));
  }

  /** C: `isl_ast_expr_list_foreach`. */
  foreach(fn: (el: AstExpr) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.stat('isl_ast_expr_list_foreach', (x, f) => x.isl_ast_expr_list_foreach(f.held('isl_ast_expr_list', p0), ...f.callback1((a0) => (fn(c.adopt(AstExpr, a0)), 0))));
  }

  /** C: `isl_ast_expr_list_foreach_scc`. */
  foreachScc(follows: (a: AstExpr, b: AstExpr) => boolean, fn: (scc: AstExprList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.stat('isl_ast_expr_list_foreach_scc', (x, f) => x.isl_ast_expr_list_foreach_scc(f.held('isl_ast_expr_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(AstExpr, a0), c.borrow(AstExpr, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(AstExprList, a0)), 0))));
  }

  /** C: `isl_ast_expr_list_get_ast_expr`. */
  getAstExpr(index: number): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExpr, 'isl_ast_expr_list_get_ast_expr', (x) => x.isl_ast_expr_list_get_ast_expr(p0, index));
  }

  /** C: `isl_ast_expr_list_get_at`. */
  getAt(index: number): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExpr, 'isl_ast_expr_list_get_at', (x) => x.isl_ast_expr_list_get_at(p0, index));
  }

  /** C: `isl_ast_expr_list_insert`. */
  insert(pos: number, el: AstExpr): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    const p2 = c.pointer(el, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_list_insert', (x) => x.isl_ast_expr_list_insert(x.isl_ast_expr_list_copy(p0), pos, x.isl_ast_expr_copy(p2)));
  }

  /** C: `isl_ast_expr_list_map`. */
  map(fn: (el: AstExpr) => AstExpr): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_map', (x, f) => x.isl_ast_expr_list_map(x.isl_ast_expr_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(AstExpr, a0)), 'isl_ast_expr'), true)));
  }

  /** C: `isl_ast_expr_list_n_ast_expr`. */
  nAstExpr(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.size('isl_ast_expr_list_n_ast_expr', (x) => x.isl_ast_expr_list_n_ast_expr(p0));
  }

  /** C: `isl_ast_expr_list_reverse`. */
  reverse(): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_reverse', (x) => x.isl_ast_expr_list_reverse(x.isl_ast_expr_list_copy(p0)));
  }

  /** C: `isl_ast_expr_list_set_ast_expr`. */
  setAstExpr(index: number, el: AstExpr): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    const p2 = c.pointer(el, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_list_set_ast_expr', (x) => x.isl_ast_expr_list_set_ast_expr(x.isl_ast_expr_list_copy(p0), index, x.isl_ast_expr_copy(p2)));
  }

  /** C: `isl_ast_expr_list_set_at`. */
  setAt(index: number, el: AstExpr): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    const p2 = c.pointer(el, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_list_set_at', (x) => x.isl_ast_expr_list_set_at(x.isl_ast_expr_list_copy(p0), index, x.isl_ast_expr_copy(p2)));
  }

  /** C: `isl_ast_expr_list_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.size('isl_ast_expr_list_size', (x) => x.isl_ast_expr_list_size(p0));
  }

  /** C: `isl_ast_expr_list_sort`. */
  sort(cmp: (a: AstExpr, b: AstExpr) => number): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_sort', (x, f) => x.isl_ast_expr_list_sort(x.isl_ast_expr_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(AstExpr, a0), c.borrow(AstExpr, a1)))));
  }

  /** C: `isl_ast_expr_list_swap`. */
  swap(pos1: number, pos2: number): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.give(AstExprList, 'isl_ast_expr_list_swap', (x) => x.isl_ast_expr_list_swap(x.isl_ast_expr_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_ast_expr_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr_list');
    return c.ownedText('isl_ast_expr_list_to_str', (x) => x.isl_ast_expr_list_to_str(p0));
  }
}
