import { Callbacks } from './callbacks.js';
import { IslError, IslQuotaError, IslUsageError, kindOfError } from './errors.js';
import { Frame, fixed } from './frame.js';
import type { IslExports } from './generated/exports.js';
import { Options, type OptionValues } from './generated/options.js';
import { Imports, instantiate } from './instance.js';
import { loadedIsl, loadIsl } from './module.js';
import type { Handle, IslClass, IslObject } from './object.js';
import { Quota } from './quota.js';
import { Scopes } from './scopes.js';
import { readText } from './text.js';
import { wasm } from './wasm-types.js';

type Body = (x: IslExports, f: Frame) => number;

// ISL_ON_ERROR_* of isl/options.h: both only report, the first prints as well.
const ON_ERROR_WARN = 0;
const ON_ERROR_CONTINUE = 1;

export interface ContextOptions {
  /** The most operations any single call may take; more makes it throw `IslQuotaError`. Default: no limit. */
  readonly maxOperations?: number;
  /** isl's options, as for `ctx.options`. */
  readonly options?: OptionValues;
}

/**
 * A world of isl objects with an instance of isl of its own. Objects of two contexts never mix, and dropping a
 * context with its objects frees all their memory.
 */
export class Context {
  /** The address of C's context. For this package's own use. */
  readonly isl: number;
  /** isl's options: reading or writing a property calls isl. */
  readonly options: Options;
  readonly #callbacks = new Callbacks();
  readonly #scopes = new Scopes();
  readonly #imports = new Imports(this.#callbacks.run);
  readonly #registry = new FinalizationRegistry<Handle>((handle) => this.release(handle));
  readonly #quota: Quota;
  #exports: IslExports | undefined;
  #crash: unknown;

  /** Loads isl if that has not happened yet, and makes a context. */
  static async create(options: ContextOptions = {}): Promise<Context> {
    await loadIsl();
    return new Context(options);
  }

  /** Makes a context at once; `loadIsl` must have finished before. */
  constructor(options: ContextOptions = {}) {
    this.#exports = instantiate(loadedIsl(), this.#imports);
    this.isl = this.#exports.shim_ctx_alloc();
    this.#quota = new Quota(this.#exports, this.isl, options.maxOperations);
    this.options = new Options(this);
    this.setOptions(options.options ?? {});
  }

  /** Sets several of isl's options. */
  setOptions(values: OptionValues): void {
    Object.assign(this.options, values);
  }

  /** Runs a function with some of isl's options changed, and restores them afterwards. */
  withOptions<T>(values: OptionValues, body: () => T): T {
    const names = Object.keys(values) as (keyof OptionValues)[];
    const before = Object.fromEntries(names.map((name) => [name, this.options[name]])) as OptionValues;
    this.setOptions(values);
    try {
      return body();
    } finally {
      this.setOptions(before);
    }
  }

  /**
   * Runs a function and frees every object made meanwhile in this context, except those it returns: an object, or the
   * objects in an array or a plain object, nested or not. What it returns belongs to the enclosing scope, if any.
   */
  scope<T>(body: () => T): T {
    return this.#scopes.run(body);
  }

  /**
   * Runs a function whose calls together may take so many of isl's operations; the call that exceeds it throws
   * `IslQuotaError`, and the context stays usable. An inner quota cannot exceed what is left of an outer one.
   */
  withQuota<T>(maxOperations: number, body: () => T): T {
    this.#usable();
    return this.#quota.run(maxOperations, body);
  }

  /** How many operations isl has counted in the last call, or since the outermost `withQuota` began. */
  get operations(): number {
    return this.#usable().shim_operations(this.isl) >>> 0;
  }

  /** How many objects are alive on the C side, those inside other objects included. */
  get liveObjects(): number {
    return this.#usable().shim_live_objects(this.isl);
  }

  /** The size of this context's memory, in bytes. */
  get memoryBytes(): number {
    return this.#usable().memory.buffer.byteLength;
  }

  get isDisposed(): boolean {
    return this.#exports === undefined;
  }

  /** Frees the context and all its objects; using one of them afterwards throws. */
  dispose(): void {
    if (this.#callbacks.depth > 0)
      throw new IslUsageError('a context cannot be disposed of inside one of its callbacks');
    this.#exports = undefined;
  }

  // The methods below are for the generated classes.

  /** Checks an argument and returns its address. */
  pointer(object: IslObject, islType: string): number {
    if (object?.islType !== islType) {
      throw new IslUsageError(
        `expected an object of type ${islType}, got ${object?.islType ?? typeof object}`,
      );
    }
    if (object.context !== this) throw new IslUsageError(`this ${islType} belongs to another context`);
    if (object.pointer === 0) throw new IslUsageError(`this ${islType} was disposed of`);
    return object.pointer;
  }

  give<T extends IslObject>(target: IslClass<T>, symbol: string, body: Body): T {
    const result = this.giveOrNull(target, symbol, body);
    if (result === null) throw this.#error(symbol);
    return result;
  }

  giveOrNull<T extends IslObject>(target: IslClass<T>, symbol: string, body: Body): T | null {
    const pointer = this.#call(symbol, body);
    if (this.#callbacks.hasThrown) {
      if (pointer !== 0) this.release({ pointer, islType: target.islType });
      this.#callbacks.rethrow();
    }
    if (pointer !== 0) return this.adopt(target, pointer);
    if (this.#usable().isl_ctx_last_error(this.isl) !== 0)
      throw this.#error(symbol, () => this.#explain(symbol, body));
    return null;
  }

  bool(symbol: string, body: Body): boolean {
    return this.size(symbol, body) !== 0;
  }

  stat(symbol: string, body: Body): void {
    this.size(symbol, body);
  }

  /** A result of which every negative value means failure. */
  size(symbol: string, body: Body): number {
    const result = this.#call(symbol, body);
    if (this.#callbacks.hasThrown) this.#callbacks.rethrow();
    if (result < 0) throw this.#error(symbol);
    return result;
  }

  enumeration<T extends number>(symbol: string, body: Body): T {
    return this.size(symbol, body) as T;
  }

  /** A result of which every value is possible: only the pending error tells. */
  number(symbol: string, body: Body): number {
    const result = this.#call(symbol, body);
    if (this.#callbacks.hasThrown) this.#callbacks.rethrow();
    this.#throwPending(symbol);
    return result;
  }

  unsigned(symbol: string, body: Body): number {
    return this.number(symbol, body) >>> 0;
  }

  nothing(symbol: string, body: Body): void {
    this.number(symbol, body);
  }

  ownedText(symbol: string, body: Body): string {
    const address = this.number(symbol, body);
    if (address === 0) throw this.#error(symbol);
    const x = this.#usable();
    const text = readText(x, address);
    x.free(address);
    return text;
  }

  borrowedText(symbol: string, body: Body): string | null {
    const address = this.number(symbol, body);
    return address === 0 ? null : readText(this.#usable(), address);
  }

  /** Wraps an object C has given away. */
  adopt<T extends IslObject>(target: IslClass<T>, pointer: number): T {
    return new target(this, pointer);
  }

  /** Wraps an object C only lends: the wrapper holds a reference of its own. */
  borrow<T extends IslObject>(target: IslClass<T>, pointer: number): T {
    return this.adopt(target, this.#fixed(`${target.islType}_copy`)(pointer));
  }

  /** A reference for C to an object a callback returned. */
  handOver(object: IslObject, islType: string): number {
    return this.#fixed(`${islType}_copy`)(this.pointer(object, islType));
  }

  copyOf<T extends IslObject>(object: T): T {
    return this.borrow(object.constructor as unknown as IslClass<T>, this.pointer(object, object.islType));
  }

  /** Registers a new object with the innermost scope and with the garbage collector. */
  track(object: IslObject, handle: Handle): void {
    this.#scopes.add(object);
    this.#registry.register(object, handle);
  }

  /** Frees an object's C side, once. After a crash C's memory can no longer be trusted, and is left alone. */
  release(handle: Handle): void {
    const { pointer } = handle;
    handle.pointer = 0;
    if (pointer !== 0 && this.#exports && !this.#crash) this.#fixed(`${handle.islType}_free`)(pointer);
  }

  #fixed(symbol: string): (pointer: number) => number {
    return fixed(this.#usable(), symbol);
  }

  #usable(): IslExports {
    if (!this.#exports) throw new IslUsageError('this context was disposed of');
    if (this.#crash)
      throw new IslUsageError('an earlier call crashed inside isl: make a new context', {
        cause: this.#crash,
      });
    return this.#exports;
  }

  #call(symbol: string, body: Body): number {
    const x = this.#usable();
    const frame = new Frame(x, this.#callbacks);
    x.isl_ctx_reset_error(this.isl);
    if (this.#callbacks.depth === 0) this.#quota.beginCall();
    try {
      const result = body(x, frame);
      frame.readOutputs();
      return result;
    } catch (cause) {
      if (cause instanceof wasm.RuntimeError || cause instanceof RangeError) this.#crashed(symbol, cause);
      throw cause;
    } finally {
      if (!this.#crash) frame.release();
    }
  }

  #crashed(symbol: string, cause: Error): never {
    this.#crash = cause;
    const printed = this.#imports.printed.trim();
    const message = `${symbol} crashed inside isl: ${printed || cause.message}`;
    throw new IslError(message, { kind: 'crash', functionName: symbol, file: null, line: null }, { cause });
  }

  #throwPending(symbol: string): void {
    if (this.#usable().isl_ctx_last_error(this.isl) !== 0) throw this.#error(symbol);
  }

  /**
   * isl tells where in a text it stopped reading only by printing: so a failed reading is repeated, with
   * printing on.
   */
  #explain(symbol: string, body: Body): string {
    const x = this.#usable();
    this.#imports.printed = '';
    x.isl_options_set_on_error(this.isl, ON_ERROR_WARN);
    try {
      this.#call(symbol, body);
    } finally {
      x.isl_options_set_on_error(this.isl, ON_ERROR_CONTINUE);
    }
    // Each rule of the grammar that gives up adds its own complaint: the last is the clearest.
    const { printed } = this.#imports;
    return printed
      .slice(Math.max(0, printed.lastIndexOf('syntax error')))
      .trim()
      .replaceAll('\n', ', ');
  }

  #error(symbol: string, explain?: () => string): IslError {
    const x = this.#usable();
    const text = (address: number) => (address === 0 ? null : readText(x, address));
    // The operations tell better than the error: what isl's parser reports last is "syntax error", whatever the cause.
    if (this.#quota.isExhausted) {
      const place = { kind: 'quota' as const, functionName: symbol, file: null, line: null };
      x.isl_ctx_reset_error(this.isl);
      return new IslQuotaError(this.#quota.limit, place);
    }
    const given = text(x.isl_ctx_last_error_msg(this.isl)) ?? 'no result, and no reason given';
    const file = text(x.isl_ctx_last_error_file(this.isl));
    const line = file === null ? null : x.isl_ctx_last_error_line(this.isl);
    const kind = kindOfError(x.isl_ctx_last_error(this.isl));
    x.isl_ctx_reset_error(this.isl);
    const message = given === 'syntax error' ? explain?.() || given : given;
    const where = file ? ` (${file}:${line})` : '';
    return new IslError(`${symbol}: ${message}${where}`, { kind, functionName: symbol, file, line });
  }
}
