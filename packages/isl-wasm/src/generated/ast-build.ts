// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { AstExpr } from './ast-expr.js';
import { AstNode } from './ast-node.js';
import { IdList } from './id-list.js';
import { Id } from './id.js';
import { MultiPwAff } from './multi-pw-aff.js';
import { PwAff } from './pw-aff.js';
import { PwMultiAff } from './pw-multi-aff.js';
import { Schedule } from './schedule.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';

/** Wraps `isl_ast_build`. */
export class AstBuild extends IslObject<'isl_ast_build'> {
  static readonly islType = 'isl_ast_build';

  override get islType(): 'isl_ast_build' {
    return 'isl_ast_build';
  }

  /** C: `isl_ast_build_alloc` (in the set isl exports to other languages). */
  static alloc(context: Context): AstBuild {
    const c = context;
    return c.give(AstBuild, 'isl_ast_build_alloc', (x) => x.isl_ast_build_alloc(c.isl));
  }

  /** C: `isl_ast_build_from_context` (in the set isl exports to other languages). */
  static fromContext(set: Set): AstBuild {
    const c = set.context;
    const p0 = c.pointer(set, 'isl_set');
    return c.give(AstBuild, 'isl_ast_build_from_context', (x) => x.isl_ast_build_from_context(x.isl_set_copy(p0)));
  }

  /** C: `isl_ast_build_access_from_multi_pw_aff` (in the set isl exports to other languages). */
  accessFromMultiPwAff(mpa: MultiPwAff): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(AstExpr, 'isl_ast_build_access_from_multi_pw_aff', (x) => x.isl_ast_build_access_from_multi_pw_aff(p0, x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_ast_build_access_from_pw_multi_aff` (in the set isl exports to other languages). */
  accessFromPwMultiAff(pma: PwMultiAff): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(AstExpr, 'isl_ast_build_access_from_pw_multi_aff', (x) => x.isl_ast_build_access_from_pw_multi_aff(p0, x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_ast_build_ast_from_schedule`. */
  astFromSchedule(schedule: UnionMap): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(schedule, 'isl_union_map');
    return c.give(AstNode, 'isl_ast_build_ast_from_schedule', (x) => x.isl_ast_build_ast_from_schedule(p0, x.isl_union_map_copy(p1)));
  }

  /** C: `isl_ast_build_call_from_multi_pw_aff` (in the set isl exports to other languages). */
  callFromMultiPwAff(mpa: MultiPwAff): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(mpa, 'isl_multi_pw_aff');
    return c.give(AstExpr, 'isl_ast_build_call_from_multi_pw_aff', (x) => x.isl_ast_build_call_from_multi_pw_aff(p0, x.isl_multi_pw_aff_copy(p1)));
  }

  /** C: `isl_ast_build_call_from_pw_multi_aff` (in the set isl exports to other languages). */
  callFromPwMultiAff(pma: PwMultiAff): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(pma, 'isl_pw_multi_aff');
    return c.give(AstExpr, 'isl_ast_build_call_from_pw_multi_aff', (x) => x.isl_ast_build_call_from_pw_multi_aff(p0, x.isl_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_ast_build_expr_from_pw_aff` (in the set isl exports to other languages). */
  exprFromPwAff(pa: PwAff): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(pa, 'isl_pw_aff');
    return c.give(AstExpr, 'isl_ast_build_expr_from_pw_aff', (x) => x.isl_ast_build_expr_from_pw_aff(p0, x.isl_pw_aff_copy(p1)));
  }

  /** C: `isl_ast_build_expr_from_set` (in the set isl exports to other languages). */
  exprFromSet(set: Set): AstExpr {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(AstExpr, 'isl_ast_build_expr_from_set', (x) => x.isl_ast_build_expr_from_set(p0, x.isl_set_copy(p1)));
  }

  /** C: `isl_ast_build_get_schedule` (in the set isl exports to other languages). */
  getSchedule(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(UnionMap, 'isl_ast_build_get_schedule', (x) => x.isl_ast_build_get_schedule(p0));
  }

  /** C: `isl_ast_build_get_schedule_space`. */
  getScheduleSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(Space, 'isl_ast_build_get_schedule_space', (x) => x.isl_ast_build_get_schedule_space(p0));
  }

  /** C: `isl_ast_build_node_from_schedule` (in the set isl exports to other languages). */
  nodeFromSchedule(schedule: Schedule): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(schedule, 'isl_schedule');
    return c.give(AstNode, 'isl_ast_build_node_from_schedule', (x) => x.isl_ast_build_node_from_schedule(p0, x.isl_schedule_copy(p1)));
  }

  /** C: `isl_ast_build_node_from_schedule_map` (in the set isl exports to other languages). */
  nodeFromScheduleMap(schedule: UnionMap): AstNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(schedule, 'isl_union_map');
    return c.give(AstNode, 'isl_ast_build_node_from_schedule_map', (x) => x.isl_ast_build_node_from_schedule_map(p0, x.isl_union_map_copy(p1)));
  }

  /** C: `isl_ast_build_restrict`. */
  restrict(set: Set): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(set, 'isl_set');
    return c.give(AstBuild, 'isl_ast_build_restrict', (x) => x.isl_ast_build_restrict(x.isl_ast_build_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_ast_build_set_after_each_for`. */
  setAfterEachFor(fn: (node: AstNode, build: AstBuild) => AstNode): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_after_each_for', (x, f) => x.isl_ast_build_set_after_each_for(x.isl_ast_build_copy(p0), ...f.keptCallback2((a0, a1) => c.handOver(fn(c.adopt(AstNode, a0), c.borrow(AstBuild, a1)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_build_set_after_each_mark`. */
  setAfterEachMark(fn: (node: AstNode, build: AstBuild) => AstNode): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_after_each_mark', (x, f) => x.isl_ast_build_set_after_each_mark(x.isl_ast_build_copy(p0), ...f.keptCallback2((a0, a1) => c.handOver(fn(c.adopt(AstNode, a0), c.borrow(AstBuild, a1)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_build_set_at_each_domain` (in the set isl exports to other languages). */
  setAtEachDomain(fn: (node: AstNode, build: AstBuild) => AstNode): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_at_each_domain', (x, f) => x.isl_ast_build_set_at_each_domain(x.isl_ast_build_copy(p0), ...f.keptCallback2((a0, a1) => c.handOver(fn(c.adopt(AstNode, a0), c.borrow(AstBuild, a1)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_build_set_before_each_for`. */
  setBeforeEachFor(fn: (build: AstBuild) => Id): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_before_each_for', (x, f) => x.isl_ast_build_set_before_each_for(x.isl_ast_build_copy(p0), ...f.keptCallback1((a0) => c.handOver(fn(c.borrow(AstBuild, a0)), 'isl_id'), true)));
  }

  /** C: `isl_ast_build_set_before_each_mark`. */
  setBeforeEachMark(fn: (mark: Id, build: AstBuild) => void): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_before_each_mark', (x, f) => x.isl_ast_build_set_before_each_mark(x.isl_ast_build_copy(p0), ...f.keptCallback2((a0, a1) => (fn(c.borrow(Id, a0), c.borrow(AstBuild, a1)), 0))));
  }

  /** C: `isl_ast_build_set_create_leaf`. */
  setCreateLeaf(fn: (build: AstBuild) => AstNode): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    return c.give(AstBuild, 'isl_ast_build_set_create_leaf', (x, f) => x.isl_ast_build_set_create_leaf(x.isl_ast_build_copy(p0), ...f.keptCallback1((a0) => c.handOver(fn(c.adopt(AstBuild, a0)), 'isl_ast_node'), true)));
  }

  /** C: `isl_ast_build_set_iterators`. */
  setIterators(iterators: IdList): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(iterators, 'isl_id_list');
    return c.give(AstBuild, 'isl_ast_build_set_iterators', (x) => x.isl_ast_build_set_iterators(x.isl_ast_build_copy(p0), x.isl_id_list_copy(p1)));
  }

  /** C: `isl_ast_build_set_options`. */
  setOptions(options: UnionMap): AstBuild {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_ast_build');
    const p1 = c.pointer(options, 'isl_union_map');
    return c.give(AstBuild, 'isl_ast_build_set_options', (x) => x.isl_ast_build_set_options(x.isl_ast_build_copy(p0), x.isl_union_map_copy(p1)));
  }
}
