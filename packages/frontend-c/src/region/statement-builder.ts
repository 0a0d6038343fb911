import type { IntExpr } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';
import type { Scope } from '../types/scope.js';
import type { Context } from './context.js';
import type { AccessDraft, ArrayDraft } from './drafts.js';
import { namesAt } from './names.js';

/** Collects the accesses of one statement while its body is built. */
export class StatementBuilder {
  readonly accesses: AccessDraft[] = [];
  /** Whether an expression is a sum of names and integers, by the node's id. */
  readonly sums = new Map<number, boolean>();
  readonly #guards: IntExpr[] = [];
  #depthOfData = 0;

  constructor(readonly context: Context) {}

  get region() {
    return this.context.region;
  }

  get scope(): Scope {
    return this.context.scope;
  }

  get names() {
    return namesAt(this.context);
  }

  /** The position of the new access. */
  add(kind: 'read' | 'write', array: ArrayDraft, index: readonly IntExpr[], at: Node): number {
    this.accesses.push({
      kind,
      may: this.#depthOfData > 0,
      array: array.name,
      index,
      guards: [...this.#guards],
      location: this.region.locate(at),
    });
    return this.accesses.length - 1;
  }

  /** Builds a part that only happens under a condition; `undefined`: one that depends on data. */
  under<T>(condition: IntExpr | undefined, build: () => T): T {
    if (condition) this.#guards.push(condition);
    else this.#depthOfData++;
    const result = build();
    if (condition) this.#guards.pop();
    else this.#depthOfData--;
    return result;
  }
}
