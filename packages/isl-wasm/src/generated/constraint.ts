// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { ConstraintList } from './constraint-list.js';
import type { DimType } from './enums.js';
import { LocalSpace } from './local-space.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_constraint`. */
export class Constraint extends IslObject<'isl_constraint'> {
  static readonly islType = 'isl_constraint';

  override get islType(): 'isl_constraint' {
    return 'isl_constraint';
  }

  /** C: `isl_constraint_alloc_equality`. */
  static allocEquality(ls: LocalSpace): Constraint {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(Constraint, 'isl_constraint_alloc_equality', (x) => x.isl_constraint_alloc_equality(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_constraint_alloc_inequality`. */
  static allocInequality(ls: LocalSpace): Constraint {
    const c = ls.context;
    const p0 = c.pointer(ls, 'isl_local_space');
    return c.give(Constraint, 'isl_constraint_alloc_inequality', (x) => x.isl_constraint_alloc_inequality(x.isl_local_space_copy(p0)));
  }

  /** C: `isl_constraint_cmp_last_non_zero`. */
  cmpLastNonZero(c2: Constraint): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    const p1 = c.pointer(c2, 'isl_constraint');
    return c.number('isl_constraint_cmp_last_non_zero', (x) => x.isl_constraint_cmp_last_non_zero(p0, p1));
  }

  /** C: `isl_constraint_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.size('isl_constraint_dim', (x) => x.isl_constraint_dim(p0, type));
  }

  /** C: `isl_constraint_get_aff`. */
  getAff(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Aff, 'isl_constraint_get_aff', (x) => x.isl_constraint_get_aff(p0));
  }

  /** C: `isl_constraint_get_bound`. */
  getBound(type: DimType, pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Aff, 'isl_constraint_get_bound', (x) => x.isl_constraint_get_bound(p0, type, pos));
  }

  /** C: `isl_constraint_get_coefficient_val`. */
  getCoefficientVal(type: DimType, pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Val, 'isl_constraint_get_coefficient_val', (x) => x.isl_constraint_get_coefficient_val(p0, type, pos));
  }

  /** C: `isl_constraint_get_constant_val`. */
  getConstantVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Val, 'isl_constraint_get_constant_val', (x) => x.isl_constraint_get_constant_val(p0));
  }

  /** C: `isl_constraint_get_dim_name`. */
  getDimName(type: DimType, pos: number): string | null {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.borrowedText('isl_constraint_get_dim_name', (x) => x.isl_constraint_get_dim_name(p0, type, pos));
  }

  /** C: `isl_constraint_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Aff, 'isl_constraint_get_div', (x) => x.isl_constraint_get_div(p0, pos));
  }

  /** C: `isl_constraint_get_local_space`. */
  getLocalSpace(): LocalSpace {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(LocalSpace, 'isl_constraint_get_local_space', (x) => x.isl_constraint_get_local_space(p0));
  }

  /** C: `isl_constraint_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Space, 'isl_constraint_get_space', (x) => x.isl_constraint_get_space(p0));
  }

  /** C: `isl_constraint_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.bool('isl_constraint_involves_dims', (x) => x.isl_constraint_involves_dims(p0, type, first, n));
  }

  /** C: `isl_constraint_is_div_constraint`. */
  isDivConstraint(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.bool('isl_constraint_is_div_constraint', (x) => x.isl_constraint_is_div_constraint(p0));
  }

  /** C: `isl_constraint_is_equal`. */
  isEqual(constraint2: Constraint): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    const p1 = c.pointer(constraint2, 'isl_constraint');
    return c.number('isl_constraint_is_equal', (x) => x.isl_constraint_is_equal(p0, p1));
  }

  /** C: `isl_constraint_is_equality`. */
  isEquality(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.bool('isl_constraint_is_equality', (x) => x.isl_constraint_is_equality(p0));
  }

  /** C: `isl_constraint_is_lower_bound`. */
  isLowerBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.bool('isl_constraint_is_lower_bound', (x) => x.isl_constraint_is_lower_bound(p0, type, pos));
  }

  /** C: `isl_constraint_is_upper_bound`. */
  isUpperBound(type: DimType, pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.bool('isl_constraint_is_upper_bound', (x) => x.isl_constraint_is_upper_bound(p0, type, pos));
  }

  /** C: `isl_constraint_negate`. */
  negate(): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Constraint, 'isl_constraint_negate', (x) => x.isl_constraint_negate(x.isl_constraint_copy(p0)));
  }

  /** C: `isl_constraint_plain_cmp`. */
  plainCmp(c2: Constraint): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    const p1 = c.pointer(c2, 'isl_constraint');
    return c.number('isl_constraint_plain_cmp', (x) => x.isl_constraint_plain_cmp(p0, p1));
  }

  /** C: `isl_constraint_set_coefficient_si`. */
  setCoefficientSi(type: DimType, pos: number, v: number): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Constraint, 'isl_constraint_set_coefficient_si', (x) => x.isl_constraint_set_coefficient_si(x.isl_constraint_copy(p0), type, pos, v));
  }

  /** C: `isl_constraint_set_coefficient_val`. */
  setCoefficientVal(type: DimType, pos: number, v: ValLike): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Constraint, 'isl_constraint_set_coefficient_val', (x) => x.isl_constraint_set_coefficient_val(x.isl_constraint_copy(p0), type, pos, x.isl_val_copy(p3)));
  }

  /** C: `isl_constraint_set_constant_si`. */
  setConstantSi(v: number): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(Constraint, 'isl_constraint_set_constant_si', (x) => x.isl_constraint_set_constant_si(x.isl_constraint_copy(p0), v));
  }

  /** C: `isl_constraint_set_constant_val`. */
  setConstantVal(v: ValLike): Constraint {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Constraint, 'isl_constraint_set_constant_val', (x) => x.isl_constraint_set_constant_val(x.isl_constraint_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_constraint_to_list`. */
  toList(): ConstraintList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_constraint');
    return c.give(ConstraintList, 'isl_constraint_to_list', (x) => x.isl_constraint_to_list(x.isl_constraint_copy(p0)));
  }
}
