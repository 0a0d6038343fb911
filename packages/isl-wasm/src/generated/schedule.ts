// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { ScheduleNode } from './schedule-node.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_schedule`. */
export class Schedule extends IslObject<'isl_schedule'> {
  static readonly islType = 'isl_schedule';

  override get islType(): 'isl_schedule' {
    return 'isl_schedule';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_schedule_empty`. */
  static empty(space: Space): Schedule {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    return c.give(Schedule, 'isl_schedule_empty', (x) => x.isl_schedule_empty(x.isl_space_copy(p0)));
  }

  /** C: `isl_schedule_from_domain` (in the set isl exports to other languages). */
  static fromDomain(domain: UnionSet): Schedule {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    return c.give(Schedule, 'isl_schedule_from_domain', (x) => x.isl_schedule_from_domain(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_schedule_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): Schedule {
    const c = context;
    return c.give(Schedule, 'isl_schedule_read_from_str', (x, f) => x.isl_schedule_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_schedule_align_params`. */
  alignParams(space: Space): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(Schedule, 'isl_schedule_align_params', (x) => x.isl_schedule_align_params(x.isl_schedule_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_schedule_expand`. */
  expand(contraction: UnionPwMultiAff, expansion: Schedule): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(contraction, 'isl_union_pw_multi_aff');
    const p2 = c.pointer(expansion, 'isl_schedule');
    return c.give(Schedule, 'isl_schedule_expand', (x) => x.isl_schedule_expand(x.isl_schedule_copy(p0), x.isl_union_pw_multi_aff_copy(p1), x.isl_schedule_copy(p2)));
  }

  /** C: `isl_schedule_foreach_schedule_node_top_down`. */
  foreachScheduleNodeTopDown(fn: (node: ScheduleNode) => boolean): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.stat('isl_schedule_foreach_schedule_node_top_down', (x, f) => x.isl_schedule_foreach_schedule_node_top_down(f.held('isl_schedule', p0), ...f.callback1((a0) => (fn(c.borrow(ScheduleNode, a0)) ? 1 : 0))));
  }

  /** C: `isl_schedule_get_domain` (in the set isl exports to other languages). */
  getDomain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.give(UnionSet, 'isl_schedule_get_domain', (x) => x.isl_schedule_get_domain(p0));
  }

  /** C: `isl_schedule_get_map` (in the set isl exports to other languages). */
  getMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.give(UnionMap, 'isl_schedule_get_map', (x) => x.isl_schedule_get_map(p0));
  }

  /** C: `isl_schedule_get_root` (in the set isl exports to other languages). */
  getRoot(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.give(ScheduleNode, 'isl_schedule_get_root', (x) => x.isl_schedule_get_root(p0));
  }

  /** C: `isl_schedule_gist_domain_params`. */
  gistDomainParams(context: Set): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Schedule, 'isl_schedule_gist_domain_params', (x) => x.isl_schedule_gist_domain_params(x.isl_schedule_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_insert_context`. */
  insertContext(context: Set): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Schedule, 'isl_schedule_insert_context', (x) => x.isl_schedule_insert_context(x.isl_schedule_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_insert_guard`. */
  insertGuard(guard: Set): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(guard, 'isl_set');
    return c.give(Schedule, 'isl_schedule_insert_guard', (x) => x.isl_schedule_insert_guard(x.isl_schedule_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_insert_partial_schedule`. */
  insertPartialSchedule(partial: MultiUnionPwAff): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(partial, 'isl_multi_union_pw_aff');
    return c.give(Schedule, 'isl_schedule_insert_partial_schedule', (x) => x.isl_schedule_insert_partial_schedule(x.isl_schedule_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_schedule_intersect_domain`. */
  intersectDomain(domain: UnionSet): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(domain, 'isl_union_set');
    return c.give(Schedule, 'isl_schedule_intersect_domain', (x) => x.isl_schedule_intersect_domain(x.isl_schedule_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_schedule_map_schedule_node_bottom_up`. */
  mapScheduleNodeBottomUp(fn: (node: ScheduleNode) => ScheduleNode): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.give(Schedule, 'isl_schedule_map_schedule_node_bottom_up', (x, f) => x.isl_schedule_map_schedule_node_bottom_up(x.isl_schedule_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(ScheduleNode, a0)), 'isl_schedule_node'), true)));
  }

  /** C: `isl_schedule_plain_is_equal`. */
  plainIsEqual(schedule2: Schedule): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(schedule2, 'isl_schedule');
    return c.bool('isl_schedule_plain_is_equal', (x) => x.isl_schedule_plain_is_equal(p0, p1));
  }

  /** C: `isl_schedule_pullback_union_pw_multi_aff` (in the set isl exports to other languages). */
  pullbackUnionPwMultiAff(upma: UnionPwMultiAff): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(upma, 'isl_union_pw_multi_aff');
    return c.give(Schedule, 'isl_schedule_pullback_union_pw_multi_aff', (x) => x.isl_schedule_pullback_union_pw_multi_aff(x.isl_schedule_copy(p0), x.isl_union_pw_multi_aff_copy(p1)));
  }

  /** C: `isl_schedule_reset_user`. */
  resetUser(): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.give(Schedule, 'isl_schedule_reset_user', (x) => x.isl_schedule_reset_user(x.isl_schedule_copy(p0)));
  }

  /** C: `isl_schedule_sequence`. */
  sequence(schedule2: Schedule): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(schedule2, 'isl_schedule');
    return c.give(Schedule, 'isl_schedule_sequence', (x) => x.isl_schedule_sequence(x.isl_schedule_copy(p0), x.isl_schedule_copy(p1)));
  }

  /** C: `isl_schedule_set`. */
  set(schedule2: Schedule): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    const p1 = c.pointer(schedule2, 'isl_schedule');
    return c.give(Schedule, 'isl_schedule_set', (x) => x.isl_schedule_set(x.isl_schedule_copy(p0), x.isl_schedule_copy(p1)));
  }

  /** C: `isl_schedule_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule');
    return c.ownedText('isl_schedule_to_str', (x) => x.isl_schedule_to_str(p0));
  }
}
