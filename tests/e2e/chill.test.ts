import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dumpDifference } from '../support/compare-dumps.js';
import { lazy } from '../support/lazy.js';
import { root } from '../support/paths.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

type Numbers = Readonly<Record<string, number>>;

interface Kernel {
  readonly program: string;
  readonly scripts: readonly { readonly file: string; readonly defines: Numbers }[];
  readonly sizes: { readonly even: Numbers; readonly odd: Numbers };
}

const folder = join(root, 'benchmarks', 'chill');
const KERNELS = JSON.parse(readFileSync(join(folder, 'kernels.json'), 'utf8')) as readonly Kernel[];

/** Devices that share no memory, and intervals that no tile divides. */
const ON_HOST = [
  ['--devices', '2', '--boxes', 'disjoint'],
  ['--devices', '3', '--distribution', 'cyclic', '--tile', '7'],
];

describe.each(KERNELS)('$program of CUDA-CHiLL', ({ program, scripts, sizes }) => {
  const file = join(folder, 'kernels', program, `${program}.c`);
  const cases = shortOrFull([sizes.odd], [sizes.odd, sizes.even]).map((size) => ({
    size: definesOf(size),
    expected: lazy(() => sequentialDump(program, file, size)),
  }));
  const recipes = [
    { name: 'the default recipe', options: [] as readonly string[] },
    ...scripts.map((script) => ({
      name: script.file,
      options: ['--recipe', join(folder, script.file), ...definesOf(script.defines)],
    })),
  ];

  it.each(recipes)('has the results of gcc by $name', async ({ options }) => {
    for (const { size, expected } of cases)
      for (const where of shortOrFull(ON_HOST.slice(0, 1), ON_HOST)) {
        const run = ['run', file, ...size, ...options, '--target', 'host', ...where, '--', '--dump'];
        const { stdout, stderr } = await mustPolyCli(run);
        expect(stderr).toBe('');
        expect(dumpDifference(await expected(), stdout, 'float')).toBeNull();
      }
  });
});

/** Blocks that share boxes, also of a triangle; registers of what is only read; constant memory. */
const SAMPLE = ['gemm', 'trmm', 'convolution-2d', 'mriq', 'mri-fhd'];

it.each(KERNELS.filter(({ program }) => SAMPLE.includes(program)))(
  '$program has the results of gcc on OpenCL devices by its script',
  async ({ program, scripts, sizes }) => {
    const file = join(folder, 'kernels', program, `${program}.c`);
    const script = scripts.at(-1)!;
    const options = [
      '--recipe',
      join(folder, script.file),
      ...definesOf({ ...script.defines, ...sizes.odd }),
    ];
    const run = ['run', file, ...options, '--target', 'opencl', '--devices', '2', '--', '--dump'];
    const { stdout } = await mustPolyCli(run, { env: { POCL_DEVICES: 'pthread pthread' } });
    expect(dumpDifference(await sequentialDump(program, file, sizes.odd), stdout, 'float')).toBeNull();
  },
);

it('a script prints, and its result is not kept; otherwise it is', async () => {
  const file = join(folder, 'kernels', 'gemv', 'gemv.c');
  const script = join(scratchFolder('printing-script'), 'printing.lua');
  const text = readFileSync(join(folder, 'kernels', 'gemv', 'gemv.lua'), 'utf8');
  writeFileSync(script, `${text}print("tiles of", TI)\n`);
  for (let again = 0; again < 2; again++) {
    const { stderr } = await mustPolyCli(['explain', file, '--full', '--recipe', script, '-DTI=32']);
    expect(stderr).toBe('tiles of\t32\n');
  }
});

it('emit writes all choices for the mapping of a nest', async () => {
  const file = join(folder, 'kernels', 'gemm', 'gemm.c');
  const master = join(scratchFolder('master'), 'gemm.json');
  const { stdout } = await mustPolyCli([
    'emit',
    file,
    '-DN=896',
    '--master',
    master,
    '--master-target',
    'c2050',
  ]);
  expect(stdout).toBe(`${master}\n`);
  const [recipe] = JSON.parse(readFileSync(master, 'utf8')) as readonly {
    readonly function: string;
    readonly choices: readonly { readonly threads: string }[];
  }[];
  expect(recipe?.function).toBe('gemm');
  expect(recipe?.choices.map(({ threads }) => threads)).toEqual(['line', 'box']);
});

it.each([
  [['emit', 'gemm.c'], 'error BF4004: name a folder to write with -o, or a file with --master'],
  [
    ['emit', 'gemm.c', '-o', 'gemm', '--master-target', 'c2050'],
    'error BF4004: --master-target is for --master',
  ],
  [
    ['emit', 'gemm.c', '--master', 'gemm.json', '--master-target', 'fermi'],
    "error BF4003: --master-target cannot be 'fermi'",
  ],
  [['emit', 'gemm.c', '--master', '/nowhere/gemm.json'], 'error BF3015: cannot write /nowhere/gemm.json'],
])('%j is refused', async (args, message) => {
  const { code, stderr } = await polyCli(args, { cwd: join(folder, 'kernels', 'gemm') });
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
  expect(stderr.match(/error BF/g)).toHaveLength(1);
});

function definesOf(numbers: Numbers): readonly string[] {
  return Object.entries(numbers).map(([name, value]) => `-D${name}=${value}`);
}

async function sequentialDump(program: string, file: string, size: Numbers): Promise<string> {
  const executable = join(scratchFolder(`chill-${program}`), 'program');
  const warnings = ['-Wall', '-Wextra', '-Werror'];
  await mustRun('gcc', ['-O2', ...warnings, ...definesOf(size), file, '-o', executable, '-lm']);
  return (await mustRun(executable, ['--dump'])).stdout;
}
