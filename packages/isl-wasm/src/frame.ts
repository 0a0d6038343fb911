import type { Callbacks } from './callbacks.js';
import { IslUsageError } from './errors.js';
import type { IslExports } from './generated/exports.js';
import { writeText } from './text.js';

type Callback1 = (a0: number) => number;
type Callback2 = (a0: number, a1: number) => number;
type Callback3 = (a0: number, a1: number, a2: number) => number;

/** What one call into C needs only while it runs: copies of strings, and registered callbacks. */
export class Frame {
  readonly #texts: number[] = [];
  readonly #users: number[] = [];

  constructor(
    private readonly exports: IslExports,
    private readonly callbacks: Callbacks,
  ) {}

  /** The address of a C copy of a string. */
  text(value: string): number {
    if (typeof value !== 'string') throw new IslUsageError(`expected a string, got ${typeof value}`);
    const address = writeText(this.exports, value);
    this.#texts.push(address);
    return address;
  }

  /** The two arguments C takes for a callback: the function, and the `user` value passed back to it. */
  callback1(fn: Callback1, returnsPointer = false): [number, number] {
    return [this.exports.shim_trampoline_1(), this.#temporary(fn, returnsPointer)];
  }

  callback2(fn: Callback2, returnsPointer = false): [number, number] {
    return [this.exports.shim_trampoline_2(), this.#temporary(fn, returnsPointer)];
  }

  callback3(fn: Callback3, returnsPointer = false): [number, number] {
    return [this.exports.shim_trampoline_3(), this.#temporary(fn, returnsPointer)];
  }

  /** Like `callback1`, for a function that C remembers: it lives as long as the context. */
  keptCallback1(fn: Callback1, returnsPointer = false): [number, number] {
    return [this.exports.shim_trampoline_1(), this.callbacks.register(fn, returnsPointer)];
  }

  keptCallback2(fn: Callback2, returnsPointer = false): [number, number] {
    return [this.exports.shim_trampoline_2(), this.callbacks.register(fn, returnsPointer)];
  }

  #temporary(fn: Callback3, returnsPointer: boolean): number {
    const user = this.callbacks.register(fn, returnsPointer);
    this.#users.push(user);
    return user;
  }

  release(): void {
    for (const address of this.#texts) this.exports.free(address);
    for (const user of this.#users) this.callbacks.unregister(user);
  }
}
