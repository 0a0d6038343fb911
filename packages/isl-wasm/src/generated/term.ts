// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import type { DimType } from './enums.js';
import { Val } from './val.js';

/** Wraps `isl_term`. */
export class Term extends IslObject<'isl_term'> {
  static readonly islType = 'isl_term';

  override get islType(): 'isl_term' {
    return 'isl_term';
  }

  /** C: `isl_term_dim`. */
  dim(type: DimType): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_term');
    return c.size('isl_term_dim', (x) => x.isl_term_dim(p0, type));
  }

  /** C: `isl_term_get_coefficient_val`. */
  getCoefficientVal(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_term');
    return c.give(Val, 'isl_term_get_coefficient_val', (x) => x.isl_term_get_coefficient_val(p0));
  }

  /** C: `isl_term_get_div`. */
  getDiv(pos: number): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_term');
    return c.give(Aff, 'isl_term_get_div', (x) => x.isl_term_get_div(p0, pos));
  }

  /** C: `isl_term_get_exp`. */
  getExp(type: DimType, pos: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_term');
    return c.size('isl_term_get_exp', (x) => x.isl_term_get_exp(p0, type, pos));
  }
}
