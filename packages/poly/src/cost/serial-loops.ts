import type { LoopNode, SourceLocation } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { emptySet, type ScopModel } from '../model/scop-model.js';
import type { PhaseTree } from '../phases/phase.js';
import { statementsIn } from '../tree/statements-in.js';
import { teamThreads } from '../tree/team-marks.js';
import { arrayBytes } from './array-bytes.js';
import { countElements } from './count-elements.js';
import { ANOTHER_REGION, INSTANCE_OF_ONE_THREAD, INSTANCE_ON_HOST } from './estimate.js';
import { nominalSizes } from './nominal-sizes.js';

/**
 * The share of instances that must be serial before a loop is left to the host: a mostly parallel loop gains too much
 * from devices.
 */
const SERIAL_SHARE = 0.5;
/** Seconds per byte between devices and memory that is not page-locked, at 10 GB/s. */
const MOVED_BYTE = 1e-10;

export interface SerialLoops {
  /** The beginnings of the loops, in source order. */
  readonly places: readonly SourceLocation[];
  /** Whether the region has no other outermost loops. */
  readonly areAll: boolean;
}

/**
 * Returns the outermost loops of the region's source that are better left to the host: most of one is not parallel
 * and takes one thread of a device longer, at nominal sizes, than all of it takes the host, with all arrays of the
 * region sent there and, between others, back again: numbers of a recurrence that fill a matrix, a sum over one. What
 * launches cost does not count: in a loop that the host runs, how much each of them does may depend on sizes that
 * nobody knows yet.
 */
export function serialLoops(model: ScopModel, phases: readonly PhaseTree[]): SerialLoops {
  const loops = outermostLoops(model.scop.tree);
  const singles = phases.filter(isSerial);
  if (singles.length === 0) return { places: [], areAll: false };
  const sizes = nominalSizes(model);
  const notParallel = singles.reduce((union, { domain }) => union.union(domain), emptySet(model.ctx));
  const outer = model.scop.arrays.filter(({ storage }) => storage === 'outer');
  const moved = arrayBytes(model, outer, sizes) * MOVED_BYTE;
  const serial = loops.filter(({ statements }, position) => {
    const instances = domainOf(model, statements);
    const all = countElements(instances, sizes);
    const serially = countElements(instances.intersect(notParallel), sizes);
    const onDevice = serially * INSTANCE_OF_ONE_THREAD;
    const onHost = all * INSTANCE_ON_HOST;
    const isBetween = position > 0 && position < loops.length - 1;
    const takesLonger = onDevice > onHost + ANOTHER_REGION + (isBetween ? 2 : 1) * moved;
    return takesLonger && serially > SERIAL_SHARE * all;
  });
  return { places: serial.map(({ location }) => location), areAll: serial.length === loops.length };
}

/** Returns whether one thread executes the phase. */
export function isSerial({ kind, launches }: PhaseTree): boolean {
  return kind === 'single' && launches.every(({ node }) => teamThreads(node) === undefined);
}

interface OutermostLoop {
  readonly location: SourceLocation;
  readonly statements: ReadonlySet<string>;
}

/**
 * Returns the outermost loops. A reduction in parts consists of several loops that share one location object. Equal
 * locations are not enough: a macro's loops all begin at its use, and an inlined function's loops are at the same
 * locations in each call.
 */
function outermostLoops(tree: LoopNode): readonly OutermostLoop[] {
  const loops = new Map<SourceLocation, { location: SourceLocation; statements: Set<string> }>();
  const visit = (node: LoopNode): void => {
    if (node.kind === 'sequence') node.children.forEach(visit);
    if (node.kind !== 'loop') return;
    const { location } = node;
    const loop = loops.get(location) ?? { location, statements: new Set() };
    loops.set(location, loop);
    for (const name of statementsIn(node)) loop.statements.add(name);
  };
  visit(tree);
  return [...loops.values()];
}

function domainOf(model: ScopModel, names: ReadonlySet<string>): isl.UnionSet {
  return model.statements
    .filter(({ statement }) => names.has(statement.name))
    .reduce((union, { domain }) => union.addSet(domain), emptySet(model.ctx));
}
