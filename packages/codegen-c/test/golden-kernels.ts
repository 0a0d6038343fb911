import {
  type Access,
  type BodyExpr,
  type IntExpr,
  int,
  type Kernel,
  parseIntExpr,
  type Statement,
  variable,
} from '@boxflow/ir';

/** Accesses from text such as `C[i][j]`; the first is what the statement writes. */
function accesses(line: number, ...texts: readonly string[]): Access[] {
  return texts.map((text, i) => {
    const [array, ...index] = text.split(/[[\]]+/).filter((part) => part !== '');
    const kind = i === 0 ? 'write' : 'read';
    const location = { file: 'golden.c', line, column: 5 };
    return { kind, may: false, array: array!, index: index.map(parseIntExpr), relation: '', location };
  });
}

const read = (access: number, type: 'float' | 'double'): BodyExpr => ({ kind: 'read', access, type });
const binary = (op: '+' | '*' | '-', left: BodyExpr, right: BodyExpr): BodyExpr => ({
  kind: 'binary',
  op,
  left,
  right,
  type: left.type,
});

/** A loop inside the thread, an update, and an iterator that OpenCL reserves. */
export function matmulKernel(): Kernel {
  const init: Statement = {
    name: 'S0',
    location: { file: 'golden.c', line: 8, column: 5 },
    text: 'C[i][j] = 0.0f;',
    iterators: ['i', 'j'],
    domain: '',
    accesses: accesses(8, 'C[i][j]'),
    body: [{ kind: 'assign', target: 0, value: { kind: 'literal', text: '0.0f', type: 'float' } }],
  };
  const product = binary('*', read(2, 'float'), read(3, 'float'));
  const update: Statement = {
    name: 'S1',
    location: { file: 'golden.c', line: 10, column: 7 },
    text: 'C[i][j] += A[i][kernel] * B[kernel][j];',
    iterators: ['i', 'j', 'kernel'],
    domain: '',
    accesses: accesses(10, 'C[i][j]', 'C[i][j]', 'A[i][kernel]', 'B[kernel][j]'),
    body: [{ kind: 'assign', target: 0, value: binary('+', read(1, 'float'), product) }],
  };
  const [i, j, kernel] = ['i', 'j', 'kernel'].map(variable) as [IntExpr, IntExpr, IntExpr];
  return {
    name: 'scop0_p0_k0',
    summary: 'S0 (line 8), S1 (line 10) for lo <= i < hi',
    views: ['C', 'A', 'B'].map((array) => ({
      name: `${array}_0`,
      array,
      element: 'float',
      rank: 2,
      written: array === 'C',
    })),
    buffers: [],
    scalars: ['n', 'lo', 'hi'],
    threads: [
      { iterator: 'i', lower: variable('lo'), count: parseIntExpr('hi - lo') },
      { iterator: 'j', lower: int(0), count: variable('n') },
    ],
    block: [8, 32],
    body: [
      { kind: 'instance', statement: 'S0', iterators: [i, j], views: [0] },
      {
        kind: 'for',
        iterator: 'kernel',
        init: int(0),
        condition: parseIntExpr('kernel < n'),
        step: 1,
        body: [{ kind: 'instance', statement: 'S1', iterators: [i, j, kernel], views: [0, 0, 1, 2] }],
      },
    ],
    statements: { S0: init, S1: update },
  };
}

/** Bounds that need helpers, a boundary test, an index in arithmetic, and a call. */
export function stencilKernel(): Kernel {
  const sum = binary('+', read(1, 'double'), read(2, 'double'));
  const weight: BodyExpr = { kind: 'int', value: parseIntExpr('t + 1'), type: 'int32' };
  const root: BodyExpr = { kind: 'call', name: 'sqrt', args: [sum], type: 'double' };
  const statement: Statement = {
    name: 'S0',
    location: { file: 'golden.c', line: 21, column: 7 },
    text: 'B[i] = sqrt(A[i - 1] + A[i + 1]) / (t + 1);',
    iterators: ['t', 'i'],
    domain: '',
    accesses: accesses(21, 'B[i]', 'A[i - 1]', 'A[i + 1]'),
    body: [
      {
        kind: 'assign',
        target: 0,
        value: { kind: 'binary', op: '/', left: root, right: weight, type: 'double' },
      },
    ],
  };
  return {
    name: 'scop0_p1_k0',
    summary: 'S0 (line 21) for lo <= i < hi',
    views: [
      { name: 'B_0', array: 'B', element: 'double', rank: 1, written: true },
      { name: 'A_0', array: 'A', element: 'double', rank: 1, written: false },
    ],
    buffers: [],
    scalars: ['n', 't', 'lo', 'hi'],
    threads: [
      { iterator: 'i', lower: parseIntExpr('max(lo, floord(n, 2))'), count: parseIntExpr('hi - lo') },
    ],
    block: [256],
    body: [
      {
        kind: 'if',
        condition: parseIntExpr('(i + t) mod 2 == 0 && i <= n - 2'),
        then: [
          { kind: 'instance', statement: 'S0', iterators: [variable('t'), variable('i')], views: [0, 1, 1] },
        ],
        otherwise: [],
      },
    ],
    statements: { S0: statement },
  };
}

/** A sum in a scalar of the thread, and a small array of its own. */
export function matvecKernel(): Kernel {
  const statement = (name: string, line: number, text: string, ...used: readonly string[]): Statement => ({
    name,
    location: { file: 'golden.c', line, column: 5 },
    text,
    iterators: name === 'S1' ? ['i', 'k'] : ['i'],
    domain: '',
    accesses: accesses(line, ...used),
    body: [],
  });
  const zero: BodyExpr = { kind: 'literal', text: '0', type: 'int32' };
  const clear: Statement = {
    ...statement('S0', 5, 's = 0;', 's'),
    body: [{ kind: 'assign', target: 0, value: zero }],
  };
  const product = binary('*', read(2, 'double'), read(3, 'double'));
  const add: Statement = {
    ...statement('S1', 7, 's += A[i][k] * w[k mod 4];', 's', 's', 'A[i][k]', 'w[k mod 4]'),
    body: [{ kind: 'assign', target: 0, value: binary('+', read(1, 'double'), product) }],
  };
  const remember: Statement = {
    ...statement('S2', 8, 'w[i % 4] = s;', 'w[i mod 4]', 's'),
    body: [{ kind: 'assign', target: 0, value: read(1, 'double') }],
  };
  const i = variable('i');
  const [s, w] = [{ buffer: 0 }, { buffer: 1 }];
  return {
    name: 'scop0_p0_k0',
    summary: 'S0 (line 5), S1 (line 7), S2 (line 8) for lo <= i < hi',
    views: [{ name: 'A', array: 'A', element: 'double', rank: 2, written: false }],
    buffers: [
      { name: 's', array: 's', element: 'double', extents: [] },
      { name: 'w', array: 'w', element: 'float', extents: [4] },
    ],
    scalars: ['n', 'lo', 'hi'],
    nonNegative: ['n', 'lo', 'hi'],
    threads: [{ iterator: 'i', lower: variable('lo'), count: parseIntExpr('hi - lo') }],
    block: [256],
    body: [
      { kind: 'instance', statement: 'S0', iterators: [i], views: [s] },
      {
        kind: 'for',
        iterator: 'k',
        init: int(0),
        condition: parseIntExpr('k < n'),
        step: 1,
        body: [{ kind: 'instance', statement: 'S1', iterators: [i, variable('k')], views: [s, s, 0, w] }],
      },
      { kind: 'instance', statement: 'S2', iterators: [i], views: [w, s] },
    ],
    statements: { S0: clear, S1: add, S2: remember },
  };
}
