// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import { IslObject } from '../object.js';
import { Schedule } from './schedule.js';
import { UnionFlow } from './union-flow.js';
import { UnionMap } from './union-map.js';

/** Wraps `isl_union_access_info`. */
export class UnionAccessInfo extends IslObject<'isl_union_access_info'> {
  static readonly islType = 'isl_union_access_info';

  override get islType(): 'isl_union_access_info' {
    return 'isl_union_access_info';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_access_info_from_sink` (in the set isl exports to other languages). */
  static fromSink(sink: UnionMap): UnionAccessInfo {
    const c = sink.context;
    const p0 = c.pointer(sink, 'isl_union_map');
    return c.give(UnionAccessInfo, 'isl_union_access_info_from_sink', (x) => x.isl_union_access_info_from_sink(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_union_access_info_compute_flow` (in the set isl exports to other languages). */
  computeFlow(): UnionFlow {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    return c.give(UnionFlow, 'isl_union_access_info_compute_flow', (x) => x.isl_union_access_info_compute_flow(x.isl_union_access_info_copy(p0)));
  }

  /** C: `isl_union_access_info_set_kill` (in the set isl exports to other languages). */
  setKill(kill: UnionMap): UnionAccessInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    const p1 = c.pointer(kill, 'isl_union_map');
    return c.give(UnionAccessInfo, 'isl_union_access_info_set_kill', (x) => x.isl_union_access_info_set_kill(x.isl_union_access_info_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_access_info_set_may_source` (in the set isl exports to other languages). */
  setMaySource(maySource: UnionMap): UnionAccessInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    const p1 = c.pointer(maySource, 'isl_union_map');
    return c.give(UnionAccessInfo, 'isl_union_access_info_set_may_source', (x) => x.isl_union_access_info_set_may_source(x.isl_union_access_info_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_access_info_set_must_source` (in the set isl exports to other languages). */
  setMustSource(mustSource: UnionMap): UnionAccessInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    const p1 = c.pointer(mustSource, 'isl_union_map');
    return c.give(UnionAccessInfo, 'isl_union_access_info_set_must_source', (x) => x.isl_union_access_info_set_must_source(x.isl_union_access_info_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_access_info_set_schedule` (in the set isl exports to other languages). */
  setSchedule(schedule: Schedule): UnionAccessInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    const p1 = c.pointer(schedule, 'isl_schedule');
    return c.give(UnionAccessInfo, 'isl_union_access_info_set_schedule', (x) => x.isl_union_access_info_set_schedule(x.isl_union_access_info_copy(p0), x.isl_schedule_copy(p1)));
  }

  /** C: `isl_union_access_info_set_schedule_map` (in the set isl exports to other languages). */
  setScheduleMap(scheduleMap: UnionMap): UnionAccessInfo {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    const p1 = c.pointer(scheduleMap, 'isl_union_map');
    return c.give(UnionAccessInfo, 'isl_union_access_info_set_schedule_map', (x) => x.isl_union_access_info_set_schedule_map(x.isl_union_access_info_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_union_access_info_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_access_info');
    return c.ownedText('isl_union_access_info_to_str', (x) => x.isl_union_access_info_to_str(p0));
  }
}
