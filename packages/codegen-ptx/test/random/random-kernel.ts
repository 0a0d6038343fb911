import { SeededRandom } from '@boxflow/ir/testing';
import { expression, literal } from './expressions.ts';
import { SCALARS } from './scalars.ts';
import type {
  AtomicArray,
  Constant,
  DeviceFunction,
  GlobalArray,
  Local,
  OwnArray,
  Scope,
  SharedArray,
} from './scope.ts';
import { ATOMICS, statements } from './statements.ts';
import { ownSlot, type Step, steps } from './steps.ts';

/** A kernel with its launch: a program in itself. */
export interface RandomKernel {
  readonly seed: number;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly inputs: readonly GlobalArray[];
  readonly outputs: readonly OwnArray[];
  readonly atomics: readonly AtomicArray[];
  readonly constants: readonly Constant[];
  readonly constantValues: readonly string[];
  readonly functions: readonly DeviceFunction[];
  readonly locals: readonly Local[];
  readonly localValues: readonly string[];
  readonly shared: readonly SharedArray[];
  readonly steps: readonly Step[];
}

const THREAD_INTEGERS = ['gx', 'gx', 'gy', 'gz', 'gid', 'lt', 'tx', 'ty', 'bx'];
const BLOCK_INTEGERS = ['bx', 'by', 'bz', 'nx', 'nt'];

export function randomKernel(seed: number): RandomKernel {
  const random = new SeededRandom(seed);
  const [grid, block] = geometry(random);
  const count = product(grid) * product(block);
  const inputs = named('in', random.integer(1, 4)).map((name) => ({
    name,
    type: random.pick(SCALARS),
    length: random.integer(1, 300),
  }));
  const locals = [...SCALARS.map((type, i) => ({ name: `v${i}`, type })), ...localArrays(random)];
  const outputs = named('out', random.integer(1, 3)).map((name) => ({
    name,
    type: random.pick(SCALARS),
    length: count,
    own: ownElement(random),
  }));
  const atomics = named('sum', random.integer(0, 3)).map((name) => ({
    name,
    length: random.integer(1, 40),
    ...random.pick(ATOMICS),
  }));
  const constants = named('k', random.integer(1, 4)).map((name) => ({
    name: random.integer(0, 2) === 0 ? name : `p.${name}`,
    type: random.pick(SCALARS),
  }));
  const bare = { random, inputs, outputs, atomics, constants, shared: [], loops: 0 };
  const functions = deviceFunctions(random);
  const scope: Scope = { ...bare, functions, locals, integers: THREAD_INTEGERS };
  const shared = sharedArrays(random);
  const style = random.pick(['warps', 'exits'] as const);
  const options = { scope, shared, threads: product(block), blockIntegers: BLOCK_INTEGERS, style };
  const constantValues = constants.map(({ type }) => literal(scope, type));
  const first = { ...scope, locals: [], outputs: [] };
  const localValues = locals.map(({ type }) => expression(first, type, 2));
  const begin: Step = {
    kind: 'phase',
    lines: shared.map(
      ({ name, type }) => `${name}[${ownSlot(scope)}] = ${expression({ ...scope, outputs: [] }, type, 2)};`,
    ),
  };
  return {
    ...{
      seed,
      grid,
      block,
      inputs,
      outputs,
      atomics,
      constants,
      constantValues,
      functions,
      locals,
      localValues,
      shared,
    },
    steps: [begin, ...steps(options, random.integer(2, 5), 2)],
  };
}

export function product(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a * b, 1);
}

function named(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${i}`);
}

function geometry(random: SeededRandom): [number[], number[]] {
  const dimensions = random.integer(1, 3);
  const sizes = (most: readonly number[]) =>
    most.map((size, d) => (d < dimensions ? random.integer(1, size) : 1));
  const whole = random.integer(0, 1) === 0;
  const block = whole
    ? random.pick([
        [32, 1, 1],
        [64, 1, 1],
        [96, 1, 1],
        [16, 4, 1],
        [8, 4, 2],
      ])
    : sizes([[100], [13, 7], [7, 4, 3]][dimensions - 1]!.concat([1, 1]).slice(0, 3));
  return [
    sizes(
      [
        [9, 1, 1],
        [5, 4, 1],
        [3, 3, 3],
      ][dimensions - 1]!,
    ),
    block,
  ];
}

function ownElement(random: SeededRandom): string {
  return random.pick([
    'gid',
    'all - 1 - gid',
    '(gz * height + gy) * width + gx',
    '(gx * height + gy) * depth + gz',
  ]);
}

function localArrays(random: SeededRandom): Local[] {
  return Array.from({ length: random.integer(0, 2) }, (_, i) => ({
    name: `v${SCALARS.length + i}`,
    type: random.pick(SCALARS),
    length: random.integer(2, 9),
  }));
}

function sharedArrays(random: SeededRandom): SharedArray[] {
  const dynamic = random.integer(0, 3);
  return named('s', random.integer(0, 3)).map((name, i) => ({
    name,
    type: random.pick([...SCALARS, ...ATOMICS.map(({ type }) => type)]),
    dynamic: i === dynamic,
  }));
}

function deviceFunctions(random: SeededRandom): DeviceFunction[] {
  const functions: DeviceFunction[] = [];
  for (const name of named('f', random.integer(0, 3))) {
    const parameters = Array.from({ length: random.integer(1, 4) }, () => random.pick(SCALARS));
    const result = random.pick(SCALARS);
    const arguments_ = parameters.map((type, i) => ({ name: `v${i}`, type }));
    const variable = { name: `v${parameters.length}`, type: result };
    const scope: Scope = {
      ...{
        random,
        inputs: [],
        atomics: [],
        outputs: [],
        constants: [],
        shared: [],
        loops: 1,
        integers: ['n'],
      },
      functions: [...functions],
      locals: [...arguments_, variable],
    };
    const attribute = random.pick(['', '__noinline__ ']);
    const list = arguments_.map((one) => `${one.type.name} ${one.name}`).join(', ');
    const text = [
      `static __host__ __device__ ${attribute}${result.name} ${name}(${list}) {`,
      'const int n = 5;',
      `${result.name} ${variable.name} = ${expression({ ...scope, locals: arguments_ }, result, 2)};`,
      ...statements({ ...scope, outputs: [] }, random.integer(1, 3), 2),
      `return ${variable.name};`,
      '}',
    ].join('\n');
    functions.push({ name, result, parameters, text });
  }
  return functions;
}
