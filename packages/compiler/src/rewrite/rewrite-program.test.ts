import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apply, type CUnit, int, type Plan, type Scop, variable } from '@boxflow/ir';
import { afterAll, describe, expect, it } from 'vitest';
import { type PlannedRegion, rewriteProgram } from './rewrite-program.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow rewrite '));
afterAll(() => rmSync(folder, { recursive: true }));

/** A region of the text between `begin` and the end of `end`. */
function region(
  text: string,
  begin: string,
  end: string,
  parameters: string[],
  arrays: string[],
): PlannedRegion {
  const first = text.indexOf(begin);
  const scop = {
    textRange: [first, text.indexOf(end, first) + end.length],
    parameters: parameters.map((name) => ({ name })),
    arrays: arrays.map((name) =>
      name.startsWith('local') ? { name, storage: 'local' } : { name, storage: 'outer', address: name },
    ),
  } as unknown as Scop;
  const plan = { parameters, arrays: arrays.map((name) => ({ name })) } as unknown as Plan;
  return { scop, plan, position: 0 };
}

/** In the order of the bundle's plans. */
function numbered(regions: readonly PlannedRegion[]): readonly PlannedRegion[] {
  return regions.map((region, position) => ({ ...region, position }));
}

function unitOf(text: string): CUnit {
  return { file: 'p.c', text, scops: [], refusals: [] };
}

/** A runtime that does nothing but say how it was called. */
const RUNTIME = `
#include <boxflow/boxflow.h>
#include <stdio.h>
const boxflow_bundle boxflow_program_bundle = { "[]", 0, 0, 0, 0, 0, 0 };
boxflow_decision boxflow_program_decisions[2];
int boxflow_kept;
int boxflow_begin_small(boxflow_call *c) { return boxflow_kept == 0; }
int boxflow_enter(boxflow_call *c) {
  printf("enter %d %lld %d %d\\n", c->plan, (long long)c->parameters[0], c->arrays[0] != 0, c->bundle == &boxflow_program_bundle);
  c->state = c;
  return c->parameters[0] > 100;
}
void boxflow_check(boxflow_call *c) { printf("check %d\\n", c->plan); }
`;
const HEADERS = fileURLToPath(new URL('../../../runtime-native/native/include', import.meta.url));

/** Compiles the rewritten program as strictly as gcc can, and runs it. */
function run(program: string, flags: readonly string[]): string {
  writeFileSync(join(folder, 'p.i'), program);
  writeFileSync(join(folder, 'runtime.c'), RUNTIME);
  execFileSync('gcc', [...flags, '-Werror', '-c', 'p.i', '-o', 'p.o'], { cwd: folder });
  execFileSync('gcc', ['-I', HEADERS, 'runtime.c', 'p.o', '-o', 'p'], { cwd: folder });
  return execFileSync(join(folder, 'p'), { encoding: 'utf8' });
}

const PROGRAM = `# 0 "p.c"
# 1 "p.c"
int printf(const char *, ...);
double a[200];
int main(void) {
  int n = 150, i = 0; double s = 0;
  if (n > 1) for (i = 0; i < n; i++) a[i] = i; else n = 2;
  for (n = 0; n < 3; n++)
    s += a[n]; printf("%g\\n", s);
  return 0;
}
`;
const FIRST = region(PROGRAM, 'for (i', '= i;', ['n'], ['a', 'local']);
const SECOND = region(PROGRAM, 'for (n', 'a[n];', ['i'], ['s', 'a']);
const AT_S: PlannedRegion = {
  ...SECOND,
  scop: {
    ...SECOND.scop,
    arrays: SECOND.scop.arrays.map((a) => (a.name === 's' ? { ...a, address: '&s' } : a)),
  },
};

describe('the rewritten program', () => {
  it('is the program itself if nothing is planned', () => {
    expect(rewriteProgram(unitOf(PROGRAM), numbered([]), false)).toBe(PROGRAM);
  });

  it.each([
    [['-std=c90', '-Wall', '-Wextra', '-Wshadow', '-pedantic']],
    [['-std=c99', '-Wall', '-Wextra', '-Wshadow', '-Wdeclaration-after-statement']],
    [['-std=gnu17', '-Wall', '-g', '-flto', '-Wno-lto-type-mismatch']],
  ])('compiles with %j, calls the runtime and falls back to the region', (flags) => {
    const flagsNoIndent = [...flags, '-Wno-misleading-indentation', '-Wno-builtin-declaration-mismatch'];
    const output = run(rewriteProgram(unitOf(PROGRAM), numbered([FIRST, AT_S]), false), flagsNoIndent);
    // The first region "ran on devices", so `a` stayed 0 and only the second was checked.
    expect(output).toBe('enter 0 150 1 1\nenter 1 0 1 1\ncheck 1\n0\n');
  });

  it('moves declarations whose variables are used later before the region', () => {
    const text = `# 1 "p.c"
int printf(const char *, ...);
double a[200];
int main(void) {
  int n = 150, i;
  for (i = 0; i < n; i++) a[i] = i;
  double s = 0,
# 9 "p.c"
    t = 2;
  for (i = 0; i < 3; i++)
    s += a[i] * t;
  printf("%g %g\\n", s, t);
  return 0;
}
`;
    const whole = region(text, 'for (i', '* t;', ['n'], ['a']);
    const begin = text.indexOf('double s');
    const hoisted = [[begin, text.indexOf('t = 2;') + 6]] as const;
    const scop = { ...whole.scop, hoisted };
    const rewritten = rewriteProgram(unitOf(text), numbered([{ ...whole, scop }]), false);
    expect(run(rewritten, ['-std=c99', '-Wall', '-Wextra'])).toBe('enter 0 150 1 1\n0 2\n');
    const sequential = rewritten.replaceAll('n = 150', 'n = 90');
    expect(run(sequential, ['-Wno-builtin-declaration-mismatch'])).toBe('enter 0 90 1 1\ncheck 0\n6 2\n');
    expect(rewritten).toContain('# 6 "p.c"\ndouble s = 0,\n# 9 "p.c"\n    t = 2;\n');
  });

  it('numbers regions by the position of their plan, not of their text', () => {
    const output = run(rewriteProgram(unitOf(PROGRAM), numbered([AT_S, FIRST]), false), []);
    expect(output).toContain('enter 1 150');
    expect(output).toContain('enter 0 0');
  });

  it('computes sums as devices do, in regions and in functions that they inline', () => {
    const text =
      'double f(double x) { return x * x + 1; }\n' +
      'void g(int n, double *a) { for (int i = 0; i < n; i++) a[i] += f(2) * 3; }\n';
    const contraction = (sum: string, fused: string) => {
      const begin = text.indexOf(sum);
      return { range: [begin, begin + sum.length] as const, text: fused };
    };
    const contractions = [
      contraction('x * x + 1', '__builtin_fma(x, x, 1)'),
      contraction('a[i] += f(2) * 3', 'a[i] = __builtin_fma(f(2), 3, a[i])'),
    ];
    const planned = region(text, 'for (int i', ' 3;', ['n'], ['a']);
    const first = { ...planned, scop: { ...planned.scop, contractions } };
    const end = text.length;
    const second = { ...planned, scop: { ...first.scop, textRange: [end, end] as const } };
    const rewritten = rewriteProgram(unitOf(text), numbered([first, second]), false);
    expect(rewritten).toContain('double f(double x) { return __builtin_fma(x, x, 1); }');
    expect(rewritten).toContain('for (int i = 0; i < n; i++) a[i] = __builtin_fma(f(2), 3, a[i]);');
    expect(rewritten).not.toContain('+= f(2)');
  });

  it('executes calls that are too small, unless devices hold arrays', () => {
    const first = region(PROGRAM, 'for (i', '= i;', ['n'], ['a']);
    const twice = apply('mul', int(2), variable('n'));
    const work = { operationsHull: twice, serialHull: int(0), launchesHull: int(1), bytesHull: twice };
    const rewritten = rewriteProgram(
      unitOf(PROGRAM),
      numbered([{ ...first, plan: { ...first.plan, work } }]),
      false,
    );
    const output = (statements: string) =>
      run(rewritten.replace('double s = 0;', `double s = 0; ${statements}`), []);
    expect(output('boxflow_program_decisions[0].least = 301;')).not.toContain('enter');
    expect(output('boxflow_program_decisions[0].least = 300;')).toContain('enter 0 150');
    expect(output('boxflow_program_decisions[0].least = 301; boxflow_kept = 1;')).toContain('enter 0 150');
  });

  it('avoids names that the program uses', () => {
    const text = PROGRAM.replaceAll(
      'n = 150',
      'boxflow_region = 1, boxflow1_parameters = 2, n = 150',
    ).replace('return 0', 'return boxflow_region + boxflow1_parameters - 3');
    const rewritten = rewriteProgram(
      unitOf(text),
      numbered([region(text, 'for (i', '= i;', ['n'], ['a'])]),
      false,
    );
    expect(rewritten).toContain('boxflow2_enter(&boxflow2_region)');
    expect(run(rewritten, ['-Wshadow', '-Wno-builtin-declaration-mismatch'])).toContain('enter 0 150 1 1');
  });

  it('keeps the compiler on the lines and columns of the user', () => {
    const text = PROGRAM.replace('a[i] = i', 'a[i] = wrong');
    const bad = text.replace('printf("%g', 'undeclared; printf("%g');
    const regions = [
      region(bad, 'for (i', 'wrong;', ['n'], ['a']),
      region(bad, 'for (n', 'a[n];', ['i'], ['a']),
    ];
    writeFileSync(join(folder, 'bad.i'), rewriteProgram(unitOf(bad), numbered(regions), false));
    let message = '';
    try {
      execFileSync('gcc', ['-c', 'bad.i', '-o', 'bad.o'], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, LC_ALL: 'C' },
      });
    } catch (error) {
      message = String((error as { stderr: Buffer }).stderr);
    }
    expect(message).toContain(
      `p.c:5:${(bad.split('\n')[6]?.indexOf('wrong;') as number) + 1}: error: 'wrong' undeclared`,
    );
    expect(message).toContain(`p.c:7:${(bad.split('\n')[8]?.indexOf('undeclared') as number) + 1}: error:`);
  });
});
