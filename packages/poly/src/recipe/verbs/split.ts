import * as isl from '@boxflow/isl-wasm';
import { loopSchedule, prefixSchedule } from '../../tree/local-dependences.js';
import { iteratorOf, loopName, renameLoops } from '../../tree/loop-name.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';

/** The pieces of a split loop, in execution order, and how their iterations compare with the point. */
const PIECES = [
  { name: 'before', relation: 'b < a' },
  { name: 'at', relation: 'b = a' },
  { name: 'after', relation: 'b > a' },
] as const;

/**
 * Index-set splitting: `split(S0.i, k)`
 *
 *   for i: S(i)      →      for i < k: S(i);  for i = k: S(i);  for i > k: S(i)
 *
 * The point is an affine expression of the loops around and the parameters. Always legal: the order of execution
 * does not change. Its use: the pieces may be parallel when the whole is not (floyd, lu). Pieces that are empty for
 * every parameter value are left out.
 */
export const split: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const point = splitPoint(state, band, line.args.slice(1).join(', '));
  if (!point) throw badArguments(state.model, line, 'split(LOOP, AFFINE EXPRESSION OF THE LOOPS AROUND IT)');

  const pieces = PIECES.map((piece) => ({
    ...piece,
    filter: pieceFilter(state, band, point, piece.relation),
  })).filter((piece) => !piece.filter.isEmpty());
  if (pieces.length < 2)
    throw misplaced(state.model, line, 'the split leaves only one piece that is not empty');

  const filters = pieces.reduce(
    (list, piece) => list.add(piece.filter),
    isl.UnionSetList.alloc(state.model.ctx, pieces.length),
  );
  let sequence = band.insertSequence(filters);
  pieces.forEach((piece, position) => {
    sequence = renameLoops(sequence.child(position), piece.name).parent();
  });
  return sequence.getSchedule();
};

/** Returns the names by which a split point refers to the loops around `band`, outermost first. */
export function outerIterators(band: isl.ScheduleNode): string[] {
  const names: string[] = [];
  let node = band;
  while (node.hasParent()) {
    node = node.parent();
    if (node.getType() === isl.ScheduleNodeType.Band) names.unshift(iteratorOf(loopName(node)));
  }
  return names.map((name, i) => (names.indexOf(name) < i ? `${name}${i}` : name));
}

/** `{ [k] -> [point] }`, or `undefined` if the text is not an affine expression. */
function splitPoint(state: MappingState, band: isl.ScheduleNode, text: string): isl.Map | undefined {
  const params = state.model.scop.parameters.map((p) => p.name).join(', ');
  const iterators = outerIterators(band).join(', ');
  try {
    const point = isl.Map.readFromStr(state.model.ctx, `[${params}] -> { [${iterators}] -> [${text}] }`);
    // A name that is neither is any number to isl, and each piece would be the whole loop.
    return point.isSingleValued() ? point : undefined;
  } catch (error) {
    if (error instanceof isl.IslError) return undefined;
    throw error;
  }
}

function pieceFilter(
  state: MappingState,
  band: isl.ScheduleNode,
  point: isl.Map,
  relation: string,
): isl.UnionSet {
  const wanted = point.applyRange(isl.Map.readFromStr(state.model.ctx, `{ [a] -> [b] : ${relation} }`));
  return prefixSchedule(band)
    .rangeProduct(loopSchedule(band))
    .intersectRange(isl.UnionSet.fromSet(wanted.wrap()))
    .domain();
}
