import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST_COMPILE_FLAGS } from '@boxflow/codegen-c';
import { BoxflowError, formatDiagnostic, parseRecipes, printRecipes } from '@boxflow/ir';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printBundleData } from './build/bundle-data.js';
import { compile } from './compile.js';
import { explain, recipesOf } from './explain/explain.js';
import { printExplanation } from './explain/print-explanation.js';
import { printStage, runPipeline, STAGE_NAMES, type StageOutputs } from './pipeline.js';

const STENCIL = `
void step(int n, double a[n][n], double b[n][n]) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      b[i][j] = a[i - 1][j] + a[i + 1][j];
}
double total(int n, double a[n]) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 0.5 + a[i];
  return sum;
}
int main(void) { return 0; }
`;

/** The front end's output for the program. */
const PARSED = `scop0 in step(n: int32) { : n >= 1 }
  double b[n][n] at (void *)b
  double a[n][n] at (void *)a
  for i
    for j
      S0
  { S0[i, j] : 1 <= i < n - 1 and 1 <= j < n - 1 }
    0: read a[i - 1, j]
    1: read a[i + 1, j]
    2: write b[i, j]
    #2 = (#0 + #1):double

scop1 in total(n: int32) { : }
  double sum at (void *)&sum
  double a[n] at (void *)a
  for i
    S0
  { S0[i] : 0 <= i < n }
    0: read sum[]
    1: read a[i]
    2: write sum[]
    #2 = ((#0 * 0.5):double + #1):double
`;

/** The lowered form of the program's first region. */
const LOWERED = `scop0:
  for S0.i
    for S0.j
      S0

distribute(S0.i)  # its iterations are independent, so devices share them
  for S0.i  phase; launch

threads(S0.i, S0.j)  # 16.8 million threads for sizes of 4096; no loop is inside
  for S0.i    phase; launch; thread y 8
    for S0.j  thread x 32

block(S0.j, 1, 128)  # threads along j access all 24 bytes side by side
  for S0.i    phase; launch; thread y 1
    for S0.j  thread x 128

tile(S0.j, 4, 128)  # threads read several lines before they write one: 32 bytes, not 8
  for S0.i    phase; launch; thread y 1; tile 4
    for S0.j  thread x 128; tile 128

align(S0.j, 32)  # j begins at 1: warps then access whole lines of memory
    for S0.j  thread x 128; aligned 32; tile 128

launch_bounds(S0.j, 12)  # threads wait for 64 bytes: 40 registers for each of 128 threads
    for S0.j  thread x 128; bounds 12; aligned 32; tile 128

plan scop0 of s.c:3:3
  parameters n
  assume n >= 1; otherwise an array would have no elements, or an integer would not be in the range that the region needs
  array double b[n][n], live in and out
  array double a[n][n], live in
  class a.0 [1, n - 1)
  phase p0(): S0 (line 5) for lo <= i < hi
    i in [1, n - 1), class a.0
    view a: a [lo - 1, hi + 1) × [1, n - 1)
      reads [lo - 1, hi + 1) × [1, n - 1)
    view b: b [lo, hi) × [1, n - 1)
      writes [lo, hi) × [1, n - 1)
    launch scop0_p0_k0(a, b; n, lo, hi), threads (floord(hi - lo + 3, 4) * 1, (n - 2 > 0 ? floord((n - 2 + 1) + 127, 128) : 0) * 128) in blocks (1, 128)
    work (hi - lo) * (n - 2)
  a call does at most 4 * (n >= 3 ? (n - 2) * (n - 2) : 0) operations, (n >= 3 ? 1 : 0) launches, and moves 8 * (n >= 3 ? (n - 2) * (n - 2) : 0) + 8 * (n >= 3 ? n * (n - 2) : 0) bytes
  host
    if n >= 3
      p0()
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow compile '));
  vi.stubEnv('XDG_CACHE_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const bundles = () => join(folder, 'boxflow', 'bundles');

async function failure(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof BoxflowError) return error.diagnostics.map(formatDiagnostic).join('\n');
    throw error;
  }
  return expect.fail('no error');
}

describe('compile', () => {
  it('gives a bundle whose every part a C compiler takes', async () => {
    const bundle = await compile({ file: 'stencil.c', text: STENCIL, std: 'gnu17' });
    expect(bundle).toMatchObject({ version: 1, files: ['stencil.c'] });
    expect(bundle.plans.map(({ name, origin }) => `${name} ${origin}`)).toEqual(['scop0 stencil.c:3:3']);
    expect(bundle.recipes).toHaveLength(1);
    expect(bundle.kernels.length).toBeGreaterThan(0);
    const parts = {
      'program.i': bundle.sources.programs[0] ?? '',
      'kernels.c': bundle.sources.host,
      'bundle.c': printBundleData(bundle, null, {}),
    };
    const headers = fileURLToPath(new URL('../../runtime-native/native/include', import.meta.url));
    for (const [name, text] of Object.entries(parts)) {
      writeFileSync(join(folder, name), text);
      execFileSync(
        'gcc',
        [...HOST_COMPILE_FLAGS, '-Wall', '-Werror', '-I', headers, '-c', name, '-o', 'x.o'],
        {
          cwd: folder,
        },
      );
    }
  });

  it('takes several files, whose regions have names and plans of their own', async () => {
    const other =
      'static void step(int *x) { for (int i = 0; i < 9; i++) x[i] = i; }\nvoid g(int *x) { step(x); }\n';
    const files = [
      { file: 'a.c', text: STENCIL },
      { file: 'b.c', text: other },
    ];
    const bundle = await compile({ files });
    expect(bundle.files).toEqual(['a.c', 'b.c']);
    expect(bundle.plans.map(({ name, origin }) => `${name} ${origin}`)).toEqual([
      'scop0 a.c:3:3',
      'scop2 b.c:1:28',
    ]);
    expect(new Set(bundle.kernels.map(({ name }) => name)).size).toBe(bundle.kernels.length);
    // Each file calls the plan of its own region.
    expect(
      bundle.sources.programs.map((text) => [...text.matchAll(/\.plan = (\d+);/g)].map(([, n]) => n)),
    ).toEqual([['0'], ['1']]);
    const { regions } = await explain({ files });
    expect(regions.map(({ name, location }) => `${name} ${location.file}`)).toEqual([
      'scop0 a.c',
      'scop1 a.c',
      'scop2 b.c',
    ]);
    expect((await compile({ files: [...files].reverse() })).plans.map(({ origin }) => origin)).toEqual([
      'b.c:1:28',
      'a.c:3:3',
    ]);
  });

  it('keeps a region that cannot run on devices, and notes why', async () => {
    const { diagnostics } = await compile({ file: 'stencil.c', text: STENCIL });
    expect(
      diagnostics.map(({ code, severity, location }) => ({ code, severity, line: location?.line })),
    ).toEqual([{ code: 'BF2101', severity: 'note', line: 9 }]);
  });

  it('warns once, with all reasons, if nothing runs on devices', async () => {
    const text = STENCIL.replace('b[i][j] =', 'b[i][j] = b[i - 1][n - 2] + b[i][j - 1] +');
    const bundle = await compile({ file: 'stencil.c', text });
    expect(bundle.plans).toEqual([]);
    expect(bundle.sources).toMatchObject({ host: '', opencl: '', cuda: '' });
    const warnings = bundle.diagnostics.filter(({ severity }) => severity === 'warning');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({
      code: 'BF3008',
      message: 'stencil.c: no region of the program can run on devices, so it runs sequentially',
    });
    expect(warnings[0]?.notes.map(({ location }) => location?.line)).toEqual(expect.arrayContaining([3, 9]));
  });

  it('stops at a marked region that it cannot take', async () => {
    const text =
      'int f(int);\nvoid g(int n, int *a) {\n#pragma scop\n  for (int i = 0; i < n; i++)\n    a[i] = f(i);\n#pragma endscop\n}\n';
    expect(await failure(compile({ file: 'call.c', text }))).toMatch(/^call\.c:5:12: error BF1\d{3}: /);
    expect(existsSync(bundles())).toBe(false);
  });

  it('gives phases a second dimension if that is asked for, under a key of its own', async () => {
    const secondOf = async (dimensions?: 1 | 2) => {
      const bundle = await compile({ file: 's.c', text: STENCIL, ...(dimensions && { dimensions }) });
      return bundle.plans.flatMap(({ phases }) => phases.map(({ second }) => second?.iterator));
    };
    expect(await secondOf()).toEqual([undefined]);
    expect(await secondOf(2)).toEqual(['j']);
    expect(await secondOf(1)).toEqual([undefined]);
    expect(readdirSync(bundles()).length).toBe(2);
  });

  it('gives the same bytes whenever it runs', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => compile({ file: 's.c', text: STENCIL, cache: false })),
    );
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('compiles again only when the program after preprocessing or the recipe changed', async () => {
    const options = { file: 's.c', text: `#if N == 1\n#endif\n${STENCIL}` };
    const first = await compile(options);
    expect(await compile(options)).toEqual(first);
    await compile({ ...options, defines: ['N=1'] });
    expect(readdirSync(bundles())).toHaveLength(1);
    await compile({ ...options, text: options.text.replaceAll('n - 1', 'n - 2') });
    expect(readdirSync(bundles())).toHaveLength(2);
    await compile({
      ...options,
      recipes: parseRecipes('scop0:\n  distribute(S0.i)\n  threads(S0.i)\n  block(S0.i, 64)\n', 'r'),
    });
    expect(readdirSync(bundles())).toHaveLength(3);
  });

  it('makes a damaged bundle again', async () => {
    const first = await compile({ file: 's.c', text: STENCIL });
    const file = join(bundles(), readdirSync(bundles())[0] ?? '', 'result.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('scop0', 'scop9'));
    expect(await compile({ file: 's.c', text: STENCIL })).toEqual(first);
  });

  it('replays the recipe that it printed', async () => {
    const first = await compile({ file: 's.c', text: STENCIL });
    const recipes = parseRecipes(printRecipes(first.recipes), 'r.txt');
    const again = await compile({ file: 's.c', text: STENCIL, recipes });
    expect(again.plans).toEqual(first.plans);
    expect(again.sources).toEqual(first.sources);
  });

  it('says which regions there are when a recipe is for another', async () => {
    const recipes = parseRecipes('scop7:\n  single(S0)\n', 'r.txt');
    expect(await failure(compile({ file: 's.c', text: STENCIL, recipes }))).toBe(
      "r.txt:1:1: error BF3011: the recipe is for 'scop7', which s.c does not have\n  hint: its regions are scop0, scop1",
    );
  });
});

const FILLED = `
unsigned s;
double a[300000], b[300000];
void f(void) {
  for (int i = 0; i < 300000; i++) { s = s * 69069u + 1u; a[i] = s; }
  for (int i = 0; i < 300000; i++) b[i] = a[i];
  for (int i = 0; i < 300000; i++) a[i] = b[i] + 1;
}
`;

describe('a serial loop beside parallel ones', () => {
  it('stays with the host, and the others go to devices', async () => {
    const { plans, sources, diagnostics } = await compile({ file: 'f.c', text: FILLED });
    expect(plans.map(({ name, origin, phases }) => [name, origin, phases.length])).toEqual([
      ['scop1', 'f.c:6:3', 2],
    ]);
    expect(sources.programs[0]).toContain('s = s * 69069u + 1u; a[i] = s;');
    expect(diagnostics).toMatchObject([{ code: 'BF2101', severity: 'note', location: { line: 5 } }]);
  });

  it('has a recipe of its own, and does not take those of the others', async () => {
    const recipes = parseRecipes('scop1:\n  single(S0)\n  single(S1)\n', 'r.txt');
    const { plans } = await compile({ file: 'f.c', text: FILLED, recipes });
    expect(plans.map(({ name, phases }) => [name, phases.map(({ single }) => single !== null)])).toEqual([
      ['scop1', [true, true]],
    ]);
  });

  it('stays in a region that is marked', async () => {
    const text = FILLED.replace('  for', '#pragma scop\n  for').replace(/}\n$/, '#pragma endscop\n}\n');
    const { plans } = await compile({ file: 'f.c', text });
    expect(plans.map(({ origin }) => origin)).toEqual(['f.c:6:3']);
  });

  it('is a region of its own in what is explained, as what is refused beside it is', async () => {
    const text = `${FILLED}int g(int);\nvoid h(void) { for (int i = 0; i < 9; i++) a[i] = g(i); }\n`;
    const { regions, refused } = await explain({ file: 'f.c', text });
    expect(regions.map(({ name, sequential }) => [name, sequential !== null])).toEqual([
      ['scop0', true],
      ['scop1', false],
    ]);
    expect(refused.map(({ function: name }) => name)).toEqual(['h']);
  });

  it('does not make a refusal of a marked file be told twice', async () => {
    const marked =
      'int g(int);\nint b[9];\nvoid m(void) {\n#pragma scop\n  for (int i = 0; i < 9; i++) b[i] = g(i);\n#pragma endscop\n}\n';
    const { regions, refused } = await explain({
      files: [
        { file: 'm.c', text: marked },
        { file: 'f.c', text: FILLED },
      ],
    });
    expect(regions).toHaveLength(2);
    expect(refused.map(({ function: name }) => name)).toEqual(['m']);
  });
});

describe('the pipeline', () => {
  it('has stages with names of their own, each of which prints what it gives', async () => {
    expect(STAGE_NAMES).toEqual(['preprocess', 'parse', 'lower', 'kernels', 'rewrite']);
    const outputs: StageOutputs = {};
    await runPipeline({ file: 's.c', text: STENCIL }, outputs);
    const [preprocessed, parsed, lowered, kernels, rewritten] = await Promise.all(
      STAGE_NAMES.map((name) => printStage(name, outputs)),
    );
    expect(preprocessed).toMatch(/\n# 1 "s\.c"\n/);
    expect(preprocessed?.trimEnd().endsWith(STENCIL.trimEnd())).toBe(true);
    expect(parsed).toBe(PARSED);
    expect(lowered).toBe(LOWERED);
    const { host, opencl, cuda } = outputs.kernels!.kernelSources;
    expect(kernels).toBe(`/* host */\n${host}\n/* opencl */\n${opencl}\n/* cuda */\n${cuda}`);
    expect(host).toContain('    b[i * b_s0 + j] = a[(i - 1) * a_s0 + j] + a[(i + 1) * a_s0 + j];\n');
    for (const source of [opencl, cuda]) {
      expect(source).toContain('value[p] = a[(i + p - 1) * a_s0 + j] + a[(i + p + 1) * a_s0 + j];\n');
    }
    expect([rewritten]).toEqual(outputs.rewrite?.sources.programs);
    expect(rewritten).toMatch(/if \(.* && boxflow_begin_small\(.* !boxflow_enter\(/);
  });

  it('stops after the stage that is asked for', async () => {
    const outputs: StageOutputs = {};
    await runPipeline({ file: 's.c', text: STENCIL }, outputs, 'parse');
    expect(Object.keys(outputs)).toEqual(['preprocess', 'parse']);
    expect(await printStage('lower', outputs)).toBeUndefined();
  });
});

describe('an explanation', () => {
  it('tells regions that run on devices from those that do not', async () => {
    const explanation = await explain({ file: 's.c', text: STENCIL });
    expect(explanation.regions.map(({ name, plan, function: f }) => [name, f, plan !== null])).toEqual([
      ['scop0', 'step', true],
      ['scop1', 'total', false],
    ]);
    expect(explanation.regions[0]?.loops.map(({ name, parallel }) => [name, parallel])).toEqual([
      ['S0.i', true],
      ['S0.j', true],
    ]);
    expect(recipesOf(explanation).map(({ scop }) => scop)).toEqual(['scop0']);
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
    const text = printExplanation(explanation, 'full');
    expect(text).toContain('s.c:3:3, in step: scop0 runs on devices');
    expect(text).toContain('s.c:9:3, in total: scop1 runs sequentially');
    expect(text).toContain('distribute(S0.i)');
  });

  it('is kept for as long as neither the program nor the options change', async () => {
    const options = { file: 's.c', text: STENCIL };
    const first = await explain(options);
    expect(await explain(options)).toEqual(first);
    const kept = () => readdirSync(join(folder, 'boxflow', 'explanations'));
    expect(kept()).toHaveLength(1);
    await explain({ ...options, reassociate: true });
    expect(kept()).toHaveLength(2);
  });

  it('does not promise devices to a region whose assumptions no sizes meet', async () => {
    const text = 'double a[9];\nvoid f(void) {\n  for (int i = 0; i < 10; i++) a[i] = i;\n}\n';
    expect(printExplanation(await explain({ file: 'f.c', text }), 'full')).toContain(
      'f.c:3:3, in f: scop0 runs sequentially\n  a subscript of a would leave its bounds\n',
    );
  });

  it('has marked regions that compile would stop at', async () => {
    const text =
      'int f(int);\nvoid g(int n, int *a) {\n#pragma scop\n  for (int i = 0; i < n; i++)\n    a[i] = f(i);\n#pragma endscop\n}\n';
    const { regions, refused } = await explain({ file: 'call.c', text });
    expect(regions).toEqual([]);
    expect(refused).toMatchObject([{ function: 'g', marked: true, reason: { location: { line: 5 } } }]);
  });
});

describe('the progress of a compilation', () => {
  it('names each step and each region', async () => {
    const seen: string[] = [];
    await compile({
      file: 'step.c',
      text: STENCIL,
      cache: false,
      onProgress: ({ stage, region }) => seen.push(region ? `${stage} ${region.file}:${region.line}` : stage),
    });
    expect(seen.filter((text) => !text.includes(' '))).toEqual([...STAGE_NAMES]);
    expect(seen).toContain('lower step.c:3');
  });

  it.each(STAGE_NAMES)('ends when it is aborted in the step %s', async (last) => {
    const controller = new AbortController();
    const seen: string[] = [];
    const aborted = compile({
      file: 'step.c',
      text: STENCIL,
      cache: false,
      signal: controller.signal,
      onProgress: ({ stage }) => {
        seen.push(stage);
        if (stage === last) controller.abort();
      },
    });
    if (last === STAGE_NAMES.at(-1)) await aborted;
    else await expect(aborted).rejects.toThrow('This operation was aborted');
    expect(seen.at(-1)).toBe(last);
  });
});
