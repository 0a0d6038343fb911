import { IslUsageError } from './errors.js';
import type { IslExports } from './generated/exports.js';

/** C counts operations in 32 bits. */
const MOST = 0xffff_ffff;

/** Limits on the operations of one context; isl counts them itself and gives up when the count reaches a maximum. */
export class Quota {
  /** The innermost quota in force, as its caller gave it; 0 for none. */
  limit: number;
  #end = 0;

  constructor(
    private readonly exports: IslExports,
    private readonly isl: number,
    private readonly perCall = 0,
  ) {
    if (perCall !== 0) requireCount(perCall);
    this.limit = perCall;
    exports.isl_ctx_set_max_operations(isl, perCall);
  }

  /** Outside `run` each call has its quota to itself. */
  beginCall(): void {
    if (this.#end === 0) this.exports.isl_ctx_reset_operations(this.isl);
  }

  /** Returns whether isl has given up, or would at its next operation. */
  get isExhausted(): boolean {
    const most = this.exports.isl_ctx_get_max_operations(this.isl) >>> 0;
    return most !== 0 && this.exports.shim_operations(this.isl) >>> 0 >= most;
  }

  run<T>(maxOperations: number, body: () => T): T {
    requireCount(maxOperations);
    const outer = { limit: this.limit, end: this.#end };
    if (outer.end === 0) this.exports.isl_ctx_reset_operations(this.isl);
    const end = Math.min((this.exports.shim_operations(this.isl) >>> 0) + maxOperations, MOST);
    if (outer.end === 0 || end < outer.end) this.#set(maxOperations, end);
    try {
      return body();
    } finally {
      this.limit = outer.limit;
      this.#end = outer.end;
      this.exports.isl_ctx_set_max_operations(this.isl, outer.end || this.perCall);
    }
  }

  #set(limit: number, end: number): void {
    this.limit = limit;
    this.#end = end;
    this.exports.isl_ctx_set_max_operations(this.isl, end);
  }
}

function requireCount(value: number): void {
  if (!Number.isInteger(value) || value <= 0 || value > MOST) {
    throw new IslUsageError(`a quota must be a whole number from 1 to ${MOST}, not ${value}`);
  }
}
