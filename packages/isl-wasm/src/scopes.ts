import { IslUsageError } from './errors.js';
import { IslObject } from './object.js';

/** The stack of scopes of one context: each lists the objects made while it is the innermost. */
export class Scopes {
  readonly #stack: IslObject[][] = [];

  add(object: IslObject): void {
    this.#stack.at(-1)?.push(object);
  }

  /** See `Context.scope`. */
  run<T>(body: () => T): T {
    const made: IslObject[] = [];
    this.#stack.push(made);
    const kept = new Set<IslObject>();
    try {
      const result = body();
      if (isThenable(result)) throw new IslUsageError('the function of a scope must not be asynchronous');
      collectObjects(result, kept, new Set());
      return result;
    } finally {
      this.#stack.pop();
      const outer = this.#stack.at(-1);
      for (const object of made) {
        if (kept.has(object)) outer?.push(object);
        else object.dispose();
      }
    }
  }
}

function isThenable(value: unknown): boolean {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}

/** Finds isl objects in a result: the value itself, and whatever arrays and plain objects in it hold. */
function collectObjects(value: unknown, found: Set<IslObject>, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  if (value instanceof IslObject) {
    found.add(value);
    return;
  }
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null) {
    for (const part of Object.values(value)) collectObjects(part, found, seen);
  }
}
