// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AstExpr } from './ast-expr.js';
import { Id } from './id.js';

/** Wraps `isl_id_to_ast_expr`. */
export class IdToAstExpr extends IslObject<'isl_id_to_ast_expr'> {
  static readonly islType = 'isl_id_to_ast_expr';

  override get islType(): 'isl_id_to_ast_expr' {
    return 'isl_id_to_ast_expr';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_id_to_ast_expr_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, minSize: number): IdToAstExpr {
    const c = context;
    return c.give(IdToAstExpr, 'isl_id_to_ast_expr_alloc', (x) => x.isl_id_to_ast_expr_alloc(c.isl, minSize));
  }

  /** C: `isl_id_to_ast_expr_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): IdToAstExpr {
    const c = context;
    return c.give(IdToAstExpr, 'isl_id_to_ast_expr_read_from_str', (x, f) => x.isl_id_to_ast_expr_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_id_to_ast_expr_drop`. */
  drop(key: IdLike): IdToAstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(IdToAstExpr, 'isl_id_to_ast_expr_drop', (x) => x.isl_id_to_ast_expr_drop(x.isl_id_to_ast_expr_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_ast_expr_every`. */
  every(test: (key: Id, val: AstExpr) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    return c.bool('isl_id_to_ast_expr_every', (x, f) => x.isl_id_to_ast_expr_every(f.held('isl_id_to_ast_expr', p0), ...f.callback2((a0, a1) => (test(c.borrow(Id, a0), c.borrow(AstExpr, a1)) ? 1 : 0))));
  }

  /** C: `isl_id_to_ast_expr_foreach`. */
  foreach(fn: (key: Id, val: AstExpr) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    return c.stat('isl_id_to_ast_expr_foreach', (x, f) => x.isl_id_to_ast_expr_foreach(f.held('isl_id_to_ast_expr', p0), ...f.callback2((a0, a1) => (fn(c.adopt(Id, a0), c.adopt(AstExpr, a1)), 0))));
  }

  /** C: `isl_id_to_ast_expr_get`. */
  get(key: IdLike): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.give(AstExpr, 'isl_id_to_ast_expr_get', (x) => x.isl_id_to_ast_expr_get(p0, x.isl_id_copy(p1)));
  }

  /** C: `isl_id_to_ast_expr_has`. */
  has(key: IdLike): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    return c.bool('isl_id_to_ast_expr_has', (x) => x.isl_id_to_ast_expr_has(p0, p1));
  }

  /** C: `isl_id_to_ast_expr_is_equal` (in the set isl exports to other languages). */
  isEqual(hmap2: IdToAstExpr): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    const p1 = c.pointer(hmap2, 'isl_id_to_ast_expr');
    return c.bool('isl_id_to_ast_expr_is_equal', (x) => x.isl_id_to_ast_expr_is_equal(p0, p1));
  }

  /** C: `isl_id_to_ast_expr_set` (in the set isl exports to other languages). */
  set(key: IdLike, val: AstExpr): IdToAstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    const p1 = c.pointer(asId(c, key), 'isl_id');
    const p2 = c.pointer(val, 'isl_ast_expr');
    return c.give(IdToAstExpr, 'isl_id_to_ast_expr_set', (x) => x.isl_id_to_ast_expr_set(x.isl_id_to_ast_expr_copy(p0), x.isl_id_copy(p1), x.isl_ast_expr_copy(p2)));
  }

  /** C: `isl_id_to_ast_expr_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_id_to_ast_expr');
    return c.ownedText('isl_id_to_ast_expr_to_str', (x) => x.isl_id_to_ast_expr_to_str(p0));
  }
}
