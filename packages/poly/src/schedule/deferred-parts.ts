import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { subtreeOn } from '../tree/graft.js';
import { loopName, renameLoops } from '../tree/loop-name.js';

/** How often instances are added that must not wait for others. */
const MOST_ROUNDS = 4;

/** The instances of parallel loops, which those of one iteration of all the loops leave together. */
interface Rows {
  readonly nest: readonly isl.ScheduleNode[];
  readonly domain: isl.UnionSet;
  /** Values of the loops. */
  readonly position: isl.MultiUnionPwAff;
}

/**
 * Returns the loop in tiles of so many iterations. First comes what iterations of a tile need of each other, in the loop's order, then
 * of each parallel nest inside the rest, with its loops outside. If no
 * iterations need anything of others, there are no tiles. `undefined` if there is no such rest.
 */
export function deferredParts(
  band: isl.ScheduleNode,
  size: number,
  nests: readonly (readonly isl.ScheduleNode[])[],
  dependences: isl.UnionMap,
): isl.Schedule | undefined {
  const own = band.bandGetPartialSchedule();
  const around = band.getPrefixScheduleMultiUnionPwAff().resetTupleId(isl.DimType.Set);
  const tiles = own.resetTupleId(isl.DimType.Set).scaleDownVal(size).floor();
  const rows = nests.map(rowsOf);
  const needed = neededAt(band, around.flatRangeProduct(tiles), rows, dependences);
  const deferred = rows
    .map((one) => ({ ...one, domain: coalesced(one.domain.subtract(needed)) }))
    .filter(({ domain }) => !domain.isEmpty());
  if (deferred.length === 0) return undefined;
  const far = deferred.map((one, i) => renamed(inRows(band, one), i > 0 ? `far${i + 1}` : 'far'));
  const near = needed.isEmpty() ? [] : [renamed(subtreeOn(band, needed), 'near')];
  const parts = [...near, ...far].reduce((order, part) => order.sequence(part));
  if (near.length === 0 && neededAt(band, around, rows, dependences).isEmpty()) return parts;
  return parts.insertPartialSchedule(tiles.setTupleName(isl.DimType.Set, `${loopName(band)}/tiles`));
}

function rowsOf(nest: readonly isl.ScheduleNode[]): Rows {
  const position = nest
    .map((loop) => loop.bandGetPartialSchedule().resetTupleId(isl.DimType.Set))
    .reduce((all, one) => all.flatRangeProduct(one));
  const innermost = nest.at(-1) as isl.ScheduleNode;
  return { nest, domain: innermost.getDomain(), position };
}

/** Returns the instances that others of the same tile need, except those in the same row, and all that these need. */
function neededAt(
  band: isl.ScheduleNode,
  tile: isl.MultiUnionPwAff,
  rows: readonly Rows[],
  dependences: isl.UnionMap,
): isl.UnionSet {
  const domain = band.getDomain();
  const inTile = dependences.intersectDomain(domain).intersectRange(domain).eqAtMultiUnionPwAff(tile);
  const between = rows.reduce((rest, one) => rest.subtract(withinRows(inTile, one)), inTile);
  const outside = rows.reduce((rest, one) => rest.subtract(one.domain), domain);
  const whole = (instances: isl.UnionSet): isl.UnionSet =>
    rows.map((one) => rowsWith(instances, one, tile)).reduce((all, one) => all.union(one), instances);
  let needed = whole(outside.union(between.domain()));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = needed.union(inTile.intersectRange(needed).domain());
    if (more.isSubset(needed)) return coalesced(needed);
    needed = coalesced(whole(more));
  }
  return domain;
}

function withinRows(dependences: isl.UnionMap, { domain, position }: Rows): isl.UnionMap {
  return dependences.intersectDomain(domain).intersectRange(domain).eqAtMultiUnionPwAff(position);
}

/** Returns all instances of the rows of a tile that have one of the given ones. */
function rowsWith(
  instances: isl.UnionSet,
  { domain, position }: Rows,
  tile: isl.MultiUnionPwAff,
): isl.UnionSet {
  const row = isl.UnionMap.fromMultiUnionPwAff(tile.flatRangeProduct(position)).intersectDomain(domain);
  return instances.intersect(domain).apply(row).apply(row.reverse());
}

/** Returns the instances with the loops of rows around the loop in tiles, and all others inside it. */
function inRows(band: isl.ScheduleNode, { nest, domain }: Rows): isl.Schedule {
  const innermost = nest.at(-1) as isl.ScheduleNode;
  const others = loopsBetween(band, innermost).filter((loop) => !nest.some((one) => one.isEqual(loop)));
  return [...nest, band, ...others].reduceRight(
    (schedule, loop) => schedule.insertPartialSchedule(loop.bandGetPartialSchedule()),
    subtreeOn(innermost.child(0), domain),
  );
}

/** Returns the loops inside a loop that are around another one, outermost first. */
function loopsBetween(band: isl.ScheduleNode, inner: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const loops: isl.ScheduleNode[] = [];
  for (let node = inner.parent(); !node.isEqual(band); node = node.parent())
    if (node.getType() === isl.ScheduleNodeType.Band) loops.unshift(node);
  return loops;
}

function renamed(schedule: isl.Schedule, piece: string): isl.Schedule {
  return renameLoops(schedule.getRoot().child(0), piece).getSchedule();
}
