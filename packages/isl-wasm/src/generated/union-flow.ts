// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import { IslObject } from '../object.js';
import { UnionMap } from './union-map.js';

/** Wraps `isl_union_flow`. */
export class UnionFlow extends IslObject<'isl_union_flow'> {
  static readonly islType = 'isl_union_flow';

  override get islType(): 'isl_union_flow' {
    return 'isl_union_flow';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_union_flow_get_full_may_dependence` (in the set isl exports to other languages). */
  getFullMayDependence(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_full_may_dependence', (x) => x.isl_union_flow_get_full_may_dependence(p0));
  }

  /** C: `isl_union_flow_get_full_must_dependence` (in the set isl exports to other languages). */
  getFullMustDependence(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_full_must_dependence', (x) => x.isl_union_flow_get_full_must_dependence(p0));
  }

  /** C: `isl_union_flow_get_may_dependence` (in the set isl exports to other languages). */
  getMayDependence(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_may_dependence', (x) => x.isl_union_flow_get_may_dependence(p0));
  }

  /** C: `isl_union_flow_get_may_no_source` (in the set isl exports to other languages). */
  getMayNoSource(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_may_no_source', (x) => x.isl_union_flow_get_may_no_source(p0));
  }

  /** C: `isl_union_flow_get_must_dependence` (in the set isl exports to other languages). */
  getMustDependence(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_must_dependence', (x) => x.isl_union_flow_get_must_dependence(p0));
  }

  /** C: `isl_union_flow_get_must_no_source` (in the set isl exports to other languages). */
  getMustNoSource(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.give(UnionMap, 'isl_union_flow_get_must_no_source', (x) => x.isl_union_flow_get_must_no_source(p0));
  }

  /** C: `isl_union_flow_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_union_flow');
    return c.ownedText('isl_union_flow_to_str', (x) => x.isl_union_flow_to_str(p0));
  }
}
