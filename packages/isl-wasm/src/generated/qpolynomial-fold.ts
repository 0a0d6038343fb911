// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { DimType, Fold } from './enums.js';
import { Point } from './point.js';
import { Qpolynomial } from './qpolynomial.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { Val } from './val.js';

/** Wraps `isl_qpolynomial_fold`. */
export class QpolynomialFold extends IslObject<'isl_qpolynomial_fold'> {
  static readonly islType = 'isl_qpolynomial_fold';

  override get islType(): 'isl_qpolynomial_fold' {
    return 'isl_qpolynomial_fold';
  }

  /** C: `isl_qpolynomial_fold_eval`. */
  eval_(pnt: Point): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(pnt, 'isl_point');
    return c.give(Val, 'isl_qpolynomial_fold_eval', (x) => x.isl_qpolynomial_fold_eval(x.isl_qpolynomial_fold_copy(p0), x.isl_point_copy(p1)));
  }

  /** C: `isl_qpolynomial_fold_fold`. */
  fold(fold2: QpolynomialFold): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(fold2, 'isl_qpolynomial_fold');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_fold', (x) => x.isl_qpolynomial_fold_fold(x.isl_qpolynomial_fold_copy(p0), x.isl_qpolynomial_fold_copy(p1)));
  }

  /** C: `isl_qpolynomial_fold_foreach_qpolynomial`. */
  foreachQpolynomial(fn: (qp: Qpolynomial) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.stat('isl_qpolynomial_fold_foreach_qpolynomial', (x, f) => x.isl_qpolynomial_fold_foreach_qpolynomial(f.held('isl_qpolynomial_fold', p0), ...f.callback1((a0) => (fn(c.adopt(Qpolynomial, a0)), 0))));
  }

  /** C: `isl_qpolynomial_fold_get_domain_space`. */
  getDomainSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.give(Space, 'isl_qpolynomial_fold_get_domain_space', (x) => x.isl_qpolynomial_fold_get_domain_space(p0));
  }

  /** C: `isl_qpolynomial_fold_get_space`. */
  getSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.give(Space, 'isl_qpolynomial_fold_get_space', (x) => x.isl_qpolynomial_fold_get_space(p0));
  }

  /** C: `isl_qpolynomial_fold_get_type`. */
  getType(): Fold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.enumeration<Fold>('isl_qpolynomial_fold_get_type', (x) => x.isl_qpolynomial_fold_get_type(p0));
  }

  /** C: `isl_qpolynomial_fold_gist`. */
  gist(context: Set): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_gist', (x) => x.isl_qpolynomial_fold_gist(x.isl_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_qpolynomial_fold_gist_params`. */
  gistParams(context: Set): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_gist_params', (x) => x.isl_qpolynomial_fold_gist_params(x.isl_qpolynomial_fold_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_qpolynomial_fold_is_empty`. */
  isEmpty(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.bool('isl_qpolynomial_fold_is_empty', (x) => x.isl_qpolynomial_fold_is_empty(p0));
  }

  /** C: `isl_qpolynomial_fold_is_nan`. */
  isNan(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.bool('isl_qpolynomial_fold_is_nan', (x) => x.isl_qpolynomial_fold_is_nan(p0));
  }

  /** C: `isl_qpolynomial_fold_move_dims`. */
  moveDims(dstType: DimType, dstPos: number, srcType: DimType, srcPos: number, n: number): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_move_dims', (x) => x.isl_qpolynomial_fold_move_dims(x.isl_qpolynomial_fold_copy(p0), dstType, dstPos, srcType, srcPos, n));
  }

  /** C: `isl_qpolynomial_fold_plain_is_equal`. */
  plainIsEqual(fold2: QpolynomialFold): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(fold2, 'isl_qpolynomial_fold');
    return c.bool('isl_qpolynomial_fold_plain_is_equal', (x) => x.isl_qpolynomial_fold_plain_is_equal(p0, p1));
  }

  /** C: `isl_qpolynomial_fold_scale_down_val`. */
  scaleDownVal(v: ValLike): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_scale_down_val', (x) => x.isl_qpolynomial_fold_scale_down_val(x.isl_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_qpolynomial_fold_scale_val`. */
  scaleVal(v: ValLike): QpolynomialFold {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_qpolynomial_fold');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(QpolynomialFold, 'isl_qpolynomial_fold_scale_val', (x) => x.isl_qpolynomial_fold_scale_val(x.isl_qpolynomial_fold_copy(p0), x.isl_val_copy(p1)));
  }
}
