// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import { IslObject } from '../object.js';
import { Aff } from './aff.js';
import { Val } from './val.js';

/** Wraps `isl_stride_info`. */
export class StrideInfo extends IslObject<'isl_stride_info'> {
  static readonly islType = 'isl_stride_info';

  override get islType(): 'isl_stride_info' {
    return 'isl_stride_info';
  }

  /** C: `isl_stride_info_get_offset`. */
  getOffset(): Aff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_stride_info');
    return c.give(Aff, 'isl_stride_info_get_offset', (x) => x.isl_stride_info_get_offset(p0));
  }

  /** C: `isl_stride_info_get_stride`. */
  getStride(): Val {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_stride_info');
    return c.give(Val, 'isl_stride_info_get_stride', (x) => x.isl_stride_info_get_stride(p0));
  }
}
