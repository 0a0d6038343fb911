import type { KernelNode } from '@boxflow/ir';
import { firstNeighbour } from '../expressions/body-text.js';
import { runHelper } from '../language/run-helpers.js';
import type { Writer } from '../layout/writer.js';
import { instanceScope } from '../names/instance-scope.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { certainReads } from './certain-reads.js';
import { changedArrays } from './changed-arrays.js';
import { type PointsLoop, pointsNest, printLoops } from './points-nest.js';

/** A run of neighbours that a thread reads of a view. */
interface RunRead {
  readonly view: number;
  /** The text of the first element. */
  readonly first: string;
  /** The loops over the thread's other iterations around it. */
  readonly loops: readonly PointsLoop[];
}

/**
 * Prints what a thread does for a run of neighbouring iterations that all exist. It begins with what it certainly reads:
 *
 *   float x_run[4];
 *   read_float_4(x_run, &x[i]);
 */
export function printRunReads(nodes: readonly KernelNode[], scope: KernelScope, writer: Writer): KernelScope {
  const { run, kernel, dialect } = scope;
  if (!run) return scope;
  const values = new Map<string, string>();
  const reads = readsOf(nodes, scope);
  for (const [view, { element }] of kernel.views.entries()) {
    const own = reads.filter((read) => read.view === view);
    const helper = runHelper('read', element, run.count, dialect);
    if (own.length === 0 || !helper) continue;
    const name = scope.runs[view]!;
    const outer = own.length > 1 ? [own.length] : [];
    const loops = longest(own.map((read) => read.loops));
    const extents = [...outer, ...loops.map(({ count }) => count), run.count];
    writer.line(`${dialect.types[element]} ${name}${extents.map((extent) => `[${extent}]`).join('')};`);
    own.forEach(({ first, loops: around }, position) => {
      const index = [...(outer.length > 0 ? [position] : []), ...loops.map((loop) => loop.name)];
      const place = `${name}${index.map((one) => `[${one}]`).join('')}`;
      values.set(first, place);
      scope.helpers.add(helper);
      printLoops(around.length > 0 ? around : loops, scope, writer, () =>
        writer.code(`${helper}(${place}, &${first});`),
      );
    });
  }
  return { ...scope, run: { ...run, values } };
}

function longest<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Returns the runs that nodes certainly read, each once, of arrays that they only write later. */
function readsOf(nodes: readonly KernelNode[], scope: KernelScope): readonly RunRead[] {
  const found = new Map<string, RunRead>();
  const changed = changedArrays(nodes, scope.kernel);
  for (const node of nodes) {
    const nest = pointsNest(node, scope);
    if (nest?.leaf.kind !== 'instance') continue;
    const instance = instanceScope(nest.leaf, scope);
    const loops = nest.loops.filter(({ variable }) => variable !== scope.run?.point);
    for (const access of certainReads(instance.statement)) {
      const first = firstNeighbour(access, instance);
      const view = instance.views[access];
      const isOld = !changed.has(instance.statement.accesses[access]!.array);
      if (first !== undefined && typeof view === 'number' && isOld && !found.has(first))
        found.set(first, { view, first, loops });
    }
  }
  return [...found.values()];
}
