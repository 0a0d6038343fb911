import {
  apply,
  type BodyExpr,
  type Kernel,
  type ScalarType,
  splitVariant,
  variable,
  verifyKernel,
} from '@boxflow/ir';
import { floydKernel } from '@boxflow/ir/testing';
import { describe, expect, it } from 'vitest';
import { matmulKernel, stencilKernel } from '../test/golden-kernels.ts';
import { randomKernelCase } from '../test/random-kernel.ts';
import { printHostKernels } from './host/print-host-kernels.js';

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** How often each construct occurs in the kernel's own function. */
function structureOf(kernel: Kernel) {
  const source = printHostKernels([kernel]).replace(/\/\/.*/g, '');
  const start = source.indexOf(`static void ${kernel.name}(`);
  const body = source.slice(start, source.indexOf('\n}\n', start));
  return {
    loops: count(body, /\bfor \(/g),
    tests: count(body, /\bif \(/g),
    stores: count(body, /\] [-+*/]?= /g),
  };
}

describe('structure of host kernels', { timeout: 60_000 }, () => {
  it.each<[string, Kernel, object]>([
    ['floyd', floydKernel(), { loops: 2, tests: 1, stores: 1 }],
    ['matmul', matmulKernel(), { loops: 3, tests: 0, stores: 2 }],
    ['stencil', stencilKernel(), { loops: 1, tests: 1, stores: 1 }],
    [
      'one thread',
      { ...matmulKernel(), threads: [], block: [], scalars: ['n', 'i', 'j'] },
      { loops: 1, tests: 0, stores: 2 },
    ],
  ])('%s', (_, kernel, expected) => {
    expect(verifyKernel(kernel)).toEqual([]);
    expect(structureOf(kernel)).toEqual(expected);
  });

  it('the innermost thread loop alone is marked as independent, of the kernel and its variant', () => {
    expect(count(printHostKernels([matmulKernel()]), /#pragma GCC ivdep\n\s*for \(int64_t j /g)).toBe(2);
    expect(count(printHostKernels([matmulKernel()]), /#pragma/g)).toBe(2);
  });

  it('no loop is, where a thread reads through another reference what it wrote before', () => {
    const kernel = matmulKernel();
    const [init, loop] = kernel.body;
    const inner = loop!.kind === 'for' ? loop : undefined;
    const instance = inner!.body[0] as Extract<Kernel['body'][number], { kind: 'instance' }>;
    const [i, j, k] = instance.iterators;
    const shifted = { ...instance, iterators: [i!, apply('add', j!, k!), k!] };
    const ordered = { ...kernel, body: [init!, { ...inner!, body: [shifted] } as Kernel['body'][number]] };
    expect(verifyKernel(ordered)).toEqual([]);
    expect(printHostKernels([ordered])).not.toContain('#pragma');
  });

  it('what one iteration executes at the end is apart from the loop over all', () => {
    const { body, ...kernel } = matmulKernel();
    const [init, loop] = body;
    const condition = apply('eq', apply('add', variable('n'), apply('neg', variable('lo'))), variable('j'));
    const guarded = { kind: 'if', condition, then: [init!], otherwise: [] } as const;
    const source = printHostKernels([{ ...kernel, body: [loop!, guarded] }]);
    const own = source.slice(source.indexOf('static void scop0_p0_k0('));
    expect(own).toMatch(
      /\{\n +const int64_t j = n - lo;\n +if \(0 <= j && j < j_count\) \{\n +#pragma GCC ivdep\n +for \(int64_t i = lo;/,
    );
    expect(structureOf({ ...kernel, body: [loop!, guarded] })).toEqual({ loops: 4, tests: 1, stores: 2 });
    // Nothing is moved before what follows it.
    expect(structureOf({ ...kernel, body: [guarded, loop!] })).toEqual({ loops: 3, tests: 1, stores: 2 });
  });

  it('iterations are in two ranges if a statement asks in each whether it comes after some other one', () => {
    const kernel = matmulKernel();
    const { S0, ...others } = kernel.statements;
    const literal = (text: string): BodyExpr => ({ kind: 'literal', text, type: 'float' });
    const printed = (type: ScalarType) => {
      const [left, right] = ['j', 'n'].map(
        (name): BodyExpr => ({ kind: 'int', value: variable(name), type }),
      ) as [BodyExpr, BodyExpr];
      const condition: BodyExpr = { kind: 'binary', op: '>', left, right, type: 'int32' };
      const value: BodyExpr = {
        ...{ kind: 'conditional', condition, type: 'float' },
        ...{ then: literal('1.0f'), otherwise: literal('2.0f') },
      };
      const chosen = { ...S0!, body: [{ kind: 'assign', target: 0, value }] as const };
      const body = kernel.body.slice(0, 1);
      return printHostKernels([{ ...kernel, body, statements: { ...others, S0: chosen } }]);
    };
    const source = printed('int32');
    expect(source).toMatch(
      /j < \(n \+ 1 < j_count \? n \+ 1 : j_count\); \+\+j\) \{\s+\/\/.*\s+C_0\[i \* C_0_s0 \+ j\] = 2\.0f;/,
    );
    expect(source).toMatch(
      /j = \(n \+ 1 > 0 \? n \+ 1 : 0\); j < j_count; \+\+j\) \{\s+\/\/.*\s+C_0\[i \* C_0_s0 \+ j\] = 1\.0f;/,
    );
    // What is negative is not less than 1 there.
    const asked = /j > \(.*\)n \? 1\.0f : 2\.0f;/g;
    expect([count(source, asked), count(printed('uint32'), asked)]).toEqual([1, 2]);
  });

  it('only the helpers in use are defined, once', () => {
    const kernels = [stencilKernel(), { ...stencilKernel(), name: 'scop0_p2_k0' }];
    const defined = [...printHostKernels(kernels).matchAll(/static inline int64_t (\w+)\(/g)].map(
      ([, name]) => name,
    );
    expect(defined).toEqual(['floord', 'mod', 'imax', 'box_of_1_8']);
    expect(printHostKernels([floydKernel()])).not.toContain('floord');
  });

  it('division of what cannot be negative is plain', () => {
    const kernel = matmulKernel();
    const half = apply('floordiv', variable('kernel'), { op: 'int', value: 2 });
    const [init, loop] = kernel.body;
    const inner = loop!.kind === 'for' ? loop : undefined;
    const instance = { ...inner!.body[0]!, iterators: [variable('i'), variable('j'), half] };
    const source = printHostKernels([
      { ...kernel, body: [init!, { ...inner!, body: [instance] } as Kernel['body'][number]] },
    ]);
    expect(source).toContain('A_0[i * A_0_s0 + kernel / 2]');
    expect(source).not.toContain('floord');
  });

  it('scalars that are known not to be negative count as such', () => {
    const kernel: Kernel = { ...stencilKernel(), nonNegative: ['n', 't', 'lo'] };
    const source = printHostKernels([kernel]);
    expect(source).toContain('imax(lo, n / 2)');
    expect(source).toContain('if ((i + t) % 2 == 0 &&');
  });

  it('every random kernel passes the verifier', () => {
    for (let seed = 0; seed < 100; seed++) {
      expect(verifyKernel(randomKernelCase(seed, 'random').kernel)).toEqual([]);
    }
  });
});

describe('views in several buffers', () => {
  it('the kernel itself pays nothing for them', () => {
    const source = printHostKernels([floydKernel()]);
    const start = source.indexOf('static void scop0_p0_k0(');
    expect(source.slice(start, source.indexOf('\n}\n', start))).not.toMatch(/boxes_|at_double/);
  });

  it('scalars are never split, and a kernel of scalars alone has no variant', () => {
    const kernel = stencilKernel();
    const views = kernel.views.map((view) => ({ ...view, rank: 0 }));
    const accesses = kernel.statements.S0!.accesses.map((access) => ({ ...access, index: [] }));
    const statements = { S0: { ...kernel.statements.S0!, accesses } };
    expect(printHostKernels([{ ...kernel, views, statements }])).not.toContain('_split');
  });

  it('arguments stay within what any device takes: many views have fewer boxes, and too many no variant', () => {
    const kernel = floydKernel();
    const withViews = (count: number): Kernel => ({
      ...kernel,
      views: Array.from({ length: count }, (_, i) => ({ ...kernel.views[0]!, name: `v${i}` })),
    });
    expect(splitVariant(kernel)).toEqual({ kernel: 'scop0_p0_k0_split', pieces: 8 });
    expect(splitVariant(withViews(5))?.pieces).toBe(3);
    expect(splitVariant(withViews(9))).toBeNull();
  });

  it('variables give way to the names of structs and functions', () => {
    const kernel = JSON.parse(JSON.stringify(stencilKernel()).replaceAll('"n"', '"at_double_1_8"')) as Kernel;
    expect(printHostKernels([kernel])).toContain('floord(at_double_1_8_2, 2)');
  });
});

describe('names', () => {
  const withScalar = (name: string): Kernel => {
    const kernel = stencilKernel();
    const rename = (text: string) =>
      JSON.parse(JSON.stringify(kernel).replaceAll('"n"', JSON.stringify(text))) as Kernel;
    return rename(name);
  };

  it.each([
    ['while', 'while_2'],
    ['linux', 'linux_2'],
    ['INT_MAX', 'v_INT_MAX'],
    ['__n', 'v_n'],
    ['A_0', 'A_0'],
    ['i_count', 'i_count'],
    ['sqrt', 'sqrt_2'],
    ['floord', 'floord_2'],
    ['scop0_p1_k0', 'scop0_p1_k0_2'],
  ])('the parameter %s is printed as %s', (name, printed) => {
    expect(printHostKernels([withScalar(name)])).toContain(`floord(${printed}, 2)`);
  });

  it('views and counts give way to parameters and iterators', () => {
    const source = printHostKernels([withScalar('A_0')]);
    expect(source).toContain('sqrt(A_0_2[i - 1] + A_0_2[i + 1])');
    expect(printHostKernels([withScalar('i_count')])).toContain('i < i_first + i_count_2');
  });
});

describe('what cannot be printed', () => {
  it('a variable that nothing defines is a bug, and named', () => {
    expect(() => printHostKernels([{ ...stencilKernel(), scalars: ['t', 'lo', 'hi'] }])).toThrow(
      'error BF9101: kernel scop0_p1_k0 uses the variable n, which nothing defines',
    );
  });

  it('a function that is not in the table is a bug, and named', () => {
    const kernel = stencilKernel();
    const value: BodyExpr = { kind: 'call', name: 'rand', args: [], type: 'int32' };
    const statement = { ...kernel.statements.S0!, body: [{ kind: 'assign', target: 0, value } as const] };
    expect(() => printHostKernels([{ ...kernel, statements: { S0: statement } }])).toThrow(
      'error BF9102: a statement calls rand, which is not in the table of pure functions',
    );
  });
});
