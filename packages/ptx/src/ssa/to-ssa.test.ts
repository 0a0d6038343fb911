import { describe, expect, it } from 'vitest';
import { corpus, corpusPtx } from '../../test/index.ts';
import {
  flowGraph,
  functionsOf,
  inlineFunctions,
  parsePtx,
  readNames,
  type SsaFunction,
  toSsa,
  versionOf,
  writtenNames,
} from '../index.js';

const ssaOf = (body: string) => {
  const text = `.version 8.0 .target sm_80 .address_size 64 .entry k() { .reg .b32 %r<9>; .reg .pred %p<3>; ${body} }`;
  return toSsa(flowGraph(functionsOf(parsePtx(text))[0]!));
};

describe('static single assignment', () => {
  it('joins the values of a loop, and only those that are read', () => {
    const { blocks } = ssaOf(`mov.b32 %r1, 0; mov.b32 %r2, 5;
      again: add.s32 %r1, %r1, 1; mov.b32 %r2, 7; setp.lt.s32 %p1, %r1, 9; @%p1 bra again; mov.b32 %r3, %r1;`);
    expect(blocks[1]!.phis).toEqual([{ register: '%r1#2', incoming: ['%r1#1', '%r1#3'] }]);
  });

  it('keeps what a guarded write may leave', () => {
    const { blocks } = ssaOf('mov.b32 %r1, 0; @%p1 mov.b32 %r1, 5; add.s32 %r2, %r1, %r1;');
    expect(blocks[0]!.statements.map(({ otherwise }) => otherwise)).toEqual([
      undefined,
      { '%r1#2': '%r1#1' },
      undefined,
    ]);
    expect(readNames(blocks[0]!.statements[1]!.statement)).toEqual(['%p1#0']);
  });

  it.each(corpus())('holds in $name at -O$level', (program) => {
    const original = parsePtx(corpusPtx(program));
    for (const module of [original, inlineFunctions(original)]) {
      for (const fn of functionsOf(module)) if (fn.body !== undefined) checkSsa(toSsa(flowGraph(fn)));
    }
  });
});

/** Checks that each version is written once, before it is read, and that names without versions are the original ones. */
function checkSsa({ graph, blocks, dominators }: SsaFunction): void {
  const writers = new Map<string, { block: number; index: number }>();
  const write = (name: string, block: number, index: number) => {
    if (writers.has(name)) throw new Error(`${name} is written twice`);
    writers.set(name, { block, index });
  };
  blocks.forEach(({ phis, statements }, block) => {
    for (const { register } of phis) write(register, block, -1);
    statements.forEach(({ statement }, index) => {
      for (const name of writtenNames(statement)) if (name.includes('#')) write(name, block, index);
    });
  });
  const read = (name: string, block: number, index: number) => {
    if (!name.includes('#') || versionOf(name).version === 0) return;
    const writer = writers.get(name);
    const isBefore =
      writer && (writer.block === block ? writer.index < index : dominators.dominates(writer.block, block));
    if (!isBefore) throw new Error(`${name} is read in block ${block} before it is written`);
  };
  blocks.forEach(({ phis, statements }, block) => {
    for (const { incoming } of phis) {
      expect(incoming).toHaveLength(graph.blocks[block]!.predecessors.length);
      for (const [i, name] of incoming.entries()) {
        read(name, graph.blocks[block]!.predecessors[i]!, Number.POSITIVE_INFINITY);
      }
    }
    statements.forEach(({ statement, otherwise }, index) => {
      for (const name of readNames(statement)) read(name, block, index);
      for (const name of Object.values(otherwise ?? {})) read(name, block, index);
    });
    const plain = (names: readonly string[]) => names.map((name) => name.replace(/#\d+$/, ''));
    graph.blocks[block]!.statements.forEach(({ statement }, i) => {
      expect(plain(readNames(statements[i]!.statement))).toEqual(readNames(statement));
      expect(plain(writtenNames(statements[i]!.statement))).toEqual(writtenNames(statement));
    });
  });
}
