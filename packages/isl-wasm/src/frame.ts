import type { Callbacks } from './callbacks.js';
import { IslUsageError } from './errors.js';
import type { IslExports } from './generated/exports.js';
import { writeText } from './text.js';

/** A function of one pointer, found by name: `isl_set_copy`, `isl_map_free`. */
export function fixed(exports: IslExports, symbol: string): (pointer: number) => number {
  return (exports as unknown as Record<string, (pointer: number) => number>)[symbol]!;
}

type Callback1 = (a0: number) => number;
type Callback2 = (a0: number, a1: number) => number;
type Callback3 = (a0: number, a1: number, a2: number) => number;

/** The resources that one call into C needs only while it runs: copies of strings, and registered callbacks. */
export class Frame {
  readonly #blocks: number[] = [];
  readonly #users: number[] = [];
  readonly #held: { readonly islType: string; readonly pointer: number }[] = [];
  readonly #outputs: { readonly address: number; readonly target: { value: number } }[] = [];

  constructor(
    private readonly exports: IslExports,
    private readonly callbacks: Callbacks,
  ) {}

  /** The address of a C copy of a string. */
  text(value: string): number {
    if (typeof value !== 'string') throw new IslUsageError(`expected a string, got ${typeof value}`);
    const address = writeText(this.exports, value);
    this.#blocks.push(address);
    return address;
  }

  /** Keeps an object alive for the whole call, even if a callback disposes of it. */
  held(islType: string, pointer: number): number {
    this.#held.push({ islType, pointer: fixed(this.exports, `${islType}_copy`)(pointer) });
    return pointer;
  }

  /** The address of a word for C to write to; `readOutputs` copies it to `target`. */
  output(target: { value: number }): number {
    const address = this.exports.malloc(4);
    this.#blocks.push(address);
    this.#outputs.push({ address, target });
    new DataView(this.exports.memory.buffer).setInt32(address, 0, true);
    return address;
  }

  readOutputs(): void {
    if (this.#outputs.length === 0) return;
    const view = new DataView(this.exports.memory.buffer);
    for (const { address, target } of this.#outputs) target.value = view.getInt32(address, true);
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
    for (const address of this.#blocks) this.exports.free(address);
    for (const { islType, pointer } of this.#held) fixed(this.exports, `${islType}_free`)(pointer);
    for (const user of this.#users) this.callbacks.unregister(user);
  }
}
