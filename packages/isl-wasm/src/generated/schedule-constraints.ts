// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import { IslObject } from '../object.js';
import { Schedule } from './schedule.js';
import { Set } from './set.js';
import { UnionMap } from './union-map.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_schedule_constraints`. */
export class ScheduleConstraints extends IslObject<'isl_schedule_constraints'> {
  static readonly islType = 'isl_schedule_constraints';

  override get islType(): 'isl_schedule_constraints' {
    return 'isl_schedule_constraints';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_schedule_constraints_on_domain` (in the set isl exports to other languages). */
  static onDomain(domain: UnionSet): ScheduleConstraints {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_on_domain', (x) => x.isl_schedule_constraints_on_domain(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_schedule_constraints_read_from_str` (in the set isl exports to other languages). */
  static readFromStr(context: Context, str: string): ScheduleConstraints {
    const c = context;
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_read_from_str', (x, f) => x.isl_schedule_constraints_read_from_str(c.isl, f.text(str)));
  }

  /** C: `isl_schedule_constraints_apply`. */
  apply(umap: UnionMap): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(umap, 'isl_union_map');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_apply', (x) => x.isl_schedule_constraints_apply(x.isl_schedule_constraints_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_schedule_constraints_compute_schedule` (in the set isl exports to other languages). */
  computeSchedule(): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(Schedule, 'isl_schedule_constraints_compute_schedule', (x) => x.isl_schedule_constraints_compute_schedule(x.isl_schedule_constraints_copy(p0)));
  }

  /** C: `isl_schedule_constraints_get_coincidence` (in the set isl exports to other languages). */
  getCoincidence(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionMap, 'isl_schedule_constraints_get_coincidence', (x) => x.isl_schedule_constraints_get_coincidence(p0));
  }

  /** C: `isl_schedule_constraints_get_conditional_validity` (in the set isl exports to other languages). */
  getConditionalValidity(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionMap, 'isl_schedule_constraints_get_conditional_validity', (x) => x.isl_schedule_constraints_get_conditional_validity(p0));
  }

  /** C: `isl_schedule_constraints_get_conditional_validity_condition` (in the set isl exports to other languages). */
  getConditionalValidityCondition(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionMap, 'isl_schedule_constraints_get_conditional_validity_condition', (x) => x.isl_schedule_constraints_get_conditional_validity_condition(p0));
  }

  /** C: `isl_schedule_constraints_get_context` (in the set isl exports to other languages). */
  getContext(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(Set, 'isl_schedule_constraints_get_context', (x) => x.isl_schedule_constraints_get_context(p0));
  }

  /** C: `isl_schedule_constraints_get_domain` (in the set isl exports to other languages). */
  getDomain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionSet, 'isl_schedule_constraints_get_domain', (x) => x.isl_schedule_constraints_get_domain(p0));
  }

  /** C: `isl_schedule_constraints_get_proximity` (in the set isl exports to other languages). */
  getProximity(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionMap, 'isl_schedule_constraints_get_proximity', (x) => x.isl_schedule_constraints_get_proximity(p0));
  }

  /** C: `isl_schedule_constraints_get_validity` (in the set isl exports to other languages). */
  getValidity(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.give(UnionMap, 'isl_schedule_constraints_get_validity', (x) => x.isl_schedule_constraints_get_validity(p0));
  }

  /** C: `isl_schedule_constraints_set_coincidence` (in the set isl exports to other languages). */
  setCoincidence(coincidence: UnionMap): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(coincidence, 'isl_union_map');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_set_coincidence', (x) => x.isl_schedule_constraints_set_coincidence(x.isl_schedule_constraints_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_schedule_constraints_set_conditional_validity` (in the set isl exports to other languages). */
  setConditionalValidity(condition: UnionMap, validity: UnionMap): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(condition, 'isl_union_map');
    const p2 = c.pointer(validity, 'isl_union_map');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_set_conditional_validity', (x) => x.isl_schedule_constraints_set_conditional_validity(x.isl_schedule_constraints_copy(p0), x.isl_union_map_copy(p1), x.isl_union_map_copy(p2)));
  }

  /** C: `isl_schedule_constraints_set_context` (in the set isl exports to other languages). */
  setContext(context: Set): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_set_context', (x) => x.isl_schedule_constraints_set_context(x.isl_schedule_constraints_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_constraints_set_proximity` (in the set isl exports to other languages). */
  setProximity(proximity: UnionMap): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(proximity, 'isl_union_map');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_set_proximity', (x) => x.isl_schedule_constraints_set_proximity(x.isl_schedule_constraints_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_schedule_constraints_set_validity` (in the set isl exports to other languages). */
  setValidity(validity: UnionMap): ScheduleConstraints {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    const p1 = c.pointer(validity, 'isl_union_map');
    return c.give(ScheduleConstraints, 'isl_schedule_constraints_set_validity', (x) => x.isl_schedule_constraints_set_validity(x.isl_schedule_constraints_copy(p0), x.isl_union_map_copy(p1)));
  }

  /** C: `isl_schedule_constraints_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_constraints');
    return c.ownedText('isl_schedule_constraints_to_str', (x) => x.isl_schedule_constraints_to_str(p0));
  }
}
