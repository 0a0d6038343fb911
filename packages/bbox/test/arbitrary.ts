import fc from 'fast-check';
import { type Box, box } from '../src/index.ts';

/** Few enough coordinates that boxes often touch, coincide, nest or are empty, and that points can be listed. */
const bound = fc.integer({ min: -2, max: 3 });

const maxDimensions = 4;
export const anyDimensions = fc.integer({ min: 0, max: maxDimensions });

export function anyBox(dimensions: number): fc.Arbitrary<Box> {
  // Empty boxes are one draw in six: of two unordered bounds in four dimensions nearly all would be empty.
  const ordered = fc
    .tuple(bound, bound)
    .map(([p, q]): [number, number] => [Math.min(p, q), Math.max(p, q) + 1]);
  const unordered = fc.tuple(bound, bound);
  const intervals = (interval: fc.Arbitrary<[number, number]>) =>
    fc.array(interval, { minLength: dimensions, maxLength: dimensions });
  return fc
    .oneof({ weight: 5, arbitrary: intervals(ordered) }, { weight: 1, arbitrary: intervals(unordered) })
    .map((pairs) =>
      box(
        pairs.map(([low]) => low),
        pairs.map(([, high]) => high),
      ),
    );
}

export const anyPair = anyDimensions.chain((n) => fc.tuple(anyBox(n), anyBox(n)));

export function anyBoxes(dimensions: number): fc.Arbitrary<Box[]> {
  return fc.array(anyBox(dimensions), { maxLength: 5 });
}

export const anyList = anyDimensions.chain(anyBoxes);
