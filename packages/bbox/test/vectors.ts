import {
  type Box,
  type BoxSet,
  box,
  boxHull,
  boxSet,
  coalesceBoxes,
  disjointBoxes,
  exactUnion,
  intersect,
  isSubset,
  setIsSubset,
  setSubtract,
  subtract,
  volume,
  worthJoining,
} from '../src/index.ts';
import { SeededBoxes } from './seeded-boxes.ts';

/** One operation, with inputs and the results that every implementation of the algebra must give. */
export interface VectorFile {
  readonly operation: string;
  readonly cases: readonly VectorCase[];
}

export interface VectorCase {
  readonly dimensions: number;
  /** In the order of the operation's parameters. A list given to `coalesce` or to a set operation is disjoint. */
  readonly inputs: readonly Operand[];
  readonly result: Operand | boolean | number | null;
}

type Operand = Box | readonly Box[];

/** Inputs that random draws seldom hit: the thesis's example, a stencil, touching and nested boxes, large bounds. */
const chosenLists: readonly (readonly Box[])[] = [
  [box([2, 0], [4, 8]), box([2, 7], [4, 8]), box([7, 0], [8, 8])],
  [box([3, 1], [6, 9]), box([2, 1], [5, 9]), box([4, 1], [7, 9]), box([3, 0], [6, 8]), box([3, 2], [6, 10])],
  [box([0, 0], [4, 4]), box([4, 0], [8, 4]), box([0, 4], [8, 8])],
  [box([0, 0, 0], [9, 9, 9]), box([3, 3, 3], [4, 4, 4])],
  [box([0], [2 ** 40]), box([2 ** 40], [2 ** 41]), box([-(2 ** 40)], [1])],
  [box([0, 0], [1, 1]), box([2 ** 40, 2 ** 40], [2 ** 40 + 1, 2 ** 40 + 1])],
];

/** Every operation that another implementation must share, each with a seed of its own. */
export function makeVectors(): VectorFile[] {
  return [
    onPairs('intersect', 1, intersect),
    onPairs('hull', 2, boxHull),
    onPairs('exact-union', 3, (a, b) => exactUnion(a, b) ?? null),
    onPairs('subtract', 4, subtract),
    onPairs('is-subset', 5, isSubset),
    onBoxes('volume', 6, volume),
    onSets('set-subtract', 9, (a, b) => setSubtract(a, b).boxes),
    onSets('set-is-subset', 10, setIsSubset),
    onLists('coalesce', 11, disjointBoxes, coalesceBoxes),
    onPairs('worth-joining', 12, worthJoining),
  ];
}

function onBoxes(operation: string, seed: number, run: (a: Box) => VectorCase['result']): VectorFile {
  const boxes = [...chosenLists.flat(), ...draw(seed, (random, n) => random.next(n))];
  return {
    operation,
    cases: boxes.map((a) => ({ dimensions: a.lo.length, inputs: [a], result: run(a) })),
  };
}

function onPairs(operation: string, seed: number, run: (a: Box, b: Box) => VectorCase['result']): VectorFile {
  const chosen = chosenLists.flatMap(([first, ...others]) => others.map((b): [Box, Box] => [first!, b]));
  const drawn = draw(seed, (random, n): [Box, Box] => [random.next(n), random.next(n)]);
  return {
    operation,
    cases: [...chosen, ...drawn].map(([a, b]) => ({
      dimensions: a.lo.length,
      inputs: [a, b],
      result: run(a, b),
    })),
  };
}

function onLists(
  operation: string,
  seed: number,
  prepare: (list: readonly Box[]) => readonly Box[],
  run: (list: readonly Box[]) => VectorCase['result'],
): VectorFile {
  const drawn = draw(seed, (random, n) => ({ dimensions: n, list: random.list(n, random.integer(0, 5)) }));
  const chosen = chosenLists.map((list) => ({ dimensions: list[0]!.lo.length, list }));
  return {
    operation,
    cases: [...chosen, ...drawn].map(({ dimensions, list }) => {
      const input = prepare(list);
      return { dimensions, inputs: [input], result: run(input) };
    }),
  };
}

function onSets(
  operation: string,
  seed: number,
  run: (a: BoxSet, b: BoxSet) => VectorCase['result'],
): VectorFile {
  const pairs = draw(seed, (random, n): [BoxSet, BoxSet] => [
    boxSet(n, random.list(n, random.integer(0, 3))),
    boxSet(n, random.list(n, random.integer(0, 3))),
  ]);
  return {
    operation,
    cases: pairs.map(([a, b]) => ({
      dimensions: a.dimensions,
      inputs: [a.boxes, b.boxes],
      result: run(a, b),
    })),
  };
}

/** Sixteen draws for each number of dimensions. */
function draw<T>(seed: number, one: (random: SeededBoxes, dimensions: number) => T): T[] {
  const random = new SeededBoxes(seed);
  return [0, 1, 2, 3, 4].flatMap((n) => Array.from({ length: 16 }, () => one(random, n)));
}

/** One case a line, so that a changed result is a one-line diff. */
export function printVectors(file: VectorFile): string {
  const cases = file.cases.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return `{\n  "operation": ${JSON.stringify(file.operation)},\n  "cases": [\n${cases}\n  ]\n}\n`;
}
