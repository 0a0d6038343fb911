import type { IslExports } from './generated/exports.js';
import { type WasmModule, wasm } from './wasm-types.js';

const BAD_FILE = 8;
const SUCCESS = 0;

/** The functions that isl's C code imports: callbacks into JavaScript, and the printing of failed assertions. */
export class Imports {
  /** The text that C has printed to its standard error so far. */
  printed = '';
  #exports: IslExports | undefined;

  constructor(private readonly callback: (user: number, a0: number, a1: number, a2: number) => number) {}

  connect(exports: IslExports): IslExports {
    this.#exports = exports;
    exports._initialize?.();
    return exports;
  }

  toObject(): object {
    return {
      boxflow: { callback: this.callback },
      wasi_snapshot_preview1: {
        fd_close: () => BAD_FILE,
        fd_fdstat_get: () => BAD_FILE,
        fd_seek: () => BAD_FILE,
        fd_write: (_file: number, parts: number, count: number, written: number) =>
          this.#write(parts, count, written),
      },
    };
  }

  /** Gathers text written in parts: each is a pair (address, length). */
  #write(parts: number, count: number, written: number): number {
    const { buffer } = this.#exports!.memory;
    const view = new DataView(buffer);
    let total = 0;
    for (let at = parts; at < parts + 8 * count; at += 8) {
      const length = view.getUint32(at + 4, true);
      this.printed += new TextDecoder().decode(new Uint8Array(buffer, view.getUint32(at, true), length));
      total += length;
    }
    view.setUint32(written, total, true);
    return SUCCESS;
  }
}

export function instantiate(module: WasmModule, imports: Imports): IslExports {
  return imports.connect(new wasm.Instance(module, imports.toObject()).exports as IslExports);
}
