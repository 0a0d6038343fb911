import {
  type Access,
  apply,
  type Binary,
  type BodyExpr,
  fused,
  type IntExpr,
  int,
  isFloating,
  type Kernel,
  type KernelNode,
  parseIntExpr,
  type ScalarType,
  type Statement,
} from '@boxflow/ir';
import { type Buffer, elementCount, type KernelCase } from './kernel-case.ts';

const LOCATION = { file: 'product.c', line: 3, column: 1 };

/** How `C[i][j] += A[i][k] * B[k][j]` is executed, and which of it. */
export interface PanelShape {
  readonly rows: number;
  readonly columns: number;
  readonly terms: number;
  readonly element: ScalarType;
  readonly lanes: number;
  readonly points: number;
  readonly panels: number;
  /** `B[j][k]` instead, whose lanes are not neighbours. */
  readonly isTransposed: boolean;
  /** `fma(A[i][k], B[k][j], C[i][j])` instead. */
  readonly isFused?: true;
  /** The pairs of i and j; absent: all. */
  readonly condition?: string;
  /** A condition around each copy from and to a register, without which the sum has no terms; absent: none. */
  readonly copied?: string;
}

/** A product whose sums are in registers, with `C[i][j] = -C[i][j]` before and after each. */
export function panelCase(name: string, shape: PanelShape): KernelCase {
  const { rows, columns, terms, element, lanes, points, panels, isTransposed, condition, copied } = shape;
  const [i, j, k] = ['i', 'j', 'k'].map(parseIntExpr) as [IntExpr, IntExpr, IntExpr];
  const own = { buffer: 0, index: [] };
  const copy = (direction: 'in' | 'out'): KernelNode => {
    const node: KernelNode = { kind: 'copy', direction, view: 0, element: [i, j], target: own };
    if (copied === undefined) return node;
    return { kind: 'if', condition: parseIntExpr(copied), then: [node], otherwise: [] };
  };
  const negated: KernelNode = { kind: 'instance', statement: 'S0', iterators: [i, j], views: [0, 0] };
  const added: KernelNode = {
    kind: 'instance',
    statement: 'S1',
    iterators: [i, j, k],
    views: [own, own, 1, 2],
  };
  const sum: KernelNode = {
    kind: 'for',
    iterator: 'k',
    init: int(0),
    condition: apply('lt', k, parseIntExpr('n')),
    step: 1,
    body: [added],
  };
  const nodes = [negated, copy('in'), sum, copy('out'), negated];
  const kernel: Kernel = {
    name,
    summary: 'a product',
    views: ['C', 'A', 'B'].map((array, v) => ({ name: array, array, element, rank: 2, written: v === 0 })),
    buffers: [{ name: 'C_own', array: 'C', element, extents: [] }],
    scalars: ['n'],
    threads: [
      { iterator: 'i', lower: int(0), count: int(rows), points },
      { iterator: 'j', lower: int(1), count: int(columns), lanes, panels },
    ],
    block: [8, 32],
    body:
      condition === undefined
        ? nodes
        : [{ kind: 'if', condition: parseIntExpr(condition), then: nodes, otherwise: [] }],
    statements: { S0: negation(element), S1: addition(shape) },
  };
  const ofB = isTransposed ? [columns + 1, terms] : [terms, columns + 1];
  const buffers = [[rows, columns + 1], [rows, terms], ofB].map((extents, seed) =>
    values(extents, seed, element),
  );
  return { kernel, scalars: [terms], counts: [rows, columns], buffers };
}

/** Floating-point sums of these round, so that their order shows. */
function values(extents: readonly number[], seed: number, element: ScalarType): Buffer {
  const empty = { corner: [0, 0], extents, data: [] };
  const data = Array.from({ length: elementCount(empty) }, (_, n) => {
    const value = 1 + ((n * 7 + seed) % 13);
    return isFloating(element) ? Math.fround(1 / value) : BigInt(value);
  });
  return { ...empty, data };
}

function access(kind: 'read' | 'write', array: string, ...index: readonly string[]): Access {
  return { kind, may: false, array, index: index.map(parseIntExpr), relation: '', location: LOCATION };
}

function negation(type: ScalarType): Statement {
  const operand: BodyExpr = { kind: 'read', access: 1, type };
  return {
    name: 'S0',
    location: LOCATION,
    text: 'C[i][j] = -C[i][j];',
    iterators: ['i', 'j'],
    domain: '',
    accesses: [access('write', 'C', 'i', 'j'), access('read', 'C', 'i', 'j')],
    body: [{ kind: 'assign', target: 0, value: { kind: 'unary', op: '-', operand, type } }],
  };
}

function addition({ element: type, isTransposed, isFused }: PanelShape): Statement {
  const read = (position: number): BodyExpr => ({ kind: 'read', access: position, type });
  const product: BodyExpr = { kind: 'binary', op: '*', left: read(2), right: read(3), type };
  const sum: Binary = { kind: 'binary', op: '+', left: read(1), right: product, type };
  return {
    name: 'S1',
    location: LOCATION,
    text: 'C[i][j] += A[i][k] * B[k][j];',
    iterators: ['i', 'j', 'k'],
    domain: '',
    accesses: [
      access('write', 'C', 'i', 'j'),
      access('read', 'C', 'i', 'j'),
      access('read', 'A', 'i', 'k'),
      isTransposed ? access('read', 'B', 'j', 'k') : access('read', 'B', 'k', 'j'),
    ],
    body: [{ kind: 'assign', target: 0, value: isFused ? fused(sum, 'right') : sum }],
  };
}

/** Returns `panelCase` with a thread for each row, which executes the columns in lanes. The sums are in memory. */
export function lanesCase(name: string, shape: PanelShape): KernelCase {
  const { kernel, counts, ...rest } = panelCase(name, shape);
  const j = parseIntExpr('j');
  const inMemory = (node: KernelNode): readonly KernelNode[] => {
    if (node.kind === 'copy') return [];
    if (node.kind === 'instance') {
      return [{ ...node, views: node.views.map((view) => (typeof view === 'number' ? view : 0)) }];
    }
    return node.kind === 'for' ? [{ ...node, body: node.body.flatMap(inMemory) }] : [node];
  };
  const [row] = kernel.threads;
  const condition = apply('le', j, int(shape.columns));
  const body = kernel.body.flatMap(inMemory);
  const columns: KernelNode = {
    ...{ kind: 'for', iterator: 'j', init: int(1), condition, step: 1, body },
    lanes: shape.lanes,
  };
  const { iterator, lower, count } = row!;
  return {
    ...rest,
    counts: counts.slice(0, 1),
    kernel: { ...kernel, buffers: [], block: [256], threads: [{ iterator, lower, count }], body: [columns] },
  };
}
