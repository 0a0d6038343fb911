// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import { IslObject } from '../object.js';
import { AstExprList } from './ast-expr-list.js';
import type { AstExprOpType, AstExprType } from './enums.js';
import { IdToAstExpr } from './id-to-ast-expr.js';
import { Id } from './id.js';
import { Val } from './val.js';

/** Wraps `isl_ast_expr`. */
export class AstExpr extends IslObject<'isl_ast_expr'> {
  static readonly islType = 'isl_ast_expr';

  override get islType(): 'isl_ast_expr' {
    return 'isl_ast_expr';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_ast_expr_from_id`. */
  static fromId(id: Id): AstExpr {
    const c = id.context;
    const p0 = c.pointer(id, 'isl_id');
    return c.give(AstExpr, 'isl_ast_expr_from_id', (x) => x.isl_ast_expr_from_id(x.isl_id_copy(p0)));
  }

  /** C: `isl_ast_expr_from_val`. */
  static fromVal(v: Val): AstExpr {
    const c = v.context;
    const p0 = c.pointer(v, 'isl_val');
    return c.give(AstExpr, 'isl_ast_expr_from_val', (x) => x.isl_ast_expr_from_val(x.isl_val_copy(p0)));
  }

  /** C: `isl_ast_expr_access`. */
  access(indices: AstExprList): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(indices, 'isl_ast_expr_list');
    return c.give(AstExpr, 'isl_ast_expr_access', (x) => x.isl_ast_expr_access(x.isl_ast_expr_copy(p0), x.isl_ast_expr_list_copy(p1)));
  }

  /** C: `isl_ast_expr_add`. */
  add(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_add', (x) => x.isl_ast_expr_add(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_address_of`. */
  addressOf(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_address_of', (x) => x.isl_ast_expr_address_of(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_expr_and`. */
  and(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_and', (x) => x.isl_ast_expr_and(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_and_then`. */
  andThen(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_and_then', (x) => x.isl_ast_expr_and_then(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_call`. */
  call(arguments_: AstExprList): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(arguments_, 'isl_ast_expr_list');
    return c.give(AstExpr, 'isl_ast_expr_call', (x) => x.isl_ast_expr_call(x.isl_ast_expr_copy(p0), x.isl_ast_expr_list_copy(p1)));
  }

  /** C: `isl_ast_expr_div`. */
  div(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_div', (x) => x.isl_ast_expr_div(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_eq`. */
  eq(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_eq', (x) => x.isl_ast_expr_eq(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_foreach_ast_expr_op_type`. */
  foreachAstExprOpType(fn: (type: AstExprOpType) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.stat('isl_ast_expr_foreach_ast_expr_op_type', (x, f) => x.isl_ast_expr_foreach_ast_expr_op_type(f.held('isl_ast_expr', p0), ...f.callback1((a0) => (fn(a0 as AstExprOpType), 0))));
  }

  /** C: `isl_ast_expr_foreach_ast_op_type`. */
  foreachAstOpType(fn: (type: AstExprOpType) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.stat('isl_ast_expr_foreach_ast_op_type', (x, f) => x.isl_ast_expr_foreach_ast_op_type(f.held('isl_ast_expr', p0), ...f.callback1((a0) => (fn(a0 as AstExprOpType), 0))));
  }

  /** C: `isl_ast_expr_ge`. */
  ge(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_ge', (x) => x.isl_ast_expr_ge(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_get_id`. */
  getId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(Id, 'isl_ast_expr_get_id', (x) => x.isl_ast_expr_get_id(p0));
  }

  /** C: `isl_ast_expr_get_op_arg`. */
  getOpArg(pos: number): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_get_op_arg', (x) => x.isl_ast_expr_get_op_arg(p0, pos));
  }

  /** C: `isl_ast_expr_get_op_n_arg`. */
  getOpNArg(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.size('isl_ast_expr_get_op_n_arg', (x) => x.isl_ast_expr_get_op_n_arg(p0));
  }

  /** C: `isl_ast_expr_get_op_type`. */
  getOpType(): AstExprOpType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.enumeration<AstExprOpType>('isl_ast_expr_get_op_type', (x) => x.isl_ast_expr_get_op_type(p0));
  }

  /** C: `isl_ast_expr_get_type`. */
  getType(): AstExprType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.enumeration<AstExprType>('isl_ast_expr_get_type', (x) => x.isl_ast_expr_get_type(p0));
  }

  /** C: `isl_ast_expr_get_val`. */
  getVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(Val, 'isl_ast_expr_get_val', (x) => x.isl_ast_expr_get_val(p0));
  }

  /** C: `isl_ast_expr_gt`. */
  gt(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_gt', (x) => x.isl_ast_expr_gt(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_id_get_id` (in the set isl exports to other languages). */
  idGetId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(Id, 'isl_ast_expr_id_get_id', (x) => x.isl_ast_expr_id_get_id(p0));
  }

  /** C: `isl_ast_expr_int_get_val` (in the set isl exports to other languages). */
  intGetVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(Val, 'isl_ast_expr_int_get_val', (x) => x.isl_ast_expr_int_get_val(p0));
  }

  /** C: `isl_ast_expr_is_equal`. */
  isEqual(expr2: AstExpr): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.bool('isl_ast_expr_is_equal', (x) => x.isl_ast_expr_is_equal(p0, p1));
  }

  /** C: `isl_ast_expr_le`. */
  le(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_le', (x) => x.isl_ast_expr_le(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_lt`. */
  lt(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_lt', (x) => x.isl_ast_expr_lt(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_mul`. */
  mul(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_mul', (x) => x.isl_ast_expr_mul(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_neg`. */
  neg(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_neg', (x) => x.isl_ast_expr_neg(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_expr_op_get_arg` (in the set isl exports to other languages). */
  opGetArg(pos: number): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_op_get_arg', (x) => x.isl_ast_expr_op_get_arg(p0, pos));
  }

  /** C: `isl_ast_expr_op_get_n_arg` (in the set isl exports to other languages). */
  opGetNArg(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.size('isl_ast_expr_op_get_n_arg', (x) => x.isl_ast_expr_op_get_n_arg(p0));
  }

  /** C: `isl_ast_expr_op_get_type`. */
  opGetType(): AstExprOpType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.enumeration<AstExprOpType>('isl_ast_expr_op_get_type', (x) => x.isl_ast_expr_op_get_type(p0));
  }

  /** C: `isl_ast_expr_or`. */
  or(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_or', (x) => x.isl_ast_expr_or(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_or_else`. */
  orElse(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_or_else', (x) => x.isl_ast_expr_or_else(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_pdiv_q`. */
  pdivQ(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_pdiv_q', (x) => x.isl_ast_expr_pdiv_q(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_pdiv_r`. */
  pdivR(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_pdiv_r', (x) => x.isl_ast_expr_pdiv_r(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_set_op_arg`. */
  setOpArg(pos: number, arg: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p2 = c.pointer(arg, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_set_op_arg', (x) => x.isl_ast_expr_set_op_arg(x.isl_ast_expr_copy(p0), pos, x.isl_ast_expr_copy(p2)));
  }

  /** C: `isl_ast_expr_sub`. */
  sub(expr2: AstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(expr2, 'isl_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_sub', (x) => x.isl_ast_expr_sub(x.isl_ast_expr_copy(p0), x.isl_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_substitute_ids`. */
  substituteIds(id2expr: IdToAstExpr): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    const p1 = c.pointer(id2expr, 'isl_id_to_ast_expr');
    return c.give(AstExpr, 'isl_ast_expr_substitute_ids', (x) => x.isl_ast_expr_substitute_ids(x.isl_ast_expr_copy(p0), x.isl_id_to_ast_expr_copy(p1)));
  }

  /** C: `isl_ast_expr_to_C_str` (in the set isl exports to other languages). */
  toCStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.ownedText('isl_ast_expr_to_C_str', (x) => x.isl_ast_expr_to_C_str(p0));
  }

  /** C: `isl_ast_expr_to_list`. */
  toList(): AstExprList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.give(AstExprList, 'isl_ast_expr_to_list', (x) => x.isl_ast_expr_to_list(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_expr_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_expr');
    return c.ownedText('isl_ast_expr_to_str', (x) => x.isl_ast_expr_to_str(p0));
  }
}
