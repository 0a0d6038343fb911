import { RUN_OPTIONS, type RunOption } from '../src/index.ts';

/** One environment variable, and texts that every reader takes for a value of it, or must refuse. */
export interface OptionVector {
  readonly variable: string;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

const NUMBERS = ['0', '1', '2', '64', '65', '-1', '1.5', '1e9', '0x10', ' 1', '32,7', '32,', ',7', '1,2,3'];
const SIZES = ['512M', '1.5G', '64k', '1GiB', '2T', '12Q', 'M'];
const WORDS = [
  'auto',
  'all',
  'always',
  'never',
  'true',
  'no',
  'AUTO',
  'gpu',
  'host',
  'opencl',
  'cuda',
  'sim',
  'exact',
  'fop',
  'fo',
];
const BOXES = ['merge', 'disjoint', 'convex', 'hull'];
const DISTRIBUTIONS = [
  'block',
  'cyclic',
  'block-cyclic',
  'dynamic',
  'rows',
  'block,block',
  'cyclic,block-cyclic',
  'block,',
  'block,rows',
  'block, block',
  'block,block,block',
  'dynamic,block',
  'block,dynamic',
];

export function makeOptionVectors(): OptionVector[] {
  const texts = [...NUMBERS, ...SIZES, ...WORDS, ...BOXES, ...DISTRIBUTIONS];
  return Object.values<RunOption<unknown>>(RUN_OPTIONS).map(({ variable, kind }) => ({
    variable,
    accepted: texts.filter((text) => kind.parse(text) !== undefined),
    refused: texts.filter((text) => kind.parse(text) === undefined),
  }));
}
