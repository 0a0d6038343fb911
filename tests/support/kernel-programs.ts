import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelsFolder } from './paths.js';

export type ElementType = 'double' | 'float' | 'int';

/** One of PolyBench's problem sizes. */
export type DataSet = (typeof DATA_SETS)[number];

export const DATA_SETS = ['MINI', 'SMALL', 'MEDIUM', 'LARGE', 'EXTRALARGE'] as const;

/** One program of `benchmarks/kernels/kernels.json`. */
export interface KernelProgram {
  readonly program: string;
  /** Which mathematical definition it computes; programs with the same one differ in style. */
  readonly definition: string;
  /** Full path. */
  readonly file: string;
  readonly storage: 'global' | 'vla' | 'heap';
  readonly marked: boolean;
  /** The number of values that `--dump` prints, as a product or sum of products of size macros. */
  readonly liveOut: string;
  /** All of {@link ELEMENT_TYPES}, or those that the program is written for. */
  readonly elementTypes: readonly ElementType[];
  /** The feature that boxflow lacks to run the program on devices; absent if it runs there. */
  readonly sequentialFor?: string;
  /** Test sizes by name: macros that are given on the command line. */
  readonly sizes: Readonly<Record<string, Sizes>>;
  /** The macros that the program itself has for each of PolyBench's problem sizes. */
  readonly dataSets: Readonly<Partial<Record<DataSet, Sizes>>>;
}

export type Sizes = Readonly<Record<string, number>>;

/** A program with everything chosen that it is compiled with. */
export interface ProgramCase {
  readonly program: KernelProgram;
  /** A test size or a data set. */
  readonly size: string;
  readonly sizes: Sizes;
  readonly element: ElementType;
}

type Defaulted = 'elementTypes' | 'sizes' | 'dataSets';
type ListedProgram = Omit<KernelProgram, Defaulted> & Partial<Pick<KernelProgram, Defaulted>>;

interface KernelList {
  readonly elementTypes: readonly ElementType[];
  readonly programs: readonly ListedProgram[];
}

const list = JSON.parse(readFileSync(join(kernelsFolder, 'kernels.json'), 'utf8')) as KernelList;

export const ELEMENT_TYPES = list.elementTypes;

export const KERNEL_PROGRAMS: readonly KernelProgram[] = list.programs.map((program) => ({
  elementTypes: list.elementTypes,
  sizes: {},
  dataSets: {},
  ...program,
  file: join(kernelsFolder, program.file),
}));

/** Returns the program. Throws if there is no such program. */
export function kernelProgram(name: string): KernelProgram {
  const found = KERNEL_PROGRAMS.find(({ program }) => program === name);
  if (found === undefined) throw new Error(`kernels.json has no program ${name}`);
  return found;
}

/** Throws where the program has no such test size. */
export function programCase(program: KernelProgram, size: string, element: ElementType): ProgramCase {
  const sizes = program.sizes[size];
  if (sizes === undefined) throw new Error(`${program.program} has no size ${size}`);
  return { program, size, sizes, element };
}

/** Returns the case of the program's first type. Throws if the program has no such data set. */
export function dataSetCase(program: KernelProgram, dataSet: DataSet): ProgramCase {
  const sizes = program.dataSets[dataSet];
  if (sizes === undefined) throw new Error(`${program.program} has no data set ${dataSet}`);
  return { program, size: dataSet, sizes, element: program.elementTypes[0]! };
}

/** Every program has one of the two kinds of sizes. */
export function smallCase(program: KernelProgram): ProgramCase {
  return hasDataSets(program)
    ? dataSetCase(program, 'MINI')
    : programCase(program, 'odd', program.elementTypes[0]!);
}

export function hasDataSets({ dataSets }: KernelProgram): boolean {
  return Object.keys(dataSets).length > 0;
}

/** As after `-D`: the sizes or the data set, and the element type. */
export function defines({ program, size, sizes, element }: ProgramCase): readonly string[] {
  const chosen =
    size in program.dataSets
      ? [`${size}_DATASET`]
      : Object.entries(sizes).map(([name, value]) => `${name}=${value}`);
  return [...chosen, `DATA_TYPE=${element}`];
}

/** `-D` options for a C compiler and for `poly-cli` alike. */
export function defineOptions(chosen: ProgramCase): readonly string[] {
  return defines(chosen).map((define) => `-D${define}`);
}

/** How many values `--dump` must print. */
export function liveOutCount({ program, sizes }: ProgramCase): number {
  return program.liveOut
    .split('+')
    .map((product) => product.split('*').map((factor) => factorValue(factor.trim(), sizes)))
    .reduce((sum, factors) => sum + factors.reduce((a, b) => a * b, 1), 0);
}

function factorValue(factor: string, sizes: Sizes): number {
  const value = /^\d+$/.test(factor) ? Number(factor) : sizes[factor];
  if (value === undefined) throw new Error(`there is no size ${factor}`);
  return value;
}
