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
  return findBelow(schedule.getRoot(), name);
}

function findBelow(node: isl.ScheduleNode, name: string): isl.ScheduleNode | undefined {
  if (node.getType() === isl.ScheduleNodeType.Band && loopName(node) === name) return node;
  for (let i = 0; i < childCount(node); i++) {
    const found = findBelow(node.child(i), name);
    if (found) return found;
  }
  return undefined;
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
