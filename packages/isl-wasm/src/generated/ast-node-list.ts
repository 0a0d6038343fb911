// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { AstNode } from './ast-node.js';

/** Wraps `isl_ast_node_list`. */
export class AstNodeList extends IslObject<'isl_ast_node_list'> {
  static readonly islType = 'isl_ast_node_list';

  override get islType(): 'isl_ast_node_list' {
    return 'isl_ast_node_list';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_ast_node_list_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context, n: number): AstNodeList {
    const c = context;
    return c.give(AstNodeList, 'isl_ast_node_list_alloc', (x) => x.isl_ast_node_list_alloc(c.isl, n));
  }

  /** C: `isl_ast_node_list_from_ast_node` (in the set isl exports to other languages). */
  static fromAstNode(el: AstNode): AstNodeList {
    const c = el.context;
    const p0 = c.pointer(el, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_list_from_ast_node', (x) => x.isl_ast_node_list_from_ast_node(x.isl_ast_node_copy(p0)));
  }

  /** C: `isl_ast_node_list_add` (in the set isl exports to other languages). */
  add(el: AstNode): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    const p1 = c.pointer(el, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_list_add', (x) => x.isl_ast_node_list_add(x.isl_ast_node_list_copy(p0), x.isl_ast_node_copy(p1)));
  }

  /** C: `isl_ast_node_list_clear` (in the set isl exports to other languages). */
  clear(): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_clear', (x) => x.isl_ast_node_list_clear(x.isl_ast_node_list_copy(p0)));
  }

  /** C: `isl_ast_node_list_concat` (in the set isl exports to other languages). */
  concat(list2: AstNodeList): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    const p1 = c.pointer(list2, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_concat', (x) => x.isl_ast_node_list_concat(x.isl_ast_node_list_copy(p0), x.isl_ast_node_list_copy(p1)));
  }

  /** C: `isl_ast_node_list_drop` (in the set isl exports to other languages). */
  drop(first: number, n: number): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_drop', (x) => x.isl_ast_node_list_drop(x.isl_ast_node_list_copy(p0), first, n));
  }

  /** C: `isl_ast_node_list_every`. */
  every(test: (el: AstNode) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.bool('isl_ast_node_list_every', (x, f) => x.isl_ast_node_list_every(f.held('isl_ast_node_list', p0), ...f.callback1((a0) => (test(c.borrow(AstNode, a0)) ? 1 : 0))));
  }

  /** C: `isl_ast_node_list_foreach` (in the set isl exports to other languages). */
  foreach(fn: (el: AstNode) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.stat('isl_ast_node_list_foreach', (x, f) => x.isl_ast_node_list_foreach(f.held('isl_ast_node_list', p0), ...f.callback1((a0) => (fn(c.adopt(AstNode, a0)), 0))));
  }

  /** C: `isl_ast_node_list_foreach_scc` (in the set isl exports to other languages). */
  foreachScc(follows: (a: AstNode, b: AstNode) => boolean, fn: (scc: AstNodeList) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.stat('isl_ast_node_list_foreach_scc', (x, f) => x.isl_ast_node_list_foreach_scc(f.held('isl_ast_node_list', p0), ...f.callback2((a0, a1) => (follows(c.borrow(AstNode, a0), c.borrow(AstNode, a1)) ? 1 : 0)), ...f.callback1((a0) => (fn(c.adopt(AstNodeList, a0)), 0))));
  }

  /** C: `isl_ast_node_list_get_ast_node`. */
  getAstNode(index: number): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNode, 'isl_ast_node_list_get_ast_node', (x) => x.isl_ast_node_list_get_ast_node(p0, index));
  }

  /** C: `isl_ast_node_list_get_at` (in the set isl exports to other languages). */
  getAt(index: number): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNode, 'isl_ast_node_list_get_at', (x) => x.isl_ast_node_list_get_at(p0, index));
  }

  /** C: `isl_ast_node_list_insert` (in the set isl exports to other languages). */
  insert(pos: number, el: AstNode): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    const p2 = c.pointer(el, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_list_insert', (x) => x.isl_ast_node_list_insert(x.isl_ast_node_list_copy(p0), pos, x.isl_ast_node_copy(p2)));
  }

  /** C: `isl_ast_node_list_map`. */
  map(fn: (el: AstNode) => AstNode): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_map', (x, f) => x.isl_ast_node_list_map(x.isl_ast_node_list_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(AstNode, a0)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_node_list_n_ast_node`. */
  nAstNode(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.size('isl_ast_node_list_n_ast_node', (x) => x.isl_ast_node_list_n_ast_node(p0));
  }

  /** C: `isl_ast_node_list_reverse`. */
  reverse(): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_reverse', (x) => x.isl_ast_node_list_reverse(x.isl_ast_node_list_copy(p0)));
  }

  /** C: `isl_ast_node_list_set_ast_node`. */
  setAstNode(index: number, el: AstNode): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    const p2 = c.pointer(el, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_list_set_ast_node', (x) => x.isl_ast_node_list_set_ast_node(x.isl_ast_node_list_copy(p0), index, x.isl_ast_node_copy(p2)));
  }

  /** C: `isl_ast_node_list_set_at` (in the set isl exports to other languages). */
  setAt(index: number, el: AstNode): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    const p2 = c.pointer(el, 'isl_ast_node');
    return c.give(AstNodeList, 'isl_ast_node_list_set_at', (x) => x.isl_ast_node_list_set_at(x.isl_ast_node_list_copy(p0), index, x.isl_ast_node_copy(p2)));
  }

  /** C: `isl_ast_node_list_size` (in the set isl exports to other languages). */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.size('isl_ast_node_list_size', (x) => x.isl_ast_node_list_size(p0));
  }

  /** C: `isl_ast_node_list_sort`. */
  sort(cmp: (a: AstNode, b: AstNode) => number): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_sort', (x, f) => x.isl_ast_node_list_sort(x.isl_ast_node_list_copy(p0), ...f.callback2((a0, a1) => cmp(c.borrow(AstNode, a0), c.borrow(AstNode, a1)))));
  }

  /** C: `isl_ast_node_list_swap`. */
  swap(pos1: number, pos2: number): AstNodeList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.give(AstNodeList, 'isl_ast_node_list_swap', (x) => x.isl_ast_node_list_swap(x.isl_ast_node_list_copy(p0), pos1, pos2));
  }

  /** C: `isl_ast_node_list_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_node_list');
    return c.ownedText('isl_ast_node_list_to_str', (x) => x.isl_ast_node_list_to_str(p0));
  }
}
