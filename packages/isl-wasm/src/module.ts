import { IslUsageError } from './errors.js';
import { type WasmModule, wasm } from './wasm-types.js';

/** The source of isl's code: a compiled module, its bytes, or an address. */
export type IslSource = WasmModule | Uint8Array | ArrayBuffer | URL;

let loaded: WasmModule | undefined;
let loading: Promise<WasmModule> | undefined;

/**
 * Compiles isl once per process; later calls return the same module. Without an argument the file `wasm/isl.wasm` of
 * this package is used; if files cannot be read, as in a browser, pass its bytes, a compiled module or an address.
 */
export function loadIsl(source?: IslSource): Promise<WasmModule> {
  loading ??= compile(source ?? new URL('../wasm/isl.wasm', import.meta.url)).then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      // A failed attempt must not keep later ones from succeeding.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The module compiled by `loadIsl`. */
export function loadedIsl(): WasmModule {
  if (!loaded)
    throw new IslUsageError('isl is not loaded yet: await loadIsl(), or use await Context.create()');
  return loaded;
}

async function compile(source: IslSource): Promise<WasmModule> {
  if (source instanceof URL) return wasm.compile(await readBytes(source));
  if (source instanceof ArrayBuffer) return wasm.compile(new Uint8Array(source));
  return source instanceof Uint8Array ? wasm.compile(source) : source;
}

async function readBytes(address: URL): Promise<Uint8Array> {
  if (address.protocol !== 'file:') {
    const response = await fetch(address);
    if (!response.ok)
      throw new Error(`cannot fetch isl.wasm from ${address.href}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  const { readFile } = await import('node:fs/promises');
  try {
    return await readFile(address);
  } catch (cause) {
    const hint = 'in a checkout of the sources it is made by "npm run build:isl"';
    throw new Error(`cannot read ${address.pathname}; ${hint}`, { cause });
  }
}
