// The part of the WebAssembly interface this package uses. TypeScript declares it only together with the whole DOM.

export interface WasmModule {
  readonly [Symbol.toStringTag]?: string;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmApi {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown };
  readonly RuntimeError: new () => Error;
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(module: WasmModule, imports: object): Promise<{ readonly exports: unknown }>;
}

export const wasm: WasmApi = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;
