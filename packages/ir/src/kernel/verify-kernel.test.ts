import { describe, expect, it } from 'vitest';
import { floydKernel } from '../../test/floyd-kernel.ts';
import { floydPlan } from '../../test/floyd-plan.ts';
import { int, variable } from '../int-expr/int-expr.js';
import { verifyPlan } from '../plan/verify-plan.js';
import type { BodyExpr, Statement } from '../scop/scop.js';
import type { Kernel, KernelStage } from './kernel-ir.js';
import { verifyKernel } from './verify-kernel.js';

const good = floydKernel();
const [instance] = good.body;
const statement = good.statements.S0!;

function withStatement(change: Partial<Statement>): Kernel {
  return { ...good, statements: { S0: { ...statement, ...change } } };
}

function withInstance(change: object): Kernel {
  return { ...good, body: [{ ...instance!, ...change } as Kernel['body'][number]] };
}

function withValue(value: BodyExpr): Kernel {
  return withStatement({ body: [{ kind: 'assign', target: 0, value }] });
}

const ONE: BodyExpr = { kind: 'literal', text: '1', type: 'int32' };

/** The first read of the statement with a subscript that is data. */
function withDataSubscript(value: BodyExpr): Statement['accesses'] {
  const index: Statement['accesses'][number]['index'] = [{ op: 'data', value }, int(0)];
  return statement.accesses.map((access, i) => (i === 1 ? { ...access, index } : access));
}

const loop = { kind: 'for', iterator: 'i', init: int(0), condition: int(0), step: 1, body: [] } as const;

const stage: KernelStage = { first: 'kk', chunk: 8, buffers: [] };

function inTiles(stages: readonly KernelStage[]): Kernel {
  const tile = [
    { first: 'ii', size: 8 },
    { first: 'jj', size: 32, aligned: 32 },
  ];
  return { ...good, blocks: { tile, stages } };
}

const WRITTEN_BOX = {
  ...{ name: 'box', view: 0, origin: [int(0), int(0)], extents: [8, 8], pad: 0, element: ['r', 's'] },
  ...{ accesses: [], out: true as const },
};

const teamLoop = (body: Kernel['body']) => ({ ...loop, iterator: 'q', body, run: 'team' }) as const;

const ONE_BY_ONE = [
  { first: 'ii', size: 1 },
  { first: 'jj', size: 1 },
];
const TEAM: Kernel = {
  ...good,
  threads: [{ iterator: 'once', lower: int(0), count: int(1) }],
  block: [8],
  blocks: { tile: [{ first: 'team', size: 1 }], stages: [], team: true },
  body: [teamLoop([])],
};

describe('verifyKernel', () => {
  it('lets tiles begin before the first iteration unless they have chunks', () => {
    expect(verifyKernel(inTiles([]))).toEqual([]);
    expect(verifyKernel(inTiles([stage])).map(({ message }) => message)).toEqual([
      expect.stringContaining('tiles with chunks do not begin at multiples of 32'),
    ]);
  });

  it('finds nothing wrong with a good kernel', () => {
    expect(verifyKernel(good)).toEqual([]);
    expect(verifyKernel(TEAM)).toEqual([]);
  });

  it.each<[string, Kernel, string]>([
    ['name', { ...good, name: '0k' }, "name[0]: '0k' is not a C identifier"],
    [
      'view name',
      { ...good, views: [good.views[0]!, good.views[0]!] },
      'views and buffers[1]: the name path_0 occurs twice',
    ],
    [
      'name of a buffer',
      { ...good, buffers: [{ name: 'path_1', array: 't', element: 'double', extents: [] }] },
      'views and buffers[2]: the name path_1 occurs twice',
    ],
    [
      'extent of a buffer',
      { ...good, buffers: [{ name: 't', array: 't', element: 'double', extents: [4, 0] }] },
      'buffers[0].extents: (4, 0) are not all positive',
    ],
    [
      'lanes of a dimension that is not the last',
      { ...good, threads: good.threads.map((thread) => ({ ...thread, lanes: 8 })) },
      'threads[0].lanes: 8 threads of the dimension cannot run together',
    ],
    [
      'points of the last dimension',
      { ...good, threads: good.threads.map((thread) => ({ ...thread, points: 4 })) },
      'threads[1].points: 4 iterations of the dimension cannot run together',
    ],
    [
      'panel of threads that run alone',
      { ...good, threads: good.threads.map((thread) => ({ ...thread, panels: 512 })) },
      'threads[1].panels: 512 need threads that run together',
    ],
    [
      'box that several loops write',
      {
        ...inTiles([{ ...stage, buffers: [WRITTEN_BOX] }]),
        body: [
          { ...loop, iterator: 'q', stage: 0 },
          { ...loop, iterator: 'q', stage: 0 },
        ],
      },
      'blocks.stages[0]: several loops write parts of a box',
    ],
    [
      'loop for a team without one',
      { ...good, body: [teamLoop(good.body)] },
      'body: has a loop for a team, but no team',
    ],
    [
      'team with several iterations',
      { ...good, body: [teamLoop(good.body)], blocks: { tile: ONE_BY_ONE, stages: [], team: true } },
      'threads: a team has one iteration',
    ],
    [
      'team that shares loops inside each other',
      { ...TEAM, body: [teamLoop([{ ...teamLoop([]), iterator: 'r' }])] },
      'body: a loop for a team is inside another one',
    ],
    [
      'access to no buffer',
      withInstance({ views: [0, 0, { buffer: 0 }, 0] }),
      'body[0].views[2]: position 0 is not among 0',
    ],
    [
      'buffer of a different array',
      {
        ...withInstance({ views: [0, 0, { buffer: 0 }, 0] }),
        buffers: [{ name: 't', array: 't', element: 'double', extents: [4, 4] }],
      },
      'body[0].views[2]: t is a part of t, not path',
    ],
    [
      'index of a buffer',
      {
        ...withInstance({ views: [0, 0, { buffer: 0, index: [variable('q')] }, 0] }),
        buffers: [{ name: 't', array: 'path', element: 'double', extents: [4] }],
      },
      'body[0].views[2].index[0]: the variable q is not in scope',
    ],
    [
      'copy to a view that is only read',
      {
        ...good,
        buffers: [{ name: 't', array: 'path', element: 'double', extents: [] }],
        body: [
          {
            kind: 'copy',
            direction: 'out',
            view: 1,
            element: [int(0), int(0)],
            target: { buffer: 0, index: [] },
          },
        ],
      },
      'body[0]: path_1 is written and not declared so',
    ],
    [
      'rank of a buffer',
      {
        ...withInstance({ views: [0, 0, { buffer: 0 }, 0] }),
        buffers: [{ name: 't', array: 'path', element: 'double', extents: [4] }],
      },
      'body[0].views[2]: subscripts of t: has 2 entries where 1 belong',
    ],
    [
      'a subscript that reads a later access',
      withStatement({ accesses: withDataSubscript({ kind: 'read', access: 2, type: 'int32' }) }),
      'statements.S0.accesses[1].index[0]: position 2 is not among 1',
    ],
    [
      'a subscript that reads what is written',
      withStatement({ accesses: withDataSubscript({ kind: 'read', access: 0, type: 'int32' }) }),
      'statements.S0.accesses[1].index[0]: access 0 is a write, used as a read',
    ],
    [
      'what follows an assignment',
      withStatement({ body: [...statement.body, { kind: 'assign', target: 1, value: ONE }] }),
      'statements.S0.body[1].target: access 1 is a read, used as a write',
    ],
    [
      'thread',
      { ...good, scalars: ['n', 'k', 'i', 'lo', 'hi'] },
      'scalars and threads[5]: the name i occurs twice',
    ],
    ['known scalar', { ...good, nonNegative: ['z'] }, 'nonNegative: z is not a scalar of the kernel'],
    ['lower', { ...good, scalars: ['n', 'k', 'hi'] }, 'threads[0][0]: the variable lo is not in scope'],
    ['block', { ...good, block: [8, 1.5] }, 'block: (8, 1.5) are not all positive'],
    ['loop', { ...good, body: [loop] }, 'body[0].iterator: i is taken further out'],
    ['step', { ...good, body: [{ ...loop, iterator: 'x', step: 0 }] }, 'body[0].step: 0 leads nowhere'],
    ['statement', withInstance({ statement: 'S9' }), 'body[0].statement: there is no statement S9'],
    [
      'value',
      withInstance({ iterators: [variable('k'), variable('z'), int(0)] }),
      'body[0].iterators[1]: the variable z is not in scope',
    ],
    ['iterators', withInstance({ iterators: [] }), 'body[0].iterators: has 0 entries where 3 belong'],
    ['view', withInstance({ views: [0, 0, 2, 0] }), 'body[0].views[2]: position 2 is not among 2'],
    [
      'written view',
      withInstance({ views: [1, 0, 1, 0] }),
      'body[0].views[0]: path_1 is written and not declared so',
    ],
    [
      'array',
      { ...good, views: good.views.map((v) => ({ ...v, array: 'A' })) },
      'body[0].views[0]: path_0 is a view of A, not path',
    ],
    [
      'rank',
      { ...good, views: good.views.map((v) => ({ ...v, rank: 1 })) },
      'body[0].views[0]: subscripts of path: has 2 entries where 1 belong',
    ],
    [
      'target',
      withStatement({
        body: [{ kind: 'assign', target: 1, value: { kind: 'literal', text: '0', type: 'int32' } }],
      }),
      'statements.S0.body[0].target: access 1 is a read, used as a write',
    ],
    [
      'read',
      withValue({ kind: 'read', access: 7, type: 'double' }),
      'statements.S0.body[0].value: position 7 is not among 4',
    ],
    [
      'second assignment',
      withStatement({
        body: [0, 9].map((target) => ({
          kind: 'assign',
          target,
          value: { kind: 'literal', text: '0', type: 'int32' },
        })),
      }),
      'statements.S0.body[1].target: position 9 is not among 4',
    ],
    [
      'function',
      withValue({ kind: 'call', name: 'rand', args: [], type: 'int32' }),
      'statements.S0.body[0].value: rand is not in the table of pure functions',
    ],
    [
      'arguments',
      withValue({ kind: 'call', name: 'sqrt', args: [], type: 'double' }),
      'statements.S0.body[0].value: arguments of sqrt: has 0 entries where 1 belong',
    ],
    [
      'index',
      withValue({ kind: 'int', value: variable('q'), type: 'int32' }),
      'statements.S0.body[0].value: the variable q is not in scope',
    ],
  ])('finds a wrong %s', (_, kernel, message) => {
    expect(verifyKernel(kernel).map((problem) => problem.message)).toContain(
      `kernel ${kernel.name}: ${message}`,
    );
    expect(verifyKernel(kernel)[0]).toMatchObject({ code: 'BF9121', family: 'bug', severity: 'error' });
  });
});

describe('verifyPlan with kernels', () => {
  const kernels = [good, { ...good, name: 'scop0_p1_k0' }];

  it('accepts launches that fit', () => {
    expect(verifyPlan(floydPlan(), kernels)).toEqual([]);
  });

  it.each<[string, Partial<Kernel>, string]>([
    ['scalars', { scalars: ['n'] }, 'phases[0].launches[0].scalars: has 4 entries where 1 belong'],
    ['threads', { threads: [] }, 'phases[0].launches[0].grid: has 2 entries where 0 belong'],
    ['views', { views: [] }, 'phases[0].launches[0].views: has 2 entries where 0 belong'],
    [
      'element',
      { views: good.views.map((v) => ({ ...v, element: 'float' })) },
      'phases[0].launches[0].views[0]: passes double for float',
    ],
    [
      'writes',
      { views: good.views.map((v) => ({ ...v, written: true })) },
      'phases[0].launches[0].views[1]: scop0_p0_k0 writes through path_1, of which the plan knows no write',
    ],
  ])('finds other %s', (_, change, message) => {
    const found = verifyPlan(floydPlan(), [{ ...good, ...change }, kernels[1]!]);
    expect(found.map((problem) => problem.message)).toContain(`plan scop0: ${message}`);
  });
});
