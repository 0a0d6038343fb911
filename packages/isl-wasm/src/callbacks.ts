type Callback = (a0: number, a1: number, a2: number) => number;

const C_FAILURE = { stat: -1, pointer: 0 };

/** The JavaScript functions C can call, by number, and the first exception one of them threw. */
export class Callbacks {
  readonly #functions = new Map<number, { readonly fn: Callback; readonly returnsPointer: boolean }>();
  #next = 1;
  #thrown: { readonly value: unknown } | undefined;
  /** How many callbacks are running inside one another. */
  depth = 0;

  register(fn: Callback, returnsPointer = false): number {
    const user = this.#next;
    this.#next += 1;
    this.#functions.set(user, { fn, returnsPointer });
    return user;
  }

  unregister(user: number): void {
    this.#functions.delete(user);
  }

  /**
   * Runs a callback for C. An exception cannot pass through C, which would lose its state: it is kept, C is told that
   * the callback failed, and `rethrow` continues it once C has returned.
   */
  readonly run = (user: number, a0: number, a1: number, a2: number): number => {
    const entry = this.#functions.get(user);
    const failure = entry?.returnsPointer ? C_FAILURE.pointer : C_FAILURE.stat;
    this.depth += 1;
    try {
      if (!entry) throw new Error('isl called a callback that no longer exists');
      // isl passes on the object that it failed to make, for lack of operations.
      if (entry.returnsPointer && a0 === 0) return failure;
      // isl may go on to its other callbacks after a failure; what they did would be lost.
      return this.#thrown ? failure : entry.fn(a0, a1, a2);
    } catch (value) {
      this.#thrown ??= { value };
      return failure;
    } finally {
      this.depth -= 1;
    }
  };

  get hasThrown(): boolean {
    return this.#thrown !== undefined;
  }

  rethrow(): never {
    const { value } = this.#thrown!;
    this.#thrown = undefined;
    throw value;
  }
}
