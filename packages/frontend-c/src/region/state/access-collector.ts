import { dataSubscripts, type IntExpr, type SourceLocation, type Subscript } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { AccessDraft, ArrayDraft } from './drafts.js';

/** Collects the accesses of one statement while its body is built. */
export class AccessCollector {
  readonly accesses: AccessDraft[] = [];
  readonly #guards: IntExpr[] = [];
  #depthOfData = 0;

  constructor(readonly locate: (node: Node) => SourceLocation) {}

  /** Returns the affine conditions around the part that is being built. */
  get guards(): readonly IntExpr[] {
    return this.#guards;
  }

  /** Returns whether the part that is being built happens only under a condition on data. */
  get isUnderData(): boolean {
    return this.#depthOfData > 0;
  }

  /** Returns the number of conditions around the part that is being built. */
  get depth(): number {
    return this.#guards.length + this.#depthOfData;
  }

  /** Adds an access and returns its position. */
  add(kind: 'read' | 'write', array: ArrayDraft, index: readonly Subscript[], at: Node): number {
    this.accesses.push({
      kind,
      may: this.isUnderData || dataSubscripts({ index }).length > 0,
      array: array.name,
      index,
      guards: [...this.#guards],
      location: this.locate(at),
    });
    return this.accesses.length - 1;
  }

  /** Builds a part that happens only under a condition; `undefined` is a condition that depends on data. */
  under<T>(condition: IntExpr | undefined, build: () => T): T {
    if (condition) this.#guards.push(condition);
    else this.#depthOfData++;
    const result = build();
    if (condition) this.#guards.pop();
    else this.#depthOfData--;
    return result;
  }
}
