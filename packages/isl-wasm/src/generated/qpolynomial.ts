// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { BasicSet } from './basic-set.js';
import { Constraint } from './constraint.js';
import type { DimType } from './enums.js';
import { Point } from './point.js';
import { QpolynomialList } from './qpolynomial-list.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Term } from './term.js';
import { Val } from './val.js';

/** Wraps `isl_qpolynomial`. */
export class Qpolynomial extends IslObject<'isl_qpolynomial'> {
  static readonly islType = 'isl_qpolynomial';

  override get islType(): 'isl_qpolynomial' {
    return 'isl_qpolynomial';
  }

  /** C: `isl_qpolynomial_from_aff`. */
  static fromAff(aff: Aff): Qpolynomial {
    const c = aff.context;
    const p0 = c.pointer(aff, 'isl_aff');
    return c.give(Qpolynomial, 'isl_qpolynomial_from_aff', (x) => x.isl_qpolynomial_from_aff(x.isl_aff_copy(p0)));
  }

  /** C: `isl_qpolynomial_from_constraint`. */
  static fromConstraint(c_: Constraint, type: DimType, pos: number): Qpolynomial {
    const c = c_.context;
    const p0 = c.pointer(c_, 'isl_constraint');
    return c.give(Qpolynomial, 'isl_qpolynomial_from_constraint', (x) => x.isl_qpolynomial_from_constraint(x.isl_constraint_copy(p0), type, pos));
  }

  /** C: `isl_qpolynomial_from_term`. */
  static fromTerm(term: Term): Qpolynomial {
    const c = term.context;
    const p0 = c.pointer(term, 'isl_term');
    return c.give(Qpolynomial, 'isl_qpolynomial_from_term', (x) => x.isl_qpolynomial_from_term(x.isl_term_copy(p0)));
  }

  /** C: `isl_qpolynomial_infty_on_domain`. */
  static inftyOnDomain(domain: Space): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_infty_on_domain', (x) => x.isl_qpolynomial_infty_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_qpolynomial_nan_on_domain`. */
  static nanOnDomain(domain: Space): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_nan_on_domain', (x) => x.isl_qpolynomial_nan_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_qpolynomial_neginfty_on_domain`. */
  static neginftyOnDomain(domain: Space): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_neginfty_on_domain', (x) => x.isl_qpolynomial_neginfty_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_qpolynomial_one_on_domain`. */
  static oneOnDomain(domain: Space): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_one_on_domain', (x) => x.isl_qpolynomial_one_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_qpolynomial_val_on_domain`. */
  static valOnDomain(space: Space, val: ValLike): Qpolynomial {
    const c = space.context;
    const p0 = c.pointer(space, 'isl_space');
    const p1 = c.pointer(asVal(c, val), 'isl_val');
    return c.give(Qpolynomial, 'isl_qpolynomial_val_on_domain', (x) => x.isl_qpolynomial_val_on_domain(x.isl_space_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_qpolynomial_var_on_domain`. */
  static varOnDomain(domain: Space, type: DimType, pos: number): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_var_on_domain', (x) => x.isl_qpolynomial_var_on_domain(x.isl_space_copy(p0), type, pos));
  }

  /** C: `isl_qpolynomial_zero_on_domain`. */
  static zeroOnDomain(domain: Space): Qpolynomial {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_zero_on_domain', (x) => x.isl_qpolynomial_zero_on_domain(x.isl_space_copy(p0)));
  }

  /** C: `isl_qpolynomial_add`. */
  add(qp2: Qpolynomial): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(qp2, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_add', (x) => x.isl_qpolynomial_add(x.isl_qpolynomial_copy(p0), x.isl_qpolynomial_copy(p1)));
  }

  /** C: `isl_qpolynomial_add_dims`. */
  addDims(type: DimType, n: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_add_dims', (x) => x.isl_qpolynomial_add_dims(x.isl_qpolynomial_copy(p0), type, n));
  }

  /** C: `isl_qpolynomial_align_params`. */
  alignParams(model: Space): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(model, 'isl_space');
    return c.give(Qpolynomial, 'isl_qpolynomial_align_params', (x) => x.isl_qpolynomial_align_params(x.isl_qpolynomial_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_qpolynomial_as_aff`. */
  asAff(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Aff, 'isl_qpolynomial_as_aff', (x) => x.isl_qpolynomial_as_aff(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_as_polynomial_on_domain`. */
  asPolynomialOnDomain(bset: BasicSet, fn: (bset: BasicSet, poly: Qpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(bset, 'isl_basic_set');
    return c.stat('isl_qpolynomial_as_polynomial_on_domain', (x, f) => x.isl_qpolynomial_as_polynomial_on_domain(f.held('isl_qpolynomial', p0), f.held('isl_basic_set', p1), ...f.callback2((a0, a1) => (fn(c.adopt(BasicSet, a0), c.adopt(Qpolynomial, a1)), 0))));
  }

  /** C: `isl_qpolynomial_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.size('isl_qpolynomial_dim', (x) => x.isl_qpolynomial_dim(p0, type));
  }

  /** C: `isl_qpolynomial_domain_reverse`. */
  domainReverse(): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_domain_reverse', (x) => x.isl_qpolynomial_domain_reverse(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_drop_dims`. */
  dropDims(type: DimType, first: number, n: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_drop_dims', (x) => x.isl_qpolynomial_drop_dims(x.isl_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_qpolynomial_eval`. */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_qpolynomial_eval', (x) => x.isl_qpolynomial_eval(x.isl_qpolynomial_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_qpolynomial_foreach_term`. */
  foreachTerm(fn: (term: Term) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.stat('isl_qpolynomial_foreach_term', (x, f) => x.isl_qpolynomial_foreach_term(f.held('isl_qpolynomial', p0), ...f.callback1((a0) => (fn(c.adopt(Term, a0)), 0))));
  }

  /** C: `isl_qpolynomial_get_constant_val`. */
  getConstantVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Val, 'isl_qpolynomial_get_constant_val', (x) => x.isl_qpolynomial_get_constant_val(p0));
  }

  /** C: `isl_qpolynomial_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Space, 'isl_qpolynomial_get_domain_space', (x) => x.isl_qpolynomial_get_domain_space(p0));
  }

  /** C: `isl_qpolynomial_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Space, 'isl_qpolynomial_get_space', (x) => x.isl_qpolynomial_get_space(p0));
  }

  /** C: `isl_qpolynomial_gist`. */
  gist(context: Set): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Qpolynomial, 'isl_qpolynomial_gist', (x) => x.isl_qpolynomial_gist(x.isl_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_qpolynomial_gist_params`. */
  gistParams(context: Set): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(Qpolynomial, 'isl_qpolynomial_gist_params', (x) => x.isl_qpolynomial_gist_params(x.isl_qpolynomial_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_qpolynomial_homogenize`. */
  homogenize(): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_homogenize', (x) => x.isl_qpolynomial_homogenize(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_insert_dims`. */
  insertDims(type: DimType, first: number, n: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_insert_dims', (x) => x.isl_qpolynomial_insert_dims(x.isl_qpolynomial_copy(p0), type, first, n));
  }

  /** C: `isl_qpolynomial_involves_dims`. */
  involvesDims(type: DimType, first: number, n: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_involves_dims', (x) => x.isl_qpolynomial_involves_dims(p0, type, first, n));
  }

  /** C: `isl_qpolynomial_is_infty`. */
  isInfty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_is_infty', (x) => x.isl_qpolynomial_is_infty(p0));
  }

  /** C: `isl_qpolynomial_is_nan`. */
  isNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_is_nan', (x) => x.isl_qpolynomial_is_nan(p0));
  }

  /** C: `isl_qpolynomial_is_neginfty`. */
  isNeginfty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_is_neginfty', (x) => x.isl_qpolynomial_is_neginfty(p0));
  }

  /** C: `isl_qpolynomial_is_zero`. */
  isZero(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_is_zero', (x) => x.isl_qpolynomial_is_zero(p0));
  }

  /** C: `isl_qpolynomial_isa_aff`. */
  isaAff(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_isa_aff', (x) => x.isl_qpolynomial_isa_aff(p0));
  }

  /** C: `isl_qpolynomial_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_move_dims', (x) => x.isl_qpolynomial_move_dims(x.isl_qpolynomial_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_qpolynomial_mul`. */
  mul(qp2: Qpolynomial): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(qp2, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_mul', (x) => x.isl_qpolynomial_mul(x.isl_qpolynomial_copy(p0), x.isl_qpolynomial_copy(p1)));
  }

  /** C: `isl_qpolynomial_neg`. */
  neg(): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_neg', (x) => x.isl_qpolynomial_neg(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_plain_is_equal`. */
  plainIsEqual(qp2: Qpolynomial): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(qp2, 'isl_qpolynomial');
    return c.bool('isl_qpolynomial_plain_is_equal', (x) => x.isl_qpolynomial_plain_is_equal(p0, p1));
  }

  /** C: `isl_qpolynomial_pow`. */
  pow(power: number): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_pow', (x) => x.isl_qpolynomial_pow(x.isl_qpolynomial_copy(p0), power));
  }

  /** C: `isl_qpolynomial_project_domain_on_params`. */
  projectDomainOnParams(): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_project_domain_on_params', (x) => x.isl_qpolynomial_project_domain_on_params(x.isl_qpolynomial_copy(p0)));
  }

  /** C: `isl_qpolynomial_scale_down_val`. */
  scaleDownVal(v: ValLike): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Qpolynomial, 'isl_qpolynomial_scale_down_val', (x) => x.isl_qpolynomial_scale_down_val(x.isl_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_qpolynomial_scale_val`. */
  scaleVal(v: ValLike): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Qpolynomial, 'isl_qpolynomial_scale_val', (x) => x.isl_qpolynomial_scale_val(x.isl_qpolynomial_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_qpolynomial_set_dim_name`. */
  setDimName(type: DimType, pos: number, s: string): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_set_dim_name', (x, f) => x.isl_qpolynomial_set_dim_name(x.isl_qpolynomial_copy(p0), type, pos, f.text(s)));
  }

  /** C: `isl_qpolynomial_sgn`. */
  sgn(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.number('isl_qpolynomial_sgn', (x) => x.isl_qpolynomial_sgn(p0));
  }

  /** C: `isl_qpolynomial_sub`. */
  sub(qp2: Qpolynomial): Qpolynomial {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    const p1 = c.pointer(qp2, 'isl_qpolynomial');
    return c.give(Qpolynomial, 'isl_qpolynomial_sub', (x) => x.isl_qpolynomial_sub(x.isl_qpolynomial_copy(p0), x.isl_qpolynomial_copy(p1)));
  }

  /** C: `isl_qpolynomial_to_list`. */
  toList(): QpolynomialList {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial');
    return c.give(QpolynomialList, 'isl_qpolynomial_to_list', (x) => x.isl_qpolynomial_to_list(x.isl_qpolynomial_copy(p0)));
  }
}
