import type { Cuts } from '@boxflow/frontend-c';
import { formatLocation, type LoopNode, type Scop, type SourceLocation } from '@boxflow/ir';
import type { RegionOutcome } from './lowered-program.js';

type Loop = LoopNode & { readonly kind: 'loop' };

/** The cuts with those that a region needs; `undefined` if they are there already. */
export function withCuts(cuts: Cuts, scop: Scop, outcome: RegionOutcome): Cuts | undefined {
  const more = outcome.tooComplex ? cutsInside(scop) : { apart: outcome.serialLoops, opened: [] };
  const apart = withMore(cuts.apart, more.apart);
  const opened = withMore(cuts.opened, more.opened);
  return apart || opened ? { apart: apart ?? cuts.apart, opened: opened ?? cuts.opened } : undefined;
}

function withMore(
  known: readonly SourceLocation[],
  more: readonly SourceLocation[],
): readonly SourceLocation[] | undefined {
  const names = new Set(known.map(formatLocation));
  const fresh = more.filter((place) => !names.has(formatLocation(place)));
  return fresh.length > 0 ? [...known, ...fresh] : undefined;
}

/**
 * A sequence of loops is cut at the one in its middle. One loop is opened if several are inside it, as in a
 * loop over time: of a nest, the host would run the outer loops, and a region would be too small.
 */
function cutsInside({ tree }: Scop): Cuts {
  const loops = outermostLoops(tree);
  const [only, ...others] = loops;
  if (!only) return { apart: [], opened: [] };
  if (others.length > 0) return { apart: [middleOf(loops).location], opened: [] };
  return { apart: [], opened: outermostLoops(only.body).length > 1 ? [only.location] : [] };
}

function outermostLoops(node: LoopNode): readonly Loop[] {
  if (node.kind === 'statement') return [];
  return node.kind === 'loop' ? [node] : node.children.flatMap(outermostLoops);
}

/** The loop with half of the statements before it or in it. */
function middleOf(loops: readonly Loop[]): Loop {
  const half = loops.reduce((sum, loop) => sum + statementsIn(loop), 0) / 2;
  let before = 0;
  return loops.find((loop) => {
    before += statementsIn(loop);
    return before >= half;
  })!;
}

function statementsIn(node: LoopNode): number {
  if (node.kind === 'statement') return 1;
  return node.kind === 'loop'
    ? statementsIn(node.body)
    : node.children.reduce((sum, child) => sum + statementsIn(child), 0);
}

/** Returns whether the text of a region is a part of that of another region. */
export function isWithin(part: Scop, whole: Scop): boolean {
  const [begin, end] = whole.textRange;
  return part.location.file === whole.location.file && begin <= part.textRange[0] && part.textRange[1] <= end;
}
