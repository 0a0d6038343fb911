import { describe, expect, it } from 'vitest';
import { corpus, corpusPtx } from '../../test/index.ts';
import { dominatorsOf, type FlowGraph, flowGraph, functionsOf, loopsOf, parsePtx } from '../index.js';

const graphOf = (body: string) =>
  flowGraph(functionsOf(parsePtx(`.version 8.0 .target sm_80 .address_size 64 .entry k() { ${body} }`))[0]!);
const edges = ({ blocks }: FlowGraph) => blocks.map(({ successors }) => successors);

const NESTED = `mov.u32 %i, 0;
  outer: setp.ge.u32 %p, %i, 10; @%p bra end;
  mov.u32 %j, 0;
  inner: add.u32 %j, %j, 1; setp.lt.u32 %q, %j, %i; @%q bra inner;
  add.u32 %i, %i, 1; bra outer;
  end: ret;`;

describe('the flow graph', () => {
  it('has blocks that begin at labels and end at jumps', () => {
    const graph = graphOf(NESTED);
    expect(edges(graph)).toEqual([[1], [2, 5], [3], [4, 3], [1], []]);
    expect(graph.blocks.map(({ labels }) => labels)).toEqual([[], ['outer'], [], ['inner'], [], ['end']]);
    expect(graph.blocks[1]!.predecessors).toEqual([0, 4]);
  });

  it('has all targets of a table, and leaves out what is never reached', () => {
    const graph = graphOf(`t: .branchtargets a, b; brx.idx %r, t; mov.u32 %r, 1; a: ret; b: @%p exit; trap;`);
    expect(edges(graph)).toEqual([[1, 2], [], [3], []]);
  });

  it('has an entry of its own if the function begins with a loop', () => {
    expect(edges(graphOf('again: @%p bra again; ret;'))).toEqual([[1], [2, 1], []]);
  });

  it('needs labels that exist', () => {
    expect(() => graphOf('bra nowhere;')).toThrow("1:58: the label 'nowhere' does not exist");
  });

  it('has no scopes, and names of scopes are kept apart', () => {
    const { function: flat } = graphOf(
      '.reg .b32 %r<9>; { .reg .b32 %r<2>; mov.b32 %r1, 1; } { .reg .b32 t; mov.b32 t, %r8; } ret;',
    );
    const names = flat.body!.map((one) => (one.kind === 'variable' ? one.declarators[0]!.name : undefined));
    expect(names.filter(Boolean)).toEqual(['%r', '%r$1_', 't$2']);
    const moves = flat.body!.flatMap((one) => (one.kind === 'instruction' ? [one.operands] : []));
    expect(moves[0]![0]).toEqual({ kind: 'name', name: '%r$1_1' });
    expect(moves[1]).toEqual([
      { kind: 'name', name: 't$2' },
      { kind: 'name', name: '%r8' },
    ]);
  });
});

describe('dominators', () => {
  it('of nested loops', () => {
    const graph = graphOf(NESTED);
    const { immediate, frontiers } = dominatorsOf(graph);
    expect(immediate).toEqual([undefined, 0, 1, 2, 3, 1]);
    expect(frontiers.map((set) => [...set].sort())).toEqual([[], [1], [1], [1, 3], [1], []]);
  });

  it('are the blocks without which the others cannot be reached, in the whole corpus', () => {
    let compared = 0;
    for (const program of corpus()) {
      for (const fn of functionsOf(parsePtx(corpusPtx(program)))) {
        if (fn.body === undefined) continue;
        const graph = flowGraph(fn);
        if (graph.blocks.length > 60) continue;
        const { dominates } = dominatorsOf(graph);
        graph.blocks.forEach((_, a) => {
          const reached = reachedWithout(graph, a);
          graph.blocks.forEach((__, b) => {
            ++compared;
            if (dominates(a, b) === reached.has(b)) throw new Error(`${fn.name}: ${a} and ${b}`);
          });
        });
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

it('loops are nested by their headers', () => {
  expect(loopsOf(graphOf(NESTED))).toEqual([
    { header: 1, latches: [4], blocks: new Set([1, 4, 3, 2]) },
    { header: 3, latches: [3], blocks: new Set([3]), parent: 1 },
  ]);
});

function reachedWithout({ blocks }: FlowGraph, removed: number): Set<number> {
  const reached = new Set(removed === 0 ? [] : [0]);
  for (const block of reached)
    for (const next of blocks[block]!.successors) if (next !== removed) reached.add(next);
  return reached;
}
