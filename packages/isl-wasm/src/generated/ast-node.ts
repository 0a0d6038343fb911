// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import { AstExpr } from './ast-expr.js';
import { AstNodeList } from './ast-node-list.js';
import type { AstExprOpType, AstNodeType } from './enums.js';
import { Id } from './id.js';

/** Wraps `isl_ast_node`. */
export class AstNode extends IslObject<'isl_ast_node'> {
  static readonly islType = 'isl_ast_node';

  override get islType(): 'isl_ast_node' {
    return 'isl_ast_node';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_ast_node_alloc_user`. */
  static allocUser(expr: AstExpr): AstNode {
    const c = expr.context;
    const p0 = c.pointer(expr, 'isl_ast_expr');
    return c.give(AstNode, 'isl_ast_node_alloc_user', (x) => x.isl_ast_node_alloc_user(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_node_block_from_children` (in the set isl exports to other languages). */
  static blockFromChildren(list: AstNodeList): AstNode {
    const c = list.context;
    const p0 = c.pointer(list, 'isl_ast_node_list');
    return c.give(AstNode, 'isl_ast_node_block_from_children', (x) => x.isl_ast_node_block_from_children(x.isl_ast_node_list_copy(p0)));
  }

  /** C: `isl_ast_node_user_from_expr` (in the set isl exports to other languages). */
  static userFromExpr(expr: AstExpr): AstNode {
    const c = expr.context;
    const p0 = c.pointer(expr, 'isl_ast_expr');
    return c.give(AstNode, 'isl_ast_node_user_from_expr', (x) => x.isl_ast_node_user_from_expr(x.isl_ast_expr_copy(p0)));
  }

  /** C: `isl_ast_node_block_get_children` (in the set isl exports to other languages). */
  blockGetChildren(): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_block_get_children', (x) => x.isl_ast_node_block_get_children(p0));
  }

  /** C: `isl_ast_node_for_get_body` (in the set isl exports to other languages). */
  forGetBody(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_for_get_body', (x) => x.isl_ast_node_for_get_body(p0));
  }

  /** C: `isl_ast_node_for_get_cond` (in the set isl exports to other languages). */
  forGetCond(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_for_get_cond', (x) => x.isl_ast_node_for_get_cond(p0));
  }

  /** C: `isl_ast_node_for_get_inc` (in the set isl exports to other languages). */
  forGetInc(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_for_get_inc', (x) => x.isl_ast_node_for_get_inc(p0));
  }

  /** C: `isl_ast_node_for_get_init` (in the set isl exports to other languages). */
  forGetInit(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_for_get_init', (x) => x.isl_ast_node_for_get_init(p0));
  }

  /** C: `isl_ast_node_for_get_iterator` (in the set isl exports to other languages). */
  forGetIterator(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_for_get_iterator', (x) => x.isl_ast_node_for_get_iterator(p0));
  }

  /** C: `isl_ast_node_for_is_degenerate` (in the set isl exports to other languages). */
  forIsDegenerate(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.bool('isl_ast_node_for_is_degenerate', (x) => x.isl_ast_node_for_is_degenerate(p0));
  }

  /** C: `isl_ast_node_foreach_ast_expr_op_type`. */
  foreachAstExprOpType(fn: (type: AstExprOpType) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.stat('isl_ast_node_foreach_ast_expr_op_type', (x, f) => x.isl_ast_node_foreach_ast_expr_op_type(f.held('isl_ast_node', p0), ...f.callback1((a0) => (fn(a0 as AstExprOpType), 0))));
  }

  /** C: `isl_ast_node_foreach_ast_op_type`. */
  foreachAstOpType(fn: (type: AstExprOpType) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.stat('isl_ast_node_foreach_ast_op_type', (x, f) => x.isl_ast_node_foreach_ast_op_type(f.held('isl_ast_node', p0), ...f.callback1((a0) => (fn(a0 as AstExprOpType), 0))));
  }

  /** C: `isl_ast_node_foreach_descendant_top_down`. */
  foreachDescendantTopDown(fn: (node: AstNode) => boolean): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.stat('isl_ast_node_foreach_descendant_top_down', (x, f) => x.isl_ast_node_foreach_descendant_top_down(f.held('isl_ast_node', p0), ...f.callback1((a0) => (fn(c.borrow(AstNode, a0)) ? 1 : 0))));
  }

  /** C: `isl_ast_node_get_annotation`. */
  getAnnotation(): Id | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.giveOrNull(Id, 'isl_ast_node_get_annotation', (x) => x.isl_ast_node_get_annotation(p0));
  }

  /** C: `isl_ast_node_get_type`. */
  getType(): AstNodeType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.enumeration<AstNodeType>('isl_ast_node_get_type', (x) => x.isl_ast_node_get_type(p0));
  }

  /** C: `isl_ast_node_if_get_cond` (in the set isl exports to other languages). */
  ifGetCond(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_if_get_cond', (x) => x.isl_ast_node_if_get_cond(p0));
  }

  /** C: `isl_ast_node_if_get_else`. */
  ifGetElse(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_if_get_else', (x) => x.isl_ast_node_if_get_else(p0));
  }

  /** C: `isl_ast_node_if_get_else_node` (in the set isl exports to other languages). */
  ifGetElseNode(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_if_get_else_node', (x) => x.isl_ast_node_if_get_else_node(p0));
  }

  /** C: `isl_ast_node_if_get_then`. */
  ifGetThen(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_if_get_then', (x) => x.isl_ast_node_if_get_then(p0));
  }

  /** C: `isl_ast_node_if_get_then_node` (in the set isl exports to other languages). */
  ifGetThenNode(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_if_get_then_node', (x) => x.isl_ast_node_if_get_then_node(p0));
  }

  /** C: `isl_ast_node_if_has_else`. */
  ifHasElse(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.bool('isl_ast_node_if_has_else', (x) => x.isl_ast_node_if_has_else(p0));
  }

  /** C: `isl_ast_node_if_has_else_node` (in the set isl exports to other languages). */
  ifHasElseNode(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.bool('isl_ast_node_if_has_else_node', (x) => x.isl_ast_node_if_has_else_node(p0));
  }

  /** C: `isl_ast_node_map_descendant_bottom_up` (in the set isl exports to other languages). */
  mapDescendantBottomUp(fn: (node: AstNode) => AstNode): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_map_descendant_bottom_up', (x, f) => x.isl_ast_node_map_descendant_bottom_up(x.isl_ast_node_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(AstNode, a0)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_node_mark_get_id` (in the set isl exports to other languages). */
  markGetId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(Id, 'isl_ast_node_mark_get_id', (x) => x.isl_ast_node_mark_get_id(p0));
  }

  /** C: `isl_ast_node_mark_get_node` (in the set isl exports to other languages). */
  markGetNode(): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNode, 'isl_ast_node_mark_get_node', (x) => x.isl_ast_node_mark_get_node(p0));
  }

  /** C: `isl_ast_node_set_annotation`. */
  setAnnotation(annotation: IdLike): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    const p1 = c.pointer(asId(c, annotation), 'isl_id');
    return c.give(AstNode, 'isl_ast_node_set_annotation', (x) => x.isl_ast_node_set_annotation(x.isl_ast_node_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_ast_node_to_C_str` (in the set isl exports to other languages). */
  toCStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.ownedText('isl_ast_node_to_C_str', (x) => x.isl_ast_node_to_C_str(p0));
  }

  /** C: `isl_ast_node_to_list` (in the set isl exports to other languages). */
  toList(): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_to_list', (x) => x.isl_ast_node_to_list(x.isl_ast_node_copy(p0)));
  }

  /** C: `isl_ast_node_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.ownedText('isl_ast_node_to_str', (x) => x.isl_ast_node_to_str(p0));
  }

  /** C: `isl_ast_node_user_get_expr` (in the set isl exports to other languages). */
  userGetExpr(): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node');
    return c.give(AstExpr, 'isl_ast_node_user_get_expr', (x) => x.isl_ast_node_user_get_expr(p0));
  }
}
