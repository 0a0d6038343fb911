import { apply, type BodyExpr, int, type Kernel, type Statement, variable } from '../src/index.ts';

const i = variable('i');
const j = variable('j');
const k = variable('k');
const location = (line: number) => ({ file: 'src/floyd.c', line, column: 5 });

/** `path[i][j] = path[i][k] + path[k][j] < path[i][j] ? … : …`, the rows before row k. */
export function floydKernel(): Kernel {
  const access = (kind: 'read' | 'write', ...index: (typeof i)[]) => ({
    kind,
    may: false,
    array: 'path',
    index,
    relation: '',
    location: location(12),
  });
  const read = (position: number): BodyExpr => ({ kind: 'read', access: position, type: 'double' });
  const sum: BodyExpr = { kind: 'binary', op: '+', left: read(1), right: read(2), type: 'double' };
  const statement: Statement = {
    name: 'S0',
    location: location(12),
    text: 'if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];',
    iterators: ['k', 'i', 'j'],
    domain: '',
    accesses: [access('write', i, j), access('read', i, k), access('read', k, j), access('read', i, j)],
    body: [
      {
        kind: 'if',
        condition: { kind: 'binary', op: '<', left: sum, right: read(3), type: 'int32' },
        then: [{ kind: 'assign', target: 0, value: sum }],
        otherwise: [],
      },
    ],
  };
  return {
    name: 'scop0_p0_k0',
    summary: 'S0 (line 12) for lo <= i < hi, rows before k',
    views: [
      { name: 'path_0', array: 'path', element: 'double', rank: 2, written: true },
      { name: 'path_1', array: 'path', element: 'double', rank: 2, written: false },
    ],
    buffers: [],
    scalars: ['n', 'k', 'lo', 'hi'],
    threads: [
      { iterator: 'i', lower: variable('lo'), count: apply('sub', variable('hi'), variable('lo')) },
      { iterator: 'j', lower: int(0), count: variable('n') },
    ],
    block: [8, 32],
    body: [{ kind: 'instance', statement: 'S0', iterators: [k, i, j], views: [0, 0, 1, 0] }],
    statements: { S0: statement },
  };
}
