import { apply, int, type KernelNode, variable } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { randomKernelCase } from '../../test/random-kernel.ts';
import type { BlockKernel } from './block-kernel.js';
import type { BlockNode } from './block-node.js';
import { blockProgram } from './block-program.js';

const loop = (iterator: string, body: readonly KernelNode[], isShared = false): KernelNode => ({
  ...{
    kind: 'for',
    iterator,
    init: int(0),
    condition: apply('lt', variable(iterator), int(5)),
    step: 1,
    body,
  },
  ...(isShared && { run: 'team' }),
});
const conditional = (then: readonly KernelNode[]): KernelNode => ({
  ...{ kind: 'if', condition: apply('lt', variable('j'), int(3)), then, otherwise: [loop('q', [])] },
});

function programOf(body: readonly KernelNode[]): readonly BlockNode[] {
  const { kernel } = randomKernelCase(0, 'team');
  const threads = [{ iterator: 'once', lower: int(0), count: int(1) }];
  const blocks: BlockKernel['blocks'] = { tile: [{ first: 'team', size: 1 }], stages: [], team: true };
  return blockProgram({ ...kernel, threads, block: [8], blocks, body });
}

function kindsOf(nodes: readonly BlockNode[]): string {
  return nodes.map((node) => (node.kind === 'for' ? `for(${kindsOf(node.body)})` : node.kind)).join(' ');
}

it.each<[string, readonly KernelNode[], string]>([
  ['each part, except the last one', [loop('i', [], true), loop('s', [])], 'thread barrier thread'],
  [
    'each loop around such parts, once',
    [loop('t', [loop('k', [loop('i', [], true)]), loop('s', [])]), loop('r', [])],
    'for(for(thread barrier) barrier thread barrier) barrier thread',
  ],
  [
    'the branches of a condition, which are inside',
    [loop('j', [conditional([loop('i', [], true)])])],
    'for(thread barrier thread barrier)',
  ],
])('a barrier follows %s', (_, body, kinds) => {
  expect(kindsOf(programOf(body))).toBe(kinds);
});
