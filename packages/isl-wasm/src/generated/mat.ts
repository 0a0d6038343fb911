// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';
import type { ValLike } from '../conveniences.js';
import { asVal } from '../conveniences.js';
import { IslObject } from '../object.js';
import { Val } from './val.js';
import { Vec } from './vec.js';

/** Wraps `isl_mat`. */
export class Mat extends IslObject<'isl_mat'> {
  static readonly islType = 'isl_mat';

  override get islType(): 'isl_mat' {
    return 'isl_mat';
  }

  /** C: `isl_mat_alloc`. */
  static alloc(context: Context, nRow: number, nCol: number): Mat {
    const c = context;
    return c.give(Mat, 'isl_mat_alloc', (x) => x.isl_mat_alloc(c.isl, nRow, nCol));
  }

  /** C: `isl_mat_from_row_vec`. */
  static fromRowVec(vec: Vec): Mat {
    const c = vec.context;
    const p0 = c.pointer(vec, 'isl_vec');
    return c.give(Mat, 'isl_mat_from_row_vec', (x) => x.isl_mat_from_row_vec(x.isl_vec_copy(p0)));
  }

  /** C: `isl_mat_identity`. */
  static identity(context: Context, nRow: number): Mat {
    const c = context;
    return c.give(Mat, 'isl_mat_identity', (x) => x.isl_mat_identity(c.isl, nRow));
  }

  /** C: `isl_mat_add_rows`. */
  addRows(n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_add_rows', (x) => x.isl_mat_add_rows(x.isl_mat_copy(p0), n));
  }

  /** C: `isl_mat_add_zero_cols`. */
  addZeroCols(n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_add_zero_cols', (x) => x.isl_mat_add_zero_cols(x.isl_mat_copy(p0), n));
  }

  /** C: `isl_mat_add_zero_rows`. */
  addZeroRows(n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_add_zero_rows', (x) => x.isl_mat_add_zero_rows(x.isl_mat_copy(p0), n));
  }

  /** C: `isl_mat_aff_direct_sum`. */
  affDirectSum(right: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(right, 'isl_mat');
    return c.give(Mat, 'isl_mat_aff_direct_sum', (x) => x.isl_mat_aff_direct_sum(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_col_add`. */
  colAdd(dstCol: number, srcCol: number): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.nothing('isl_mat_col_add', (x) => x.isl_mat_col_add(p0, dstCol, srcCol));
  }

  /** C: `isl_mat_cols`. */
  cols(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.size('isl_mat_cols', (x) => x.isl_mat_cols(p0));
  }

  /** C: `isl_mat_concat`. */
  concat(bot: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(bot, 'isl_mat');
    return c.give(Mat, 'isl_mat_concat', (x) => x.isl_mat_concat(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_diagonal`. */
  diagonal(mat2: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(mat2, 'isl_mat');
    return c.give(Mat, 'isl_mat_diagonal', (x) => x.isl_mat_diagonal(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_drop_cols`. */
  dropCols(col: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_drop_cols', (x) => x.isl_mat_drop_cols(x.isl_mat_copy(p0), col, n));
  }

  /** C: `isl_mat_drop_rows`. */
  dropRows(row: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_drop_rows', (x) => x.isl_mat_drop_rows(x.isl_mat_copy(p0), row, n));
  }

  /** C: `isl_mat_extend`. */
  extend(nRow: number, nCol: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_extend', (x) => x.isl_mat_extend(x.isl_mat_copy(p0), nRow, nCol));
  }

  /** C: `isl_mat_get_element_val`. */
  getElementVal(row: number, col: number): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Val, 'isl_mat_get_element_val', (x) => x.isl_mat_get_element_val(p0, row, col));
  }

  /** C: `isl_mat_has_linearly_independent_rows`. */
  hasLinearlyIndependentRows(mat2: Mat): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(mat2, 'isl_mat');
    return c.bool('isl_mat_has_linearly_independent_rows', (x) => x.isl_mat_has_linearly_independent_rows(p0, p1));
  }

  /** C: `isl_mat_initial_non_zero_cols`. */
  initialNonZeroCols(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.number('isl_mat_initial_non_zero_cols', (x) => x.isl_mat_initial_non_zero_cols(p0));
  }

  /** C: `isl_mat_insert_cols`. */
  insertCols(col: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_insert_cols', (x) => x.isl_mat_insert_cols(x.isl_mat_copy(p0), col, n));
  }

  /** C: `isl_mat_insert_rows`. */
  insertRows(row: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_insert_rows', (x) => x.isl_mat_insert_rows(x.isl_mat_copy(p0), row, n));
  }

  /** C: `isl_mat_insert_zero_cols`. */
  insertZeroCols(first: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_insert_zero_cols', (x) => x.isl_mat_insert_zero_cols(x.isl_mat_copy(p0), first, n));
  }

  /** C: `isl_mat_insert_zero_rows`. */
  insertZeroRows(row: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_insert_zero_rows', (x) => x.isl_mat_insert_zero_rows(x.isl_mat_copy(p0), row, n));
  }

  /** C: `isl_mat_inverse_product`. */
  inverseProduct(right: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(right, 'isl_mat');
    return c.give(Mat, 'isl_mat_inverse_product', (x) => x.isl_mat_inverse_product(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_is_equal`. */
  isEqual(mat2: Mat): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(mat2, 'isl_mat');
    return c.bool('isl_mat_is_equal', (x) => x.isl_mat_is_equal(p0, p1));
  }

  /** C: `isl_mat_left_hermite`. */
  leftHermite(neg: number): { result: Mat; U: Mat; Q: Mat } {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const U = { value: 0 };
    const Q = { value: 0 };
    const result = c.give(Mat, 'isl_mat_left_hermite', (x, f) => x.isl_mat_left_hermite(x.isl_mat_copy(p0), neg, f.output(U), f.output(Q)));
    return { result, U: c.adopt(Mat, U.value), Q: c.adopt(Mat, Q.value) };
  }

  /** C: `isl_mat_lin_to_aff`. */
  linToAff(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_lin_to_aff', (x) => x.isl_mat_lin_to_aff(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_move_cols`. */
  moveCols(dstCol: number, srcCol: number, n: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_move_cols', (x) => x.isl_mat_move_cols(x.isl_mat_copy(p0), dstCol, srcCol, n));
  }

  /** C: `isl_mat_normalize`. */
  normalize(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_normalize', (x) => x.isl_mat_normalize(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_normalize_row`. */
  normalizeRow(row: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_normalize_row', (x) => x.isl_mat_normalize_row(x.isl_mat_copy(p0), row));
  }

  /** C: `isl_mat_product`. */
  product(right: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(right, 'isl_mat');
    return c.give(Mat, 'isl_mat_product', (x) => x.isl_mat_product(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_rank`. */
  rank(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.size('isl_mat_rank', (x) => x.isl_mat_rank(p0));
  }

  /** C: `isl_mat_right_inverse`. */
  rightInverse(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_right_inverse', (x) => x.isl_mat_right_inverse(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_right_kernel`. */
  rightKernel(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_right_kernel', (x) => x.isl_mat_right_kernel(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_row_basis`. */
  rowBasis(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_row_basis', (x) => x.isl_mat_row_basis(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_row_basis_extension`. */
  rowBasisExtension(mat2: Mat): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(mat2, 'isl_mat');
    return c.give(Mat, 'isl_mat_row_basis_extension', (x) => x.isl_mat_row_basis_extension(x.isl_mat_copy(p0), x.isl_mat_copy(p1)));
  }

  /** C: `isl_mat_rows`. */
  rows(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.size('isl_mat_rows', (x) => x.isl_mat_rows(p0));
  }

  /** C: `isl_mat_set_element_si`. */
  setElementSi(row: number, col: number, v: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_set_element_si', (x) => x.isl_mat_set_element_si(x.isl_mat_copy(p0), row, col, v));
  }

  /** C: `isl_mat_set_element_val`. */
  setElementVal(row: number, col: number, v: ValLike): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p3 = c.pointer(asVal(c, v), 'isl_val');
    return c.give(Mat, 'isl_mat_set_element_val', (x) => x.isl_mat_set_element_val(x.isl_mat_copy(p0), row, col, x.isl_val_copy(p3)));
  }

  /** C: `isl_mat_swap_cols`. */
  swapCols(i: number, j: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_swap_cols', (x) => x.isl_mat_swap_cols(x.isl_mat_copy(p0), i, j));
  }

  /** C: `isl_mat_swap_rows`. */
  swapRows(i: number, j: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_swap_rows', (x) => x.isl_mat_swap_rows(x.isl_mat_copy(p0), i, j));
  }

  /** C: `isl_mat_transpose`. */
  transpose(): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_transpose', (x) => x.isl_mat_transpose(x.isl_mat_copy(p0)));
  }

  /** C: `isl_mat_unimodular_complete`. */
  unimodularComplete(row: number): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    return c.give(Mat, 'isl_mat_unimodular_complete', (x) => x.isl_mat_unimodular_complete(x.isl_mat_copy(p0), row));
  }

  /** C: `isl_mat_vec_concat`. */
  vecConcat(bot: Vec): Mat {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(bot, 'isl_vec');
    return c.give(Mat, 'isl_mat_vec_concat', (x) => x.isl_mat_vec_concat(x.isl_mat_copy(p0), x.isl_vec_copy(p1)));
  }

  /** C: `isl_mat_vec_inverse_product`. */
  vecInverseProduct(vec: Vec): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(vec, 'isl_vec');
    return c.give(Vec, 'isl_mat_vec_inverse_product', (x) => x.isl_mat_vec_inverse_product(x.isl_mat_copy(p0), x.isl_vec_copy(p1)));
  }

  /** C: `isl_mat_vec_product`. */
  vecProduct(vec: Vec): Vec {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_mat');
    const p1 = c.pointer(vec, 'isl_vec');
    return c.give(Vec, 'isl_mat_vec_product', (x) => x.isl_mat_vec_product(x.isl_mat_copy(p0), x.isl_vec_copy(p1)));
  }
}
