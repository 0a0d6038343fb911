import { type PhaseView, type PlanBox, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boundingBox, commonBox } from '../boxes/bounding-box.js';
import { boxHull } from '../boxes/box-hull.js';
import { exactBoxes } from '../boxes/exact-boxes.js';
import { declaredElements } from '../model/array-elements.js';
import { coalesced } from '../model/coalesced.js';
import type { Dependences } from '../model/dependences.js';
import { freeName } from '../model/free-name.js';
import type { AccessModel, ScopModel, StatementModel } from '../model/scop-model.js';
import { withinQuota } from '../model/within-quota.js';
import { memoryInstances } from '../phases/memory-instances.js';
import { TILE, type Tile } from '../phases/tile.js';
import { tupleNames } from '../tree/items.js';
import { boxesWithoutCorners } from './boxes-without-corners.js';
import { readsOwnValues } from './own-values.js';
import { uniformKey } from './uniform-key.js';

/** The views of a phase, and through which of them each access goes. */
export interface PhaseViews {
  readonly views: readonly PhaseView[];
  readonly groups: readonly AccessGroup[];
  /** The elements that the tile writes through each view; `undefined` if it only reads. */
  readonly writes: readonly (ViewWrites | undefined)[];
  /** Whether the hull of each view is the smallest box around its elements. */
  readonly tight: readonly boolean[];
  /** Position in `views`, by statement name and position of the access. */
  readonly viewOf: (statement: string, access: number) => number;
}

/** The elements that a tile writes through a view. */
export interface ViewWrites {
  readonly array: string;
  /**
   * `[params, s, lo, hi] -> { path[…] }`: what is written if the boxes are exact, else a set with the one box in its
   * bounding box.
   */
  readonly elements: isl.Set;
  readonly boxes: PhaseView['writes'];
}

/** Accesses of one array that share a base pointer. */
export interface AccessGroup {
  readonly array: string;
  readonly members: readonly AccessImage[];
  /** All elements that the tile accesses through the group. */
  readonly elements: isl.Set;
}

interface AccessImage {
  readonly statement: StatementModel;
  readonly access: AccessModel;
  readonly key: string;
  /** Whether it reads values that the same tile has not written before. */
  readonly needsValues: boolean;
  /** `[params, s, lo, hi] -> { path[…] }`: the elements that the tile accesses. */
  readonly elements: isl.Set;
}

/**
 * The initial boxes of a phase (BBMM Algorithm 1) under the `merge` policy: accesses that are uniformly generated, or
 * whose elements are a subset of another's, go through one view.
 */
export function phaseViews(model: ScopModel, dependences: Dependences, tile: Tile): PhaseViews {
  const images = accessImages(model, dependences, tile);
  const groups = absorbSubsets(groupUniform(images), tile.context);
  const names = viewNames(groups);
  const limits = groups.map(({ array }) => declaredElements(model, array));
  const found = groups.map((group, i) => boxHull(group.elements, tile.context, limits[i] as isl.Set));
  const hulls = found.map(({ box }) => box);
  const writes = groups.map((group, i) =>
    describeWrites(tile, group, limits[i] as isl.Set, hulls[i] as PlanBox),
  );
  const views = groups.map((group, i): PhaseView => {
    const hull = hulls[i] as PlanBox;
    return {
      name: names[i] as string,
      array: model.scop.arrays.findIndex((array) => array.name === group.array),
      boxHull: hull,
      reads: readBoxes(tile, group, hull),
      writes: writes[i]?.boxes ?? [],
      cleanUp: isFixedByHost(tile, group, hull),
    };
  });
  const positions = new Map<string, number>();
  groups.forEach((group, view) => {
    for (const { statement, access } of group.members) {
      positions.set(`${statement.statement.name}:${access.position}`, view);
    }
  });
  return {
    views,
    groups,
    writes,
    tight: found.map(({ tight }) => tight),
    viewOf: (statement, access) => {
      const view = positions.get(`${statement}:${access}`);
      if (view === undefined) throw new Error(`access ${access} of ${statement} has no view`);
      return view;
    },
  };
}

/**
 * Reads of values that the tile itself writes before need nothing from elsewhere. More than what is read does
 * no harm, and the view has room for it. In two dimensions the hull of a stencil's reads has corners, which
 * lie on devices that nothing else comes from.
 */
function readBoxes({ phase, context }: Tile, group: AccessGroup, hull: PlanBox): readonly PlanBox[] {
  const images = group.members.filter(({ needsValues }) => needsValues);
  const reads = unionOfImages(images);
  if (!reads) return [];
  const box = withinQuota(reads.context, () => boundingBox(reads, context)) ?? hull;
  if (phase.dimensions.length === 1) return [box];
  return (
    boxesWithoutCorners(
      images.map(({ elements }) => elements),
      box,
      context,
    ) ?? [box]
  );
}

function accessImages(model: ScopModel, dependences: Dependences, tile: Tile): AccessImage[] {
  const images: AccessImage[] = [];
  const executed = new Set(tupleNames(tile.instances));
  for (const statement of model.statements) {
    if (!executed.has(statement.statement.name)) continue;
    const instances = tile.instances.intersect(isl.UnionSet.fromSet(statement.domain));
    if (instances.isEmpty()) continue;
    for (const access of statement.accesses) {
      const inMemory = memoryInstances(tile.phase, access.access.array, instances);
      if (inMemory.isEmpty()) continue;
      // If the access is under a condition that never holds, the kernel's text names an array without elements.
      const elements = access.relation.intersectDomain(isl.Set.fromUnionSet(inMemory)).range();
      images.push({
        statement,
        access,
        needsValues: access.access.kind === 'read' && !readsOwnValues(dependences, tile, access, inMemory),
        key: `${access.access.array}[${uniformKey(access.access.index, statement.statement)}]`,
        elements: coalesced(elements.intersectParams(tile.context)),
      });
    }
  }
  return images;
}

function groupUniform(images: readonly AccessImage[]): AccessGroup[] {
  const groups = new Map<string, AccessGroup>();
  for (const image of images) {
    const group = groups.get(image.key);
    groups.set(image.key, {
      array: image.access.access.array,
      members: [...(group?.members ?? []), image],
      elements: group ? coalesced(group.elements.union(image.elements)) : image.elements,
    });
  }
  return [...groups.values()];
}

/** Merges each group into the first other one that contains all of its elements. */
function absorbSubsets(groups: readonly AccessGroup[], context: isl.Set): AccessGroup[] {
  const kept = [...groups];
  for (let i = kept.length - 1; i >= 0; i--) {
    const group = kept[i] as AccessGroup;
    const host = kept.findIndex(
      (other, j) =>
        j !== i &&
        other.array === group.array &&
        group.elements.isSubset(other.elements.intersectParams(context)),
    );
    if (host < 0) continue;
    const into = kept[host] as AccessGroup;
    kept[host] = { ...into, members: [...into.members, ...group.members] };
    kept.splice(i, 1);
  }
  return kept;
}

/** An array of one view gives it its name, so the others give way. */
function viewNames(groups: readonly AccessGroup[]): string[] {
  const taken = new Set(groups.map(({ array }) => array));
  return groups.map((group, i) => {
    if (groups.filter((other) => other.array === group.array).length === 1) return group.array;
    const position = groups.slice(0, i).filter((other) => other.array === group.array).length;
    const name = freeName(`${group.array}_${position}`, taken);
    taken.add(name);
    return name;
  });
}

/** A hull must never be taken for what was written: docs/ARCHITECTURE.md. */
function describeWrites(
  tile: Tile,
  group: AccessGroup,
  limits: isl.Set,
  hull: PlanBox,
): ViewWrites | undefined {
  const must = unionOf(group, (a) => a.kind === 'write' && !a.may);
  const may = unionOf(group, (a) => a.kind === 'write' && a.may);
  const all = must && may ? coalesced(must.union(may)) : (must ?? may);
  if (!all) return undefined;
  const { array } = group;
  const exact = must && (!may || may.isSubset(must)) ? exactBoxes(must, tile.context) : undefined;
  if (exact) {
    return { array, elements: all, boxes: exact.map((box) => ({ box, exact: true })) };
  }
  const { box, elements, tight } = boxHull(all, tile.context, limits);
  // A box with simpler bounds may be larger than the view, which has no room for more than its hull.
  const inside = tight ? box : commonBox(box, hull);
  return { array, elements, boxes: [{ box: inside, exact: false }] };
}

function unionOf(
  group: AccessGroup,
  filter: (access: AccessModel['access']) => boolean,
): isl.Set | undefined {
  return unionOfImages(group.members.filter((member) => filter(member.access.access)));
}

function unionOfImages(images: readonly AccessImage[]): isl.Set | undefined {
  return images
    .map(({ elements }) => elements)
    .reduce<isl.Set | undefined>((union, set) => (union ? coalesced(union.union(set)) : set), undefined);
}

/**
 * True if the box moves with a host iterator and does not follow the tile: useless after the serial
 * iteration. A box that an iterator makes larger or smaller stays: the next iteration needs most of it again.
 */
function isFixedByHost(tile: Tile, group: AccessGroup, { lo, hi }: PlanBox): boolean {
  if (group.members.some((member) => member.access.access.kind === 'write')) return false;
  const variables = new Set([...lo, ...hi].flatMap(variablesOf));
  if (TILE.some((names) => variables.has(names.lo) || variables.has(names.hi))) return false;
  const moves = (name: string) =>
    lo.some((low, d) => variablesOf(low).includes(name) && variablesOf(hi[d] as typeof low).includes(name));
  return tile.phase.hostIterators.some(moves);
}
