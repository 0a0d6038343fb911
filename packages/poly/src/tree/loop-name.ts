import * as isl from '@boxflow/isl-wasm';

/** Name of a band, `S0.i` or, in a piece of a split loop, `S0.i/before`. */
export function loopName(band: isl.ScheduleNode): string {
  return band.bandGetPartialSchedule().getTupleName(isl.DimType.Set) ?? '';
}

/** `S0.i/before` → `i`. */
export function iteratorOf(name: string): string {
  return name.replace(/^[^.]*\./, '').replace(/\/.*$/, '');
}

/** Returns the band called `name`, or `undefined`. */
export function findLoop(schedule: isl.Schedule, name: string): isl.ScheduleNode | undefined {
  const known = LOOPS.get(schedule) ?? new LoopsOfTree(schedule);
  LOOPS.set(schedule, known);
  return known.find(name);
}

/** A tree with many loops is asked for each of them, several times. */
const LOOPS = new WeakMap<isl.Schedule, LoopsOfTree>();

/** The loops of a schedule tree by name, found in tree order as far as they are asked for. */
class LoopsOfTree {
  readonly #found = new Map<string, isl.ScheduleNode>();
  /** The nodes that have not been looked at, the next one last. */
  readonly #rest: isl.ScheduleNode[];

  constructor(schedule: isl.Schedule) {
    this.#rest = [schedule.getRoot()];
  }

  find(name: string): isl.ScheduleNode | undefined {
    for (let node = this.#rest.at(-1); node && !this.#found.has(name); node = this.#rest.at(-1)) {
      // isl may run out of operations in these calls, and the node is then still to be looked at.
      const below = Array.from({ length: childCount(node) }, (_, i) => (node as isl.ScheduleNode).child(i));
      const found = node.getType() === isl.ScheduleNodeType.Band ? loopName(node) : undefined;
      if (found !== undefined && !this.#found.has(found)) this.#found.set(found, node);
      this.#rest.pop();
      this.#rest.push(...below.reverse());
    }
    return this.#found.get(name);
  }
}

/** Appends `/piece` to the names of all bands in the subtree. */
export function renameLoops(node: isl.ScheduleNode, piece: string): isl.ScheduleNode {
  return node.mapDescendantBottomUp((descendant) => {
    if (descendant.getType() !== isl.ScheduleNodeType.Band) return descendant;
    const schedule = descendant.bandGetPartialSchedule();
    const renamed = schedule.setTupleName(isl.DimType.Set, `${loopName(descendant)}/${piece}`);
    return descendant.delete_().insertPartialSchedule(renamed);
  });
}

/** Number of children to descend into; a leaf has none. */
export function childCount(node: isl.ScheduleNode): number {
  return node.getType() === isl.ScheduleNodeType.Leaf ? 0 : node.nChildren();
}

/** Returns all loop names in tree order. */
export function loopNames(schedule: isl.Schedule): string[] {
  const names: string[] = [];
  const visit = (node: isl.ScheduleNode): void => {
    if (node.getType() === isl.ScheduleNodeType.Band) names.push(loopName(node));
    for (let i = 0; i < childCount(node); i++) visit(node.child(i));
  };
  visit(schedule.getRoot());
  return names;
}
