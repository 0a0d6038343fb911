import type { Diagnostic, Refusal, RefusedLoop, Scop } from '@boxflow/ir';
import { aroundRegions } from '../diagnostics/around-regions.js';
import type { FunctionText } from '../functions.js';
import { headerOf } from '../syntax/loop-statement.js';
import type { Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';

/** A refusal that further loops may join. */
interface OpenRefusal extends Refusal {
  readonly loops: RefusedLoop[];
  readonly key: string;
  /** The outermost loop. */
  readonly node: Node;
}

/** The loops that are in no region, and why: one refusal for loops inside each other that have the same reason. */
export class Refusals {
  readonly #all: OpenRefusal[] = [];
  readonly #loops = new Set<number>();

  constructor(readonly map: SourceMap) {}

  /** Returns the refusals, with the regions inside their loops. */
  all(scops: readonly Scop[]): readonly Refusal[] {
    return this.#all.map(({ functionName, location, marked, loops, reason, node }) => {
      const [begin, end] = this.map.rangeOf(node);
      const inside = scops.filter(({ textRange }) => begin <= textRange[0] && textRange[1] <= end);
      if (inside.length === 0) return { functionName, location, marked, loops, reason };
      const regionsInside = inside.map((scop) => scop.location);
      return { functionName, location, marked, loops, regionsInside, reason: aroundRegions(reason) };
    });
  }

  /** Returns whether there is a reason for a loop. */
  has(loop: Node): boolean {
    return this.#loops.has(loop.id);
  }

  add(loop: Node, reason: Diagnostic, { name }: FunctionText): void {
    this.#loops.add(loop.id);
    const own = refusedLoop(loop, this.map);
    const key = keyOf(reason, own);
    const around = this.#all.find((other) => other.key === key && isInside(loop, other.node));
    if (around) {
      around.loops.push(own);
      return;
    }
    const { location } = own;
    this.#all.push({
      functionName: name,
      location,
      marked: false,
      loops: [own],
      reason,
      key,
      node: loop,
    });
  }
}

/** Returns the text that refusals for the same reason have in common: the place counts unless it is the loop's own. */
function keyOf({ code, location, notes }: Diagnostic, loop: RefusedLoop): string {
  const place = JSON.stringify(location);
  const isItself = place === JSON.stringify(loop.location);
  return JSON.stringify([code, isItself ? 'the loop' : place, notes.map((note) => note.location)]);
}

function isInside(inner: Node, outer: Node): boolean {
  return outer.startIndex <= inner.startIndex && inner.endIndex <= outer.endIndex;
}

/** Returns a loop as messages name it. */
export function refusedLoop(loop: Node, map: SourceMap): RefusedLoop {
  return { location: map.locate(loop.startIndex), text: headerOf(loop) };
}
