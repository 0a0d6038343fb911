import type { LoopNode, SourceLocation } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { emptySet, type ScopModel } from '../model/scop-model.js';
import type { PhaseTree } from '../phases/phase.js';
import { estimateSerially } from './estimate.js';
import { nominalSizes } from './nominal-sizes.js';

/**
 * An outermost loop of a region of which the part that is not parallel takes longer on a device than all of the loop on the
 * host: numbers of a recurrence that fill a matrix, a sum over one.
 */
export interface SerialNest {
  readonly location: SourceLocation;
  /** Of what is not parallel, on one thread of a device, at nominal sizes. */
  readonly deviceSeconds: number;
  /** Of all of the loop, at nominal sizes. */
  readonly hostSeconds: number;
}

/** Seconds that it costs at most to leave a loop to the host: another region begins after it, and what it uses moves. */
const ANOTHER_REGION = 2e-3;

/**
 * The outermost loops of the region that are better left to the host, in source order. What launches cost does not count: in
 * a loop that the host runs, how much each of them does may depend on sizes that nobody knows yet.
 */
export function serialNests(model: ScopModel, phases: readonly PhaseTree[]): readonly SerialNest[] {
  const singles = phases.filter(({ kind }) => kind === 'single');
  if (singles.length === 0) return [];
  const sizes = nominalSizes(model);
  const serial = singles.reduce((union, { domain }) => union.union(domain), emptySet(model.ctx));
  return outermostLoops(model.scop.tree)
    .map((loop) => {
      const instances = domainOf(model, loop);
      const deviceSeconds = estimateSerially(instances.intersect(serial), sizes).device;
      const hostSeconds = estimateSerially(instances, sizes).host;
      return { location: loop.location, deviceSeconds, hostSeconds };
    })
    .filter(({ deviceSeconds, hostSeconds }) => deviceSeconds > hostSeconds + ANOTHER_REGION);
}

type Loop = LoopNode & { readonly kind: 'loop' };

export function outermostLoops(node: LoopNode): readonly Loop[] {
  if (node.kind === 'loop') return [node];
  return node.kind === 'sequence' ? node.children.flatMap(outermostLoops) : [];
}

function domainOf(model: ScopModel, loop: Loop): isl.UnionSet {
  const names = new Set(statementsIn(loop));
  return model.statements
    .filter(({ statement }) => names.has(statement.name))
    .reduce((union, { domain }) => union.addSet(domain), emptySet(model.ctx));
}

function statementsIn(node: LoopNode): readonly string[] {
  if (node.kind === 'statement') return [node.statement];
  return node.kind === 'loop' ? statementsIn(node.body) : node.children.flatMap(statementsIn);
}
