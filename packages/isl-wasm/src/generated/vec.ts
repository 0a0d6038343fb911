// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Mat } from './mat.js';
import { Val } from './val.js';

/** Wraps `isl_vec`. */
export class Vec extends IslObject<'isl_vec'> {
  static readonly islType = 'isl_vec';

  override get islType(): 'isl_vec' {
    return 'isl_vec';
  }

  /** C: `isl_vec_alloc`. */
  static alloc(context: Context, size: number): Vec {
    const c = context;
    return c.give(Vec, 'isl_vec_alloc', (x) => x.isl_vec_alloc(c.isl, size));
  }

  /** C: `isl_vec_zero`. */
  static zero(context: Context, size: number): Vec {
    const c = context;
    return c.give(Vec, 'isl_vec_zero', (x) => x.isl_vec_zero(c.isl, size));
  }

  /** C: `isl_vec_add`. */
  add(vec2: Vec): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(vec2, 'isl_vec');
    return c.give(Vec, 'isl_vec_add', (x) => x.isl_vec_add(x.isl_vec_copy(p0), x.isl_vec_copy(p1)));
  }

  /** C: `isl_vec_add_els`. */
  addEls(n: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_add_els', (x) => x.isl_vec_add_els(x.isl_vec_copy(p0), n));
  }

  /** C: `isl_vec_ceil`. */
  ceil(): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_ceil', (x) => x.isl_vec_ceil(x.isl_vec_copy(p0)));
  }

  /** C: `isl_vec_clr`. */
  clr(): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_clr', (x) => x.isl_vec_clr(x.isl_vec_copy(p0)));
  }

  /** C: `isl_vec_cmp_element`. */
  cmpElement(vec2: Vec, pos: number): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(vec2, 'isl_vec');
    return c.number('isl_vec_cmp_element', (x) => x.isl_vec_cmp_element(p0, p1, pos));
  }

  /** C: `isl_vec_concat`. */
  concat(vec2: Vec): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(vec2, 'isl_vec');
    return c.give(Vec, 'isl_vec_concat', (x) => x.isl_vec_concat(x.isl_vec_copy(p0), x.isl_vec_copy(p1)));
  }

  /** C: `isl_vec_drop_els`. */
  dropEls(pos: number, n: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_drop_els', (x) => x.isl_vec_drop_els(x.isl_vec_copy(p0), pos, n));
  }

  /** C: `isl_vec_extend`. */
  extend(size: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_extend', (x) => x.isl_vec_extend(x.isl_vec_copy(p0), size));
  }

  /** C: `isl_vec_get_element_val`. */
  getElementVal(pos: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Val, 'isl_vec_get_element_val', (x) => x.isl_vec_get_element_val(p0, pos));
  }

  /** C: `isl_vec_insert_els`. */
  insertEls(pos: number, n: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_insert_els', (x) => x.isl_vec_insert_els(x.isl_vec_copy(p0), pos, n));
  }

  /** C: `isl_vec_insert_zero_els`. */
  insertZeroEls(pos: number, n: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_insert_zero_els', (x) => x.isl_vec_insert_zero_els(x.isl_vec_copy(p0), pos, n));
  }

  /** C: `isl_vec_is_equal`. */
  isEqual(vec2: Vec): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(vec2, 'isl_vec');
    return c.bool('isl_vec_is_equal', (x) => x.isl_vec_is_equal(p0, p1));
  }

  /** C: `isl_vec_mat_product`. */
  matProduct(mat: Mat): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(mat, 'isl_mat');
    return c.give(Vec, 'isl_vec_mat_product', (x) => x.isl_vec_mat_product(x.isl_vec_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_vec_move_els`. */
  moveEls(dstCol: number, srcCol: number, n: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_move_els', (x) => x.isl_vec_move_els(x.isl_vec_copy(p0), dstCol, srcCol, n));
  }

  /** C: `isl_vec_neg`. */
  neg(): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_neg', (x) => x.isl_vec_neg(x.isl_vec_copy(p0)));
  }

  /** C: `isl_vec_normalize`. */
  normalize(): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_normalize', (x) => x.isl_vec_normalize(x.isl_vec_copy(p0)));
  }

  /** C: `isl_vec_set_element_si`. */
  setElementSi(pos: number, v: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_set_element_si', (x) => x.isl_vec_set_element_si(x.isl_vec_copy(p0), pos, v));
  }

  /** C: `isl_vec_set_element_val`. */
  setElementVal(pos: number, v: ValLike): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p2 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Vec, 'isl_vec_set_element_val', (x) => x.isl_vec_set_element_val(x.isl_vec_copy(p0), pos, x.isl_val_copy(p2)));
  }

  /** C: `isl_vec_set_si`. */
  setSi(v: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_set_si', (x) => x.isl_vec_set_si(x.isl_vec_copy(p0), v));
  }

  /** C: `isl_vec_set_val`. */
  setVal(v: ValLike): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    const p1 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Vec, 'isl_vec_set_val', (x) => x.isl_vec_set_val(x.isl_vec_copy(p0), x.isl_val_copy(p1)));
  }

  /** C: `isl_vec_size`. */
  size(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.size('isl_vec_size', (x) => x.isl_vec_size(p0));
  }

  /** C: `isl_vec_sort`. */
  sort(): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_sort', (x) => x.isl_vec_sort(x.isl_vec_copy(p0)));
  }

  /** C: `isl_vec_zero_extend`. */
  zeroExtend(size: number): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_vec');
    return c.give(Vec, 'isl_vec_zero_extend', (x) => x.isl_vec_zero_extend(x.isl_vec_copy(p0), size));
  }
}
