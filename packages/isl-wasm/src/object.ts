import type { Context } from './context.js';

/** The C side of an object: what the finalizer needs once the JavaScript side is gone. */
export interface Handle {
  /** 0 once freed. */
  pointer: number;
  readonly islType: string;
}

/**
 * An object of isl. It is immutable: every method leaves `this` and its arguments alone and returns a new object.
 * Its memory is freed by `dispose()`, by the end of the scope it was made in, or by the garbage collector.
 */
export abstract class IslObject<Type extends string = string> {
  readonly context: Context;
  readonly #handle: Handle;

  /** Takes over one reference to a C object. For this package's own use. */
  constructor(context: Context, pointer: number) {
    this.context = context;
    this.#handle = { pointer, islType: (new.target as unknown as IslClass<IslObject>).islType };
    context.track(this, this.#handle);
  }

  /** The name of the object's C type. */
  abstract get islType(): Type;

  /** The address of the C object, 0 once disposed. For this package's own use. */
  get pointer(): number {
    return this.#handle.pointer;
  }

  get isDisposed(): boolean {
    return this.#handle.pointer === 0 || this.context.isDisposed;
  }

  /** A second object with the same content, which can outlive this one. */
  copy(): this {
    return this.context.copyOf(this);
  }

  /** Frees the C object now. Disposing twice is harmless. */
  dispose(): void {
    this.context.release(this.#handle);
  }
}

export interface IslObject {
  [Symbol.dispose](): void;
}

// Older engines do not have the symbol yet.
const disposeSymbol: symbol | undefined = Symbol.dispose;
if (disposeSymbol) {
  Object.defineProperty(IslObject.prototype, disposeSymbol, {
    value(this: IslObject) {
      this.dispose();
    },
  });
}

/** A class of isl objects, as the runtime sees it. */
export interface IslClass<T extends IslObject> {
  new (context: Context, pointer: number): T;
  readonly islType: string;
}
