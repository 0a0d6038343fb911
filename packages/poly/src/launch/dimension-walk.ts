import {
  addPolynomials,
  type DecompositionReason,
  type DimensionWalk,
  dividePolynomials,
  type IntRange,
  multiplyPolynomials,
  type Polynomial,
  polynomialToExpr,
  printIntExpr,
  samePolynomials,
  scalePolynomial,
  variablePolynomial,
} from '@boxflow/ir';
import type { LinearAccess } from './array-shape.js';
import { divideWithRest, pitchOf } from './pitches.js';
import { type Dimension, spanOf, type Walk } from './split-dimensions.js';

/** How blocks walk a dimension, or why they do not. Without both, no block's number is in the subscripts. */
export interface WalkResult {
  readonly walk: DimensionWalk | null;
  readonly reason?: DecompositionReason;
}

/** Combines the accesses of an array in one of its dimensions, as section 4.1 of the AMGE paper does. */
export function dimensionWalk(
  dimension: Dimension,
  dimensions: readonly Dimension[],
  accesses: readonly LinearAccess[],
  ranges: ReadonlyMap<string, IntRange>,
): WalkResult {
  const blocks = dimension.walks.filter(({ walker }) => walker.kind === 'block');
  if (blocks.length === 0) return { walk: null };
  const grids = new Set(blocks.map(({ walker }) => walker.grid!).sort());
  const location = accesses[0]!.access.location;
  const refused = (kind: DecompositionReason['kind'], what: string, at = location): WalkResult => ({
    walk: null,
    reason: { kind, what, location: at },
  });
  if (grids.size > 1)
    return refused('several-dimensions', [...grids].map((grid) => `blockIdx.${grid}`).join(' and '));
  if (blocks.length > 1 && new Set(blocks.map(({ distance }) => distance.bytes)).size > 1)
    return refused('nonlinear', `blockIdx.${[...grids][0]}`);
  if (blocks[0]!.distance.bytes < 0) return refused('nonlinear', 'backwards');
  const without = accesses.find(({ offset }) => !blocks.some(({ walker }) => offset.walks.has(walker.name)));
  if (without !== undefined) return refused('all-of-it', '', without.access.location);
  const [grid] = grids;
  const kinds = accesses.map((access) => kindOf(access, blocks[0]!, dimension, ranges));
  const failed = kinds.find((kind): kind is { reason: DecompositionReason } => 'reason' in kind);
  if (failed !== undefined) return { walk: null, reason: failed.reason };
  const known = kinds as readonly Omit<DimensionWalk, 'grid'>[];
  const [first, ...others] = known;
  if (others.some(({ kind }) => kind !== first!.kind))
    return refused('distance', 'some subscripts have the stride of the grid');
  const distance = distanceBetween(dimension, dimensions, accesses);
  if (distance !== undefined) return { walk: null, reason: distance };
  return { walk: { grid: grid!, ...first!, regridded: known.every(({ regridded }) => regridded) } };
}

function kindOf(
  { access, offset }: LinearAccess,
  block: Walk,
  dimension: Dimension,
  ranges: ReadonlyMap<string, IntRange>,
): Omit<DimensionWalk, 'grid'> | { readonly reason: DecompositionReason } {
  const own = dimension.walks.filter(({ walker }) => offset.walks.has(walker.name));
  const blockBytes = bytesOf(block);
  let [isStrided, isDealt] = [false, true];
  for (const walk of own) {
    const { walker, distance } = walk;
    if (walker.kind !== 'local' || walker.loop === undefined) continue;
    const gridSize = variablePolynomial(`gridDim.${block.walker.grid}`);
    if (samePolynomials(bytesOf(walk), multiplyPolynomials(blockBytes, gridSize))) {
      isStrided = true;
      isDealt &&= walker.loop.dealt;
    } else if (distance.geometry.some((factor) => printIntExpr(factor).startsWith('gridDim.'))) {
      return {
        reason: {
          kind: 'nonlinear',
          what: printIntExpr(polynomialToExpr(bytesOf(walk))),
          location: access.location,
        },
      };
    } else if (
      !Number.isFinite(spanOf(walk, ranges)) ||
      spanOf(walk, ranges) > 2 ** 30 ||
      isLong(walk, block)
    ) {
      return { reason: { kind: 'extent', what: '', location: walker.loop.location ?? access.location } };
    }
  }
  if (!isStrided) return { kind: 'BLOCK', regridded: false };
  if (isDealt) return { kind: 'BLOCK', regridded: true };
  const hasThreads = own.some(({ walker }) => walker.name.startsWith('threadIdx.'));
  const isSingle = !hasThreads && samePolynomials(blockBytes, dimension.pitch);
  return { kind: isSingle ? 'CYCLIC' : 'BLOCK-CYCLIC', regridded: false };
}

function bytesOf({ distance }: Walk) {
  return pitchOf(distance.bytes, distance.geometry, distance.core);
}

/** A loop that walks a row by the program's sizes leaves its block's part. */
function isLong({ walker, distance }: Walk, block: Walk): boolean {
  const { count } = walker.loop!;
  return count !== null && count.op !== 'int' && distance.bytes >= block.distance.bytes;
}

/** Returns a reason if subscripts of blocks differ by something that depends on the program's sizes. */
function distanceBetween(
  dimension: Dimension,
  dimensions: readonly Dimension[],
  accesses: readonly LinearAccess[],
): DecompositionReason | undefined {
  const places = accesses.map(({ offset }) => placeIn(dimension, dimensions, offset.constant));
  const first = places[0]!;
  for (const [i, place] of places.entries()) {
    const apart = new Map(addPolynomials(place, first, -1));
    apart.delete('');
    if (apart.size === 0) continue;
    const what = printIntExpr(polynomialToExpr(isNegative(apart) ? scalePolynomial(apart, -1) : apart));
    return { kind: 'distance', what, location: accesses[i]!.access.location };
  }
  return undefined;
}

function isNegative(p: Polynomial): boolean {
  return [...p.values()].every(({ coefficient }) => coefficient < 0);
}

/** Returns the part of a constant offset that is in one dimension, in elements of it. */
function placeIn(
  dimension: Dimension,
  dimensions: readonly Dimension[],
  constant: LinearAccess['offset']['constant'],
) {
  let rest = constant;
  for (const one of dimensions) {
    if (one.period !== undefined && isWithin(rest, one.period)) rest = new Map();
    const divided = divideWithRest(rest, one.pitch);
    if (one === dimension) return divided.quotient;
    rest = divided.rest;
  }
  return rest;
}

/** Returns whether an offset is a fraction of a period, so that it does not leave it. */
function isWithin(offset: LinearAccess['offset']['constant'], period: Dimension['pitch']): boolean {
  for (let parts = 2; parts <= 64; parts *= 2) {
    const scaled = new Map(
      [...offset].map(([key, term]) => [key, { ...term, coefficient: term.coefficient * parts }]),
    );
    const quotient = dividePolynomials(scaled, period);
    const value =
      quotient && (quotient.size === 0 ? 0 : quotient.size === 1 ? quotient.get('')?.coefficient : undefined);
    if (value !== undefined && value >= 0 && value < parts) return true;
  }
  return false;
}
