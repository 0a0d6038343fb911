import type { Kernel, KernelNode } from '@boxflow/ir';
import { isPointVariable } from '../names/kernel-scope.js';

/**
 * Returns the arrays that the nodes of a thread read after they may have written them. The iterations that a thread executes together are
 * independent of each other.
 */
export function changedArrays(nodes: readonly KernelNode[], kernel: Kernel): ReadonlySet<string> {
  const changes = new Changes(kernel);
  changes.add(nodes);
  return changes.changed;
}

class Changes {
  readonly changed = new Set<string>();
  readonly #written = new Set<string>();

  constructor(private readonly kernel: Kernel) {}

  add(nodes: readonly KernelNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'if') this.add([...node.then, ...node.otherwise]);
      else if (node.kind === 'instance') this.#addInstance(node.statement);
      else if (node.kind === 'copy') this.#addCopy(node);
      else if (node.kind === 'for') {
        this.add(node.body);
        // A later iteration reads what an earlier one has written.
        if (!isPointVariable(node.iterator)) this.add(node.body);
      }
    }
  }

  #addInstance(name: string): void {
    const { accesses, body } = this.kernel.statements[name]!;
    const [reads, writes] = (['read', 'write'] as const).map((kind) =>
      accesses.filter((access) => access.kind === kind).map(({ array }) => array),
    ) as [string[], string[]];
    // The value of an only assignment is computed before.
    const before =
      body.length > 1 || body[0]?.kind !== 'assign' ? [...this.#written, ...writes] : [...this.#written];
    for (const array of reads) if (before.includes(array)) this.changed.add(array);
    for (const array of writes) this.#written.add(array);
  }

  #addCopy({ direction, view }: KernelNode & { kind: 'copy' }): void {
    const { array } = this.kernel.views[view]!;
    if (direction === 'out') this.#written.add(array);
    else if (this.#written.has(array)) this.changed.add(array);
  }
}
